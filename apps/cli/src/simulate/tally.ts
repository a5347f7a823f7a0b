import { type Seat, hashText } from '@crupier/kernel';
import type { PlayedGame } from './play-game.ts';

/** Games that ended in one way, and who won them. */
export interface OutcomeCount {
  readonly games: number;
  /** By the winners' seats, counted from 1. A game that several win together counts for each. */
  readonly seats: Readonly<Record<string, number>>;
  /** By the decks of the winners' seats. */
  readonly decks: Readonly<Record<string, number>>;
}

/** What many games came to. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly capped: number;
  readonly errors: number;
  readonly decisions: number;
  readonly forced: number;
  /** By the code of the ending. */
  readonly outcomes: Readonly<Record<string, OutcomeCount>>;
  /** One hash over all last states, in the order of the games. */
  readonly digest: string;
  /** The first game in which the engine failed. */
  readonly failure: { readonly index: number; readonly sentence: string } | undefined;
}

/** Counts games, whatever the order they were played in. `deckOf` names the deck of a seat in what a game was dealt from. */
export function tallyGames(played: readonly PlayedGame[], deckOf: (seat: Seat, drawn: number) => string): Tally {
  const games = played.toSorted((one, other) => one.index - other.index);
  const outcomes = new Map<string, OutcomeCount>();
  for (const { end, drawn } of games) {
    if (end.kind !== 'finished') continue;
    const named = (seat: Seat): string => deckOf(seat, drawn);
    outcomes.set(end.reason, countOne(outcomes.get(end.reason), end.winners, named));
  }
  const failed = games.find(({ end }) => end.kind === 'error');
  return {
    games: games.length,
    finished: games.filter(({ end }) => end.kind === 'finished').length,
    capped: games.filter(({ end }) => end.kind === 'capped').length,
    errors: games.filter(({ end }) => end.kind === 'error').length,
    decisions: games.reduce((sum, each) => sum + each.decisions, 0),
    forced: games.reduce((sum, each) => sum + each.forced, 0),
    outcomes: Object.fromEntries([...outcomes].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    digest: hashText(games.map(({ hash }) => hash).join(' ')),
    failure: failed?.end.kind === 'error' ? { index: failed.index, sentence: failed.end.sentence } : undefined,
  };
}

function countOne(known: OutcomeCount | undefined, winners: readonly Seat[], deckOf: (seat: Seat) => string): OutcomeCount {
  const { games, seats, decks } = known ?? { games: 0, seats: {}, decks: {} };
  return {
    games: games + 1,
    seats: addEach(
      seats,
      winners.map((seat) => String(seat + 1)),
    ),
    // Decks that are dealt have no names beforehand.
    decks: addEach(
      decks,
      winners.map(deckOf).filter((name) => name !== ''),
    ),
  };
}

function addEach(counts: Readonly<Record<string, number>>, names: readonly string[]): Readonly<Record<string, number>> {
  const added: Record<string, number> = { ...counts };
  for (const name of names) added[name] = (added[name] ?? 0) + 1;
  return added;
}
