import { botTurn, bots, diceFrom, type BotName } from '@crupier/bots';
import { assert, obviousAnswer, SPECTATOR, type PlayableMatch, type Seat } from '@crupier/kernel';
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

/** Milliseconds of processor time of the thread that thinks, in tenths: whatever else the machine does meanwhile. */
export interface Times {
  readonly decisions: readonly number[];
  readonly turns: readonly number[];
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
    answerOne(match, { seat, name: names[side], clock: clocks[side], dice: `${seed} ${side} ${asked}` });
  }
  const winners = match.outcome()?.winners ?? [];
  const winner = winners.length === 1 ? (seats[winners[0] ?? 0] ?? 'draw') : 'draw';
  return { pair, seats, decks, winner, times: { a: clocks.a.read(), b: clocks.b.read() } };
}

interface Answering {
  readonly seat: Seat;
  readonly name: BotName;
  readonly clock: Clock;
  readonly dice: string;
}

function answerOne(match: PlayableMatch, { seat, name, clock, dice }: Answering): void {
  const turn = botTurn(match, seat, diceFrom(dice));
  assert(turn !== undefined, 'Who is waited for is asked.');
  const { decision, ask, view } = turn;
  const obvious = obviousAnswer(decision.kind, ask);
  const before = process.threadCpuUsage();
  const chosen = obvious ?? bots[name](turn);
  if (obvious === undefined) clock.note(msSince(before), String(view.table['turn']));
  const refusal = match.answer(seat, decision.id, chosen);
  assert(refusal === undefined, `The answer of ${name} to ${decision.purpose} was refused: ${refusal}.`);
}

/** What the decisions of one side took. */
class Clock {
  readonly #decisions: number[] = [];
  readonly #turns = new Map<string, number>();

  note(ms: number, turn: string): void {
    this.#decisions.push(inTenths(ms));
    this.#turns.set(turn, (this.#turns.get(turn) ?? 0) + ms);
  }

  read(): Times {
    return { decisions: this.#decisions, turns: [...this.#turns.values()].map(inTenths) };
  }
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function inTenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
