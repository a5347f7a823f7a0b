import { botTurn, diceFrom, hintFor, hintLimits, type HintedPlan } from '@crupier/bots';
import type { Handle, Seat, ValuesOf } from '@crupier/kernel';
import { findRule, messages, ruleGames, rulingsOn } from '@crupier/rulebook';
import {
  inPercent,
  sayActs,
  sayCard,
  sayDeed,
  sayGains,
  sayRulePlace,
  saySeat,
  sayStanding,
  sayValueSources,
  sayWhyNot,
  tellEvents,
} from '@crupier/protocol';
import { speakProblem, tell } from '../output.ts';
import { sayCardSheet } from '../say-card.ts';
import { sayRule } from '../say-rule.ts';
import { beforeAnnouncing } from './announcing.ts';
import type { Asked } from './face.ts';
import { formatLog } from './log-lines.ts';
import type { Moment } from './match-line.ts';
import { sayChosen } from './say-question.ts';
import { sayValues } from './sections.ts';
import { personsOf, type Sitting } from './sitting.ts';

/** Lists the last lines of the log, as a seat saw them. */
export function listLog({ line, speech, face }: Sitting, seat: Seat, count: number): void {
  face.list('log', formatLog(tellEvents(line.match.events(seat, 0), speech)).slice(-count));
}

/** Shows a card large: facts, text, its values now and where they come from. Without a card it tells where those of the players come from. */
export function listZoom(sitting: Sitting, asked: Asked, wanted: string): void {
  const { io, line, speech, face } = sitting;
  const { view } = asked;
  if (wanted === '') return face.list('zoom', sayPlayers(sitting, asked));
  const handle = cardMeant(sitting, asked, wanted);
  const card = handle === undefined ? undefined : view.cards[handle];
  const sheet = card === undefined ? undefined : line.game.card(card.definition);
  if (handle === undefined || card === undefined || sheet === undefined) return tellNoCard(sitting, asked, wanted);
  const values = sayValues(card.now, speech);
  const attached = Object.values(view.cards).flatMap((each) => (each.host === handle ? [sayCard(each.definition, speech)] : []));
  face.list('zoom', [
    ...sayCardSheet({ ...io, colour: false }, line.game, sheet),
    ...(values === '' ? [] : [tell(io, 'play.now', { values })]),
    ...saySources(sitting, asked.seat, { card: handle }),
    ...(attached.length === 0 ? [] : [tell(io, 'play.attached', { cards: attached.join(', ') })]),
  ]);
}

function saySources({ line, speech }: Sitting, asking: Seat, of: ValuesOf): readonly string[] {
  const values = line.match.sources?.(asking, of) ?? [];
  return sayValueSources({ of, values }, speech).map(({ title, steps }) => `${title} = ${steps.join(' · ')}`);
}

function sayPlayers(sitting: Sitting, { seat, view }: Asked): readonly string[] {
  const said = view.seats.flatMap((_, of) =>
    saySources(sitting, seat, { seat: of }).map((line) => `${saySeat(of, sitting.speech)}: ${line}`),
  );
  return said.length > 0 ? said : [tell(sitting.io, 'play.allUsual')];
}

/**
 * Tells what cannot be done now with a card, and why: each act with what is in the way, and what would be next. Without a card it tells what
 * the open question does not offer.
 */
export function listReasons(sitting: Sitting, asked: Asked, wanted: string): void {
  const { io, speech, face } = sitting;
  if (wanted === '') {
    const missing = sayRefusals(sitting, asked, undefined);
    return face.list('why', missing.length > 0 ? missing : [tell(io, 'play.allOffered')]);
  }
  const handle = cardMeant(sitting, asked, wanted);
  const definition = handle === undefined ? undefined : asked.view.cards[handle]?.definition;
  if (handle === undefined || definition === undefined) return tellNoCard(sitting, asked, wanted);
  const lines = sayRefusals(sitting, asked, { handle, definition });
  face.list('why', lines.length > 0 ? lines : [tell(io, 'play.nothingRefused', { card: sayCard(definition, speech) })]);
}

function sayRefusals(
  { line, speech }: Sitting,
  { seat }: Asked,
  card: { readonly handle: Handle; readonly definition: string } | undefined,
): readonly string[] {
  const found = line.match.whyNot?.(seat, card?.handle);
  const refusals = found === undefined ? [] : sayWhyNot(found, card?.definition, speech);
  return refusals.flatMap(({ acts, reasons }) => [
    `${acts.join(', ')}:`,
    ...reasons.map(({ text, rules: [rule] }) => `  ${text}${rule === undefined ? '' : ` (${sayRulePlace(rule, speech)})`}`),
  ]);
}

function tellNoCard({ face }: Sitting, { table }: Asked, wanted: string): void {
  face.problem({ code: 'play.noSuchCard', at: '', values: { given: wanted.slice(0, 40), last: table.numbered.length } });
}

