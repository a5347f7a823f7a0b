import {
  abilityOf,
  again,
  applies,
  call,
  cardOf,
  enclosing,
  option,
  program,
  raiseAll,
  site,
  type CardId,
  type CardRef,
  type GameEvent,
  type Heard,
  type Seat,
} from '@crupier/kernel/rules';
import { isImmuneToDamage } from './immunity.ts';
import { toughnessOf } from '../state/bodies.ts';
import { damageBy, fact, milledBy, wound } from '../state/facts.ts';
import { cardsIn, inPlay, isDemon, isType, recordOf, sideOf } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const preventions: ReadonlySet<string> = new Set(['preventDamage', 'preventAllDamage']);

/**
 * Whether an effect that works once is used up: not by damage that it tries to prevent and cannot. Of all facts only damage is prevented.
 * *Rule:* INF-608.6b, INF-614.11.
 */
export function usesUp(match: InfernoMatch, { ref }: Heard, event: GameEvent): boolean {
  const { data } = abilityOf(match, ref);
  const isVain = event.value === damageBy.unpreventable && data.kind === 'replacement';
  return !isVain || !data.clause.do.some(({ verb }) => preventions.has(verb)) || !applies(match, unusedIfVain);
}

/** Damage that is about to be dealt. */
export interface Hit {
  readonly source: CardRef;
  readonly card: CardId;
  /** ≥ 0; nothing is dealt by 0. *Rule:* INF-118.8. */
  readonly amount: number;
}

const unusedIfVain = site('INF-608.6b', 'what waits once to prevent damage is not used by damage that cannot be prevented');
const onlyFighters = site('INF-118.1a', 'only allies and demons are dealt damage');
const nothingIsNothing = site('INF-613.7a INF-118.8 INF-107.1b', 'damage of 0 is not dealt: there is nothing to replace');
const activePlayersFirst = site('INF-615.1', 'what is to happen to the active player’s side is replaced and prevented first');
const controllerSaysWhich = site('INF-614.7', 'the controller says which of several sources a shield meets first');

/** That damage was prevented, or would have been: by which card, and how much. */
interface Prevented {
  readonly card: CardRef;
  readonly source: CardRef;
  readonly by: CardId;
  readonly amount: number;
}

interface DamageLocals {
  hits: readonly Hit[];
  /** Cards whose hits were put in order. */
  ordered: readonly CardId[];
  /** What was prevented, for what follows from that. *Rule:* INF-614.5. */
  prevented: readonly Prevented[];
  /** One of `damageBy`. */
  readonly by: number;
}

