import type { Tutorial } from '@crupier/kernel';
import { platform } from '#platform';
import type { SeedOrigin } from '../store/journal-store.ts';

/** SHA-256 of a text, as hexadecimal digits. */
export const { sha256 } = platform;

/** Draws a server's secret and commits to it: 256 bits that nobody at the table can guess or change. */
export function commitToSecret(): Omit<SeedOrigin, 'nonces'> {
  const secret = drawHex(32);
  return { secret, commitment: sha256(secret) };
}

/** The origin of a tutorial's seed: it is the same at every table, and nobody's share is in it. */
export function tutorialOrigin({ secret }: Pick<Tutorial, 'secret'>): SeedOrigin {
  return { secret, commitment: sha256(secret), nonces: [] };
}

/** A nonce for a seat that brought none. */
export function drawNonce(): string {
  return drawHex(16);
}

/** The key of the match's random stream: no single party could choose it. 64 hexadecimal digits. */
export function seedOf({ secret, nonces }: SeedOrigin): string {
  return sha256([secret, ...nonces].join(':'));
}

/** So many random bytes as hexadecimal digits. */
function drawHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
