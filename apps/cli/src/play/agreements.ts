import type { Problem, Result, Seat, ShortcutTalk } from '@crupier/kernel';
import { sayShortcutStep, type ShortcutCourse, type ShortcutStep } from '@crupier/protocol';
import { proposeCourse, stepsOf } from '@crupier/table';
import { tell } from '../output.ts';
import type { Sitting } from './sitting.ts';
import { personsOf } from './sitting.ts';

/** The most choices of a shortcut that are listed. */
const LISTED_MAX = 40;

/** A person concedes, whoever is asked. False where nobody does. */
export async function concede(sitting: Sitting, asked: Seat, player: number | undefined): Promise<boolean> {
  const { io, line, face } = sitting;
  const seat = player === undefined ? asked : player - 1;
  if (!personsOf(sitting).includes(seat)) {
    face.problem({ code: 'play.noSuchPerson', at: '', values: { given: seat + 1 } });
    return false;
  }
  if (!isYes(await io.ask(tell(io, 'play.confirmLeave', { name: nameOf(sitting, seat) })))) return false;
  line.leave(seat);
  return true;
}

/** Offers a draw to all others. A bot agrees where it does not stand better. False where the match goes on. */
export async function offerDraw(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { io, line } = sitting;
  const voters = line.match.drawVoters();
  if (!voters.includes(seat)) return refuse(sitting, { code: 'draw.none', at: '', values: {} });
  for (const each of voters.filter((voter) => voter !== seat)) {
    const name = nameOf(sitting, each);
    const agrees = isBot(sitting, each) ? line.match.evaluate(each) <= 0 : isYes(await io.ask(tell(io, 'play.agreeDraw', { name })));
    if (!agrees) return refuse(sitting, { code: 'draw.declined', at: '', values: { name, nameEs: name } });
  }
  line.agreeDraw(voters);
  return true;
}

/** Proposes a shortcut, and does it as far as all agree. False where nothing comes of it. */
export async function takeShortcut(sitting: Sitting, seat: Seat, course: ShortcutCourse | undefined): Promise<boolean> {
  const { line, io, face, speech } = sitting;
  if (course === undefined) return refuse(sitting, { code: 'play.noCourse', at: '', values: {} });
  const proposed = proposeCourse(line.course, seat, course);
  if (!proposed.ok) return refuse(sitting, proposed.problems[0]);
  let talk = proposed.value;
  const steps = stepsOf(line.match, talk);
  const shown = steps.slice(0, LISTED_MAX).map((step, at) => `${at + 1}. ${sayShortcutStep(step, speech)}`);
  const more = steps.length > shown.length ? [tell(io, 'play.shortcutMore', { count: steps.length - shown.length })] : [];
  face.list('shortcut', [tell(io, 'play.shortcut', { name: nameOf(sitting, seat), count: steps.length }), ...shown, ...more]);
  for (let [next] = talk.waiting; next !== undefined; [next] = talk.waiting) {
    const replied = await askOfShortcut(sitting, talk, next, steps);
    if (replied === undefined) return false;
    if (!replied.ok) refuse(sitting, replied.problems[0]);
    else talk = replied.value;
  }
  if (talk.isRejected) return false;
  for (const choice of line.match.shortcuts?.agreed(talk) ?? [])
    if (!line.choose(choice, isBot(sitting, choice.seat) ? 'bot' : 'person')) break;
  return true;
}

/** What one of the others says. Bots accept. Undefined where there is nothing more to read. */
async function askOfShortcut(
  sitting: Sitting,
  talk: ShortcutTalk,
  seat: Seat,
  steps: readonly ShortcutStep[],
): Promise<Result<ShortcutTalk> | undefined> {
  const { io, line, face } = sitting;
  const rules = line.match.shortcuts;
  if (isBot(sitting, seat)) return rules?.reply(talk, seat, 'accept');
  const name = nameOf(sitting, seat);
  const typed = await io.ask(tell(io, 'play.agreeShortcut', { name }));
  if (typed === undefined) return undefined;
  const place = /^[1-9]\d*$/.test(typed.trim()) ? Math.min(Number(typed.trim()), steps.length) - 1 : undefined;
  if (place !== undefined) return rules?.reply(talk, seat, place);
  if (isYes(typed)) return rules?.reply(talk, seat, 'accept');
  face.remark(tell(io, 'play.shortcutRejected', { name }));
  return rules?.reply(talk, seat, 'reject');
}

function refuse({ face }: Sitting, problem: Problem | undefined): false {
  if (problem !== undefined) face.problem(problem);
  return false;
}

function isYes(typed: string | undefined): boolean {
  return /^[ys]/i.test(typed?.trim() ?? '');
}

function isBot({ manners }: Sitting, seat: Seat): boolean {
  return manners.players[seat]?.level !== undefined;
}

function nameOf({ manners }: Sitting, seat: Seat): string {
  return manners.players[seat]?.name ?? '';
}
