import type { Answer, DecisionKind } from '../state/decision.ts';
import type { Language } from '../state/result.ts';
import type { Handle, SeenDecision, SeenOption, Shown, View } from '../views/view.ts';

type Both = Readonly<Record<Language, string>>;

/** An option as a tutorial names it: by its verb, and by the card or the value where several have the verb. */
export interface OfferedAct {
  readonly verb: string;
  /** The key of the card's definition. */
  readonly card?: string;
  readonly value?: number;
}

/** The question at which a lesson is said, as far as it matters: all of it must fit. */
export interface LessonOccasion {
  /** The purpose of the question; any where it is left out. */
  readonly purpose?: string;
  /** The turn, or the round, counted as the view's table does. */
  readonly turn?: number;
  /** The same, or any later one. */
  readonly fromTurn?: number;
  /** The kind of the decision. */
  readonly kind?: DecisionKind;
  /** The key of a card that the learner must have in hand. */
  readonly holds?: string;
  /** A card that must lie open. */
  readonly shows?: ShownCard;
  /** Values of the view's table, each with those that fit. */
  readonly table?: Readonly<Record<string, readonly Shown[]>>;
}

/** A card that lies open: in a zone of some kind, telling a value, with one of some definitions, as far as each is said. */
export interface ShownCard {
  readonly zone?: string;
  readonly value?: string;
  /** Keys of definitions. */
  readonly cards?: readonly string[];
}

/** What a beginner is told at one question. */
export interface Lesson {
  /** A word without spaces. */
  readonly id: string;
  readonly text: Both;
  /** Rows of the ledger: the rulebook opens at them. */
  readonly rules: readonly string[];
  readonly when: LessonOccasion;
  /**
   * The options that make up the suggested answer; an empty list suggests to decline. The lesson is said where all of them are offered;
   * other answers stay open.
   */
  readonly suggests?: readonly OfferedAct[];
  /**
   * What each point of the text speaks of. Left out, the first speaks of the card for which the lesson waits, and the last of the answer
   * that is suggested: of its card, where it has one.
   */
  readonly pins?: readonly (LessonPin | undefined)[];
}

/** What a point speaks of: a card, a pile of the learner or of the table, or a part of the table by the name of what it shows. */
export type LessonPin = ShownCard | { readonly pile: string } | { readonly part: string };

/** Where the number of a point lies: at a card, a pile, a part of the table, an option of the question, or what declines it. */
export type PinPlace =
  | { readonly kind: 'card'; readonly card: Handle }
  | { readonly kind: 'pile'; readonly pile: string; readonly seat: number }
  | { readonly kind: 'part'; readonly part: string }
  | { readonly kind: 'option'; readonly option: number | undefined };

/** What some lessons are about. */
export interface LessonTopic {
  readonly name: Both;
  /** Ids of the lessons: it is learnt when all of them have been said. */
  readonly lessons: readonly string[];
}

/** What a beginner is told before the cards are dealt. */
export interface TutorialBrief {
  /** Who plays whom, and by which cards each side is shown: keys of definitions. */
  readonly sides: readonly [own: BriefSide, other: BriefSide];
  /** How one wins, how one loses, what a turn is, and who begins: a sentence each, whose head stands out. */
  readonly points: Readonly<Record<'win' | 'lose' | 'turn' | 'start', { readonly head: Both; readonly rest: Both }>>;
}

/** A side of the table that is dealt to a beginner. */
export interface BriefSide {
  readonly name: Both;
  readonly about: Both;
  readonly cards: readonly string[];
}

/** What the tutorial's opponent does at a question: the first of these acts that is offered; with none, it declines. */
export interface ScriptedAnswer {
  readonly purpose: string;
  readonly turn?: number;
  readonly acts: readonly OfferedAct[];
}

/** A beginner's first game: a table that is dealt as it is, and what is said at it. */
export interface Tutorial {
  /** What it teaches, in a sentence. */
  readonly about: Both;
  /** One a seat: the name of a deck that comes with the game, or a deck list. */
  readonly decks: readonly string[];
  /** What is set for the match beside its decks. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Who sits at each seat: the learner, or a bot that follows the script. */
  readonly seats: readonly ('learner' | 'scripted')[];
  /** The secret that the match is dealt with, and the seed that it makes: SHA-256 of the secret. 64 hexadecimal digits each. */
  readonly secret: string;
  readonly seed: string;
  /** The value of the view's table that counts turns. */
  readonly turnValue: string;
  readonly script: readonly ScriptedAnswer[];
  /** In the order in which they are said, as far as they fit. The last one closes the tutorial: those that have not come by then are still said where they fit. */
  readonly lessons: readonly Lesson[];
  /** What the lessons are about, in the order in which they come. All lessons but the closing one are about something. */
  readonly topics: readonly LessonTopic[];
  readonly brief: TutorialBrief;
}

