import type { Dice } from '@crupier/kernel';

/** Dice for a bot's own choices: the same for the same text, whatever the text is. Never the match's stream, and not for secrets. */
export function diceFrom(text: string): Dice {
  const state = spread(text);
  return (bound) => Math.floor((next(state) / 0x1_0000_0000) * bound);
}

/** A fresh key for a fork of a match: 64 hexadecimal digits. */
export function drawSeed(roll: Dice): string {
  return Array.from({ length: 64 }, () => roll(16).toString(16)).join('');
}

/** A shuffled copy of a list. */
export function shuffled<T>(list: readonly T[], roll: Dice): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const pick = roll(last + 1);
    [copy[last], copy[pick]] = [copy[pick] as T, copy[last] as T];
  }
  return copy;
}

/** Four words from a text, each stirred by every character (FNV-1a with four starts). */
function spread(text: string): Uint32Array {
  const state = Uint32Array.of(0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    for (let word = 0; word < 4; word++) state[word] = Math.imul((state[word] ?? 0) ^ (code + word), 0x01000193 + 2 * word);
  }
  for (let warm = 0; warm < 12; warm++) next(state);
  return state;
}

/** One step of sfc32 (small fast counter). */
function next(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, counter = 0] = state;
  const result = (a + b + counter) >>> 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) >>> 0;
  state[2] = (((c << 21) | (c >>> 11)) + result) >>> 0;
  state[3] = (counter + 1) >>> 0;
  return result;
}
