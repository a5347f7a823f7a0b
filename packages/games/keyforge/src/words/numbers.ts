import { tableOf, type TallyWording, type Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { counterNames } from '../state/state.ts';
import { houses } from '../cards/facts/vocabulary.ts';
import type { CardWords } from '../meanings/builders.ts';
import { counterWords } from './counters.ts';
import { houseText } from './qualities.ts';

/** How numbers of cards are said. */
export const stats: Wordings<CardWords>['stats'] = {
  power: {
    en: 'power',
    es: 'Poder',
    gender: 'm',
    bare: true,
    combined: { en: 'the combined power of {of}', es: 'el Poder combinado de {of}' },
  },
  printedPower: { en: 'printed power', es: 'Poder impreso', gender: 'm' },
  printedArmor: { en: 'printed armor', es: 'Armadura impresa', gender: 'f' },
  halfPower: {
    en: 'half power',
    es: 'mitad de Poder',
    gender: 'f',
    number: { en: 'half the power of {of} (rounding down)', es: 'la mitad del Poder de {of} (redondeando hacia abajo)' },
  },
  armor: { en: 'armor', es: 'Armadura', gender: 'f', bare: true },
  damage: {
    en: 'damage',
    es: 'daño',
    gender: 'm',
    each: { en: 'damage on {of}', es: 'punto de daño que haya sobre {of}' },
    none: { en: 'there is no damage on {of}', es: 'no [hay] daño sobre {of}' },
  },
  aemberBonus: { en: 'Æ bonus', es: 'bonificación de Æ', gender: 'f' },
  aember: {
    en: 'Æ',
    es: 'Æ',
    gender: 'm',
    each: { en: 'Æ on {of}', es: 'Æ que haya sobre {of}' },
    none: { en: 'there is no Æ on {of}', es: 'no [hay] Æ sobre {of}' },
    number: { en: 'the amount of Æ on {of}', es: 'la cantidad de Æ que haya sobre {of}' },
  },
  ...tableOf(
    counterNames.map((name) => {
      const { en, es } = counterWords[name];
      return [
        `${name}Counters`,
        {
          en: `${en} counters`,
          es: `contadores de ${es}`,
          gender: 'm',
          plural: true,
          each: { en: `${en} counter on {of}`, es: `contador de ${es} que haya sobre {of}` },
          none: { en: `there are no ${en} counters on {of}`, es: `no [hay] contadores de ${es} sobre {of}` },
        },
      ] as const;
    }),
  ),
  traits: { en: 'traits', es: 'rasgos', gender: 'm', plural: true, each: { en: 'trait of {of}', es: 'rasgo de {of}' } },
  assault: { en: 'assault', es: 'asalto', gender: 'm' },
  hazardous: { en: 'hazardous', es: 'dañino', gender: 'm' },
};

/** Counters with a name, one by one. */
function counterUnit({ en, es }: Both): Unit {
  const article = /^[aeiou]/.test(en) ? 'an' : 'a';
  return {
    en: [`${article} ${en} counter`, `{n} ${en} counters`, `${en} counters`],
    es: [`un contador de ${es}`, `{n} contadores de ${es}`, `contadores de ${es}`],
    countable: true,
  };
}

/** Cards of a house, one by one. */
function houseCardUnit({ en, es }: Both): Unit {
  const article = /^[aeiou]/i.test(en) ? 'an' : 'a';
  return {
    en: [`${article} ${en} card`, `{n} ${en} cards`, `${en} cards`],
    es: [`una carta de ${es}`, `{n} cartas de ${es}`, `cartas de ${es}`],
    countable: true,
  };
}

/** What amounts are counted in. */
export const units: Wordings['units'] = {
  aember: { en: ['{n}Æ', '{n}Æ', 'Æ'], es: ['{n}Æ', '{n}Æ', 'Æ'] },
  damage: { en: ['{n} damage', '{n} damage', 'damage'], es: ['{n} de daño', '{n} de daño', 'daño'] },
  card: { en: ['a card', '{n} cards', 'cards'], es: ['una carta', '{n} cartas', 'cartas'], countable: true },
  time: { en: ['once', '{n} times', 'times'], es: ['una vez', '{n} veces', 'veces'], countable: true },
  randomCard: {
    en: ['a random card', '{n} random cards', 'random cards'],
    es: ['una carta al azar', '{n} cartas al azar', 'cartas al azar'],
    countable: true,
  },
  topCard: {
    en: ['the top card', 'the top {n} cards', 'the top cards'],
    es: ['la primera carta', 'las {n} primeras cartas', 'las primeras cartas'],
    countable: true,
  },
  creature: { en: ['a creature', '{n} creatures', 'creatures'], es: ['una criatura', '{n} criaturas', 'criaturas'], countable: true },
  friendlyCreature: {
    en: ['a friendly creature', '{n} friendly creatures', 'friendly creatures'],
    es: ['una criatura aliada', '{n} criaturas aliadas', 'criaturas aliadas'],
    countable: true,
  },
  additionalCard: {
    en: ['1 additional card', '{n} additional cards', 'additional cards'],
    es: ['una carta más', '{n} cartas más', 'cartas más'],
    countable: true,
  },
  fewerCard: {
    en: ['1 less card', '{n} fewer cards', 'fewer cards'],
    es: ['una carta menos', '{n} cartas menos', 'cartas menos'],
    countable: true,
  },
  key: { en: ['a key', '{n} keys', 'keys'], es: ['una llave', '{n} llaves', 'llaves'], countable: true },
  forgedKey: {
    en: ['{n} forged key', '{n} forged keys', 'forged keys'],
    es: ['{n} llave forjada', '{n} llaves forjadas', 'llaves forjadas'],
    countable: true,
  },
  unforgedKey: {
    en: ['{n} unforged key', '{n} unforged keys', 'unforged keys'],
    es: ['{n} llave sin forjar', '{n} llaves sin forjar', 'llaves sin forjar'],
    countable: true,
  },
  token: {
    en: ['a token creature', '{n} token creatures', 'token creatures'],
    es: ['una criatura ficha', '{n} criaturas ficha', 'criaturas ficha'],
    countable: true,
  },
  'niffle-brute': {
    en: ['a Niffle Brute', '{n} Niffle Brutes', 'Niffle Brutes'],
    es: ['un Niffle Brute', '{n} Niffle Brute', 'Niffle Brute'],
    countable: true,
  },
  blorb: { en: ['a Blorb', '{n} Blorbs', 'Blorbs'], es: ['un Blorb', '{n} Blorbs', 'Blorbs'], countable: true },
  chain: { en: ['{n} chain', '{n} chains', 'chains'], es: ['{n} cadena', '{n} cadenas', 'cadenas'], countable: true },
  ...tableOf(houses.map((house) => [`${house}Card`, houseCardUnit(houseText(house))] as const)),
  ...tableOf(counterNames.map((name) => [`${name}Counter`, counterUnit(counterWords[name])] as const)),
  powerCounter: {
    en: ['a +1 power counter', '{n} +1 power counters', '+1 power counters'],
    es: ['un contador de Poder +1', '{n} contadores de Poder +1', 'contadores de Poder +1'],
    countable: true,
  },
};

type Unit = NonNullable<Wordings['units']>[string];

const has = {
  you: { en: 'you [have] {amount}', es: '[tener] {amount}' },
  opponent: { en: 'your opponent [have] {amount}', es: 'tu oponente [tener] {amount}' },
} as const;

/** A number of cards in a zone of a player. */
function zoneTally(zone: 'hand' | 'archives' | 'discard', where: Both, all: TallyWording['all']): TallyWording {
  const yours: Both = { en: `cards in your ${where.en}`, es: `cartas de tu ${where.es}` };
  const theirs: Both = {
    en: `cards in your opponent’s ${where.en}`,
    es: `cartas de ${zone === 'archives' ? 'los' : 'la'} ${where.es} de tu oponente`,
  };
  return {
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

/** The æmber of both players' pools, which is the same seen from either. */
const aemberInPools: TallyWording = {
  you: { en: 'the Æ in both players’ pools', es: 'el Æ de las reservas de ambos jugadores' },
  opponent: { en: 'the Æ in both players’ pools', es: 'el Æ de las reservas de ambos jugadores' },
  all: 'todo',
  count: {
    you: { en: 'the amount of Æ in both players’ pools', es: 'la cantidad de Æ de las reservas de ambos jugadores' },
    opponent: { en: 'the amount of Æ in both players’ pools', es: 'la cantidad de Æ de las reservas de ambos jugadores' },
  },
  has: {
    you: { en: 'both players [have] a combined total of {amount}', es: 'los jugadores suman {amount} entre sus reservas' },
    opponent: { en: 'both players [have] a combined total of {amount}', es: 'los jugadores suman {amount} entre sus reservas' },
  },
  unit: 'aember',
};

/** How numbers of players are said. */
export const tallies: Wordings<CardWords>['tallies'] = {
  aember: {
    you: { en: 'your Æ', es: 'tu Æ' },
    opponent: { en: 'your opponent’s Æ', es: 'el Æ de tu oponente' },
    all: 'todo',
    count: {
      you: { en: 'the amount of Æ in your pool', es: 'la cantidad de Æ de tu reserva' },
      opponent: { en: 'the amount of Æ in your opponent’s pool', es: 'la cantidad de Æ de la reserva de tu oponente' },
    },
    has,
    player: {
      said: { en: 'their Æ', es: 'su Æ' },
      count: { en: 'the amount of Æ in their pool', es: 'la cantidad de Æ de su reserva' },
      has: { en: '{who} [have] {amount}', es: '{who} [tener] {amount}' },
    },
    each: {
      you: { en: 'Æ in your pool', es: 'Æ de tu reserva' },
      opponent: { en: 'Æ in your opponent’s pool', es: 'Æ de la reserva de tu oponente' },
    },
    unit: 'aember',
  },
  aemberInPools,
  creaturesInExcess: {
    you: {
      en: 'the creatures that you control in excess of your opponent',
      es: 'las criaturas que controlas de más respecto a tu oponente',
    },
    opponent: {
      en: 'the creatures that your opponent controls in excess of you',
      es: 'las criaturas que tu oponente controla de más respecto a ti',
    },
    all: 'todas',
    count: {
      you: {
        en: 'the number of creatures that you control in excess of your opponent',
        es: 'el número de criaturas que controlas de más respecto a tu oponente',
      },
      opponent: {
        en: 'the number of creatures that your opponent controls in excess of you',
        es: 'el número de criaturas que tu oponente controla de más respecto a ti',
      },
    },
    has: {
      you: { en: 'you [control] {amount} more than your opponent', es: '[controlar] {amount} más que tu oponente' },
      opponent: { en: 'your opponent [control] {amount} more than you', es: 'tu oponente [controlar] {amount} más que tú' },
    },
    each: {
      you: { en: 'creature you control in excess of your opponent', es: 'criatura que controles de más respecto a tu oponente' },
      opponent: { en: 'creature your opponent controls in excess of you', es: 'criatura que tu oponente controle de más respecto a ti' },
    },
    unit: 'creature',
  },
  keys: {
    you: { en: 'your forged keys', es: 'tus llaves forjadas' },
    opponent: { en: 'your opponent’s forged keys', es: 'las llaves forjadas de tu oponente' },
    all: 'todas',
    count: {
      you: { en: 'the number of your forged keys', es: 'el número de llaves que has forjado' },
      opponent: { en: 'the number of your opponent’s forged keys', es: 'el número de llaves que ha forjado tu oponente' },
    },
    has,
    each: {
      you: { en: 'key you have forged', es: 'llave que hayas forjado' },
      opponent: { en: 'key your opponent has forged', es: 'llave que tu oponente haya forjado' },
    },
    unit: 'forgedKey',
  },
  unforgedKeys: {
    you: { en: 'your unforged keys', es: 'tus llaves sin forjar' },
    opponent: { en: 'your opponent’s unforged keys', es: 'las llaves sin forjar de tu oponente' },
    all: 'todas',
    count: {
      you: { en: 'the number of your unforged keys', es: 'el número de tus llaves sin forjar' },
      opponent: { en: 'the number of your opponent’s unforged keys', es: 'el número de llaves sin forjar de tu oponente' },
    },
    each: {
      you: { en: 'unforged key you have', es: 'llave que no hayas forjado' },
      opponent: { en: 'unforged key your opponent has', es: 'llave que tu oponente no haya forjado' },
    },
    has,
    unit: 'unforgedKey',
  },
  chains: {
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
  creaturesPlayedInTurn: {
    you: { en: 'the creatures you played on your last turn', es: 'las criaturas que jugaste en tu último turno' },
    opponent: {
      en: 'the creatures your opponent played on their previous turn',
      es: 'las criaturas que tu oponente jugó en su turno anterior',
    },
    all: 'todas',
    count: {
      you: { en: 'the number of creatures you played on your last turn', es: 'el número de criaturas que jugaste en tu último turno' },
      opponent: {
        en: 'the number of creatures your opponent played on their previous turn',
        es: 'el número de criaturas que tu oponente jugó en su turno anterior',
      },
    },
    has: {
      you: { en: 'you played {amount} on your last turn', es: 'jugaste {amount} en tu último turno' },
      opponent: { en: 'your opponent played {amount} on their previous turn', es: 'tu oponente jugó {amount} en su turno anterior' },
    },
    unit: 'creature',
  },
  halfTokenCreatures: {
    you: { en: 'half of your token creatures', es: 'la mitad de tus criaturas ficha' },
    opponent: { en: 'half of your opponent’s token creatures', es: 'la mitad de las criaturas ficha de tu oponente' },
    all: 'toda',
    count: {
      you: {
        en: 'half the number of friendly token creatures (rounding up)',
        es: 'la mitad del número de criaturas ficha aliadas (redondeando hacia arriba)',
      },
      opponent: {
        en: 'half the number of enemy token creatures (rounding up)',
        es: 'la mitad del número de criaturas ficha enemigas (redondeando hacia arriba)',
      },
    },
    has,
    unit: 'token',
  },
  halfAember: {
    you: { en: 'half of your Æ', es: 'la mitad de tu Æ' },
    opponent: { en: 'half of your opponent’s Æ', es: 'la mitad del Æ de tu oponente' },
    all: 'toda',
    count: {
      you: { en: 'half of your Æ (rounding down the loss)', es: 'la mitad de tu Æ (redondeando la pérdida hacia abajo)' },
      opponent: {
        en: 'half of your opponent’s Æ (rounding down the loss)',
        es: 'la mitad del Æ de tu oponente (redondeando la pérdida hacia abajo)',
      },
    },
    has,
    player: {
      said: { en: 'half of their Æ', es: 'la mitad de su Æ' },
      count: { en: 'half of their Æ (rounding down the loss)', es: 'la mitad de su Æ (redondeando la pérdida hacia abajo)' },
      has: { en: '{who} [have] {amount}', es: '{who} [tener] {amount}' },
    },
    whole: true,
    unit: 'aember',
  },
  handSize: zoneTally('hand', { en: 'hand', es: 'mano' }, 'todas'),
  archived: zoneTally('archives', { en: 'archives', es: 'archivos' }, 'todas'),
  discarded: zoneTally('discard', { en: 'discard pile', es: 'pila de descartes' }, 'todas'),
};

/** How numbers of sets of cards are said. */
export const measures: Wordings<CardWords>['measures'] = {
  houses: {
    en: ['house represented among {of}', 'houses represented among {of}'],
    es: ['Casa representada entre {of}', 'Casas representadas entre {of}'],
  },
};
