import { readFileSync } from 'node:fs';

/** The version of Crupier, which is also the engine's in journals. */
export const productVersion: string = readVersion();

function readVersion(): string {
  const read: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return String((read as { readonly version?: unknown }).version ?? '');
}
