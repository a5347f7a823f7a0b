import { answerWithPlan, botTurn, diceFrom } from '@crupier/bots';
import { type Answer, type AnsweredBy, type PlannedAct, type PlayableMatch, type Seat, obviousAnswer, SPECTATOR } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';
import { sha256 } from '../seeds.ts';

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
  /** Whether persons are asked even where the answer is obvious. */
  readonly everything: boolean;
  /** The match's seed: with the position it makes a bot's dice, so that the same position is answered the same. */
  readonly seed: string;
}

/** The next answer that is given without asking a person, if there is one. */
export function nextAutomatic(match: PlayableMatch, { players, everything, seed }: Manners): AutomaticAnswer | undefined {
  for (const seat of match.pending(SPECTATOR)?.waiting ?? []) {
    const level = players[seat]?.level;
    const open = match.pending(seat);
    const obvious = open?.ask && obviousAnswer(open.kind, open.ask);
    if (obvious !== undefined && (level !== undefined || !everything)) return { seat, by: 'policy', chosen: obvious };
    if (level === undefined) continue;
    const turn = botTurn(match, seat, diceFrom(sha256(`${seed} bot ${seat} ${match.hash()}`)));
    if (turn === undefined) continue;
    const { answer, ...plan } = answerWithPlan(level, turn);
    return { seat, by: 'bot', chosen: answer, ...plan };
  }
  return undefined;
}
