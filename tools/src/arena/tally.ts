import { deckLabel } from '../deck-source.ts';
import type { ArenaGame, Side } from './play-pair.ts';

/** A number for each of the two sides. */
export type ForBoth = Readonly<Record<Side, number>>;

/** How the first side did with a deck. */
export interface DeckResult {
  readonly games: number;
  readonly winRateA: number;
}

/** What the games of an arena came to. */
export interface ArenaResult {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** Of the first side; a draw counts half. */
  readonly winRateA: number;
  /** Where the true rate lies 19 times of 20, by the pairs: two games of one deal are not independent. */
  readonly interval: readonly [low: number, high: number];
  /** How much stronger the first side is, in points of Elo; a rate of 0 or 1 counts as half a game from it. */
  readonly elo: number;
  /** Mean milliseconds of a decision in which there was something to choose. */
  readonly msPerDecision: ForBoth;
  /** Mean milliseconds of all decisions of a turn. */
  readonly msPerTurn: ForBoth;
  /** What 19 of 20 take at most. */
  readonly p95MsPerDecision: ForBoth;
  readonly p95MsPerTurn: ForBoth;
  /** By the deck of the first side. */
  readonly decks: Readonly<Record<string, DeckResult>>;
}

/** Counts games, whatever the order they were played in. */
export function tallyArena(games: readonly ArenaGame[]): ArenaResult {
  const points = games.map(pointsOf);
  const winRateA = mean(points);
  const within = 1.96 * standardError(games, winRateA);
  const halfGame = 0.5 / Math.max(1, games.length);
  const rate = Math.min(Math.max(winRateA, halfGame), 1 - halfGame);
  return {
    games: games.length,
    winsA: games.filter(({ winner }) => winner === 'a').length,
    winsB: games.filter(({ winner }) => winner === 'b').length,
    draws: games.filter(({ winner }) => winner === 'draw').length,
    winRateA: rounded(winRateA),
    interval: [rounded(Math.max(0, winRateA - within)), rounded(Math.min(1, winRateA + within))],
    elo: Math.round(400 * Math.log10(rate / (1 - rate))),
    msPerDecision: forBoth(games, 'decisions', mean),
    msPerTurn: forBoth(games, 'turns', mean),
    p95MsPerDecision: forBoth(games, 'decisions', p95),
    p95MsPerTurn: forBoth(games, 'turns', p95),
    decks: byDeck(games),
  };
}

function pointsOf({ winner }: ArenaGame): number {
  if (winner === 'draw') return 0.5;
  return winner === 'a' ? 1 : 0;
}

/** The standard error of a rate, from the mean of each pair. */
function standardError(games: readonly ArenaGame[], rate: number): number {
  const pairs = Object.values(Object.groupBy(games, ({ pair }) => pair)).map((pair) => mean((pair ?? []).map(pointsOf)));
  if (pairs.length < 2) return 0.5;
  const spread = pairs.reduce((sum, each) => sum + (each - rate) ** 2, 0) / (pairs.length - 1);
  return Math.sqrt(spread / pairs.length);
}

function forBoth(games: readonly ArenaGame[], what: 'decisions' | 'turns', come: (times: readonly number[]) => number): ForBoth {
  const of = (side: Side): number => Math.round(come(games.flatMap(({ times }) => times[side][what])) * 10) / 10;
  return { a: of('a'), b: of('b') };
}

function byDeck(games: readonly ArenaGame[]): Readonly<Record<string, DeckResult>> {
  const found = new Map<string, number[]>();
  for (const game of games) {
    const deck = deckLabel(game.decks[game.seats.indexOf('a')] ?? '');
    found.set(deck, [...(found.get(deck) ?? []), pointsOf(game)]);
  }
  const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([deck, points]) => [deck, { games: points.length, winRateA: rounded(mean(points)) }]));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;
}

function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
