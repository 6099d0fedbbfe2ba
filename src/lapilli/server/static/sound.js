// Sounds, synthesised from noise and tones. Silent until somebody turns the volume up.

const KEY = "lapilli.sound";
const MIN_INTERVAL = 60; // milliseconds between two sounds of a kind

/** @type {{ context: AudioContext | null, hiss: AudioBuffer | null }} */
const speaker = { context: null, hiss: null }; // created on first use; `hiss` is a second of noise
const last = new Map(); // kind -> time it was played

/**
 * Return the volume, 0 to 1; 0 until somebody changes it.
 * @returns {number}
 */
export function volume() {
  try {
    return Math.max(0, Math.min(1, Number(localStorage.getItem(KEY) ?? 0) || 0));
  } catch {
    return 0;
  }
}

/** @param {number} level */
export function setVolume(level) {
  try {
    localStorage.setItem(KEY, String(level));
  } catch {
    // storage is blocked: it stays silent
  }
  if (level) play("wood");
}

/** What is heard: how each sound is put together, from the moment it begins. */
/** @type {Record<string, (at: number) => void>} */
const SOUNDS = {
  wood: (at) => {
    tone(at, 210, 0.09, 0.5);
    tone(at, 480, 0.05, 0.2);
    noise(at, 0.04, 1800, 0.25);
  },
  rattle: (at) => {
    const beats = [0, 0.07, 0.13, 0.22, 0.34, 0.41];
    for (const [step, late] of beats.entries()) noise(at + late, 0.035, 2600 - 260 * step, 0.4 - 0.05 * step);
  },
  water: (at) => {
    noise(at, 0.9, 620, 0.22, 0.35);
    noise(at + 0.25, 0.7, 1100, 0.12, 0.3);
  },
  rumble: (at) => {
    noise(at, 1.1, 110, 0.9, 0.2);
    tone(at, 46, 1, 0.5, 0.15);
  },
  bell: (at) => {
    tone(at, 660, 1.2, 0.3);
    tone(at, 1320, 0.8, 0.12);
    tone(at, 1984, 0.5, 0.07);
  },
  gong: (at) => {
    tone(at, 110, 2.4, 0.5, 0.02);
    tone(at, 164, 2, 0.25, 0.02);
    tone(at, 277, 1.4, 0.14, 0.02);
  },
};

/** Return the audio context; browsers want it to be made after a click. */
function audio() {
  speaker.context ??= new AudioContext();
  return speaker.context;
}

/**
 * Play a sound, if the volume is up and the page is visible.
 * @param {string} kind
 */
export function play(kind) {
  const loud = volume();
  if (!loud || document.hidden || !SOUNDS[kind] || !globalThis.AudioContext) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers require a click first, and log a warning
  if (performance.now() - (last.get(kind) ?? -MIN_INTERVAL) < MIN_INTERVAL) return;
  last.set(kind, performance.now());
  const context = audio();
  if (context.state === "suspended") context.resume().catch(() => {});
  SOUNDS[kind](context.currentTime + 0.01);
}

/**
 * Return a gain that rises in `soft` seconds and decays.
 * @param {number} at
 * @param {number} time
 * @param {number} loud
 * @param {number} soft
 * @returns {GainNode}
 */
function envelope(at, time, loud, soft) {
  const gain = audio().createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume()), at + soft);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(time, soft + 0.02));
  gain.connect(audio().destination);
  return gain;
}

/**
 * @param {number} at
 * @param {number} pitch
 * @param {number} time
 * @param {number} loud
 * @param {number} [soft]
 */
function tone(at, pitch, time, loud, soft = 0.004) {
  const source = audio().createOscillator();
  source.frequency.value = pitch;
  source.connect(envelope(at, time, loud, soft));
  source.start(at);
  source.stop(at + time + 0.1);
}

/**
 * @param {number} at
 * @param {number} time
 * @param {number} pitch
 * @param {number} loud
 * @param {number} [soft]
 */
function noise(at, time, pitch, loud, soft = 0.004) {
  speaker.hiss ??= whiteNoise();
  const source = audio().createBufferSource();
  source.buffer = speaker.hiss;
  source.loop = true;
  const filter = audio().createBiquadFilter();
  filter.type = pitch < 300 ? "lowpass" : "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  filter.connect(envelope(at, time, loud, soft));
  source.start(at);
  source.stop(at + time + 0.1);
}

function whiteNoise() {
  const context = audio();
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
