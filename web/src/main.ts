import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { listen } from './router.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
listen();
mount(App, { target: place });
