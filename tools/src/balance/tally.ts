import type { Seat } from '@crupier/kernel';

/** A game that was played to its end: who sat where, and who won. */
export interface BalancedGame {
  /** The deck of each seat. */
  readonly decks: readonly string[];
  /** Nobody, where it was drawn. */
  readonly winners: readonly Seat[];
}

/** How a deck did: a drawn game is half a win. */
export interface Share {
  readonly games: number;
  /** Of a hundred, with one decimal. */
  readonly wins: number;
  /** Half the width of the interval that holds the true share 19 times of 20, in the same unit. */
  readonly within: number;
}

/** What many games between decks came to. */
export interface Balance {
  readonly games: number;
  readonly draws: number;
  /** By deck. */
  readonly decks: Readonly<Record<string, Share>>;
  /** By deck, and by the deck that it met. */
  readonly against: Readonly<Record<string, Readonly<Record<string, Share>>>>;
  /** Of whoever sat first. */
  readonly firstSeat: Share;
}

interface Count {
  games: number;
  points: number;
}

/** Counts games between two decks each, by deck and by pairing. A draw counts half for both. */
export function tallyBalance(played: readonly BalancedGame[]): Balance {
  const decks = new Map<string, Count>();
  const pairings = new Map<string, Map<string, Count>>();
  const first: Count = { games: 0, points: 0 };
  for (const { decks: seated, winners } of played) {
    for (const [seat, deck] of seated.entries()) {
      const points = pointsOf(winners, seat);
      const other = seated[1 - seat] ?? '';
      const met = pairings.get(deck) ?? new Map<string, Count>();
      pairings.set(deck, met);
      add(decks, deck, points);
      add(met, other, points);
      if (seat > 0) continue;
      first.games++;
      first.points += points;
    }
  }
  return {
    games: played.length,
    draws: played.filter(({ winners }) => winners.length === 0).length,
    decks: sharesOf(decks),
    against: Object.fromEntries([...pairings].toSorted(byName).map(([deck, met]) => [deck, sharesOf(met)])),
    firstSeat: shareOf(first),
  };
}

function pointsOf(winners: readonly Seat[], seat: Seat): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

function add(counts: Map<string, Count>, name: string, points: number): void {
  const count = counts.get(name) ?? { games: 0, points: 0 };
  counts.set(name, count);
  count.games++;
  count.points += points;
}

function sharesOf(counts: ReadonlyMap<string, Count>): Readonly<Record<string, Share>> {
  return Object.fromEntries([...counts].toSorted(byName).map(([name, count]) => [name, shareOf(count)]));
}

function shareOf({ games, points }: Count): Share {
  const share = games === 0 ? 0 : points / games;
  const deviation = games === 0 ? 0 : Math.sqrt((share * (1 - share)) / games);
  return { games, wins: percent(share), within: percent(1.96 * deviation) };
}

function percent(share: number): number {
  return Math.round(share * 1_000) / 10;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
