/** The parts of the page of cards and decks. */
export const decksViews = ['cards', 'mine', 'deck', 'import', 'random'] as const;
/** One of them. */
export type DecksView = (typeof decksViews)[number];

/** Where the page is, as its address says after the `#`. */
export type Route =
  | { readonly kind: 'decks'; readonly game: string; readonly view: DecksView; readonly arg: string }
  | { readonly kind: 'home' }
  /** The lessons of all games. */
  | { readonly kind: 'learn' }
  /** The match in a file that was opened. */
  | { readonly kind: 'file' }
  /** Setting up a match of a game; `choice` is a way to play, a ready table or settings to begin with, or empty. */
  | { readonly kind: 'new'; readonly game: string; readonly choice: string }
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'replay'; readonly match: string; readonly at: number | undefined; readonly seat: number | undefined }
  | { readonly kind: 'join'; readonly match: string; readonly invitation: string };

/** Reads an address; one that leads nowhere leads to the start. */
export function parseRoute(hash: string): Route {
  const [name = '', match = '', third = '', fourth = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (name === 'decks') return { kind: 'decks', game: match, view: decksViews.find((view) => view === third) ?? 'cards', arg: fourth };
  if (name === 'learn') return { kind: 'learn' };
  if (name === 'file') return { kind: 'file' };
  if (name === 'new') return { kind: 'new', game: match, choice: third };
  if (name === 'match' && match !== '') return { kind: 'match', match };
  if (name === 'join' && match !== '' && third !== '') return { kind: 'join', match, invitation: third };
  if (name === 'replay' && match !== '') return { kind: 'replay', match, at: wholeNumber(third), seat: wholeNumber(fourth) };
  return { kind: 'home' };
}

/** A part of an address that somebody wrote by hand may be none: it is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Writes an address. */
export function formatRoute(route: Route): string {
  const parts: readonly (string | number | undefined)[] = partsOf(route);
  return `#/${parts
    .filter((part) => part !== undefined)
    .map((part) => encodeURIComponent(part))
    .join('/')}`;
}

function partsOf(route: Route): readonly (string | number | undefined)[] {
  switch (route.kind) {
    case 'home':
      return [];
    case 'learn':
      return ['learn'];
    case 'file':
      return ['file'];
    case 'decks':
      return route.game === '' && route.view === 'cards'
        ? ['decks']
        : ['decks', route.game, route.view, ...(route.arg === '' ? [] : [route.arg])];
    case 'new':
      return ['new', route.game, ...(route.choice === '' ? [] : [route.choice])];
    case 'match':
      return ['match', route.match];
    case 'join':
      return ['join', route.match, route.invitation];
    case 'replay':
      return ['replay', route.match, route.at, route.at === undefined ? undefined : route.seat];
  }
}
