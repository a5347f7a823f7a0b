import { applies, cardOf, site, type CardId, type CardRef, type Vocabulary } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { itemOf } from '../state/chain.ts';
import { strengthOf, toughnessOf } from '../state/bodies.ts';
import { cardsIn, leftPlay, recordOf, subtypesOf } from '../state/reading.ts';
import { legibleOf } from '../state/unseen.ts';
import { depthOf } from '../rules/environments.ts';
import { countOf, countOfType } from '../rules/leave.ts';
import { definedX } from '../state/defined-x.ts';
import { opponentsOf } from '../state/seats.ts';
import type { Inferno, InfernoMatch, Zone } from '../state/state.ts';
import { tokenUnits } from './tokens.ts';

const unknownIsNothing = site('INF-107.2', 'a number that cannot be determined is 0');
const xOnTheChain = site('INF-107.3a', 'X in an energy cost is what was announced while the card is on the chain');
const xElsewhere = site('INF-107.3f', 'X in an energy cost is 0 wherever the card is but on the chain');
const costIsItsOwn = site(
  'INF-117.8d INF-117.9c',
  'neither what is paid besides nor what is paid instead changes the energy cost of a card',
);

/** The energy cost: neither what was paid besides or instead, nor what was taken off, changes it. *Rule:* INF-107.3f, INF-117.8d, INF-117.9c. */
function costOf(match: InfernoMatch, ref: CardRef): number {
  const card = cardOf(ref);
  const { cost, costsX } = legibleOf(match, card);
  if (cost === undefined) return applies(match, unknownIsNothing) ? 0 : Infinity;
  const item = itemOf(match, card);
  const besides = applies(match, costIsItsOwn) ? 0 : (item?.paid.length ?? 0);
  return cost + (costsX ? xOf(match, card, item?.x) : 0) + besides;
}

/** X in the energy cost of a card; `announced` for one that is on the chain. */
function xOf(match: InfernoMatch, card: CardId, announced: number | undefined): number {
  if (announced !== undefined) return applies(match, xOnTheChain) ? (definedX(match, card) ?? announced) : 0;
  return applies(match, xElsewhere) ? 0 : recordOf(match, card).x;
}

const xIsRemembered = site('INF-606.2g', 'the X that was announced as a card was played is what its abilities read');

/** Numbers of cards. */
export const stats = {
  strength: { read: strengthOf, en: 'strength', es: 'FUE', gender: 'f' },
  toughness: { read: toughnessOf, en: 'toughness', es: 'RES', gender: 'f' },
  damage: {
    read: (match, card) => (leftPlay(match, card) ?? recordOf(match, card)).damage,
    en: 'damage counters',
    es: 'contadores de daño',
    gender: 'm',
    plural: true,
  },
  /** The X that was announced as the card was played. *Rule:* INF-606.2g. */
  x: {
    read: (match, card) => definedX(match, cardOf(card)) ?? (applies(match, xIsRemembered) ? recordOf(match, card).x : 0),
    en: 'X',
    es: 'X',
    gender: 'f',
  },
  cost: { read: costOf, en: 'energy cost', es: 'coste de energía', gender: 'm' },
} satisfies Vocabulary<Inferno>['stats'];

/** What amounts are counted in. */
export const units: Vocabulary<Inferno>['units'] = {
  ...tokenUnits(),
  energy: { en: ['{n} energy', '{n} energy', 'energy'], es: ['{n} energía', '{n} energías', 'energía'] },
  /** Before a colon. */
  cost: { en: ['{n}', '{n}', 'energy'], es: ['{n}', '{n}', 'energía'] },
  damage: { en: ['{n} damage', '{n} damage', 'damage'], es: ['{n} punto de daño', '{n} puntos de daño', 'daño'] },
  nextDamage: {
    en: ['the next {n} damage', 'the next {n} damage', 'the next damage'],
    es: [
      'el próximo punto de daño que fuese a ser realizado',
      'los próximos {n} puntos de daño que fuesen a ser realizados',
      'los próximos puntos de daño que fuesen a ser realizados',
    ],
  },
  damageCounter: {
    en: ['a damage counter', '{n} damage counters', 'damage counters'],
    es: ['un contador de daño', '{n} contadores de daño', 'contadores de daño'],
    countable: true,
  },
  counter: {
    en: ['a counter', '{n} counters', 'counters'],
    es: ['un contador', '{n} contadores', 'contadores'],
    countable: true,
  },
  card: { en: ['a card', '{n} cards', 'cards'], es: ['una carta', '{n} cartas', 'cartas'], countable: true },
  topCard: {
    en: ['the top card', 'the top {n} cards', 'the top cards'],
    es: ['la carta superior', 'las {n} cartas superiores', 'las cartas superiores'],
    countable: true,
  },
  /** A bare number. */
  plain: { en: ['{n}', '{n}', ''], es: ['{n}', '{n}', ''], countable: true },
  resource: { en: ['a resource', '{n} resources', 'resources'], es: ['un recurso', '{n} recursos', 'recursos'], countable: true },
};

type Tally = Vocabulary<Inferno>['tallies'][string];

interface TallyWords {
  readonly yours: Both;
  readonly theirs: Both;
  /** After "the number of" where it is the opponent's: Spanish joins it with its place. */
  readonly where: { readonly you: Both; readonly opponent: Both };
  readonly all: Tally['all'];
  readonly unit: string;
}

