import {
  type Answer,
  type Passing,
  type PlayableMatch,
  type Seat,
  type SeenDecision,
  type SeenOption,
  type View,
  isChoice,
  obviousAnswer,
  SPECTATOR,
} from '@crupier/kernel';
import type { PassSetting, Yield } from '@crupier/protocol';
import { watchKnowledge } from './knowledge.ts';
import { sha256 } from './seed.ts';

/** What each seat has said of when the table passes for it. */
export type PassSettings = ReadonlyMap<Seat, PassSetting>;

/**
 * Whether the table passes for a seat at once. What decides is the seat's own setting and what everybody sees, never its options:
 * nobody learns from the pass what was in a hand.
 */
export function isPassed(match: PlayableMatch, seat: Seat, setting: PassSetting | undefined): boolean {
  const { passing } = match.game;
  if (passing === undefined || setting === undefined || setting.everything) return false;
  const open = match.pending(seat);
  if (passOf(passing, open) === undefined) return false;
  if (open !== undefined && yieldsTo(open, setting)) return true;
  const { moment, isOwnTurn, isResponse } = momentAt(match, passing, seat);
  if (setting.until === 'turn' && !isOwnTurn) return true;
  if (setting.until === 'response' && !isResponse) return true;
  return !(isOwnTurn ? setting.own : setting.others).includes(moment);
}

/** Whether a seat is answered for by its setting, now or in a while: it is not asked. */
export function passesFor(match: PlayableMatch, seat: Seat, setting: PassSetting | undefined): boolean {
  return isPassed(match, seat, setting) || quietAnswer(match, seat, setting) !== undefined;
}

/** Whether a seat never responds to what could be responded to, which lies open to all. */
function yieldsTo(open: SeenDecision, { yields = [] }: PassSetting): boolean {
  const about = open.ask?.respondsTo;
  return about !== undefined && yields.some((each) => each.answer === 'pass' && each.about === about);
}

/**
 * The answer that follows from a seat's setting where the seat has other options: it passes where all of them can wait or are never used,
 * says yes or no to an offer as it always does, and leaves an order as it is offered where it always does or nothing would make use of it. Among several persons it comes after a while, as one without a choice does: it depends
 * on what the others cannot see. Of what must be chosen nothing is answered but such an order, and no yes is said that would show
 * somebody a card or draw on chance.
 */
export function quietAnswer(match: PlayableMatch, seat: Seat, setting: PassSetting | undefined): Answer | undefined {
  if (setting === undefined || setting.everything) return undefined;
  const open = match.pending(seat);
  if (open?.ask === undefined) return undefined;
  if (open.kind === 'respond') return quietPass(match, seat, setting);
  if (open.kind === 'arrange') return leavesOrder(open, setting) ? open.ask.options.map((_, at) => at) : undefined;
  const said = open.kind === 'may' && open.ask.min === 0 ? answerTo(open.ask.ability, setting) : undefined;
  if (said === 'no') return [];
  const isOffered = open.ask.options.length === 1 && open.ask.options[0]?.verb !== 'cannot';
  return said === 'yes' && isOffered && !wouldTeach(match, seat, [0]) ? [0] : undefined;
}

function quietPass(match: PlayableMatch, seat: Seat, setting: PassSetting): Answer | undefined {
  const { passing } = match.game;
  const open = match.pending(seat);
  const options = open?.ask?.options.filter((option) => isChoice(option) && option.verb !== passing?.verb) ?? [];
  const chosen = passing === undefined ? undefined : passOf(passing, open);
  const declined = chosen ?? (open?.ask?.min === 0 ? [] : undefined);
  if (declined === undefined || options.length === 0) return undefined;
  const mayWait = setting.waiting !== true && passing !== undefined && isUsualStop(match, passing, seat);
  const isNoReason = ({ canWait, ability }: SeenOption): boolean => (canWait === true && mayWait) || answerTo(ability, setting) === 'no';
  return options.every(isNoReason) ? declined : undefined;
}

/** Whether a stop that holds here is one of the usual ones: where somebody has set a stop they are asked. */
function isUsualStop(match: PlayableMatch, passing: Passing, seat: Seat): boolean {
  const { moment, isOwnTurn } = momentAt(match, passing, seat);
  return (isOwnTurn ? passing.usual.own : passing.usual.others).includes(moment);
}

/** What a seat always says to an ability. */
function answerTo(ability: string | undefined, { yields = [] }: PassSetting): Yield['answer'] | undefined {
  return ability === undefined
    ? undefined
    : yields.find(({ about, answer }) => about === ability && (answer === 'no' || answer === 'yes'))?.answer;
}

/** Whether a seat leaves things in the order in which they are offered: always those of this sort, or where the order can wait. */
function leavesOrder({ purpose, ask }: SeenDecision, { yields = [], waiting }: PassSetting): boolean {
  const isIdle = waiting !== true && ask?.options.every(({ canWait }) => canWait === true) === true;
  return isIdle || yields.some(({ about, answer }) => answer === 'asOffered' && about === purpose);
}

/** Whether an answer would show somebody a card or draw on chance, as far as the seat can know. */
function wouldTeach(match: PlayableMatch, seat: Seat, chosen: Answer): boolean {
  const open = match.pending(seat);
  const copy = match.fork(seat, sha256(`yield ${open?.id}`)).clone({ quiet: false });
  const described = copy.describe(seat, open?.id ?? -1, chosen);
  return !described.ok || watchKnowledge(copy)([{ ...described.value, by: 'policy', hash: '' }]);
}

/** The answer that passes, where a seat is asked something that it may pass. */
export function passOf({ verb }: Passing, open: SeenDecision | undefined): Answer | undefined {
  if (open?.ask === undefined || (open.kind !== 'act' && open.kind !== 'respond')) return undefined;
  const at = open.ask.options.findIndex((option) => option.verb === verb);
  return at < 0 ? undefined : [at];
}

/**
 * The answer that the table gives for a seat that is asked: one where nothing else would come to anything. A moot question is answered with
 * the place that the seat has named by the verb `spot`, if it offers that.
 */
export function obviousOf(open: SeenDecision | undefined, spot?: string): Answer | undefined {
  const named = open?.ask?.moot === true && open.ask.max === 1 ? open.ask.options.findIndex(({ verb }) => verb === spot) : -1;
  if (named >= 0) return [named];
  return open?.ask && obviousAnswer(open.kind, open.ask);
}

/** Whether the answer that the table would give ends the own turn or phase of the seat that is asked. */
export function endsTurn(open: SeenDecision | undefined): boolean {
  const [at] = obviousOf(open) ?? [];
  return typeof at === 'number' && open?.ask?.options[at]?.consequence?.ends === true;
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
