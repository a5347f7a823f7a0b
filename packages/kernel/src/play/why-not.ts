/** Why somebody cannot do what one would expect to be possible with a card. */

import { obstaclesTo, type Obstacle, type Trial } from '../derived/obstacles.ts';
import { forgetAll } from '../match/derived-cache.ts';
import { pending, type Match } from '../match/match.ts';
import type { Option } from '../state/decision.ts';
import { site, type Site } from '../state/site.ts';
import { NO_CARD, type CardId, type CoreState, type Seat } from '../state/state.ts';
import { handleNow, mayKnow } from '../views/handles.ts';
import type { Handle } from '../views/view.ts';
import { shownKey } from '../views/redact.ts';

/** Something that one would expect to do with a card, and whether it may be done now. The test changes nothing: see `obstaclesTo`. */
export interface Doable {
  /** The verb of the option that does it, and its value. */
  readonly verb: string;
  readonly value?: number;
  /** Whether an option offers it; default by verb, card and value. For options whose value says something else, such as their place. */
  readonly isOffered?: (option: Option) => boolean;
  readonly test: () => boolean;
}

/** A value that an explanation names: a number, or a code that the game has a label for, or several. */
export type NamedValue = number | string | readonly string[];

/** A game's part in saying why something cannot be done. */
export interface WhyNotRules<S extends CoreState> {
  /** The purposes of the questions at which acts are offered. */
  readonly purposes: readonly string[];
  /** What one would expect to do with a card that a seat knows; nothing with most cards of others. Whose turn it is does not matter. */
  readonly acts: (match: Match<S>, seat: Seat, card: CardId) => readonly Doable[];
  /** What explanations name: the card's house, what it costs. Of what the seat may know. */
  readonly values: (match: Match<S>, seat: Seat, card: CardId) => Readonly<Record<string, NamedValue>>;
}

/** One reason. `GameWords.obstacles` has its words by its code. */
export interface SeenObstacle {
  /** The name of the check that fails. */
  readonly code: string;
  /** The rows of the rule ledger that it carries out, separated by spaces; empty where it is no rule. */
  readonly rule: string;
  /** The card whose text says so, where one does that the seat knows. */
  readonly by?: { readonly card: Handle; readonly definition: string };
}

/** What cannot be done with a card, and why. */
export interface RefusedAct {
  readonly verb: string;
  readonly value: number;
  /** In the order in which they are asked: each stands in the way even without those before it. */
  readonly obstacles: readonly SeenObstacle[];
}

/** Why a seat cannot do more with a card. */
export interface WhyNot {
  /** What one would expect, but for what is offered. */
  readonly acts: readonly RefusedAct[];
  /** What the words of the obstacles name. */
  readonly values: Readonly<Record<string, NamedValue>>;
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
  { purposes, acts, values, isObstacle }: WhyNotRules<S> & Pick<Trial, 'isObstacle'>,
  match: Match<S>,
  seat: Seat,
  handle: Handle,
): WhyNot | undefined {
  const card = knownCard(match, seat, handle);
  if (card === undefined) return undefined;
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat);
  const early = earlyCheck(ask !== undefined, purposes.includes(open?.purpose ?? ''));
  const named = values(match, seat, card);
  const refused = acts(match, seat, card).flatMap((act): RefusedAct[] => {
    if (ask?.options.some((each) => isOfferedBy(each, card, act)) === true) return [];
    const { verb, value = 0, test } = act;
    const tried = (): boolean => {
      // Each time without other rules, and what was worked out may rest on those.
      forgetAll(match.derived);
      return test();
    };
    // What else would be in the way is known when the question has come at which it is offered.
    const found = early === undefined ? obstaclesTo({ match, test: tried, isObstacle }) : [{ check: early, by: NO_CARD }];
    return found.length === 0 ? [] : [{ verb, value, obstacles: found.map((each) => seeObstacle(match, seat, each)) }];
  });
  return { acts: refused, values: named };
}

/** Whether an option offers to do something with a card. */
export function isOfferedBy(option: Option, card: CardId, { verb, value = 0, isOffered }: Doable): boolean {
  return isOffered?.(option) ?? (option.verb === verb && option.card === card && option.value === value);
}

function earlyCheck(isAsked: boolean, isOpen: boolean): Site | undefined {
  if (!isAsked) return askingChecks.asked;
  return isOpen ? undefined : askingChecks.question;
}

function knownCard<S extends CoreState>(match: Match<S>, seat: Seat, handle: Handle): CardId | undefined {
  return match.state.cards.find(({ id }) => id !== NO_CARD && mayKnow(match, seat, id) && handleNow(match, seat, id) === handle)?.id;
}

function seeObstacle<S extends CoreState>(match: Match<S>, seat: Seat, { check: { name, rule }, by }: Obstacle): SeenObstacle {
  if (by === NO_CARD || !mayKnow(match, seat, by)) return { code: name, rule };
  return {
    code: name,
    rule,
    by: { card: handleNow(match, seat, by), definition: shownKey(match.game.definitions[match.state.cards[by]?.definition ?? 0]) },
  };
}
