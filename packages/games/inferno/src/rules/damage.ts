import { call, cardOf, program, raiseAll, type CardId, type CardRef, type GameEvent, type Seat } from '@crupier/kernel';
import { damageBy, fact } from '../state/facts.ts';
import { cardsIn, inPlay, isDemon, isType, recordOf } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/** Damage that is about to be dealt. */
export interface Hit {
  readonly source: CardRef;
  readonly card: CardId;
  /** ≥ 0; nothing is dealt by 0. *Rule:* INF-118.8. */
  readonly amount: number;
}

interface DamageLocals {
  readonly hits: readonly Hit[];
  /** One of `damageBy`. */
  readonly by: number;
}

/** Damage in its three parts. All hits are one event. *Rule:* INF-118.4. */
export const damage = program<Inferno, DamageLocals>('damage', [
  {
    name: 'it is dealt, as replaced and prevented',
    rule: 'INF-118.4a INF-118.1a INF-118.8',
    do: (match, { locals: { hits, by } }) => {
      const real = hits.filter(({ card, amount }) => amount > 0 && canBeDamaged(match, card));
      raiseAll(
        match,
        real.map(({ source, card, amount }) => fact('damageDealt', { source, card, other: source, amount, value: by })),
      );
    },
  },
  {
    name: 'it turns into its results',
    rule: 'INF-118.4b INF-118.3a INF-118.3b',
    do: (match) => raiseAll(match, resultsOf(match)),
  },
  {
    name: 'it has happened',
    rule: 'INF-118.4c',
    do: (match) => {
      if (match.state.dealt.length > 0) raiseAll(match, [fact('damageResolved', {})]);
    },
  },
]);

/** Deals damage. The last act of a step. */
export function dealDamage(match: InfernoMatch, hits: readonly Hit[], by: number = damageBy.effect): void {
  call(match, damage, { hits, by });
}

/** Only allies and demons in play can be dealt damage. *Rule:* INF-118.1a. */
export function canBeDamaged(match: InfernoMatch, card: CardId): boolean {
  return inPlay(match, card) && (isDemon(match, card) || isType(match, card, 'ally'));
}

/** A damage counter on an ally for each point, a card of the deck for each point on its demon. *Rule:* INF-118.3. */
function resultsOf(match: InfernoMatch): GameEvent[] {
  const { dealt } = match.state;
  const counters = dealt
    .filter(({ card }) => isType(match, card, 'ally') && inPlay(match, card))
    .map(({ card, source, amount }) => fact('damageCountersPut', { card: cardOf(card), source, amount }));
  const milled = inTurnOrder(match).flatMap((seat) => {
    const points = dealt.filter(({ card }) => isDemon(match, card) && recordOf(match, card).owner === seat);
    return millEvents(
      match,
      seat,
      points.flatMap(({ source, amount }) => Array.from({ length: amount }, () => source)),
    );
  });
  return [...counters, ...milled];
}

/** The cards on top of a deck go to the Infierno, one for each source given; where there are too few, all go. *Rule:* INF-118.3a. */
export function millEvents(match: InfernoMatch, seat: Seat, sources: readonly CardRef[]): GameEvent[] {
  const deck = cardsIn(match, 'deck', seat);
  const events = sources.slice(0, deck.length).map((source, at) => {
    const card = deck[deck.length - 1 - at] as CardId;
    return fact('cardMilled', { card, seat, source, value: 1 });
  });
  return sources.length > deck.length ? [...events, fact('millFailed', { seat })] : events;
}
