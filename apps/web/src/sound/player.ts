/** Plays sounds that are made on the spot. Silent until the reader has pressed something: browsers want it so, and so do people. */

import { preferences } from '../preferences/preferences.ts';
import type { SoundName } from './sound-names.ts';
import { voices, type Voice } from './voices.ts';

interface Player {
  readonly context: AudioContext;
  readonly noise: AudioBuffer;
}

let player: Player | undefined;

/** Seconds of noise, which parts of sounds are cut from. */
const noiseSeconds = 0.5;
/** In seconds: how fast a part rises. */
const rise = 0.004;

/** Lets sounds be heard from the first press on. Returns what ends that. */
export function listenForFirstPress(): () => void {
  const open = (): void => {
    player ??= openPlayer();
  };
  window.addEventListener('pointerdown', open, true);
  window.addEventListener('keydown', open, true);
  return () => {
    window.removeEventListener('pointerdown', open, true);
    window.removeEventListener('keydown', open, true);
  };
}

function openPlayer(): Player | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * noiseSeconds), context.sampleRate);
  const samples = noise.getChannelData(0);
  // Any noise will do, and the same each time: it comes from no stream that a match draws from.
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = state / 2 ** 31;
  }
  return { context, noise };
}

/** Plays a sound, unless it is switched off. `strength` goes from 1 to 3: how large what is heard is. */
export function playSound(name: SoundName, strength = 1): void {
  const { volume, muted } = preferences.read();
  if (player === undefined || volume === 0 || muted.includes(name)) return;
  const { context } = player;
  const master = context.createGain();
  // Ears hear loudness as a power.
  master.gain.value = (volume / 100) ** 2 * (0.7 + 0.3 * Math.min(3, strength));
  master.connect(context.destination);
  for (const voice of voices[name]) playVoice(player, voice, master);
}

function playVoice({ context, noise }: Player, { kind, from, to = from, ms, loud, at = 0 }: Voice, out: AudioNode): void {
  const begin = context.currentTime + at / 1000;
  const end = begin + ms / 1000;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  if (kind === 'sine' || kind === 'triangle') {
    const tone = context.createOscillator();
    tone.type = kind;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(gain);
    tone.start(begin);
    tone.stop(end);
    return;
  }
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  filter.connect(gain);
  const source = context.createBufferSource();
  source.buffer = noise;
  source.connect(filter);
  source.start(begin);
  source.stop(end);
}
