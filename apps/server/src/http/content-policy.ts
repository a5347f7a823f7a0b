import type { IncomingMessage } from 'node:http';

/**
 * The only styles that the page adds as texts: those of the library of its controls, for what can be pressed and for what is scrolled
 * on phones. All others are files, or set by scripts property by property.
 */
export const styleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-fA-F:]+\](?::\d+)?$/;

/** Whether a text is the name of a host, with a port or without, and nothing else. */
export function isHostName(text: string): boolean {
  return HOST.test(text);
}

/** The sockets of the host that a request names: not every browser counts them among what is its own. */
function ownSockets({ headers }: IncomingMessage): string {
  const { host = '' } = headers;
  return isHostName(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** What a page may load and connect to: everything from this server and nothing from elsewhere. */
export const contentPolicy = {
  defaultSrc: ["'self'"],
  connectSrc: ["'self'", ownSockets],
  fontSrc: ["'self'", 'data:'],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
  upgradeInsecureRequests: null,
};
