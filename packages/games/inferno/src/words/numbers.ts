import type { TallyWording, Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { CardWords } from '../meanings/builders.ts';
import { tokenUnits } from './tokens.ts';

/** How numbers of cards are said. */
export const stats: Wordings<CardWords>['stats'] = {
  strength: { en: 'strength', es: 'FUE', gender: 'f' },
  toughness: { en: 'toughness', es: 'RES', gender: 'f' },
  damage: { en: 'damage counters', es: 'contadores de daño', gender: 'm', plural: true },
  x: { en: 'X', es: 'X', gender: 'f' },
  cost: { en: 'energy cost', es: 'coste de energía', gender: 'm' },
};

/** What amounts are counted in. */
export const units: Wordings['units'] = {
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

interface TallyWords {
  readonly yours: Both;
  readonly theirs: Both;
  /** After "the number of" where it is the opponent's: Spanish joins it with its place. */
  readonly where: { readonly you: Both; readonly opponent: Both };
  readonly all: TallyWording['all'];
  readonly unit: string;
}

function tally({ yours, theirs, where, all, unit }: TallyWords): TallyWording {
  return {
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

function zoneTally(en: string, es: string): TallyWording {
  return tally({
    yours: { en: `cards in your ${en}`, es: `cartas de tu ${es}` },
    theirs: { en: `cards in your opponent’s ${en}`, es: `cartas de tu oponente en su ${es}` },
    where: { you: { en: `in your ${en}`, es: `en tu ${es}` }, opponent: { en: `in their ${en}`, es: `en su ${es}` } },
    all: 'todas',
    unit: 'card',
  });
}

const nowhere = { you: { en: '', es: '' }, opponent: { en: '', es: '' } } as const;

/** How numbers of players are said. */
export const tallies: Wordings<CardWords>['tallies'] = {
  hand: zoneTally('hand', 'mano'),
  deck: zoneTally('deck', 'mazo'),
  infierno: zoneTally('Infierno', 'Infierno'),
  resources: tally({
    yours: { en: 'resources you control', es: 'recursos que controlas' },
    theirs: { en: 'resources your opponent controls', es: 'recursos que controla tu oponente' },
    where: nowhere,
    all: 'todos',
    unit: 'resource',
  }),
  deadAllies: tally({
    yours: { en: 'ally cards in your Infierno', es: 'cartas de aliado de tu Infierno' },
    theirs: { en: 'ally cards in your opponent’s Infierno', es: 'cartas de aliado del Infierno de tu oponente' },
    where: { you: { en: 'of allies in your Infierno', es: 'de aliado en tu Infierno' }, opponent: nowhere.opponent },
    all: 'todas',
    unit: 'card',
  }),
  spentRituals: tally({
    yours: { en: 'ritual cards in your Infierno', es: 'cartas de ritual de tu Infierno' },
    theirs: { en: 'ritual cards in your opponent’s Infierno', es: 'cartas de ritual del Infierno de tu oponente' },
    where: { you: { en: 'of rituals in your Infierno', es: 'de ritual en tu Infierno' }, opponent: nowhere.opponent },
    all: 'todas',
    unit: 'card',
  }),
  enemyInfierno: {
    ...zoneTally('Infierno', 'Infierno'),
    has: {
      you: { en: 'an opponent has {amount} in their Infierno', es: 'un oponente tiene {amount} en su Infierno' },
      opponent: { en: 'you [have] {amount} in your Infierno', es: '[tener] {amount} en tu Infierno' },
    },
  },
  depth: {
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
};

/** How numbers of sets of cards are said. */
export const measures: Wordings<CardWords>['measures'] = {
  subtypes: { en: ['subtype among {of}', 'subtypes among {of}'], es: ['subtipo entre {of}', 'subtipos entre {of}'] },
};

/** What "for each … this way" counts, by the name of the fact. */
export const counted: Wordings<CardWords>['counted'] = {
  destroyed: { en: 'card destroyed this way', es: 'carta destruida de esta manera' },
  cardDiscarded: { en: 'card discarded this way', es: 'carta descartada de esta manera' },
  cardExiled: { en: 'card exiled this way', es: 'carta exiliada de esta manera' },
  cardMilled: { en: 'card put into an Infierno this way', es: 'carta puesta en un Infierno de esta manera' },
};
