import { isPagePath, type PageName, partsOfPath } from '@crupier/protocol';

/** The parts of the page of cards and decks. */
export const decksViews = ['cards', 'card', 'mine', 'deck', 'import', 'random'] as const;
/** One of them. */
export type DecksView = (typeof decksViews)[number];

/** Where the page is, as its address says. */
export type Route =
  | { readonly kind: 'decks'; readonly game: string; readonly view: DecksView; readonly arg: string }
  | { readonly kind: 'home' }
  /** The lessons of all games; with a game, what is said before its first match. */
  | { readonly kind: 'learn'; readonly game: string }
  /** The rulebook: all of it, a game's by its name, a chapter or a rule by its id; `query` is a question. */
  | { readonly kind: 'rules'; readonly at: string; readonly query: string }
  /** The reader's settings. */
  | { readonly kind: 'settings' }
  /** The match in a file that was opened. */
  | { readonly kind: 'file' }
  /** Setting up a match of a game; `choice` is a way to play, a ready table or settings to begin with, or empty. */
  | { readonly kind: 'new'; readonly game: string; readonly choice: string }
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'replay'; readonly match: string; readonly at: number | undefined; readonly seat: number | undefined }
  | { readonly kind: 'join'; readonly match: string; readonly invitation: string }
  /** A path at which there is no page. */
  | { readonly kind: 'nowhere' };

/**
 * How addresses are written: as paths, which a server answers; or behind the `#`, where the page lies among files that know no paths, in
 * a folder of any name.
 */
export type AddressForm = 'path' | 'fragment';

/** How this build of the page writes them: `npm run build:offline` has a base of its own, which is relative. */
export const addressForm: AddressForm = import.meta.env.BASE_URL === './' ? 'fragment' : 'path';

/** What an address says: its parts, what follows a `?`, and what stands behind the `#` and is told to no server. */
interface Address {
  readonly parts: readonly [] | readonly [PageName, ...(string | number | undefined)[]];
  readonly query?: string;
  readonly secret?: string;
}

/**
 * Reads an address: a path with what follows it, or what stands behind a `#/`, as links had it before there were paths. Behind the `#`
 * an address that leads nowhere leads to the start.
 */
export function parseRoute(address: string): Route {
  const [place = '', fragment = ''] = splitAt(address, '#');
  if (fragment.startsWith('/') || place === '') return routeBehindHash(fragment);
  const [path = '', query = ''] = splitAt(place, '?');
  if (!isPagePath(path)) return { kind: 'nowhere' };
  const [name, ...rest] = partsOfPath(path);
  if (name === 'cards' && rest.length > 1) return { kind: 'decks', game: rest[0] ?? '', view: 'card', arg: rest[1] ?? '' };
  if (name === 'cards') return { kind: 'decks', game: rest[0] ?? '', view: 'cards', arg: query };
  if (name === 'decks' && rest.length < 2) return { kind: 'decks', game: rest[0] ?? '', view: 'mine', arg: '' };
  if (name === 'decks' && rest[1] === 'import') return routeOf([name, ...rest.slice(0, 2), fragment]);
  if (name === 'join') return { kind: 'join', match: rest[0] ?? '', invitation: decodedSecret(fragment) };
  if (name === 'rules') return { kind: 'rules', at: rest[0] ?? '', query: new URLSearchParams(query).get('q') ?? '' };
  return routeOf([name ?? '', ...rest]);
}

function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decodedSecret(fragment: string): string {
  return partsOfPath(fragment)[0] ?? '';
}

function routeBehindHash(fragment: string): Route {
  const [path = '', query = ''] = splitAt(fragment, '?');
  const route = routeOf(partsOfPath(path));
  return route.kind === 'rules' ? { ...route, query: new URLSearchParams(query).get('q') ?? '' } : route;
}

/** The route of parts that say all of it. */
function routeOf([name = '', match = '', third = '', fourth = '']: readonly string[]): Route {
  if (name === 'decks') return { kind: 'decks', game: match, view: decksViews.find((view) => view === third) ?? 'cards', arg: fourth };
  if (name === 'learn') return { kind: 'learn', game: match };
  if (name === 'settings') return { kind: 'settings' };
  if (name === 'rules') return { kind: 'rules', at: match, query: '' };
  if (name === 'file') return { kind: 'file' };
  if (name === 'new') return { kind: 'new', game: match, choice: third };
  if (name === 'match' && match !== '') return { kind: 'match', match };
  if (name === 'join' && match !== '' && third !== '') return { kind: 'join', match, invitation: third };
  if (name === 'replay' && match !== '') return { kind: 'replay', match, at: wholeNumber(third), seat: wholeNumber(fourth) };
  return { kind: 'home' };
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Writes an address, from the root of the server or, behind the `#`, for the document that is open. */
export function formatRoute(route: Route, form: AddressForm = addressForm): string {
  if (form === 'fragment') return `#${pathOf(partsOf(route))}${route.kind === 'rules' ? queryOf(route.query) : ''}`;
  const { parts, query = '', secret = '' } = addressOf(route);
  return `${pathOf(parts)}${query === '' ? '' : `?${query}`}${secret === '' ? '' : `#${encodeURIComponent(secret)}`}`;
}

function pathOf(parts: Address['parts']): string {
  return `/${parts.flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)])).join('/')}`;
}

function queryOf(query: string): string {
  return query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`;
}

/**
 * The address of a route. Two things stay behind the `#`, for a server's log and a proxy's must not have them: the secret of an
 * invitation, with which anybody may sit down, and the list of a deck that somebody shares, which is nobody else's matter and may be
 * longer than a server takes. The id of a match is no secret: its seats are kept by the cookie of who sits there.
 */
function addressOf(route: Route): Address {
  if (route.kind === 'join') return { parts: ['join', route.match], secret: route.invitation };
  if (route.kind === 'rules') return { parts: partsOf(route), query: queryOf(route.query).slice(1) };
  if (route.kind !== 'decks') return { parts: partsOf(route) };
  const { game, view, arg } = route;
  if (view === 'cards') return { parts: game === '' ? ['cards'] : ['cards', game], query: arg };
  if (view === 'card') return { parts: ['cards', game, arg] };
  if (view === 'mine') return { parts: game === '' ? ['decks'] : ['decks', game] };
  if (view === 'import') return { parts: ['decks', game, view], secret: arg };
  return { parts: partsOf(route) };
}

/** All that a route says, as parts. */
function partsOf(route: Route): Address['parts'] {
  switch (route.kind) {
    case 'home':
    case 'nowhere':
      return [];
    case 'learn':
      return route.game === '' ? ['learn'] : ['learn', route.game];
    case 'settings':
      return ['settings'];
    case 'rules':
      return route.at === '' ? ['rules'] : ['rules', route.at];
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
