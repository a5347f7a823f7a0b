/** Why a card cannot be chosen at the open question: as a target, as a part of a payment, as a defender. */

import { copiesOf } from '../derived/copies.ts';
import { writable, type Match } from '../match/match.ts';
import type { Question } from '../match/program.ts';
import { textAsking } from '../match/text-asking.ts';
import type { Ask, Decision, DecisionKind, Option } from '../state/decision.ts';
import { site, type Site } from '../state/site.ts';
import { NO_CARD, type CardId, type CoreState, type Seat } from '../state/state.ts';
import type { Doable } from './doable.ts';

/** Kinds of question that choose among cards that one points at. */
const choosesCards: ReadonlySet<DecisionKind> = new Set(['target', 'pay', 'divide', 'defend']);

/** What is told where no check alone keeps a card from being chosen. */
export const choosingChecks = {
  text: site('', 'the text asks for something else'),
  part: site('', 'the card is not one thing that the text asks for'),
  superlative: site('', 'another card has more of what the text asks the most of'),
  payment: site('', 'nothing of the cost is paid with it'),
  rule: site('', 'the question is about other cards'),
} as const;

/** That a card could be chosen at the open question; undefined where the question chooses no cards. */
export function choosing<S extends CoreState>(match: Match<S>, open: Decision, ask: Ask, card: CardId): Doable | undefined {
  const verb = choosesCards.has(open.kind) ? ask.options.find((each) => each.card !== NO_CARD)?.verb : undefined;
  if (verb === undefined) return undefined;
  const isOffered = (each: Option): boolean => each.card === card || copiesOf(match, open.kind, each).includes(card);
  return { verb, isOffered, test: () => optionsAnew(match, ask.seat).some(isOffered) };
}

/**
 * The check that stands for the rest of what a question asks of its cards. Where a rule asks, it is called by the purpose of the question, if
 * the game has words for that, and cites the row that governs it.
 */
export function restOfQuestion<S extends CoreState>(match: Match<S>, hasWords: (check: Site) => boolean, governing?: string): Site {
  const { kind, purpose = '', rule = '' } = match.state.pending ?? {};
  if (kind === 'pay') return choosingChecks.payment;
  if (textAsking(match) !== undefined) return choosingChecks.text;
  const [first = ''] = rule.split(' ');
  const ofPurpose: Site = { id: choosingChecks.rule.id, name: purpose, rule: governing ?? first };
  return hasWords(ofPurpose) ? ofPurpose : choosingChecks.rule;
}

/** What the open question offers a seat when its step asks it once more; nothing where it does not. The match stays as it is. */
export function optionsAnew<S extends CoreState>(match: Match<S>, seat: Seat): Ask['options'] {
  const frame = writable(match).frames.at(-1);
  const step = match.game.programs[frame?.program ?? -1]?.loaded[frame?.step ?? -1];
  if (frame === undefined || step?.ask === undefined) return [];
  const question = asked(() => step.ask?.(match, { ...frame, locals: { ...frame.locals } } as never));
  if (question === undefined) return [];
  return 'asks' in question ? (question.asks.find((each) => each.seat === seat)?.options ?? []) : question.options;
}

/** With a check passed over, a step may meet what its rules never let happen: then it asks nothing. */
function asked(ask: () => Question | undefined): Question | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