/** The card that a number or the beginning of a name means. */
function cardMeant({ speech }: Sitting, { view, table: { numbered } }: Asked, wanted: string): Handle | undefined {
  if (/^\d+$/.test(wanted)) return numbered[Number(wanted) - 1];
  const key = wanted.toLowerCase();
  if (key === '') return undefined;
  return numbered.find((handle) =>
    sayCard(view.cards[handle]?.definition ?? '', speech)
      .toLowerCase()
      .startsWith(key),
  );
}

/** Shows a rule of the rulebook, and the rulings on it. */
export async function listRule({ io, face, line }: Sitting, id: string): Promise<void> {
  const found = await findRule(
    id,
    ruleGames.find((game) => game === line.game.id),
  );
  if (found.ok) {
    const rules = [found.value, ...(await rulingsOn(found.value))];
    face.list(
      'rule',
      rules.flatMap((rule) => sayRule({ ...io, colour: false }, rule)),
    );
  } else for (const problem of found.problems) face.remark(speakProblem(io, problem, messages).message);
}

/** Tells what the planner would do, why, and what it would do otherwise. */
export function hintAt({ line, manners, face, io, speech }: Sitting, { seat, question }: Asked): void {
  const turn = botTurn(line.match, seat, diceFrom(`${manners.seed} hint ${line.match.hash()}`));
  if (turn === undefined) return;
  const sayAnswer = ({ answer }: HintedPlan): string => (answer.length === 0 ? '-' : sayChosen(question, answer));
  const { best, second, isEqual } = hintFor(turn, hintLimits);
  const acts = sayActs(best.acts, speech);
  const gains = sayGains(best.gains, speech);
  const chance = inPercent(best.chance);
  const standing = sayStanding(best.chance, speech);
  const sayOther = (other: HintedPlan): string => {
    if (standing !== undefined) return tell(io, isEqual ? 'play.hintEqualTo' : 'play.hintNext', { options: sayAnswer(other) });
    const values = { options: sayAnswer(other), chance: inPercent(other.chance), less: chance - inPercent(other.chance) };
    return tell(io, isEqual ? 'play.hintEqual' : 'play.hintSecond', values);
  };
  face.list('hint', [
    standing === undefined
      ? tell(io, 'play.hint', { options: sayAnswer(best), chance })
      : tell(io, 'play.hintStanding', { options: sayAnswer(best), standing }),
    ...(acts === '' ? [] : [tell(io, 'play.hintThen', { acts })]),
    ...(gains === '' ? [] : [tell(io, line.game.isCooperative === true ? 'play.hintGainsTogether' : 'play.hintGains', { gains })]),
    ...(second === undefined ? [] : [sayOther(second)]),
  ]);
}

/** Lists what can be typed. */
export function listHelp({ io, face }: Sitting): void {
  face.list('help', tell(io, 'play.help').split('\n'));
}

/** Goes back. False where there is nothing to take back. */
export function takeBack(sitting: Sitting, steps: number | 'turn'): boolean {
  const { line, face } = sitting;
  const to = steps === 'turn' ? beginningOfTurn(sitting) : choicesBefore(line.now)[steps - 1];
  if (to === undefined) {
    face.problem({ code: 'play.nothingToUndo', at: '', values: { choices: choicesBefore(line.now).length } });
    return false;
  }
  goBack(sitting, to);
  return true;
}

/** Takes back the act that is being announced. False where none is. */
export function cancelAct(sitting: Sitting): boolean {
  const to = beforeAnnouncing(sitting.line);
  if (to === undefined) {
    sitting.face.problem({ code: 'play.nothingToCancel', at: '', values: {} });
    return false;
  }
  goBack(sitting, to);
  return true;
}

/** Goes back to a moment, and tells again from there. */
function goBack(sitting: Sitting, to: Moment): void {
  const { line, told, face, io, plans, speech } = sitting;
  // Who takes back at a shared keyboard does not learn what was chosen from a hidden hand.
  const isOpen = line.game.isCooperative === true || personsOf(sitting).length === 1;
  const act = isOpen ? line.actAt(to) : undefined;
  line.undo(to);
  plans.follow(line.match, true);
  const count = line.match.eventCount();
  for (const seat of told.keys()) told[seat] = Math.min(told[seat] ?? 0, count);
  const values = { entry: to.seq, ...(act && { act: sayDeed(act, speech) }) };
  face.remark(tell(io, act === undefined ? 'play.undone' : 'play.undoneBefore', values));
}

/** The moments at which a person then chose, latest first. */
function choicesBefore(now: Moment): readonly Moment[] {
  const choices: Moment[] = [];
  for (let each = now; each.last !== undefined; each = each.last.before) {
    const { entry, before } = each.last;
    if (entry.kind === 'answer' && entry.by === 'person') choices.push(before);
  }
  return choices;
}

/** The first choice of the turn in which the last choice was made. */
function beginningOfTurn({ line, turns }: Sitting): Moment | undefined {
  const choices = choicesBefore(line.now);
  const [latest] = choices;
  const turn = latest === undefined ? undefined : turns.get(latest);
  return turn === undefined ? latest : choices.findLast((each) => turns.get(each) === turn);
}
