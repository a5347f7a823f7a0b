import {
  applies,
  call,
  cardOf,
  joinHappening,
  NO_CARD,
  option,
  program,
  raiseAll,
  raiseInFull,
  rewriteHappening,
  site,
  type CardId,
  type GameEvent,
  type Seat,
  contextOf,
} from '@crupier/kernel/rules';
import { becomingCopy } from './copying.ts';
import { meansOf, payEnergy } from './energy.ts';
import { counterNames } from '../state/counters.ts';
import { entering, entersBy, fact, kind, waysOfEvent } from '../state/facts.ts';
import { ownRules, type OwnRule } from '../state/own-rules.ts';
import { paths } from '../state/printed.ts';
import { inPlay, isBlank, isDemon, objectsInPlay, zoneOfCard } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const asItWouldBe = site('INF-613.11', 'a card enters play by what it would say there, as effects have left it on the chain');
const entersAsItSays = site('INF-613.1d INF-603.6e', 'a card that says so enters play tapped');

/** A card that enters play, and under whose control. */
export interface Entering {
  readonly card: CardId;
  readonly seat: Seat;
  /** For one that is added as a resource: where it comes from, a value of `addedFrom`. */
  readonly addedFrom?: number;
}

interface EnterLocals {
  readonly card: CardId;
  /** Under whose control it enters, as far as replacements have settled that. */
  readonly seat: Seat;
  /** What it enters as a copy of. */
  copied: CardId;
  /** What was chosen as it enters, or -1. */
  chosen: number;
}

/** The rules by which a card says what is done as it enters play. *Rule:* INF-613.1c, INF-603.6e. */
const choosing = ['entersAsCopy', 'choosesBody', 'choosesPath', 'mayPayEntering'] as const;

/**
 * What a card says of its entering play: choices and payments first, by the player under whose control it enters, and then what is true
 * of it from the first moment on, all in one event. *Rule:* INF-603.6e, INF-613.11, INF-615.1b.
 */
