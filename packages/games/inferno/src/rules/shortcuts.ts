import {
  applies,
  choose,
  fail,
  ok,
  pending,
  publicCard,
  site,
  type Result,
  type Seat,
  type Shortcut,
  type ShortcutChoice,
  type ShortcutReply,
  type ShortcutRules,
  type ShortcutTalk,
} from '@crupier/kernel/rules';
import { inTurnOrder, isPlaying } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const mayBeAgreed = site('INF-707.1', 'players may agree on a course of the game instead of taking each step of it');
const isRepeated = site('INF-707.1b', 'a shortcut says how often what goes round is repeated');
const isSound = site('INF-707.2a', 'who has priority proposes legal choices without conditions, after which somebody has priority');
const inTurn = site('INF-707.2b', 'the others answer a shortcut in turn order');
const isShortened = site('INF-707.2b', 'whoever will do something else says where, and the shortcut ends there');
const isDone = site('INF-707.2c', 'what was agreed is done');

/** The most choices that a shortcut may come to, what is repeated written out. */
const CHOICES_MAX = 600;

/** Shortcuts: proposed by whoever has priority, and agreed by all others. *Rule:* INF-707. */
export const shortcuts: ShortcutRules<Inferno> = {
  propose: (match, copy, shortcut) => {
    if (!applies(match, mayBeAgreed)) return fail('shortcut.none');
    const { seat } = shortcut;
    const choices = writtenOut(match, shortcut);
    if (choices.length === 0) return fail('shortcut.empty');
    if (choices.length > CHOICES_MAX) return fail('shortcut.tooLong', '', { choices: choices.length, max: CHOICES_MAX });
    const course = applies(match, isSound) ? courseOf(copy, seat, choices) : ok({ stops: [...choices.keys()], cards: [] });
    if (!course.ok) return course;
    return ok({ seat, choices, ...course.value, waiting: othersAfter(match, seat), isRejected: false });
  },
  reply,
  agreed: (match, { choices, waiting, isRejected }) => (waiting.length > 0 || isRejected || !applies(match, isDone) ? [] : choices),
};

function writtenOut(match: InfernoMatch, { parts }: Shortcut): readonly ShortcutChoice[] {
  return parts.flatMap(({ choices, times }) => {
    const rounds = applies(match, isRepeated) ? Math.min(times, CHOICES_MAX + 1) : 1;
    return Array.from({ length: rounds }, () => choices).flat();
  });
}

/** The others who play, beginning with whoever follows the one who proposes. *Rule:* INF-707.2b. */
function othersAfter(match: InfernoMatch, seat: Seat): readonly Seat[] {
  return inTurnOrder(match, seat).filter((each) => each !== seat && isPlaying(match, each));
}

/** Makes the choices on a copy. Gives those that are made with priority, and what each is about, or what is wrong with one. *Rule:* INF-707.2a. */
function courseOf(copy: InfernoMatch, seat: Seat, choices: readonly ShortcutChoice[]): Result<Pick<ShortcutTalk, 'stops' | 'cards'>> {
  if (holderOf(copy) !== seat) return fail('shortcut.noPriority');
  const stops: number[] = [];
  const cards: (string | undefined)[] = [];
  for (const [at, choice] of choices.entries()) {
    if (holderOf(copy) === choice.seat) stops.push(at);
    cards.push(publicCard(copy, choice));
    if (!choose(copy, choice).ok) return fail('shortcut.notOffered', '', { choice: at + 1 });
  }
  return holderOf(copy) === undefined ? fail('shortcut.badEnd', '', { choices: choices.length }) : ok({ stops, cards });
}

/** Who has priority now, if anybody. */
function holderOf(match: InfernoMatch): Seat | undefined {
  const open = pending(match);
  return open?.purpose === 'priority' ? open.asks[0]?.seat : undefined;
}

/** What a player says who is asked of a shortcut. *Rule:* INF-707.2b. */
function reply(match: InfernoMatch, talk: ShortcutTalk, seat: Seat, said: ShortcutReply): Result<ShortcutTalk> {
  const { waiting, choices, stops } = talk;
  if (!waiting.includes(seat) || (waiting[0] !== seat && applies(match, inTurn))) return fail('shortcut.notAsked');
  const rest = waiting.filter((each) => each !== seat);
  if (said === 'accept') return ok({ ...talk, waiting: rest });
  if (said === 'reject') return ok({ ...talk, waiting: [], isRejected: true });
  if (choices[said]?.seat !== seat || !stops.includes(said)) return fail('shortcut.notYourPoint', '', { choice: said + 1 });
  const kept = applies(match, isShortened) ? said : choices.length;
  return ok({ ...talk, choices: choices.slice(0, kept), stops: stops.filter((stop) => stop < kept), waiting: rest });
}
