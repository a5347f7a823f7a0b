import { type Refusal, type Seat, SPECTATOR, unreachable } from '@crupier/kernel';
import { tell } from '../output.ts';
import { breathe } from '../progress.ts';
import type { SeenAsk } from './answer-text.ts';
import { concede, offerDraw, takeShortcut } from './agreements.ts';
import { nextAutomatic } from './automatic.ts';
import type { Asked } from './face.ts';
import { listForecast } from './forecast-order.ts';
import { cancelAct, hintAt, listHelp, listLog, listReasons, listRule, listZoom, takeBack } from './orders.ts';
import { parseOrder } from './order.ts';
import { takePassOrder } from './pass-orders.ts';
import { turnIn } from './sections.ts';
import { readAnswer } from './read-answer.ts';
import { writeReport } from './report-order.ts';
import type { Sitting } from './sitting.ts';
import { answersFor, askedOf, keepJournal, personsOf, tellNews, tellPlans } from './sitting.ts';

/** How a sitting ended. */
export type SittingEnd = 'over' | 'quit' | 'interrupted';

/** Plays until the match is over, somebody leaves the keyboard, or there is nothing more to read. */
export async function playOn(sitting: Sitting): Promise<SittingEnd> {
  let last: Seat | undefined;
  let shownTurn: string | undefined;
  let isOpen = sitting.line.game.isCooperative === true;
  for (;;) {
    await answerAutomatically(sitting);
    if (sitting.io.interrupted.aborted) return 'interrupted';
    const seat = whoIsAsked(sitting);
    if (seat === undefined) {
      for (const person of personsOf(sitting).slice(0, 1)) tellNews(sitting, person);
      return 'over';
    }
    keepOrRemark(sitting);
    if (personsOf(sitting).length > 1 && seat !== last) {
      if (isOpen) sitting.face.remark(tell(sitting.io, 'play.nowDecides', { name: nameOf(sitting, seat) }));
      else {
        const handed = await handOver(sitting, seat);
        if (handed === 'left') return stopped(sitting);
        isOpen = handed === 'open';
      }
    }
    const turn = turnIn(sitting.line.match.view(SPECTATOR));
    sitting.turns.set(sitting.line.now, turn);
    tellNews(sitting, seat);
    tellPlans(sitting);
    const goesOn = await askSeat(sitting, seat, seat !== last || turn !== shownTurn);
    if (!goesOn) return stopped(sitting);
    last = seat;
    shownTurn = turn;
  }
}

function stopped({ io }: Sitting): SittingEnd {
  return io.interrupted.aborted ? 'interrupted' : 'quit';
}

/** A person who is asked; undefined when the match is over. */
function whoIsAsked(sitting: Sitting): Seat | undefined {
  const waiting = sitting.line.match.pending(SPECTATOR)?.waiting ?? [];
  return waiting.find((seat) => personsOf(sitting).includes(seat));
}

async function answerAutomatically({ line, manners, io, plans }: Sitting): Promise<void> {
  for (;;) {
    if (io.interrupted.aborted) return;
    const next = nextAutomatic(line.match, manners);
    if (next === undefined) return;
    if (next.by === 'bot') plans.note(line.match, next.seat, next);
    line.answer(next.seat, next.by, next.chosen);
    manners.passes.follow(line.match);
    plans.follow(line.match, false);
    if (next.by === 'bot') await breathe();
  }
}

function keepOrRemark(sitting: Sitting): void {
  const problem = keepJournal(sitting);
  if (problem !== undefined) sitting.face.problem(problem);
}

function nameOf({ manners }: Sitting, seat: Seat): string {
  return manners.players[seat]?.name ?? '';
}

/** What opens all hands of a match to one person, in both languages. */
const openWords: ReadonlySet<string> = new Set(['open', 'abiertas']);

/** Hides the table until the next person is there. `open`: one person plays for all; `left`: nobody comes. */
async function handOver(sitting: Sitting, seat: Seat): Promise<'hidden' | 'open' | 'left'> {
  const line = await sitting.io.ask(sitting.face.handOver(nameOf(sitting, seat)));
  if (line === undefined || parseOrder(line).kind === 'quit') return 'left';
  return openWords.has(line.trim().toLowerCase()) ? 'open' : 'hidden';
}

/** Asks a person until something is answered, taken back or left. False where the sitting ends. */
async function askSeat(sitting: Sitting, seat: Seat, withTable: boolean): Promise<boolean> {
  const { io, face } = sitting;
  const asked = askedOf(sitting, seat);
  face.question(asked, withTable);
  for (const line of sitting.coach?.linesAt(sitting.speech, asked) ?? []) face.remark(line);
  for (;;) {
    const typed = await io.ask(face.prompt(asked));
    if (typed === undefined || io.interrupted.aborted) return false;
    const order = parseOrder(typed);
    switch (order.kind) {
      case 'answer':
        if (giveAnswer(sitting, asked, order.text)) return true;
        break;
      case 'undo':
        if (takeBack(sitting, order.steps)) return true;
        break;
      case 'cancel':
        if (cancelAct(sitting)) return true;
        break;
      case 'leave':
        if (await concede(sitting, seat, order.player)) return true;
        break;
      case 'draw':
        if (await offerDraw(sitting, seat)) return true;
        break;
      case 'shortcut':
        if (await takeShortcut(sitting, seat, order.course)) return true;
        break;
      case 'quit':
        return false;
      case 'again':
        face.question(asked, false);
        break;
      case 'table':
        face.question(asked, true);
        break;
      case 'log':
        listLog(sitting, seat, order.lines);
        break;
      case 'zoom':
        listZoom(sitting, asked, order.card);
        break;
      case 'why':
        listReasons(sitting, asked, order.card);
        break;
      case 'forecast':
        listForecast(sitting, asked, order.text);
        break;
      case 'rule':
        await listRule(sitting, order.id === '' ? asked.open.rule : order.id);
        break;
      case 'report':
        writeReport(sitting, asked, order.words);
        break;
      case 'hint':
        hintAt(sitting, asked);
        break;
      case 'passing':
        if (takePassOrder(sitting, asked, order.passing)) return true;
        break;
      case 'help':
        listHelp(sitting);
        break;
      default:
        return unreachable(order);
    }
  }
}

/** Gives what was typed as the answer. False where it was none. */
function giveAnswer(sitting: Sitting, asked: Asked, text: string): boolean {
  const { face, line, manners, speech, plans, coach } = sitting;
  const { seat, open } = asked;
  const { ask } = open;
  if (ask === undefined) return false;
  const parsed = readAnswer(asked, ask, text, speech);
  if (!parsed.ok) {
    for (const problem of parsed.problems) face.problem(problem);
    return false;
  }
  let refusal: Refusal | undefined;
  for (const answer of answersFor(sitting, seat, parsed.value)) refusal ??= line.answer(answer.seat, 'person', answer.chosen);
  manners.passes.follow(line.match);
  plans.follow(line.match, false);
  if (refusal === undefined) {
    coach?.note(asked, parsed.value);
    return true;
  }
  const { min, max, price } = ask;
  face.problem({ code: codeOf(refusal, ask), at: '', values: { min, max, price, given: parsed.value.length } });
  return false;
}

/** A refusal as a problem's code; a wrong number of options is said as what would be right. */
function codeOf(refusal: Refusal, { min, max }: SeenAsk): string {
  if (refusal !== 'wrongCount') return `refused.${refusal}`;
  return min === max ? 'refused.wrongCountExactly' : 'refused.wrongCount';
}