export const enterPlay = program<Inferno, EnterLocals>('enter play', [
  {
    name: 'as a copy of what',
    rule: 'INF-613.1c INF-706.4',
    ask: (match, { locals }) => {
      const { card, seat } = locals;
      const [rule] = rulesEntering(match, card, 'entersAsCopy');
      const options = rule === undefined ? [] : copyable(match, locals, rule).map((each) => option('copy', each));
      if (options.length > 0) return { kind: 'target', seat, purpose: 'chooseCopied', source: card, options };
      return undefined;
    },
    take: (_match, { locals }, [chosen]) => {
      locals.copied = chosen?.card ?? NO_CARD;
    },
  },
  {
    name: 'choose its strength and toughness',
    rule: 'INF-603.6e INF-606.2d INF-207.3b INF-706.5',
    // What it copies is asked about anew: what was chosen for that card is not copied. *Rule:* INF-706.5.
    ask: (match, { locals: { card, seat, copied } }) => {
      const [own] = rulesEntering(match, card, 'choosesBody');
      const [rule] = copied === NO_CARD || isGone(match, card) ? [own] : ownRules(match, copied, 'choosesBody');
      if (rule === undefined) return undefined;
      const options = rule.word.split(' ').map((_, at) => option('body', card, at));
      return { kind: 'mode', seat, purpose: 'chooseBody', source: card, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.chosen = chosen?.value ?? -1;
    },
  },
  {
    name: 'choose a path',
    rule: 'INF-603.6e INF-606.2d',
    ask: (match, { locals: { card, seat } }) => {
      if (rulesEntering(match, card, 'choosesPath').length === 0) return undefined;
      return { kind: 'word', seat, purpose: 'choosePath', source: card, options: paths.map((_, at) => option('path', NO_CARD, at)) };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.chosen = chosen?.value ?? -1;
    },
  },
  {
    name: 'pay as it enters',
    rule: 'INF-606.2e INF-603.6e',
    ask: (match, { locals: { card, seat } }) => {
      const price = priceOf(match, card, seat);
      if (price === 0 || meansOf(match, seat) < price) return undefined;
      return { kind: 'may', seat, purpose: 'payEntering', source: card, min: 0, options: [option('payFor', card, price)] };
    },
    take: (match, { locals }, chosen) => {
      if (chosen.length === 0) return undefined;
      const { card, seat } = locals;
      const price = priceOf(match, card, seat);
      locals.chosen = price;
      call(match, payEnergy, { price }, { source: card, seat });
      return undefined;
    },
  },
  {
    name: 'it enters',
    rule: 'INF-613.1c INF-613.1d INF-613.11 INF-603.6e INF-113.5g INF-121.4',
    do: (match, { locals }) => {
      const { card, copied, chosen } = locals;
      const rules = copied === NO_CARD ? card : copied;
      const becoming = copied === NO_CARD ? [] : [becomingCopy(match, card, copied, ownRules(match, card, 'entersAsCopy')[0]?.except ?? 0)];
      const ways = waysOf(match, rules);
      const counters = withCounters(match, locals, rules);
      rewriteHappening(match, (event) => entersBy(event, (waysOfEvent(event) & ~entering.unsettled) | ways));
      joinHappening(match, becoming, [...counters, ...(chosen < 0 ? [] : [fact('wordChosen', { card, value: chosen })])]);
    },
  },
]);

/** Whether a card says that more is done as it enters play than entering. */
function saysHowItEnters(match: InfernoMatch, card: CardId): boolean {
  return choosing.some((rule) => rulesEntering(match, card, rule).length > 0) || rulesEntering(match, card, 'entersWith').length > 0;
}

/** Puts a card into play under a player's control. The last act of a step. *Rule:* INF-110.2, INF-607.3. */
export function putIntoPlay(match: InfernoMatch, card: CardId, seat: Seat): void {
  putAllIntoPlay(match, [{ card, seat }], []);
}

/**
 * Puts cards into play at the same time, each as it says, and at the same time as something else. The last act of a step.
 * *Rule:* INF-110.2, INF-603.6e.
 */
export function putAllIntoPlay(match: InfernoMatch, cards: readonly Entering[], also: readonly GameEvent[]): void {
  const entrances = cards.map((each) =>
    entrance(match, each, saysHowItEnters(match, each.card) ? entering.unsettled : waysOf(match, each.card)),
  );
  if (entrances.some(isUnsettled)) raiseInFull(match, [...entrances, ...also]);
  else raiseAll(match, [...entrances, ...also]);
}

/** The event of a card's entering play, in what ways: bits of `entering`. */
function entrance(match: InfernoMatch, { card, seat, addedFrom }: Entering, ways: number): GameEvent {
  if (addedFrom !== undefined) return fact('resourceAdded', { card, seat, value: addedFrom, amount: ways });
  return fact('cardEntered', { card, seat, value: ways, amount: match.state.revision });
}

/** What a card says itself of how it enters, as bits of `entering`. *Rule:* INF-613.1d. */
function waysOf(match: InfernoMatch, rules: CardId): number {
  return rulesEntering(match, rules, 'entersTapped').length > 0 && applies(match, entersAsItSays) ? entering.tapped : 0;
}

function isUnsettled(event: GameEvent): boolean {
  return (event.kind === kind.cardEntered || event.kind === kind.resourceAdded) && (waysOfEvent(event) & entering.unsettled) !== 0;
}

/**
 * What a card says of its entering play comes once it is settled under whose control that is: calls what asks that player, and says
 * whether it did. *Rule:* INF-613.1c, INF-615.1b.
 */
export function settleEntering(match: InfernoMatch, event: GameEvent): boolean {
  if (!isUnsettled(event)) return false;
  call(
    match,
    enterPlay,
    { card: cardOf(event.card), seat: event.seat, copied: NO_CARD, chosen: -1 },
    { source: cardOf(event.card), seat: event.seat },
  );
  return true;
}

/** "Enters play with two charge counters." */
function withCounters(match: InfernoMatch, { card, seat }: EnterLocals, rules: CardId): GameEvent[] {
  return rulesEntering(match, rules, 'entersWith').map(({ word, amount }) =>
    fact('countersAdded', {
      card,
      amount: amount(match, contextOf(match, card, { seat })),
      value: counterNames.findIndex((name) => name === word),
    }),
  );
}

/**
 * What a card says of its entering by a rule's name: nothing, where an effect has taken its abilities on the chain. One in play that is
 * copied says what is printed. *Rule:* INF-613.11, INF-706.2.
 */
function rulesEntering(match: InfernoMatch, card: CardId, rule: string): readonly OwnRule[] {
  const rules = ownRules(match, card, rule);
  if (rules.length === 0 || isGone(match, card)) return [];
  const isTaken = !inPlay(match, card) && isBlank(match, card) && applies(match, asItWouldBe);
  return isTaken ? [] : rules;
}

/** Whether its owner has left the game meanwhile: then nobody is asked about it. *Rule:* INF-800.3a. */
function isGone(match: InfernoMatch, card: CardId): boolean {
  return zoneOfCard(match, card) === 'gone';
}

/** What it may copy, as the player says under whose control it enters: that one's are "yours". *Rule:* INF-613.11. */
function copyable(match: InfernoMatch, { card, seat }: EnterLocals, { speaksOf }: OwnRule): CardId[] {
  const context = contextOf(match, card, { seat });
  return objectsInPlay(match).filter((each) => each !== card && !isDemon(match, each) && speaksOf(match, each, context));
}

function priceOf(match: InfernoMatch, card: CardId, seat: Seat): number {
  const [rule] = rulesEntering(match, card, 'mayPayEntering');
  return rule?.amount(match, contextOf(match, card, { seat })) ?? 0;
}
