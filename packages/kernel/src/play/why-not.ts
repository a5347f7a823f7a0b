/** Why somebody cannot do what one would expect to be possible with a card. */

import { obstaclesTo, type Obstacle, type Trial } from '../derived/obstacles.ts';
import { forgetAll } from '../match/derived-cache.ts';
import { pending, type Match } from '../match/match.ts';
import { option } from '../match/program.ts';
import type { Language } from '../state/result.ts';
import { site, unnamedCheck, type Site } from '../state/site.ts';
import { NO_CARD, type CardId, type CoreState, type Seat } from '../state/state.ts';
import { cardKnownBy, mayKnow } from '../views/handles.ts';
import type { Handle } from '../views/view.ts';
import { seeSource, type SeenSource } from '../views/redact.ts';
import { seeDecision, type QuestionSpeech } from '../views/see-decision.ts';
import { checks } from '../events/uses.ts';
import { isOfferedBy, type Doable } from './doable.ts';
import { failingsOf } from './failed-part.ts';
import { choosing, choosingChecks, restOfQuestion } from './why-not-chosen.ts';

/** A value that an explanation names: a number, a code that the game has a label for, or several, or words. */
export type NamedValue = number | string | readonly string[] | Readonly<Record<Language, string>>;

/** A game's part in saying why something cannot be done. */
export interface WhyNotRules<S extends CoreState> {
  /** The purposes of the questions at which acts are offered. */
  readonly purposes: readonly string[];
  /** What one would expect to do with a card that a seat knows; nothing with most cards of others. Whose turn it is does not matter. */
  readonly acts: (match: Match<S>, seat: Seat, card: CardId) => readonly Doable[];
  /** What explanations name: the card's house, what it costs. Of what the seat may know. */
  readonly values: (match: Match<S>, seat: Seat, card: CardId) => Readonly<Record<string, NamedValue>>;
  /** The names of checks that are about what an ability says, such as whether it could do anything: its words are told with them. */
  readonly textChecks?: readonly string[];
}

/** One reason. `GameWords.obstacles` has its words by its code. */
export interface SeenObstacle {
  /** The name of the check that fails. */
  readonly code: string;
  /** The rows of the rule ledger that it carries out, separated by spaces; empty where it is no rule. */
  readonly rule: string;
  /** The card whose text says so, or that has more of what a text asks the most of, where there is one that the seat knows. */
  readonly by?: SeenSource;
}

/** What cannot be done with a card, and why. */
export interface RefusedAct {
  readonly verb: string;
  readonly value: number;
  /** What the ability says that it would use: where several acts of the card have the same verb, or a reason is about the text. */
  readonly text?: Readonly<Record<Language, string>>;
  /** In the order in which they are asked: each stands in the way even without those before it. */
  readonly obstacles: readonly SeenObstacle[];
}

/** Why a seat cannot do more with a card. */
export interface WhyNot {
  /** That it is chosen at the open question, where that chooses cards and not this one: a target, a defender, a means of payment. */
  readonly choice?: RefusedAct;
  /** What one would expect, but for what is offered. */
  readonly acts: readonly RefusedAct[];
  /** What the words of the obstacles name. */
  readonly values: Readonly<Record<string, NamedValue>>;
}

/** Of which checks reasons are told, of acts, of choices of cards and of options, and how the texts of cards are said. */
export interface Telling extends Pick<Trial, 'isObstacle'> {
  readonly isChoiceObstacle: Trial['isObstacle'];
  /** Of options that are no cards. */
  readonly isOptionObstacle: Trial['isObstacle'];
  readonly speech?: QuestionSpeech;
}

/** Checks that come before those of any game. */
export const askingChecks = {
  asked: site('', 'another player decides now'),
  question: site('', 'another question is open'),
} as const;

/**
 * Why a seat cannot do more with a card than it is offered; undefined for a card that it does not know. `match` is a copy in which everything
 * that the seat cannot know was dealt anew: nothing that is said rests on it.
 */
