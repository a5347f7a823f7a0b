import type { Problem } from '@crupier/kernel';

/** The version of what travels between page and server. It grows with every change after which one of before does not understand it. */
export const PROTOCOL_VERSION = 4;

/** The version of pages that do not say theirs. */
const UNSAID_VERSION = 1;

/** A WebSocket's address with the version of whoever opens it. */
export function withVersion(address: string, version = PROTOCOL_VERSION): string {
  const url = new URL(address);
  url.searchParams.set('protocol', String(version));
  return url.href;
}

/**
 * Whether whoever opens a WebSocket speaks as this program does, by what the address says. A program may leave its version out; a page
 * that does is older than versions. *Errors:* `protocol.other`, `protocol.malformed`.
 */
export function findWrongVersion(said: unknown, isPage: boolean): Problem | undefined {
  if (said === undefined && !isPage) return undefined;
  const text = String(said ?? UNSAID_VERSION);
  if (!/^\d{1,9}$/.test(text)) return { code: 'protocol.malformed', at: 'protocol', values: { server: PROTOCOL_VERSION } };
  const page = Number(text);
  return page === PROTOCOL_VERSION ? undefined : { code: 'protocol.other', at: 'protocol', values: { page, server: PROTOCOL_VERSION } };
}
