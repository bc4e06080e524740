// A soft tick, for those who asked for sounds.

let context: AudioContext | null = null;

export function tick(pitch: number): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.18);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.2);
  } catch {
    // A browser without sound is silent.
  }
}