/** Damage in its three parts. All hits are one event. *Rule:* INF-118.4. */
export const damage = program<Inferno, DamageLocals>('damage', [
  {
    name: 'say which source a shield meets first',
    rule: 'INF-614.7',
    ask: (match, { locals: { hits, ordered } }) => {
      const card = hits.length < 2 ? undefined : shieldedTwice(match, hits, ordered);
      if (card === undefined) return undefined;
      const options = hits.flatMap((hit, at) => (hit.card === card ? [option('shieldFrom', cardOf(hit.source), at)] : []));
      return { kind: 'arrange', seat: sideOf(match, card), purpose: 'orderSources', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      const { hits, ordered } = locals;
      const first = chosen.flatMap(({ value }) => hits[value] ?? []);
      locals.hits = [...first, ...hits.filter((hit) => !first.includes(hit))];
      locals.ordered = [...ordered, ...first.map(({ card }) => card)];
      return again;
    },
  },
  {
    name: 'it is dealt, as replaced and prevented',
    rule: 'INF-118.4a INF-118.8 INF-118.1 INF-118.2',
    do: (match, { locals: { hits, by } }) => {
      const some = applies(match, nothingIsNothing) ? hits.filter(({ amount }) => amount > 0) : hits;
      const real = bySides(
        match,
        some.filter(({ card, source }) => canBeDamaged(match, card, source)),
      );
      raiseAll(
        match,
        real.map(({ source, card, amount }) => fact('damageDealt', { source, card, other: source, amount, value: by })),
      );
    },
  },
  {
    name: 'what follows from its being prevented',
    rule: 'INF-614.5 INF-614.11',
    do: (match, { locals: { prevented } }) =>
      raiseAll(
        match,
        prevented.map(({ card, source, by, amount }) => fact('damagePrevented', { card, source, other: by, amount })),
      ),
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
  call(match, damage, { hits, by, ordered: [], prevented: [] });
}

/** Notes that damage was prevented, for what follows when the damage has been dealt. For verbs of prevention. *Rule:* INF-614.5. */
export function notePrevented(match: InfernoMatch, event: GameEvent, by: CardId, amount: number): void {
  const frame = enclosing(match, damage);
  if (frame === undefined) return;
  const { card, source } = event;
  frame.locals.prevented = [...frame.locals.prevented, { card, source, by, amount }];
}

/** In the order in which the players choose who are hit: what is replaced or prevented is their choice. *Rule:* INF-615.1, INF-101.4. */
function bySides(match: InfernoMatch, hits: readonly Hit[]): readonly Hit[] {
  const [first] = hits;
  if (
    first === undefined ||
    hits.every(({ card }) => sideOf(match, card) === sideOf(match, first.card)) ||
    !applies(match, activePlayersFirst)
  )
    return hits;
  return inTurnOrder(match).flatMap((seat) => hits.filter(({ card }) => sideOf(match, card) === seat));
}

/** A card with a shield that several sources would hit, whose order nobody has said. */
function shieldedTwice(match: InfernoMatch, hits: readonly Hit[], ordered: readonly CardId[]): CardId | undefined {
  const shields = cardsIn(match, 'effects').filter(
    (effect) => match.game.definitions[recordOf(match, effect).definition]?.key === SHIELD_KEY,
  );
  if (shields.length === 0) return undefined;
  const shielded = new Set(shields.map((shield) => recordOf(match, shield).host));
  const open = hits.filter(({ card, amount }) => amount > 0 && shielded.has(card) && !ordered.includes(card));
  const twice = open.find(({ card, source }) => open.some((other) => other.card === card && other.source !== source));
  return twice !== undefined && applies(match, controllerSaysWhich) ? twice.card : undefined;
}

/** The definition of the lasting effect that a shield is. */
export const SHIELD_KEY = 'effect shield';

/** Only allies and demons in play can be dealt damage. *Rule:* INF-118.1a. */
export function canBeDamaged(match: InfernoMatch, card: CardId, source: CardRef): boolean {
  if (!inPlay(match, card) || !(isDemon(match, card) || isType(match, card, 'ally') || !applies(match, onlyFighters))) return false;
  return !isImmuneToDamage(match, card, source);
}

/** A damage counter on an ally for each point, a card of the deck for each point on its demon. *Rule:* INF-118.3. */
function resultsOf(match: InfernoMatch): GameEvent[] {
  const { dealt } = match.state;
  const hurt = new Set<CardRef>();
  const counters = dealt
    .filter(({ card }) => isType(match, card, 'ally') && inPlay(match, card))
    .map(({ card, source, amount }) => {
      const value = (hurt.has(card) ? wound.further : 0) + (isFatal(match, card) ? wound.fatal : 0);
      hurt.add(card);
      return fact('damageCountersPut', { card: cardOf(card), source, amount, value });
    });
  const milled = inTurnOrder(match).flatMap((seat) => {
    const points = dealt.filter(({ card }) => isDemon(match, card) && recordOf(match, card).owner === seat);
    return millEvents(
      match,
      seat,
      points.flatMap(({ source, amount }) => Array.from({ length: amount }, () => source)),
      milledBy.damage,
    );
  });
  return [...counters, ...milled];
}

/**
 * Whether all the damage just dealt to an ally takes the last of its toughness. Where an effect has taken that before, the damage destroys
 * nobody; where other damage has, the last damage counts. *Rule:* INF-702.10a, ruling C-06.
 */
function isFatal(match: InfernoMatch, card: CardRef): boolean {
  const toughness = toughnessOf(match, card);
  const points = match.state.dealt.reduce((sum, hit) => (cardOf(hit.card) === cardOf(card) ? sum + hit.amount : sum), 0);
  return toughness <= points && (toughness > 0 || recordOf(match, card).damagedBy.length > 0);
}

/** The cards on top of a deck go to the Infierno, one for each source given; where there are too few, all go. *Rule:* INF-118.3a. */
export function millEvents(match: InfernoMatch, seat: Seat, sources: readonly CardRef[], by: number): GameEvent[] {
  const deck = cardsIn(match, 'deck', seat);
  const events = sources.slice(0, deck.length).map((source, at) => {
    const card = deck[deck.length - 1 - at] as CardId;
    return fact('cardMilled', { card, seat, source, other: source, value: by });
  });
  // An effect does what it can (ruling C-62); damage that finds no card is lost by. *Rule:* INF-705.5c, INF-608.3.
  return sources.length > deck.length && by === milledBy.damage ? [...events, fact('millFailed', { seat })] : events;
}
