import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compress.ts';

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {}, // effects run in tests too
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
