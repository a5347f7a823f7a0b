/** Of what each sound is made: paper, felt, wood and glass, from noise and tones. */

import type { SoundName } from './sound-names.ts';

/** A part of a sound. Times are milliseconds, loudness goes from 0 to 1, frequencies are hertz. */
export interface Voice {
  /** Noise through a filter, or a tone that glides. */
  readonly kind: 'bandpass' | 'lowpass' | 'highpass' | 'sine' | 'triangle';
  readonly from: number;
  readonly to?: number;
  readonly ms: number;
  readonly loud: number;
  /** When it begins. */
  readonly at?: number;
}

/** The parts of each sound. */
export const voices: Readonly<Record<SoundName, readonly Voice[]>> = {
  slip: [{ kind: 'bandpass', from: 2600, to: 4800, ms: 110, loud: 0.18 }],
  deal: [
    { kind: 'lowpass', from: 1700, to: 500, ms: 70, loud: 0.3 },
    { kind: 'sine', from: 130, to: 90, ms: 50, loud: 0.22 },
  ],
  flip: [
    { kind: 'highpass', from: 2400, ms: 30, loud: 0.12 },
    { kind: 'lowpass', from: 1500, to: 600, ms: 60, loud: 0.24, at: 60 },
  ],
  tap: [{ kind: 'sine', from: 310, to: 210, ms: 45, loud: 0.2 }],
  hit: [
    { kind: 'sine', from: 170, to: 60, ms: 110, loud: 0.4 },
    { kind: 'lowpass', from: 700, to: 200, ms: 70, loud: 0.3 },
  ],
  threat: [
    { kind: 'triangle', from: 104, to: 92, ms: 260, loud: 0.34 },
    { kind: 'lowpass', from: 400, ms: 40, loud: 0.2 },
  ],
  aember: [
    { kind: 'sine', from: 1760, ms: 260, loud: 0.12 },
    { kind: 'sine', from: 2637, ms: 180, loud: 0.07, at: 15 },
  ],
  key: [
    { kind: 'bandpass', from: 3600, ms: 25, loud: 0.3 },
    { kind: 'bandpass', from: 2200, ms: 35, loud: 0.34, at: 110 },
    { kind: 'sine', from: 587, ms: 320, loud: 0.14, at: 120 },
    { kind: 'sine', from: 880, ms: 420, loud: 0.12, at: 220 },
  ],
  chain: [
    { kind: 'triangle', from: 640, to: 600, ms: 70, loud: 0.14 },
    { kind: 'triangle', from: 955, ms: 45, loud: 0.08, at: 12 },
  ],
  resolve: [
    { kind: 'sine', from: 225, to: 165, ms: 90, loud: 0.3 },
    { kind: 'lowpass', from: 900, ms: 25, loud: 0.16 },
  ],
  yourTurn: [
    { kind: 'sine', from: 200, to: 140, ms: 70, loud: 0.36 },
    { kind: 'lowpass', from: 1100, ms: 22, loud: 0.22 },
    { kind: 'sine', from: 200, to: 140, ms: 70, loud: 0.3, at: 140 },
    { kind: 'lowpass', from: 1100, ms: 22, loud: 0.18, at: 140 },
  ],
  clock: [
    { kind: 'bandpass', from: 3200, ms: 18, loud: 0.3 },
    { kind: 'bandpass', from: 2500, ms: 18, loud: 0.26, at: 240 },
    { kind: 'bandpass', from: 3200, ms: 18, loud: 0.3, at: 480 },
  ],
  end: [
    { kind: 'sine', from: 392, ms: 700, loud: 0.14 },
    { kind: 'sine', from: 523, ms: 700, loud: 0.12, at: 90 },
    { kind: 'sine', from: 659, ms: 800, loud: 0.1, at: 180 },
  ],
};
