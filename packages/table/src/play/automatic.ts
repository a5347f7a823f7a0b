import type { Answer, AnsweredBy, PlayableMatch, Seat } from '@crupier/kernel';
import { forcedAnswer, SPECTATOR } from '@crupier/kernel';
import type { Bot } from '@crupier/bots';
import { botTurn, diceFrom, greedyBot, randomBot } from '@crupier/bots';
import type { BotLevel } from '@crupier/protocol';
import type { SeatRecord } from '../store/journal-store.ts';
import type { RunningMatch } from './running-match.ts';
import { sha256 } from './seed.ts';

/** An answer that the table gives without asking a person. */
export interface AutomaticAnswer {
  readonly seat: Seat;
  readonly by: Exclude<AnsweredBy, 'person'>;
  readonly decision: number;
  readonly chosen: Answer;
}

const bots: Readonly<Record<BotLevel, Bot>> = { random: randomBot, greedy: greedyBot };

/** Who is to be answered for next, if anybody: by the policy where there is one answer only, by its bot where a bot sits. */
export function whoIsAutomatic(
  match: PlayableMatch,
  seats: readonly SeatRecord[],
): { readonly seat: Seat; readonly by: AutomaticAnswer['by'] } | undefined {
  for (const seat of match.pending(SPECTATOR)?.waiting ?? []) {
    if (match.pending(seat)?.ask?.forced === true) return { seat, by: 'policy' };
    if (seats[seat]?.kind === 'bot') return { seat, by: 'bot' };
  }
  return undefined;
}

/**
 * The next automatic answer. A bot's dice come from the match's seed and its present state, so that the same position is answered
 * the same after a restart or an undo.
 */
export function nextAutomatic({ match, now, head }: RunningMatch): AutomaticAnswer | undefined {
  const { seats, start } = head;
  const next = whoIsAutomatic(match, seats);
  if (next === undefined) return undefined;
  const turn = botTurn(match, next.seat, diceFrom(sha256(`${start.seed} bot ${next.seat} ${now.hash}`)));
  if (turn === undefined) return undefined;
  const record = seats[next.seat];
  const isBot = next.by === 'bot' && record?.kind === 'bot';
  const chosen = isBot
    ? bots[record.level](turn)
    : forcedAnswer(turn.decision.kind, {
        min: turn.ask.min,
        options: turn.ask.options.map(({ verb, value }) => ({ verb, card: 0, value })),
      });
  return { ...next, decision: turn.decision.id, chosen };
}