/** A question as its seat sees it. */
export interface SeenQuestion {
  readonly decision: SeenDecision;
  readonly view: View;
}

/** Which lessons a learner was given, and at which question each. */
export interface Coaching {
  readonly said: readonly { readonly lesson: string; readonly decision: number }[];
  /** The learner's last answer was another than the one that was suggested. */
  readonly hasStrayed: boolean;
}

/** Lessons, and what counts the turns that they are said in. */
export type Coached = Pick<Tutorial, 'lessons' | 'turnValue'>;

/** What a page needs of a tutorial. */
export type Lessons = Coached & Pick<Tutorial, 'topics' | 'brief'>;

/** The coaching at a question that the learner is asked: with its lesson, where one fits. An undo makes later lessons unsaid. */
export function coachAt(tutorial: Coached, { said, hasStrayed }: Coaching, question: SeenQuestion): Coaching {
  const { id } = question.decision;
  const before = said.filter(({ decision }) => decision < id);
  const lesson = lessonFor(tutorial, question, new Set(before.map((each) => each.lesson)));
  const isTakenBack = said.some(({ decision }) => decision > id);
  return { said: lesson === undefined ? before : [...before, { lesson: lesson.id, decision: id }], hasStrayed: hasStrayed && !isTakenBack };
}

/** The lesson of the question at which the coaching stands. */
export function currentLesson({ lessons }: Coached, { said }: Coaching, question: SeenQuestion): Lesson | undefined {
  const found = said.find(({ decision }) => decision === question.decision.id);
  return lessons.find(({ id }) => id === found?.lesson);
}

/** The coaching after the learner's answer to the question. */
export function withAnswer(tutorial: Coached, coaching: Coaching, question: SeenQuestion, chosen: Answer): Coaching {
  const lesson = currentLesson(tutorial, coaching, question);
  const suggested = lesson && suggestedAnswer(lesson, question);
  const isAsSuggested = suggested === undefined || isAlike(chosen, suggested, question);
  return { ...coaching, hasStrayed: !isAsSuggested };
}

/** Whether two answers choose the same things, in any order: two copies of a card are the same thing. */
function isAlike(one: Answer, other: Answer, question: SeenQuestion): boolean {
  const named = (answer: Answer): string =>
    answer
      .map((index) => optionsOf(question)[index])
      .map((option) => `${option?.verb} ${question.view.cards[option?.card ?? '']?.definition} ${option?.value}`)
      .toSorted()
      .join();
  return named(one) === named(other);
}

/** The lesson for a question: the first that was not said before and fits. `said` has the ids of those that were. */
function lessonFor({ lessons, turnValue }: Coached, question: SeenQuestion, said: ReadonlySet<string>): Lesson | undefined {
  return lessons.find((lesson) => !said.has(lesson.id) && fits(lesson, question, turnValue));
}

/** The answer that a lesson suggests to a question; undefined where it suggests none, or not all of it is offered. */
export function suggestedAnswer({ suggests }: Pick<Lesson, 'suggests'>, question: SeenQuestion): Answer | undefined {
  if (suggests === undefined) return undefined;
  const chosen: number[] = [];
  for (const act of suggests) {
    const index = optionsOf(question).findIndex((option, at) => !chosen.includes(at) && isAct(option, act, question.view));
    if (index < 0) return undefined;
    chosen.push(index);
  }
  return chosen.length >= (question.decision.ask?.min ?? Infinity) ? chosen : undefined;
}

/** Where the first sentence of a text ends. */
const firstSentence = /^(.+?[.!?])\s+(?=[\p{Lu}¿¡])(.+)$/su;

/** A lesson's text in its points, of which there are two at most: the first sentence, and the rest. */
export function lessonPoints(text: string): readonly string[] {
  const [, first, rest] = firstSentence.exec(text) ?? [];
  return first === undefined || rest === undefined ? [text] : [first, rest];
}