function tally(read: Tally['read'], { yours, theirs, where, all, unit }: TallyWords): Tally {
  return {
    read,
    you: { en: `the ${yours.en}`, es: `${all === 'todos' ? 'los' : 'las'} ${yours.es}` },
    opponent: { en: `the ${theirs.en}`, es: `${all === 'todos' ? 'los' : 'las'} ${theirs.es}` },
    all,
    count: {
      you: { en: `the number of ${yours.en}`, es: `la cantidad de ${yours.es}` },
      opponent: { en: `the number of ${theirs.en}`, es: `la cantidad de ${theirs.es}` },
    },
    has: {
      you: { en: `you [have] {amount} ${where.you.en}`.trim(), es: `[tener] {amount} ${where.you.es}`.trim() },
      opponent: {
        en: `an opponent [have] {amount} ${where.opponent.en}`.trim(),
        es: `un oponente [tener] {amount} ${where.opponent.es}`.trim(),
      },
    },
    unit,
  };
}

function zoneTally(zone: Zone, en: string, es: string): Tally {
  return tally((match, seat) => countOf(match, zone, seat), {
    yours: { en: `cards in your ${en}`, es: `cartas de tu ${es}` },
    theirs: { en: `cards in your opponent’s ${en}`, es: `cartas de tu oponente en su ${es}` },
    where: { you: { en: `in your ${en}`, es: `en tu ${es}` }, opponent: { en: `in their ${en}`, es: `en su ${es}` } },
    all: 'todas',
    unit: 'card',
  });
}

const nowhere = { you: { en: '', es: '' }, opponent: { en: '', es: '' } } as const;

/** Numbers of players. */
export const tallies = {
  hand: zoneTally('hand', 'hand', 'mano'),
  deck: zoneTally('deck', 'deck', 'mazo'),
  infierno: zoneTally('infierno', 'Infierno', 'Infierno'),
  resources: tally((match, seat) => countOf(match, 'resources', seat), {
    yours: { en: 'resources you control', es: 'recursos que controlas' },
    theirs: { en: 'resources your opponent controls', es: 'recursos que controla tu oponente' },
    where: nowhere,
    all: 'todos',
    unit: 'resource',
  }),
  deadAllies: tally((match, seat) => countOfType(match, 'ally', seat), {
    yours: { en: 'ally cards in your Infierno', es: 'cartas de aliado de tu Infierno' },
    theirs: { en: 'ally cards in your opponent’s Infierno', es: 'cartas de aliado del Infierno de tu oponente' },
    where: { you: { en: 'of allies in your Infierno', es: 'de aliado en tu Infierno' }, opponent: nowhere.opponent },
    all: 'todas',
    unit: 'card',
  }),
  spentRituals: tally((match, seat) => countOfType(match, 'ritual', seat), {
    yours: { en: 'ritual cards in your Infierno', es: 'cartas de ritual de tu Infierno' },
    theirs: { en: 'ritual cards in your opponent’s Infierno', es: 'cartas de ritual del Infierno de tu oponente' },
    where: { you: { en: 'of rituals in your Infierno', es: 'de ritual en tu Infierno' }, opponent: nowhere.opponent },
    all: 'todas',
    unit: 'card',
  }),
  /** The most cards that an opponent has there. */
  enemyInfierno: {
    ...zoneTally('infierno', 'Infierno', 'Infierno'),
    read: (match, seat) => Math.max(0, ...opponentsOf(match, seat).map((each) => cardsIn(match, 'infierno', each).length)),
    has: {
      you: { en: 'an opponent has {amount} in their Infierno', es: 'un oponente tiene {amount} en su Infierno' },
      opponent: { en: 'you [have] {amount} in your Infierno', es: '[tener] {amount} en tu Infierno' },
    },
  },
  /** As it was last looked at; 0 where there is none. *Rule:* INF-703.1. */
  depth: {
    read: depthOf,
    you: { en: 'Depth', es: 'Profundidad' },
    opponent: { en: 'Depth', es: 'Profundidad' },
    all: 'toda',
    count: { you: { en: 'Depth', es: 'la Profundidad' }, opponent: { en: 'Depth', es: 'la Profundidad' } },
    has: {
      you: { en: 'Depth is {amount}', es: 'la Profundidad es {amount}' },
      opponent: { en: 'Depth is {amount}', es: 'la Profundidad es {amount}' },
    },
    unit: 'plain',
  },
} satisfies Vocabulary<Inferno>['tallies'];

/** Numbers of sets of cards. */
export const measures = {
  subtypes: {
    read: (match, cards) => new Set(cards.flatMap((card) => subtypesOf(match, card))).size,
    en: ['subtype among {of}', 'subtypes among {of}'],
    es: ['subtipo entre {of}', 'subtipos entre {of}'],
  },
} satisfies Vocabulary<Inferno>['measures'];

/** What "for each … this way" counts, by the name of the fact. */
export const counted = {
  destroyed: { en: 'card destroyed this way', es: 'carta destruida de esta manera' },
  cardDiscarded: { en: 'card discarded this way', es: 'carta descartada de esta manera' },
  cardExiled: { en: 'card exiled this way', es: 'carta exiliada de esta manera' },
  cardMilled: { en: 'card put into an Infierno this way', es: 'carta puesta en un Infierno de esta manera' },
} satisfies Vocabulary<Inferno>['counted'];
