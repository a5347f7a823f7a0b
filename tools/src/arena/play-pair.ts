import { assert, SPECTATOR, type View } from '@crupier/kernel';
import { answerOne } from './answer-one.ts';
import { Clock, type Times } from './clock.ts';
import type { DealtPair } from './each-pair.ts';

/** The two sides of an arena. */
export type Side = 'a' | 'b';

/** One game that was played. */
export interface ArenaGame {
  readonly pair: number;
  /** Who sat at each seat. */
  readonly seats: readonly Side[];
  readonly decks: readonly string[];
  readonly winner: Side | 'draw';
  /** What each decision took of a processor, where there was something to choose, and all of those of each turn. */
  readonly times: Readonly<Record<Side, Times>>;
}

/** The most decisions of a game. */
const DECISIONS_MAX = 20_000;

/** Plays both games of a pair: in the second the bots have changed seats. */
export function playPair(pair: DealtPair): readonly ArenaGame[] {
  return [playOne(pair, ['a', 'b']), playOne(pair, ['b', 'a'])];
}

function playOne({ game, pair, decks, configuration, seed, bot, against }: DealtPair, seats: readonly Side[]): ArenaGame {
  const started = game.start(configuration, seed, { quiet: true });
  assert(started.ok, 'A configuration that was made of decks can be dealt.');
  const match = started.value;
  const names = { a: bot, b: against } as const;
  const clocks = { a: new Clock(), b: new Clock() } as const;
  for (let asked = 0; asked < DECISIONS_MAX; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    if (seat === undefined) break;
    const side = seats[seat] ?? 'a';
    answerOne(match, { seat, name: names[side], clock: clocks[side], dice: `${seed} ${side} ${asked}`, turnOf });
  }
  const winners = match.outcome()?.winners ?? [];
  const winner = winners.length === 1 ? (seats[winners[0] ?? 0] ?? 'draw') : 'draw';
  return { pair, seats, decks, winner, times: { a: clocks.a.read(), b: clocks.b.read() } };
}

function turnOf({ table }: View): string {
  return String(table['turn']);
}
