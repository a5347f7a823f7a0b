import type { TeamGame } from './play-team.ts';

/** How a team did with a deck in it. */
export interface TeamDeckResult {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
}

/** What the games of a team came to. */
export interface TeamResult {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** Where the true rate lies 19 times of 20 (Wilson's interval). */
  readonly interval: readonly [low: number, high: number];
  /** How many games ended in each way. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly meanRounds: number;
  /** Milliseconds of a decision in which there was something to choose. */
  readonly medianMsPerDecision: number;
  readonly p95MsPerDecision: number;
  /** Milliseconds of all decisions of one player in a round. */
  readonly medianMsPerTurn: number;
  readonly p95MsPerTurn: number;
  /** By deck, that is by hero; of a team of several each game counts for each. */
  readonly decks: Readonly<Record<string, TeamDeckResult>>;
}

/** The quantile of the normal distribution for 19 of 20. */
const SPREAD = 1.96;

/** Counts games, whatever the order they were played in. */
export function tallyTeam(games: readonly TeamGame[]): TeamResult {
  const { wins, winRate } = winsOf(games);
  const decisions = games.flatMap(({ times }) => times.decisions);
  const turns = games.flatMap(({ times }) => times.turns);
  const rounds = games.reduce((sum, each) => sum + each.rounds, 0);
  return {
    games: games.length,
    wins,
    winRate,
    interval: wilson(wins, games.length),
    reasons: countsOf(games.map(({ reason }) => reason)),
    meanRounds: Math.round((10 * rounds) / Math.max(1, games.length)) / 10,
    medianMsPerDecision: quantile(decisions, 0.5),
    p95MsPerDecision: quantile(decisions, 0.95),
    medianMsPerTurn: quantile(turns, 0.5),
    p95MsPerTurn: quantile(turns, 0.95),
    decks: byDeck(games),
  };
}

function winsOf(games: readonly TeamGame[]): TeamDeckResult {
  const wins = games.filter(({ won }) => won).length;
  return { games: games.length, wins, winRate: rounded(wins / Math.max(1, games.length)) };
}

function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const square = SPREAD ** 2 / games;
  const middle = rate + square / 2;
  const within = SPREAD * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games));
  return [rounded(Math.max(0, (middle - within) / (1 + square))), rounded(Math.min(1, (middle + within) / (1 + square)))];
}

function byDeck(games: readonly TeamGame[]): Readonly<Record<string, TeamDeckResult>> {
  const decks = [...new Set(games.flatMap((game) => game.decks))].toSorted();
  return Object.fromEntries(decks.map((deck) => [deck, winsOf(games.filter((game) => game.decks.includes(deck)))]));
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = Object.entries(Object.groupBy(names, (name) => name)).map(([name, same = []]) => [name, same.length] as const);
  return Object.fromEntries(counts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
