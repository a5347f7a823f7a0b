import { applies, cardOf, site, type Vocabulary } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { keyCount } from '../state/keys.ts';
import { armorLeft, armorOf, cardsIn, creaturesOf, housesOf, keywordAtLast, lastOf, powerOf, recordOf } from '../state/reading.ts';
import { counterNames, type KeyForge } from '../state/state.ts';
import { counterWords } from './counters.ts';

const poolAlone = site('KF-AEMBER-1', 'the æmber of a player is that of the pool');
const usedToo = site('KF-FAQ-CARD-lightsmith-clariel-1', 'the armor that a text speaks of is all of it, used or not');
const assault = site('KF-ASSAULT-1 KF-ORDER-28', 'assault deals its number before the fight');
const hazardous = site(
  'KF-HAZARDOUS-1 KF-ORDER-28 KF-SKIRMISH-2',
  'hazardous deals its number before the fight, to an attacker with skirmish too',
);

/** How many counters of a name are on a card. *Rule:* KF-COUNTERS-2. */
function counterStat(name: (typeof counterNames)[number]): Vocabulary<KeyForge>['stats'][string] {
  const { en, es } = counterWords[name];
  return {
    read: (match, card) => lastOf(match, card).counters[name] ?? 0,
    en: `${en} counters`,
    es: `contadores de ${es}`,
    gender: 'm',
    plural: true,
  };
}

/** Numbers of cards. */
export const stats = {
  power: { read: powerOf, en: 'power', es: 'Poder', gender: 'm' },
  armor: {
    read: (match, card) => (applies(match, usedToo) ? armorOf(match, card) : armorLeft(match, cardOf(card))),
    en: 'armor',
    es: 'Armadura',
    gender: 'f',
  },
  damage: { read: (match, card) => lastOf(match, card).damage, en: 'damage', es: 'daño', gender: 'm' },
  aember: { read: (match, card) => lastOf(match, card).aember, en: 'Æ', es: 'Æ', gender: 'm' },
  ...Object.fromEntries(counterNames.map((name) => [`${name}Counters`, counterStat(name)])),
  assault: {
    read: (match, card) => (applies(match, assault) ? keywordAtLast(match, cardOf(card), 'assault') : 0),
    en: 'assault',
    es: 'asalto',
    gender: 'm',
  },
  hazardous: {
    read: (match, card) => (applies(match, hazardous) ? keywordAtLast(match, cardOf(card), 'hazardous') : 0),
    en: 'hazardous',
    es: 'dañino',
    gender: 'm',
  },
} satisfies Vocabulary<KeyForge>['stats'];

/** What amounts are counted in. */
export const units: Vocabulary<KeyForge>['units'] = {
  aember: { en: ['{n}Æ', '{n}Æ', 'Æ'], es: ['{n}Æ', '{n}Æ', 'Æ'] },
  damage: { en: ['{n} damage', '{n} damage', 'damage'], es: ['{n} de daño', '{n} de daño', 'daño'] },
  card: { en: ['a card', '{n} cards', 'cards'], es: ['una carta', '{n} cartas', 'cartas'], countable: true },
  topCard: {
    en: ['the top card', 'the top {n} cards', 'the top cards'],
    es: ['la primera carta', 'las {n} primeras cartas', 'las primeras cartas'],
    countable: true,
  },
  key: { en: ['a key', '{n} keys', 'keys'], es: ['una llave', '{n} llaves', 'llaves'], countable: true },
  forgedKey: {
    en: ['{n} forged key', '{n} forged keys', 'forged keys'],
    es: ['{n} llave forjada', '{n} llaves forjadas', 'llaves forjadas'],
    countable: true,
  },
  chain: { en: ['{n} chain', '{n} chains', 'chains'], es: ['{n} cadena', '{n} cadenas', 'cadenas'], countable: true },
  powerCounter: {
    en: ['a +1 power counter', '{n} +1 power counters', '+1 power counters'],
    es: ['un contador de Poder +1', '{n} contadores de Poder +1', 'contadores de Poder +1'],
    countable: true,
  },
};

type Tally = Vocabulary<KeyForge>['tallies'][string];

const has = {
  you: { en: 'you [have] {amount}', es: '[tener] {amount}' },
  opponent: { en: 'your opponent [have] {amount}', es: 'tu oponente [tener] {amount}' },
} as const;

