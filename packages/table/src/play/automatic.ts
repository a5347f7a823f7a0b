import { type Answer, type AnsweredBy, type PlayableMatch, type Seat, SPECTATOR } from '@crupier/kernel';
import type { Bot } from '@crupier/bots';
import { botTurn, diceFrom, greedyBot, randomBot } from '@crupier/bots';
import type { BotLevel } from '@crupier/protocol';
import type { SeatRecord } from '../store/journal-store.ts';
import type { RunningMatch } from './running-match.ts';
import { isPassed, obviousOf, passOf, type PassSettings } from './passing.ts';
import { sha256 } from './seed.ts';

/** An answer that the table gives without asking a person. */
export interface AutomaticAnswer {
  readonly seat: Seat;
  readonly by: Exclude<AnsweredBy, 'person'>;
  readonly decision: number;
  readonly chosen: Answer;
}

const bots: Readonly<Record<BotLevel, Bot>> = { random: randomBot, greedy: greedyBot };

/** Who is answered for, and how: `pass` where the seat has said beforehand that it passes here. */
export interface Automatic {
  readonly seat: Seat;
  readonly by: AutomaticAnswer['by'];
  readonly why: 'pass' | 'obvious' | 'bot';
}

/** The seats that are to be answered for: by the policy where the answer is obvious or the seat passes, by its bot where a bot sits. */
export function whoAreAutomatic(match: PlayableMatch, seats: readonly SeatRecord[], settings: PassSettings): readonly Automatic[] {
  return (match.pending(SPECTATOR)?.waiting ?? []).flatMap((seat): Automatic[] => {
    const isBot = seats[seat]?.kind === 'bot';
    const setting = isBot ? undefined : settings.get(seat);
    if (isPassed(match, seat, setting)) return [{ seat, by: 'policy', why: 'pass' }];
    if (setting?.everything !== true && obviousOf(match.pending(seat)) !== undefined) return [{ seat, by: 'policy', why: 'obvious' }];
    return isBot ? [{ seat, by: 'bot', why: 'bot' }] : [];
  });
}

/**
 * The automatic answer of a seat. A bot's dice come from the match's seed and its present state, so that the same position is answered
 * the same after a restart or an undo.
 */
export function automaticAnswer({ match, now, head }: RunningMatch, settings: PassSettings, of: Seat): AutomaticAnswer | undefined {
  const { seats, start } = head;
  const next = whoAreAutomatic(match, seats, settings).find(({ seat }) => seat === of);
  if (next === undefined) return undefined;
  const { seat, by } = next;
  if (next.why === 'pass') return passFor(match, seat);
  const turn = botTurn(match, next.seat, diceFrom(sha256(`${start.seed} bot ${next.seat} ${now.hash}`)));
  if (turn === undefined) return undefined;
  const record = seats[next.seat];
  const isBot = next.by === 'bot' && record?.kind === 'bot';
  const chosen = isBot ? bots[record.level](turn) : obviousOf(turn.decision);
  return chosen && { seat, by, decision: turn.decision.id, chosen };
}

function passFor(match: PlayableMatch, seat: Seat): AutomaticAnswer | undefined {
  const { passing } = match.game;
  const open = match.pending(seat);
  const chosen = passing && passOf(passing, open);
  return open && chosen && { seat, by: 'policy', decision: open.id, chosen };
}
