import {
  type Answer,
  type Passing,
  type PlayableMatch,
  type Seat,
  type SeenDecision,
  type View,
  obviousAnswer,
  SPECTATOR,
} from '@crupier/kernel';
import type { PassSetting } from '@crupier/protocol';

/** What each seat has said of when the table passes for it. */
export type PassSettings = ReadonlyMap<Seat, PassSetting>;

/**
 * Whether the table passes for a seat at once. What decides is the seat's own setting and what everybody sees, never its options:
 * nobody learns from the pass what was in a hand.
 */
export function isPassed(match: PlayableMatch, seat: Seat, setting: PassSetting | undefined): boolean {
  const { passing } = match.game;
  if (passing === undefined || setting === undefined || setting.everything) return false;
  if (passOf(passing, match.pending(seat)) === undefined) return false;
  const { moment, isOwnTurn, isResponse } = momentAt(match, passing, seat);
  if (setting.until === 'turn' && !isOwnTurn) return true;
  if (setting.until === 'response' && !isResponse) return true;
  return !(isOwnTurn ? setting.own : setting.others).includes(moment);
}

/** The answer that passes, where a seat is asked something that it may pass. */
export function passOf({ verb }: Passing, open: SeenDecision | undefined): Answer | undefined {
  if (open?.ask === undefined || (open.kind !== 'act' && open.kind !== 'respond')) return undefined;
  const at = open.ask.options.findIndex((option) => option.verb === verb);
  return at < 0 ? undefined : [at];
}

/** The answer that the table gives for a seat that is asked: one where nothing else would come to anything. */
export function obviousOf(open: SeenDecision | undefined): Answer | undefined {
  return open?.ask && obviousAnswer(open.kind, open.ask);
}

/** The setting once what was to end the passing of everything has come; the same one where it has not. */
export function settingAfter(match: PlayableMatch, seat: Seat, setting: PassSetting): PassSetting {
  const { passing } = match.game;
  if (passing === undefined || setting.until === undefined) return setting;
  const { isOwnTurn, isResponse } = momentAt(match, passing, seat);
  const hasEnded = setting.until === 'turn' ? isOwnTurn : isResponse;
  if (!hasEnded) return setting;
  const { until: _ended, ...kept } = setting;
  return kept;
}

interface MomentAt {
  readonly moment: string;
  readonly isOwnTurn: boolean;
  readonly isResponse: boolean;
}

function momentAt(match: PlayableMatch, passing: Passing, seat: Seat): MomentAt {
  const view: View = match.view(SPECTATOR);
  const moment = passing.momentOf(view, seat);
  return { moment, isOwnTurn: view.table['active'] === seat, isResponse: passing.responses.includes(moment) };
}
