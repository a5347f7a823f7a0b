/** What is filled in for a new table, and what the server is asked for. */

import type { CreateMatchRequest, GameSummary, ReadyTable, TableTerms } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';
import type { ChosenSettings } from './match-settings.ts';
import { dealtDeck, deckText, unopened, type DeckChoice, type SealedDeck } from './deck-choice.ts';

/** Who may sit at another seat. */
export const otherKinds = ['bot', 'friend', 'here'] as const;
/** How well a bot plays, from the weakest to the strongest. */
export const levels = ['easy', 'greedy', 'planner', 'strong'] as const;

/** What is filled in for another seat. */
export interface OtherWish {
  readonly kind: (typeof otherKinds)[number];
  readonly level: (typeof levels)[number];
  readonly deck: DeckChoice;
  /** Of a person at this screen. */
  readonly name: string;
}

/** What is filled in for a new table. */
export interface TableWish {
  /** How many play. */
  readonly seats: number;
  /** How many teams they play in; 0 where each plays for itself. */
  readonly teams: number;
  /** Games of the series: one, or the best of three. */
  readonly bestOf: 1 | 3;
  readonly mine: DeckChoice;
  /** As many as there are other seats, once `fullWish` has filled it up. */
  readonly others: readonly OtherWish[];
  /** Who sits at seats that are filled up; bots where left out. */
  readonly newcomers?: OtherWish['kind'];
}

/** Where the decks come from that nobody has chosen yet. */
export interface DeckSource {
  /** Whether decks are dealt with the match, and none chosen. */
  readonly dealt?: boolean;
  /** Decks that come with the game. */
  readonly decks: readonly string[];
  /** Where decks are made from sealed pools: what their seeds begin with, and the decks that were made before, by seat. */
  readonly sealed?: { readonly luck: string; readonly made: readonly (SealedDeck | undefined)[] };
}

/** What is filled in at first. */
export function firstWish(source: DeckSource): TableWish {
  return { seats: 0, teams: 0, bestOf: 1, mine: usualDeck(source, 0), others: [] };
}

/** A deck for a seat: another one for each, as far as there are so many. */
export function usualDeck({ decks, sealed, dealt }: DeckSource, seat: number): DeckChoice {
  if (dealt === true) return dealtDeck;
  if (sealed !== undefined) return sealed.made[seat] ?? unopened(usualSeed(sealed.luck, seat));
  return { kind: 'ready', name: decks[seat % Math.max(1, decks.length)] ?? '' };
}

/** A deck for another seat: one that nobody has yet, as far as there is one. */
function otherDeck(source: DeckSource, seat: number, taken: readonly DeckChoice[]): DeckChoice {
  if (source.sealed !== undefined || source.dealt === true) return usualDeck(source, seat);
  const names = taken.map((deck) => (deck.kind === 'ready' ? deck.name : ''));
  const order = source.decks.map((_, at) => source.decks[(seat + at) % source.decks.length] ?? '');
  const free = order.find((name) => !names.includes(name));
  return free === undefined ? usualDeck(source, seat) : { kind: 'ready', name: free };
}

/** The seed of a seat's pool where nobody has chosen one. */
export function usualSeed(luck: string, seat: number): string {
  return seat === 0 ? luck : `${luck}-${seat + 1}`;
}

/** A wish with exactly one entry for every other seat. What was filled in stays. */
export function fullWish({ seats }: GameSummary, wish: TableWish, source: DeckSource): TableWish {
  const count = Math.min(seats.max, Math.max(seats.min, wish.seats));
  const others: OtherWish[] = [];
  for (let at = 0; at < count - 1; at++) {
    const taken = [wish.mine, ...wish.others.map(({ deck }) => deck), ...others.map(({ deck }) => deck)];
    const { level = 'planner' } = others.at(-1) ?? {};
    others.push(wish.others[at] ?? { kind: wish.newcomers ?? 'bot', level, deck: otherDeck(source, at + 1, taken), name: '' });
  }
  return { ...wish, seats: count, others };
}

/** Into how many teams so many players can be divided evenly; 0 stands for none. */
export function teamsFor(seats: number): readonly number[] {
  return [0, ...[2, 3].filter((teams) => seats % teams === 0 && seats > teams)];
}

/** The wish that a ready table is: one person plays all its seats. */
export function wishOfReady({ decks }: Pick<ReadyTable, 'decks'>): TableWish {
  const [mine = '', ...others] = decks;
  return {
    seats: decks.length,
    teams: 0,
    bestOf: 1,
    mine: { kind: 'ready', name: mine },
    others: others.map((deck) => ({ kind: 'here', level: 'planner', deck: { kind: 'ready', name: deck }, name: '' })),
  };
}

/** What the server is asked for where a table of the game's own is dealt: one person plays all its seats. */
export function requestOfReady(
  game: string,
  { decks, settings }: ReadyTable,
  { name, texts, names = [] }: RequestSetting,
): CreateMatchRequest {
  const seats = decks.map((_, seat) => {
    const fallback = names[seat] ?? (seat === 0 ? texts.defaultName : texts.secondDefault);
    return { kind: 'person', name: (seat === 0 && names[seat] === undefined && name.trim()) || fallback } as const;
  });
  // They came as JSON.
  return { game, decks: [...decks], seats, settings: settings as NonNullable<CreateMatchRequest['settings']> };
}

/** What the seats of persons at this screen are called who have no names, such as by their heroes. */
export type SeatNames = readonly (string | undefined)[];

/** What is asked for beside the wish. */
export interface RequestSetting {
  readonly names?: SeatNames;
  readonly name: string;
  readonly texts: Texts;
  /** What is set for the match and not as usual. */
  readonly settings?: ChosenSettings;
  /** What is agreed for the table, where others than bots play. */
  readonly terms?: TableTerms;
  /** The text of a file of own cards; none where it is empty. */
  readonly cards?: string;
}

/** Whether another person plays too: then it is asked for what is agreed for the table. */
export function hasPersons(others: readonly OtherWish[]): boolean {
  return others.some(({ kind }) => kind !== 'bot');
}

/** What the server is asked for. */
export function requestOf(
  game: string,
  { mine, others, teams, bestOf }: TableWish,
  { name, texts, settings: chosen = {}, terms = {}, cards = '', names = [] }: RequestSetting,
): CreateMatchRequest {
  const me = { kind: 'person', name: name.trim() || (names[0] ?? texts.defaultName) } as const;
  const sitters = others.map((other, at) => {
    if (other.kind === 'bot') return { kind: 'bot', level: other.level } as const;
    if (other.kind === 'friend') return { kind: 'person', open: true } as const;
    const fallback = names[at + 1] ?? (others.length === 1 ? texts.secondDefault : `${texts.defaultName} ${at + 2}`);
    return { kind: 'person', name: other.name.trim() || fallback } as const;
  });
  // A friend chooses later: until then the server has a deck for the seat.
  const decks = [deckText(mine), ...others.map(({ kind, deck }) => (kind === 'friend' ? '' : deckText(deck)))];
  // Those of one team never sit beside each other.
  const settings = { ...chosen, ...(teams > 0 && { teams: decks.map((_, seat) => seat % teams) }) };
  return {
    game,
    decks,
    seats: [me, ...sitters],
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(cards.trim() !== '' && { cards }),
    ...(hasPersons(others) && Object.keys(terms).length > 0 && { terms }),
    ...(bestOf > 1 && { bestOf }),
  };
}
