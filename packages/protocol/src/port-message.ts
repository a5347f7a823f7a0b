import type { Language } from '@crupier/kernel';

/**
 * What a page says to a host that runs beside it, in a worker of the same browser, where it would otherwise ask a server by HTTP and open
 * a WebSocket: requests, and links that carry the same texts as the socket.
 */
export type PortQuestion =
  | { readonly kind: 'ask'; readonly id: number; readonly request: PortRequest }
  | { readonly kind: 'open'; readonly link: number; readonly language: Language }
  | { readonly kind: 'say'; readonly link: number; readonly text: string }
  | { readonly kind: 'close'; readonly link: number };

/** A request as HTTP would carry it. */
export interface PortRequest {
  readonly method: string;
  /** The path with its query: `/api/rules?q=ward`. */
  readonly path: string;
  readonly language: Language;
  /** The body, as JSON. */
  readonly body?: string;
}

/** What the host says to the page. */
export type PortReply =
  /** `ok` tells whether it is what was asked for; otherwise `body` is a `FailedRequest`. */
  | { readonly kind: 'answer'; readonly id: number; readonly ok: boolean; readonly body: unknown }
  | { readonly kind: 'told'; readonly link: number; readonly text: string };

const BEGINNING = 'device-';

/** The id of a match that is kept on a device, made of one that nobody else has. */
export function deviceMatchId(id: string): string {
  return `${BEGINNING}${id}`;
}

/** Whether a match is kept on the device on which it is played, by its id: a server has never heard of it. */
export function isOnDevice(match: string): boolean {
  return match.startsWith(BEGINNING);
}