/** What each point of a lesson speaks of; undefined for a point that speaks of nothing that can be seen. */
export function pinPlaces({ text, when, suggests, pins = [] }: Lesson, question: SeenQuestion): readonly (PinPlace | undefined)[] {
  const points = lessonPoints(text.en);
  return points.map((_, at) => {
    const pin = pins[at] ?? (at === 0 ? when.shows : undefined);
    if (pin !== undefined) return placeOf(pin, question.view);
    return at === points.length - 1 && suggests !== undefined
      ? placeOfAnswer(suggestedAnswer({ suggests }, question), question)
      : undefined;
  });
}

function placeOf(pin: LessonPin, view: View): PinPlace | undefined {
  if ('part' in pin) return { kind: 'part', part: pin.part };
  if ('pile' in pin) {
    const seats = view.zones.filter(({ kind }) => kind === pin.pile).map(({ seat }) => seat);
    const seat = seats.find((each) => each === view.viewer) ?? seats[0];
    return seat === undefined ? undefined : { kind: 'pile', pile: pin.pile, seat };
  }
  const card = findShown(pin, view);
  return card === undefined ? undefined : { kind: 'card', card };
}

function placeOfAnswer(suggested: Answer | undefined, question: SeenQuestion): PinPlace | undefined {
  if (suggested === undefined) return undefined;
  const card = suggested.map((index) => optionsOf(question)[index]?.card).find((each) => each !== undefined);
  return card === undefined ? { kind: 'option', option: suggested[0] } : { kind: 'card', card };
}

/** What the script has an opponent answer; undefined where it says nothing about the question. */
export function scriptedAnswer({ script, turnValue }: Pick<Tutorial, 'script' | 'turnValue'>, question: SeenQuestion): Answer | undefined {
  for (const { purpose, turn, acts } of script) {
    if (!isAt({ purpose, ...(turn !== undefined && { turn }) }, question, turnValue)) continue;
    for (const suggests of acts.length === 0 ? [[]] : acts.map((act) => [act])) {
      const found = suggestedAnswer({ suggests }, question);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function fits(lesson: Lesson, question: SeenQuestion, turnValue: string): boolean {
  if (!isAt(lesson.when, question, turnValue)) return false;
  return lesson.suggests === undefined || suggestedAnswer(lesson, question) !== undefined;
}

function isAt(
  { purpose, kind, turn, fromTurn, holds, shows, table = {} }: LessonOccasion,
  { decision, view }: SeenQuestion,
  turnValue: string,
): boolean {
  if ((purpose !== undefined && decision.purpose !== purpose) || (kind !== undefined && decision.kind !== kind)) return false;
  const now = Number(view.table[turnValue] ?? 0);
  if ((turn !== undefined && now !== turn) || (fromTurn !== undefined && now < fromTurn)) return false;
  if (holds !== undefined && !isInHand(holds, view)) return false;
  if (shows !== undefined && !isShown(shows, view)) return false;
  return Object.entries(table).every(([name, fitting]) => fitting.some((value) => value === view.table[name]));
}

function isShown(shown: ShownCard, view: View): boolean {
  return findShown(shown, view) !== undefined;
}

/** The first card that lies so; undefined where none does. */
function findShown({ zone, value, cards: wanted }: ShownCard, { zones, cards }: View): Handle | undefined {
  const lying = zones.filter(({ kind }) => zone === undefined || kind === zone).flatMap((each) => each.cards);
  return lying.find((handle) => {
    const card = cards[handle];
    if (card === undefined || wanted?.includes(card.definition) === false) return false;
    return value === undefined || card.now[value] !== undefined;
  });
}

function isInHand(card: string, { viewer, zones, cards }: View): boolean {
  const hand = zones.find(({ kind, seat }) => kind === 'hand' && seat === viewer);
  return hand?.cards.some((handle) => cards[handle]?.definition === card) === true;
}

function optionsOf({ decision }: SeenQuestion): readonly SeenOption[] {
  return decision.ask?.options ?? [];
}

function isAct(option: SeenOption, { verb, card, value }: OfferedAct, view: View): boolean {
  if (option.verb !== verb || (value !== undefined && option.value !== value)) return false;
  return card === undefined || (option.card !== undefined && view.cards[option.card]?.definition === card);
}
