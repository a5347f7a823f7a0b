import {
  type Answer,
  type AnsweredBy,
  fail,
  type JournalEntry,
  type PlayableMatch,
  type Result,
  type Seat,
  SPECTATOR,
} from '@crupier/kernel';
import type { PassSetting } from '@crupier/protocol';
import type { SeatRecord } from '../store/journal-store.ts';
import type { RunningMatch } from './running-match.ts';
import { endsTurn, isPassed, obviousOf, passOf, type PassSettings, quietAnswer } from './passing.ts';

/** An answer that the table gives without asking a person. */
export interface AutomaticAnswer {
  readonly seat: Seat;
  readonly by: Exclude<AnsweredBy, 'person'>;
  readonly decision: number;
  readonly chosen: Answer;
}

/** Who plays a seat at the moment: a bot may stand in for a person. */
export type PlayedSeat = SeatRecord & { readonly standsIn?: true };

/** Who is answered for, and how: see `quietAnswer` for `quiet`; `pass` where the seat has said beforehand that it passes here. */
export interface Automatic {
  readonly seat: Seat;
  readonly by: AutomaticAnswer['by'];
  readonly why: 'pass' | 'obvious' | 'quiet' | 'bot';
}

/**
 * The seats that are to be answered for: by the policy where the answer is obvious or the seat passes, by its bot where a bot sits. Of
 * a question that the first to act closes, bots leave the first word to the persons who are asked.
 */
export function whoAreAutomatic(match: PlayableMatch, seats: readonly PlayedSeat[], settings: PassSettings): readonly Automatic[] {
  const open = match.pending(SPECTATOR);
  const waiting = open?.waiting ?? [];
  const botsWait = open?.until === 'one' && waiting.some((seat) => seats[seat]?.kind === 'person');
  return waiting.flatMap((seat): Automatic[] => {
    const isBot = seats[seat]?.kind === 'bot';
    // How long the person takes is no measure any more, and nobody who is away is waited for.
    if (seats[seat]?.standsIn === true) return botsWait ? [] : [{ seat, by: 'bot', why: 'bot' }];
    const setting = isBot ? undefined : settings.get(seat);
    const why = whyUnasked(match, seat, setting);
    if (why !== undefined) return [{ seat, by: 'policy', why }];
    return isBot && !botsWait ? [{ seat, by: 'bot', why: 'bot' }] : [];
  });
}

/**
 * The answer that is given for a person's seat without asking: by its setting, or because there is no choice, with the place that it has named
 * by `spot`. Undefined where it is asked.
 */
export function unaskedAnswer(match: PlayableMatch, seat: Seat, setting: PassSetting | undefined, spot?: string): Answer | undefined {
  const settings: PassSettings = new Map(setting === undefined ? [] : [[seat, setting]]);
  const why = whyUnasked(match, seat, setting);
  return why && answersOf({ match, spotOf: () => spot }, settings)(seat, why);
}

function whyUnasked(match: PlayableMatch, seat: Seat, setting: PassSetting | undefined): Automatic['why'] | undefined {
  if (isPassed(match, seat, setting)) return 'pass';
  const open = match.pending(seat);
  const isToldFirst = setting?.everything === true || (setting?.ends === true && endsTurn(open));
  if (!isToldFirst && obviousOf(open) !== undefined) return 'obvious';
  return quietAnswer(match, seat, setting) === undefined ? undefined : 'quiet';
}

/** Gives the policy's answer for a seat. *Errors:* `answer.noDecision` where it has none: bots answer by themselves, see `Thinker`. */
export function giveByPolicy(running: RunningMatch, settings: PassSettings, seat: Seat): Result<JournalEntry> {
  const answer = answerByPolicy(running, settings, seat);
  const open = answer && running.pending(seat);
  return answer && open ? running.answer(seat, answer.by, open.id, answer.chosen) : fail('answer.noDecision');
}

function answerByPolicy(running: RunningMatch, settings: PassSettings, of: Seat): AutomaticAnswer | undefined {
  const { match, head } = running;
  const next = whoAreAutomatic(match, head.seats, settings).find(({ seat }) => seat === of);
  const chosen = next && answersOf(running, settings)(of, next.why);
  const decision = match.pending(of);
  return decision && chosen && { seat: of, by: 'policy', decision: decision.id, chosen };
}

/** Gives the answer that is given for a seat, by why it is; undefined for a bot, and where the reason does not hold. */
export function answersOf(
  running: Pick<RunningMatch, 'match'> & Partial<Pick<RunningMatch, 'spotOf'>>,
  settings: PassSettings,
): (seat: Seat, why: Automatic['why']) => Answer | undefined {
  return (seat, why) => {
    const { match } = running;
    const { passing } = match.game;
    switch (why) {
      case 'pass':
        return passing && passOf(passing, match.pending(seat));
      case 'obvious':
        return obviousOf(match.pending(seat), running.spotOf?.(seat));
      case 'quiet':
        return quietAnswer(match, seat, settings.get(seat));
      case 'bot':
        return undefined;
    }
  };
}