export function whyNot<S extends CoreState>(
  { purposes, acts, values, textChecks = [], isObstacle, isChoiceObstacle, speech }: WhyNotRules<S> & Omit<Telling, 'isOptionObstacle'>,
  match: Match<S>,
  seat: Seat,
  handle: Handle,
): WhyNot | undefined {
  const card = cardKnownBy(match, seat, handle);
  if (card === undefined) return undefined;
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat);
  const early = earlyCheck(ask !== undefined, purposes.includes(open?.purpose ?? ''));
  const named = values(match, seat, card);
  const seen = (found: readonly Obstacle[]): readonly SeenObstacle[] => found.map((each) => seeObstacle(match, seat, each));
  const choice = refusedChoice({ match, isObstacle: isChoiceObstacle, speech }, seat, card);
  const expected = acts(match, seat, card);
  const refused = expected.flatMap((act): RefusedAct[] => {
    if (ask?.options.some((each) => isOfferedBy(each, card, act)) === true) return [];
    const { verb, value = 0, of } = act;
    // What else would be in the way is known when the question has come at which it is offered.
    const found = early === undefined ? obstaclesTo({ match, test: afresh(match, act), isObstacle }) : [{ check: early, by: NO_CARD }];
    const isAlone = expected.every((other) => other === act || other.verb !== verb);
    const isOfText = found.some(({ check }) => check === checks.effect || textChecks.includes(check.name));
    const text = of === undefined || (isAlone && !isOfText) ? undefined : speech?.sayText(card, of);
    return found.length === 0 ? [] : [{ verb, value, ...(text && { text }), obstacles: seen(found) }];
  });
  const said = choice && seeDecision(match, seat, speech)?.ask?.choice;
  const lack = choice?.obstacles[0]?.check === choosingChecks.text ? lackOf(match, { seat, card }, speech) : undefined;
  const obstacles = lack === undefined ? (choice?.obstacles ?? []) : [lack.obstacle];
  return {
    ...(choice && { choice: { ...choice, obstacles: seen(obstacles) } }),
    acts: refused,
    values: { ...named, ...(said && { choice: said }), ...(lack && { lack: lack.said }) },
  };
}

/**
 * All that a card is not that the text asks for, where no check of a rule keeps it from being chosen: "is exhausted and is not an enemy
 * creature"; or that it is not the most powerful, with a card that is.
 */
function lackOf<S extends CoreState>(
  match: Match<S>,
  { seat, card }: { readonly seat: Seat; readonly card: CardId },
  speech: QuestionSpeech | undefined,
): { readonly said: Readonly<Record<Language, string>>; readonly obstacle: Obstacle } | undefined {
  forgetAll(match.derived);
  // That a card of which the seat does not know has more is not said.
  const failings = failingsOf(match, seat, card).filter(({ part }) => part.kind !== 'superlative' || mayKnow(match, seat, part.most));
  const said = failings.flatMap((failing) => (mayKnow(match, seat, failing.source) ? (speech?.sayLack?.(failing) ?? []) : []));
  if (said.length === 0) return undefined;
  const join = (language: Language): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(said.map((lack) => lack[language]));
  const most = failings.flatMap(({ part }) => (part.kind === 'superlative' ? [part.most] : []));
  const [by] = most;
  const obstacle = by === undefined ? { check: choosingChecks.part, by: NO_CARD } : { check: choosingChecks.superlative, by };
  return { said: { en: join('en'), es: join('es') }, obstacle };
}

/** Why a card cannot be chosen at the open question; undefined where it can be, or the question chooses no cards. */
function refusedChoice<S extends CoreState>(
  { match, isObstacle, speech }: { readonly match: Match<S>; readonly speech: QuestionSpeech | undefined } & Pick<Trial, 'isObstacle'>,
  seat: Seat,
  card: CardId,
): (Pick<RefusedAct, 'verb' | 'value'> & { readonly obstacles: readonly Obstacle[] }) | undefined {
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat);
  const choice = open && ask && choosing(match, open, ask, card);
  if (open === undefined || choice === undefined || ask?.options.some((each) => isOfferedBy(each, card, choice)) === true) return undefined;
  const found = obstaclesTo({ match, test: afresh(match, choice), isObstacle });
  // Where no check has a name, the card is not what is asked for.
  const rest = restOfQuestion(match, isObstacle, speech?.ruleOf?.(open, 'followed'));
  const obstacles = found.map((each) => (each.check === unnamedCheck ? { ...each, check: rest } : each));
  const verb = speech?.verbOf?.(option(choice.verb, card), open.kind) ?? choice.verb;
  return { verb, value: 0, obstacles };
}

/** A test that is made each time without other rules: what was worked out may rest on those. */
function afresh<S extends CoreState>(match: Match<S>, { test }: Doable): () => boolean {
  return () => {
    forgetAll(match.derived);
    return test();
  };
}

function earlyCheck(isAsked: boolean, isOpen: boolean): Site | undefined {
  if (!isAsked) return askingChecks.asked;
  return isOpen ? undefined : askingChecks.question;
}

/** An obstacle as a seat may know it. */
export function seeObstacle<S extends CoreState>(match: Match<S>, seat: Seat, { check: { name, rule }, by }: Obstacle): SeenObstacle {
  const source = seeSource(match, seat, by);
  return { code: name, rule, ...(source && { by: source }) };
}
