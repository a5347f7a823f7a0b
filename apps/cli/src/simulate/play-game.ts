import { bots, botTurn, diceFrom } from '@crupier/bots';
import {
  type Answer,
  type Dice,
  type PlayableGame,
  type PlayableMatch,
  type Seat,
  type SeenDecision,
  assert,
  hashText,
  randomChoice,
} from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';
import { seedOfGame } from '../seeds.ts';

/** The most decisions of a simulated game. */
export const decisionsMax = 20_000;

/** What every game of a simulation shares. */
export interface Setting {
  readonly game: PlayableGame;
  /** What games are dealt from: each draws one of them. */
  readonly configurations: readonly unknown[];
  readonly seed: string;
  /** Who plays each seat. */
  readonly bots: readonly BotLevel[];
}

/** How a game ended: by its rules, at the cap, or because the engine failed. */
export type GameEnd =
  | { readonly kind: 'finished'; readonly reason: string; readonly winners: readonly Seat[] }
  | { readonly kind: 'capped' }
  | { readonly kind: 'error'; readonly sentence: string };

/** What one game came to. */
export interface PlayedGame {
  /** Its number; the simulation's seed and this number deal it again. */
  readonly index: number;
  /** Which of the configurations it was dealt from. */
  readonly drawn: number;
  readonly decisions: number;
  readonly forced: number;
  /** Of the last state; where the engine failed, of the failure's sentence. */
  readonly hash: string;
  readonly end: GameEnd;
}

interface Count {
  decisions: number;
  forced: number;
}

/** Plays one game to its end, to the cap, or until the engine fails. */
export function playGame(setting: Setting, index: number): PlayedGame {
  const count: Count = { decisions: 0, forced: 0 };
  const drawn = setting.configurations.length < 2 ? 0 : diceFrom(`${setting.seed} decks ${index}`)(setting.configurations.length);
  try {
    const match = deal(setting, index, drawn);
    const roll = diceFrom(`${setting.seed} bots ${index}`);
    if (setting.bots.every((level) => level === 'random')) Object.assign(count, match.playOut(roll, decisionsMax));
    else playOn(match, setting.bots, roll, count);
    const outcome = match.outcome();
    const end: GameEnd =
      outcome === undefined ? { kind: 'capped' } : { kind: 'finished', reason: outcome.reason, winners: outcome.winners };
    return { index, drawn, ...count, hash: match.hash(), end };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { index, drawn, ...count, hash: hashText(sentence), end: { kind: 'error', sentence } };
  }
}

function deal({ game, configurations, seed }: Setting, index: number, drawn: number): PlayableMatch {
  const dealt = game.start(configurations[drawn], seedOfGame(seed, index), { quiet: true });
  assert(dealt.ok, 'A configuration that was checked can be dealt.');
  return dealt.value;
}

/** Lets bots that look at the table answer, each at its seat. Random ones alone are played out by the match itself, which is faster. */
function playOn(match: PlayableMatch, bots: readonly BotLevel[], roll: Dice, count: Count): void {
  let seat = 0;
  while (count.decisions < decisionsMax) {
    const open = match.pending(seat);
    if (open === undefined) return;
    if (open.ask === undefined) {
      seat = nextAsked(open, seat);
      continue;
    }
    const chosen = choose(match, seat, { open, level: bots[seat] ?? 'random', roll });
    const refusal = match.answer(seat, open.id, chosen);
    assert(refusal === undefined, `A bot's answer to ${open.purpose} was refused: ${refusal}.`);
    count.decisions++;
    if (open.ask.forced) count.forced++;
  }
}

function nextAsked({ waiting }: SeenDecision, seat: Seat): Seat {
  const [first] = waiting;
  assert(first !== undefined && first !== seat, 'An open question waits for somebody, who is asked.');
  return first;
}

interface Choosing {
  readonly open: SeenDecision;
  readonly level: BotLevel;
  readonly roll: Dice;
}

/** A bot's answer. The random bot needs no view, and making one for it would cost more than the game. */
function choose(match: PlayableMatch, seat: Seat, { open, level, roll }: Choosing): Answer {
  assert(open.ask !== undefined, 'Only who is asked chooses.');
  if (level === 'random') return randomChoice(open.kind, open.ask, roll);
  const turn = botTurn(match, seat, roll);
  assert(turn !== undefined, 'Who is asked has a turn.');
  return bots[level](turn);
}
