import {
  appliedTo,
  characteristic,
  rulesOnCard,
  type LayerRule,
  type CardId,
  type CardRef,
  type DeepReadonly,
  type Seat,
  cardOf,
  lastKnownOf,
  topic,
} from '../../../rules.ts';
import type { ResourceType } from '../meanings/resource-words.ts';
import type { LeftDen, Tiny, TinyCard, TinyMatch, Zone } from './state.ts';
import { cardsIn, seatsFrom, zoneKind } from './state.ts';

/** What is printed on a card besides its abilities. */
export interface Printed {
  readonly type: 'beast' | 'charm' | 'spell' | 'effect';
  readonly cost: number;
  /** Cards from the hand worth so much in all must be discarded to play it; a card is worth its cost and 1. */
  readonly offering: number;
  /** The resources that it generates when it is discarded for a cost. */
  readonly yields: readonly ResourceType[];
  readonly strength: number;
  readonly cunning: number;
  readonly kind: string;
}

/** What is printed on a card of which nothing is said. */
export const blank: Printed = { type: 'effect', cost: 0, offering: 0, yields: [], strength: 0, cunning: 0, kind: '' };

/** What is printed on a card as it is now. */
export function printedOf(match: TinyMatch, card: CardRef): Printed {
  const { definition } = recordOf(match, card);
  const printed = match.game.definitions[definition]?.printed;
  return printed !== undefined && 'type' in printed ? (printed as Printed) : blank;
}

/** The record of a card. */
export function recordOf({ state }: TinyMatch, card: CardRef): DeepReadonly<TinyCard> {
  return state.cards[cardOf(card)] as DeepReadonly<TinyCard>;
}

/** Which zone a card lies in. */
export function zoneOfCard(match: TinyMatch, card: CardRef): Zone {
  return zoneKind(recordOf(match, card).zone);
}

/** What is remembered of a beast that the reference means no longer. */
export function leftDen(match: TinyMatch, card: CardRef): LeftDen | undefined {
  return lastKnownOf<LeftDen>(match.state, card);
}

/** Whether the reference means a beast in a den. */
export function isBeast(match: TinyMatch, card: CardRef): boolean {
  return leftDen(match, card) === undefined && zoneOfCard(match, card) === 'den';
}

/** All beasts, the active player's first. */
export function beasts(match: TinyMatch): CardId[] {
  return seatsFrom(match, match.state.active).flatMap((seat) => cardsIn(match, 'den', seat));
}

/** Whose a card is: its controller's where it works, its owner's elsewhere. */
export function sideOf(match: TinyMatch, card: CardRef): Seat {
  return leftDen(match, card)?.controller ?? recordOf(match, card).controller;
}

const slots = { kinds: 0, body: 1 } as const;
const SLOTS_PER_CARD = 2;

const kindLayers: LayerRule<Tiny, readonly string[]> = {
  slot: (card) => card * SLOTS_PER_CARD + slots.kinds,
  topics: [topic('list kinds')],
  sublayer: () => 0,
  apply: (value, change) => {
    if (change.kind !== 'list') return value;
    if (change.change === 'become') return [change.word];
    return change.change === 'gain' ? [...value, change.word] : value.filter((each) => each !== change.word);
  },
};

/** The kinds of a beast now, or when it was last in a den. */
export function kindsOf(match: TinyMatch, card: CardRef): readonly string[] {
  const gone = leftDen(match, card);
  if (gone !== undefined) return gone.kinds;
  return characteristic(match, cardOf(card), kindLayers, printedKinds(match, card));
}

function printedKinds(match: TinyMatch, card: CardRef): readonly string[] {
  const { kind } = printedOf(match, card);
  return kind === '' ? [] : [kind];
}

type Body = readonly [strength: number, cunning: number];

/** First what defines, then what sets, what adds, last what swaps. */
const bodyLayers: LayerRule<Tiny, Body> = {
  slot: (card) => card * SLOTS_PER_CARD + slots.body,
  topics: [topic('stat strength'), topic('stat cunning')],
  earlier: { topics: kindLayers.topics, applied: (match, card) => appliedTo(match, card, kindLayers, { base: printedKinds(match, card) }) },
  sublayer: (change, { ability: { data } }) => {
    if (data.kind === 'static' && data.defines) return -1;
    if (change.kind === 'swap') return 2;
    return change.kind === 'stat' && change.change === 'add' ? 1 : 0;
  },
  apply: ([strength, cunning], change, amount) => {
    if (change.kind === 'swap') return [cunning, strength];
    if (change.kind !== 'stat') return [strength, cunning];
    const sum = (value: number): number => (change.change === 'add' ? value + amount : amount);
    return change.stat === 'strength' ? [sum(strength), cunning] : [strength, sum(cunning)];
  },
};

function bodyOf(match: TinyMatch, card: CardId): Body {
  const { strength, cunning } = printedOf(match, card);
  return characteristic<Tiny, Body>(match, card, bodyLayers, [strength, cunning]);
}

/** The strength of a beast now, or when it was last in a den; ≥ 0. */
export function strengthOf(match: TinyMatch, card: CardRef): number {
  return leftDen(match, card)?.strength ?? Math.max(0, bodyOf(match, cardOf(card))[0]);
}

/** The cunning of a beast, ≥ 0. */
export function cunningOf(match: TinyMatch, card: CardRef): number {
  return Math.max(0, bodyOf(match, cardOf(card))[1]);
}

/** Whether a rule that cards turn on works on a beast. */
export function has(match: TinyMatch, card: CardId, rule: string): boolean {
  return rulesOnCard(match, card, topic(rule)).length > 0;
}

/** The damage that kills a beast was dealt to it, or it has no strength left. */
export function isDying(match: TinyMatch, card: CardId): boolean {
  return recordOf(match, card).damage >= strengthOf(match, card);
}