/** A number of cards in a zone of a player. */
function zoneTally(zone: 'hand' | 'archives' | 'discard', where: Both, all: Tally['all']): Tally {
  const yours: Both = { en: `cards in your ${where.en}`, es: `cartas de tu ${where.es}` };
  const theirs: Both = {
    en: `cards in your opponent’s ${where.en}`,
    es: `cartas de ${zone === 'archives' ? 'los' : 'la'} ${where.es} de tu oponente`,
  };
  return {
    read: (match, seat) => cardsIn(match, zone, seat).length,
    you: { en: `the ${yours.en}`, es: `las ${zone === 'archives' ? 'cartas de tus archivos' : yours.es}` },
    opponent: { en: `the ${theirs.en}`, es: `las ${theirs.es}` },
    all,
    count: {
      you: { en: `the number of ${yours.en}`, es: `el número de ${zone === 'archives' ? 'cartas de tus archivos' : yours.es}` },
      opponent: { en: `the number of ${theirs.en}`, es: `el número de ${theirs.es}` },
    },
    has: {
      you: { en: `you [have] {amount} in your ${where.en}`, es: `[tener] {amount} en ${zone === 'archives' ? 'tus' : 'tu'} ${where.es}` },
      opponent: {
        en: `your opponent [have] {amount} in their ${where.en}`,
        es: `tu oponente [tener] {amount} en ${zone === 'archives' ? 'sus' : 'su'} ${where.es}`,
      },
    },
    unit: 'card',
  };
}

/** Numbers of players. */
export const tallies = {
  aember: {
    read: (match, seat) => {
      const pool = match.state.players[seat]?.aember ?? 0;
      return applies(match, poolAlone) ? pool : creaturesOf(match, seat).reduce((sum, card) => sum + recordOf(match, card).aember, pool);
    },
    you: { en: 'your Æ', es: 'tu Æ' },
    opponent: { en: 'your opponent’s Æ', es: 'el Æ de tu oponente' },
    all: 'todo',
    count: {
      you: { en: 'the amount of Æ in your pool', es: 'la cantidad de Æ de tu reserva' },
      opponent: { en: 'the amount of Æ in your opponent’s pool', es: 'la cantidad de Æ de la reserva de tu oponente' },
    },
    has,
    unit: 'aember',
  },
  keys: {
    read: ({ state }, seat) => keyCount(state.players[seat]?.keys ?? 0),
    you: { en: 'your forged keys', es: 'tus llaves forjadas' },
    opponent: { en: 'your opponent’s forged keys', es: 'las llaves forjadas de tu oponente' },
    all: 'todas',
    count: {
      you: { en: 'the number of your forged keys', es: 'el número de llaves que has forjado' },
      opponent: { en: 'the number of your opponent’s forged keys', es: 'el número de llaves que ha forjado tu oponente' },
    },
    has,
    unit: 'forgedKey',
  },
  chains: {
    read: ({ state }, seat) => state.players[seat]?.chains ?? 0,
    you: { en: 'your chains', es: 'tus cadenas' },
    opponent: { en: 'your opponent’s chains', es: 'las cadenas de tu oponente' },
    all: 'todas',
    count: {
      you: { en: 'the number of your chains', es: 'el número de tus cadenas' },
      opponent: { en: 'the number of your opponent’s chains', es: 'el número de cadenas de tu oponente' },
    },
    has,
    unit: 'chain',
  },
  handSize: zoneTally('hand', { en: 'hand', es: 'mano' }, 'todas'),
  archived: zoneTally('archives', { en: 'archives', es: 'archivos' }, 'todas'),
  discarded: zoneTally('discard', { en: 'discard pile', es: 'pila de descartes' }, 'todas'),
} satisfies Vocabulary<KeyForge>['tallies'];

/** Numbers of sets of cards. */
export const measures = {
  houses: {
    read: (match, cards) => new Set(cards.flatMap((card) => housesOf(match, card))).size,
    en: ['house represented among {of}', 'houses represented among {of}'],
    es: ['Casa representada entre {of}', 'Casas representadas entre {of}'],
  },
} satisfies Vocabulary<KeyForge>['measures'];

/** What "for each … this way" counts, by the name of the fact. */
export const counted = {
  aemberLost: { en: 'Æ lost this way', es: 'Æ perdido de este modo' },
  aemberStolen: { en: 'Æ stolen this way', es: 'Æ robado de este modo' },
  aemberCaptured: { en: 'Æ captured this way', es: 'Æ capturado de este modo' },
  aemberMovedToPool: { en: 'Æ moved this way', es: 'Æ movido de este modo' },
  exalted: { en: 'creature exalted this way', es: 'criatura exaltada de este modo' },
  destroyed: { en: 'card destroyed this way', es: 'carta destruida de este modo' },
  damageHealed: { en: 'damage healed this way', es: 'punto de daño curado de este modo' },
  cardDiscarded: { en: 'card discarded this way', es: 'carta descartada de este modo' },
  cardReturned: { en: 'card returned this way', es: 'carta devuelta de este modo' },
  cardPurged: { en: 'card purged this way', es: 'carta purgada de este modo' },
  cardArchived: { en: 'card archived this way', es: 'carta archivada de este modo' },
  stunned: { en: 'creature stunned this way', es: 'criatura aturdida de este modo' },
} satisfies Vocabulary<KeyForge>['counted'];
