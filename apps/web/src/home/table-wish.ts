/** What is filled in for a new table, and what the server is asked for. */

import type { CreateMatchRequest, GameSummary } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';
import { newCommandId } from '../wire/command-id.ts';
import { deckText, type DeckChoice } from './deck-choice.ts';

/** Who may sit at another seat. */
export const otherKinds = ['bot', 'friend', 'here'] as const;
/** How well a bot plays. */
export const levels = ['random', 'greedy'] as const;

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
}

/** What is filled in at first. */
export function firstWish(decks: readonly string[]): TableWish {
  return { seats: 0, teams: 0, bestOf: 1, mine: readyDeck(decks, 0), others: [] };
}

/** A deck for a seat: another one for each, as far as there are so many. */
function readyDeck(decks: readonly string[], seat: number): DeckChoice {
  return { kind: 'ready', name: decks[seat % Math.max(1, decks.length)] ?? '' };
}

/** A wish with exactly one entry for every other seat. What was filled in stays; until then, bots play with decks of their own. */
export function fullWish({ seats }: GameSummary, wish: TableWish, decks: readonly string[]): TableWish {
  const count = Math.min(seats.max, Math.max(seats.min, wish.seats));
  const others = Array.from(
    { length: count - 1 },
    (_, at): OtherWish => wish.others[at] ?? { kind: 'bot', level: 'greedy', deck: readyDeck(decks, at + 1), name: '' },
  );
  return { ...wish, seats: count, others };
}

/** Into how many teams so many players can be divided evenly; 0 stands for none. */
export function teamsFor(seats: number): readonly number[] {
  return [0, ...[2, 3].filter((teams) => seats % teams === 0 && seats > teams)];
}

/** What the server is asked for. */
export function requestOf(
  game: string,
  { mine, others, teams, bestOf }: TableWish,
  { name, texts }: { readonly name: string; readonly texts: Texts },
): CreateMatchRequest {
  const me = { kind: 'person', name: name.trim() || texts.defaultName } as const;
  const sitters = others.map((other, at) => {
    if (other.kind === 'bot') return { kind: 'bot', level: other.level } as const;
    if (other.kind === 'friend') return { kind: 'person', open: true } as const;
    const fallback = others.length === 1 ? texts.secondDefault : `${texts.defaultName} ${at + 2}`;
    return { kind: 'person', name: other.name.trim() || fallback } as const;
  });
  const decks = [mine, ...others.map(({ deck }) => deck)].map(deckText);
  // Those of one team never sit beside each other.
  const inTeams = teams === 0 ? {} : { teams: decks.map((_, seat) => seat % teams) };
  return { game, decks, seats: [me, ...sitters], ...inTeams, ...(bestOf > 1 && { bestOf }), nonce: newCommandId() };
}
