import { hash, randomBytes } from 'node:crypto';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** The key of a match from what a person calls its seed: a key as it stands, the hash of any other text. */
export function seedFromText(text: string): string {
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : sha256(`crupier ${text}`);
}

/** The key of one game of a simulation: the same on every machine, and for any number of workers. */
export function seedOfGame(seed: string, index: number): string {
  return sha256(`crupier ${seed} game ${index}`);
}

/** A seed as JSON output gives it: a number where it is a whole one. */
export function printedSeed(seed: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed;
}

/** A fresh seed, short enough to be typed: a whole number below 2⁴⁸. */
export function drawShortSeed(): string {
  return String(randomBytes(6).readUIntBE(0, 6));
}
