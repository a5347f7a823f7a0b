import { answerWithPlan, botTurn, diceFrom } from '@crupier/bots';
import { type Answer, type AnsweredBy, type PlannedAct, type PlayableMatch, type Seat, SPECTATOR } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';
import { unaskedAnswer } from '@crupier/table';
import { sha256 } from '../seeds.ts';
import type { Passes } from './passes.ts';

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  /** Absent for a person. */
  readonly level?: BotLevel;
}

/** An answer that no person is asked for. */
export interface AutomaticAnswer {
  readonly seat: Seat;
  readonly by: Exclude<AnsweredBy, 'person'>;
  readonly chosen: Answer;
  /** What a bot means to do after it in the turn, where it plans. */
  readonly acts?: readonly PlannedAct[];
}

/** What decides who is asked. */
export interface Manners {
  readonly players: readonly Player[];
  /** When persons are asked. */
  readonly passes: Passes;
  /** The match's seed: with the position it makes a bot's dice, so that the same position is answered the same. */
  readonly seed: string;
}

/** The next answer that is given without asking a person, if there is one. */
export function nextAutomatic(match: PlayableMatch, { players, passes, seed }: Manners): AutomaticAnswer | undefined {
  for (const seat of match.pending(SPECTATOR)?.waiting ?? []) {
    const level = players[seat]?.level;
    const chosen = unaskedAnswer(match, seat, level === undefined ? passes.of(seat) : undefined);
    if (chosen !== undefined) return { seat, by: 'policy', chosen };
    if (level === undefined) continue;
    const turn = botTurn(match, seat, diceFrom(sha256(`${seed} bot ${seat} ${match.hash()}`)));
    if (turn === undefined) continue;
    const { answer, ...plan } = answerWithPlan(level, turn);
    return { seat, by: 'bot', chosen: answer, ...plan };
  }
  return undefined;
}
