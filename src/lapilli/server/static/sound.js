// Wood, a rattle of dice, water, rumble and a bell, made here out of noise and tones. Silent until somebody asks for it, once.

const KEY = "lapilli.sound";
const APART = 60; // milliseconds between two of a kind
const speaker = { context: null, hiss: null }; // made when first heard; `hiss` is a second of noise
const last = new Map(); // kind -> when it was heard

/** How loud, 0 to 1; 0 is silent, as it is until asked for. */
export function volume() {
  try {
    return Math.max(0, Math.min(1, Number(localStorage.getItem(KEY) ?? 0) || 0));
  } catch {
    return 0;
  }
}

export function setVolume(level) {
  try {
    localStorage.setItem(KEY, String(level));
  } catch {
    // private windows may refuse: then it stays silent
  }
  if (level) play("wood");
}

/** What is heard: how each sound is put together, from the moment it begins. */
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

/** Let one of them be heard, if sound was asked for and the page is looked at. */
export function play(kind) {
  const loud = volume();
  if (!loud || document.hidden || !SOUNDS[kind] || !globalThis.AudioContext) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers want a click first, and warn
  if (performance.now() - (last.get(kind) ?? -APART) < APART) return;
  last.set(kind, performance.now());
  speaker.context ??= new AudioContext();
  if (speaker.context.state === "suspended") speaker.context.resume().catch(() => {});
  SOUNDS[kind](speaker.context.currentTime + 0.01);
}

/** A strength that rises in `soft` seconds and dies away. */
function swell(at, time, loud, soft) {
  const gain = speaker.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume()), at + soft);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(time, soft + 0.02));
  gain.connect(speaker.context.destination);
  return gain;
}

function tone(at, pitch, time, loud, soft = 0.004) {
  const source = speaker.context.createOscillator();
  source.frequency.value = pitch;
  source.connect(swell(at, time, loud, soft));
  source.start(at);
  source.stop(at + time + 0.1);
}

function noise(at, time, pitch, loud, soft = 0.004) {
  speaker.hiss ??= hissing();
  const source = speaker.context.createBufferSource();
  source.buffer = speaker.hiss;
  source.loop = true;
  const filter = speaker.context.createBiquadFilter();
  filter.type = pitch < 300 ? "lowpass" : "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  filter.connect(swell(at, time, loud, soft));
  source.start(at);
  source.stop(at + time + 0.1);
}

function hissing() {
  const { context } = speaker;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
