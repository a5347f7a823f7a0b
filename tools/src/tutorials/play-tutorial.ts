/** Plays tutorials for tests, as a learner who follows the coach or does not. */

import {
  type Coaching,
  coachAt,
  currentLesson,
  languages,
  type Lesson,
  obviousAnswer,
  type PlayableGame,
  type PlayableMatch,
  randomChoice,
  type SeenQuestion,
  SPECTATOR,
  suggestedAnswer,
  type Tutorial,
  withAnswer,
} from '@crupier/kernel';
import { answerWithPlan, botTurn, diceFrom } from '@crupier/bots';
import { expect } from 'vitest';

/** Questions after which a learner who answers at random has seen enough. */
const QUESTIONS_MAX = 400;

/** A question that a learner is asked, with its lesson. */
export interface Asked {
  readonly match: PlayableMatch;
  readonly seat: number;
  readonly question: SeenQuestion;
  readonly lesson: Lesson | undefined;
}

/** What a learner answers to a question. */
type AnswerOf = (asked: Asked) => readonly number[];

/** Plays a tutorial, its bots by their script, until all of its lessons are said or the match is over. */
export function playTutorial(
  game: PlayableGame,
  tutorial: Tutorial,
  answerOf: AnswerOf,
): { readonly coaching: Coaching; readonly match: PlayableMatch } {
  const match = dealTutorial(game, tutorial);
  let coaching: Coaching = { said: [], hasStrayed: false };
  for (let asked = 0; asked < QUESTIONS_MAX && coaching.said.length < tutorial.lessons.length; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    if (seat === undefined) break;
    const decision = match.pending(seat);
    if (decision?.ask === undefined) throw new Error('Whoever is waited for is asked.');
    const question = { decision, view: match.view(seat) };
    let chosen = obviousAnswer(decision.kind, decision.ask);
    if (chosen === undefined && tutorial.seats[seat] === 'learner') {
      coaching = coachAt(tutorial, coaching, question);
      chosen = answerOf({ match, seat, question, lesson: currentLesson(tutorial, coaching, question) });
      coaching = withAnswer(tutorial, coaching, question, chosen);
    }
    chosen ??= scripted(match, seat);
    expect(match.answer(seat, decision.id, chosen)).toBe(undefined);
  }
  return { coaching, match };
}

function dealTutorial(game: PlayableGame, { decks, settings, seed }: Tutorial): PlayableMatch {
  const configured = game.configure(decks, { settings });
  const dealt = configured.ok ? game.start(configured.value, seed) : configured;
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.problems));
  return dealt.value;
}

function scripted(match: PlayableMatch, seat: number): readonly number[] {
  const turn = botTurn(match, seat, diceFrom(`tutorial ${match.hash()}`));
  return turn === undefined ? [] : answerWithPlan('scripted', turn).answer;
}

/** Follows the coach; where nothing is suggested, goes on, or takes the first answer there is. */
export function suggested({ question, lesson }: Asked): readonly number[] {
  const { min = 0, options = [] } = question.decision.ask ?? {};
  const goesOn = options.findIndex(({ verb }) => verb === 'pass' || verb === 'endTurn');
  return (lesson && suggestedAnswer(lesson, question)) ?? Array.from({ length: min }, (_, at) => Math.max(at, goesOn));
}

/** Follows the coach; from a turn on, plays as a greedy bot would where nothing is suggested. */
export function suggestedThenGreedy({ turnValue }: Tutorial, fromTurn: number): AnswerOf {
  return (asked) => {
    const { match, seat, question, lesson } = asked;
    const isCoached = Number(question.view.table[turnValue]) < fromTurn || lesson?.suggests !== undefined;
    const turn = isCoached ? undefined : botTurn(match, seat, diceFrom(`tutorial ${match.hash()}`));
    return turn === undefined ? suggested(asked) : answerWithPlan('greedy', turn).answer;
  };
}

/** The key of the other side of an identity of Marvel Champions, which all know. */
function otherSide(card: string): string {
  return card.replace(/[ab]$/, (side) => (side === 'a' ? 'b' : 'a'));
}

/** The names of the match's cards that a text names and the learner cannot know of. */
export function untoldNames(game: PlayableGame, { decks, settings }: Tutorial, { question, lesson }: Asked): readonly string[] {
  const configured = game.configure(decks, { settings });
  const known = new Set(Object.values(question.view.cards).map(({ definition }) => definition));
  const hidden = configured.ok ? game.cardsOf(configured.value).filter((card) => !known.has(card) && !known.has(otherSide(card))) : [];
  const text = languages.map((language) => lesson?.text[language] ?? '').join(' ');
  return hidden
    .flatMap((card) => languages.flatMap((language) => game.card(card)?.name[language] ?? []))
    .filter((name) => text.includes(name));
}

/**
 * Plays a tutorial with somebody who answers at random, and checks at each question that what is suggested is legal and names nothing that the
 * learner cannot know. Returns the lessons that were said, and whether match or lessons came to their end.
 */
export function playByLuck(
  game: PlayableGame,
  tutorial: Tutorial,
  luck: number,
): { readonly said: readonly string[]; readonly hasEnded: boolean } {
  const roll = diceFrom(`tutorial luck ${luck}`);
  const { coaching, match } = playTutorial(game, tutorial, (asked) => {
    const { decision } = asked.question;
    const advised = asked.lesson && suggestedAnswer(asked.lesson, asked.question);
    if (advised !== undefined) expect(asked.match.describe(asked.seat, decision.id, advised).ok).toBe(true);
    expect(untoldNames(game, tutorial, asked)).toEqual([]);
    return decision.ask === undefined ? [] : randomChoice(decision.kind, decision.ask, roll);
  });
  const said = coaching.said.map(({ lesson }) => lesson);
  return { said, hasEnded: match.outcome() !== undefined || said.some((lesson) => lesson === tutorial.lessons.at(-1)?.id) };
}
