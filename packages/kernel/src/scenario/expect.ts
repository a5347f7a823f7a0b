import { resultOf } from '../state/outcome.ts';
import { pending } from '../match/match.ts';
import { mayKnow } from '../views/handles.ts';
import type { Showing } from '../views/make-view.ts';
import type { CardId, CoreState } from '../state/state.ts';
import type { Expected } from './format.ts';
import { cardsNamed, type NameContext } from './names.ts';

/** A value found by its path; undefined where nothing has that name. */
export type Found = unknown;

/**
 * The value of a path: `winner`, `result` (`won`, `lost`, `drawn`), `ending`, `asked`, a value of the table, `1 aember`, `1 line` (names from the first, in a pile from the top),
 * `1 hand count`, `chain count` of a shared zone, `Zorg damage`, `Zorg zone`, `Zorg host`, `Zorg controller`. To a reader who may
 * not know a card it is `?` among names, and has no values.
 */
export function readPath<S extends CoreState>(context: NameContext<S>, showing: Showing, path: string): Found {
  const { match } = context;
  const { winners, lost, ending } = match.state;
  if (path === 'winner') return winners === undefined ? 'none' : winners.map((seat) => seat + 1).join(',');
  if (path === 'result') return winners === undefined ? 'none' : resultOf({ winners, ...(lost && { lost }) });
  if (path === 'ending') return ending;
  if (path === 'asked') return pending(match)?.purpose ?? 'nothing';
  const seated = /^([1-9]) (.+)$/.exec(path);
  if (seated !== null) return readSeat(context, showing, Number(seated[1]) - 1, seated[2] ?? '');
  const shared = showing.zones.find(({ kind, seat: owner }) => owner < 0 && (path === kind || path === `${kind} count`));
  if (shared !== undefined) return path === shared.kind ? namesIn(context, shared.cards) : shared.cards.length;
  const split = path.lastIndexOf(' ');
  if (split < 0) return readTable(showing, path);
  return readCard(context, showing, path.slice(0, split), path.slice(split + 1));
}

function readTable(showing: Showing, path: string): Found {
  const value = showing.table[path];
  return (path === 'active' || path === 'first' || path === 'tide') && typeof value === 'number' ? value + 1 : value;
}

function readSeat<S extends CoreState>(context: NameContext<S>, showing: Showing, seat: number, name: string): Found {
  const counted = name.endsWith(' count');
  const kind = name.replace(/ count$/, '');
  const zone = showing.zones.find((each) => each.kind === kind && each.seat === seat);
  // A zone and a value may have the same name: a deck's cards, and what the deck is called.
  if (zone === undefined) return showing.seats[seat]?.[name];
  return counted ? zone.cards.length : namesIn(context, zone.cards);
}

function namesIn<S extends CoreState>(context: NameContext<S>, cards: readonly CardId[]): string[] {
  const { subject, match } = context;
  return cards.map((card) => (mayRead(context, card) ? (subject.namesOf(match, card)[0] ?? '') : UNKNOWN));
}

/** How a card is written whose name the reader may not know. */
const UNKNOWN = '?';

function mayRead<S extends CoreState>({ match, viewer }: NameContext<S>, card: CardId): boolean {
  return viewer === undefined || mayKnow(match, viewer, card);
}

function readCard<S extends CoreState>(context: NameContext<S>, showing: Showing, name: string, key: string): Found {
  const { match, subject } = context;
  const [card] = cardsNamed(context, name);
  const record = card === undefined ? undefined : match.state.cards[card];
  if (card === undefined || record === undefined || !mayRead(context, card)) return undefined;
  if (key === 'controller' || key === 'owner') return record[key] + 1;
  if (key === 'host') return subject.namesOf(match, record.host)[0] ?? '';
  if (key === 'zone') return showing.zones.find((zone) => zone.cards.includes(card))?.kind;
  return showing.now(card)[key] ?? 0;
}

/** Whether a found value is the expected one. Lists compare in order; a missing value counts as 0, false and empty. */
export function isAsExpected(found: Found, expected: Expected): boolean {
  if (Array.isArray(expected))
    return Array.isArray(found) ? sameList(found, expected) : expected.length === 0 && (found === 0 || found === undefined);
  if (expected === false || expected === '' || expected === 0)
    return found === expected || found === 0 || found === false || found === '' || (found === undefined && expected !== 0);
  // A winner is said as text, for there may be several: one alone may be expected as a number too.
  return found === expected || (typeof expected === 'number' && found === String(expected));
}

function sameList(found: readonly unknown[], expected: readonly unknown[]): boolean {
  return found.length === expected.length && found.every((each, at) => each === expected[at]);
}
