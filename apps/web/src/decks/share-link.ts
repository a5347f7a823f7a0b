/** Decks as the end of an address: whoever opens it imports them. */

import { formatRoute } from '../route.ts';

/** The text of a deck as letters that an address takes as they are. */
export function packText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The text of a deck again; undefined for letters that are none. */
export function unpackText(packed: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Somebody has written the address by hand, or a part of it was lost.
    return undefined;
  }
}

/** The address that imports a deck. */
export function linkToDeck(game: string, text: string): string {
  return new URL(formatRoute({ kind: 'decks', game, view: 'import', arg: packText(text) }), window.location.href).href;
}

/** The deck of such an address, where a text is one. */
export function deckInLink(text: string): string | undefined {
  const [, packed] = /^\s*\S*\/decks\/[\w-]+\/import[#/]([\w-]+)\s*$/.exec(text) ?? [];
  return packed === undefined ? undefined : unpackText(packed);
}
