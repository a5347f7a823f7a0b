import type { Both } from '@crupier/kernel/cards';
import type { StatWording, TallyWording, Unit, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { resourceUnits } from './resources.ts';

function stat(en: string, es: string, gender: 'm' | 'f' = 'm'): StatWording {
  return { en, es, gender };
}

/** A number that is said of cards in words of its own: "the threat on {of}". */
function numberOf(en: string, es: string): StatWording {
  return { en, es, gender: 'm', number: { en, es } };
}

/** How many resources of a type are printed on cards. */
function printedResources(en: string, es: readonly [one: string, many: string]): StatWording {
  return {
    ...numberOf(`the number of ${en} resources printed on {of}`, `el número de recursos ${es[1]} impresos en {of}`),
    each: { en: `${en} resource printed on {of}`, es: `recurso ${es[0]} impreso en {of}` },
  };
}

/** How numbers of cards are said. */
export const stats: Wordings<CardWords>['stats'] = {
  attack: stat('ATK', 'ATQ'),
  attackOfAttack: numberOf('the ATK of {of} for that attack', 'el ATQ de {of} para ese ataque'),
  excessOfAttack: numberOf('the excess damage dealt by {of}', 'el Daño sobrante infligido por {of}'),
  thwart: stat('THW', 'INT'),
  defense: stat('DEF', 'DEF'),
  recover: stat('REC', 'REC'),
  scheme: stat('SCH', 'PLA'),
  hitPoints: { ...stat('hit points', 'Vida', 'f'), one: { en: 'hit point', es: 'Vida' } },
  heroPowers: numberOf('the total of the THW, ATK, and DEF of {of}', 'la suma de INT, ATQ y DEF de {of}'),
  handSize: stat('hand size', 'tamaño de mano'),
  startingHitPoints: stat('starting hit points', 'Vida inicial', 'f'),
  baseAttack: stat('base ATK', 'ATQ básico'),
  baseScheme: stat('base SCH', 'PLA básico'),
  baseHitPoints: { ...stat('base hit points', 'Vida básica', 'f'), one: { en: 'base hit point', es: 'Vida básica' } },
  damageUpToFifteen: numberOf('the damage on {of}, to a maximum of 15', 'el Daño sobre {of}, hasta un máximo de 15'),
  oneMoreThanBoost: numberOf('one more than the number of boost icons on {of}', 'uno más que el número de iconos de Aumento de {of}'),
  hitPointsLeft: { ...stat('remaining hit points', 'Vida restante', 'f') },
  damage: numberOf('the damage on {of}', 'el Daño sobre {of}'),
  threat: numberOf('the threat on {of}', 'la Amenaza sobre {of}'),
  counters: numberOf('the number of counters on {of}', 'el número de contadores sobre {of}'),
  twiceCountersUpToTen: numberOf(
    'twice the number of counters on {of}, to a maximum of 10',
    'el doble del número de contadores sobre {of}, hasta un máximo de 10',
  ),
  iconsOfBoostCard: numberOf('the number of boost icons of {of}', 'el número de iconos de Aumento de {of}'),
  iconsToCancel: numberOf('the number of boost icons of {of} not cancelled yet', 'el número de iconos de Aumento aún no anulados de {of}'),
  boost: numberOf('the number of boost icons on {of}', 'el número de iconos de Aumento de {of}'),
  printedCost: numberOf('the printed cost of {of}', 'el coste impreso de {of}'),
  cost: numberOf('the cost of {of}', 'el coste de {of}'),
  victoryPoints: numberOf('the victory points of {of}', 'los puntos de victoria de {of}'),
  physicalResources: printedResources('physical', ['físico', 'físicos']),
  mentalResources: printedResources('mental', ['mental', 'mentales']),
  energyResources: printedResources('energy', ['de energía', 'de energía']),
  attachments: numberOf('the number of cards attached to {of}', 'el número de cartas vinculadas a {of}'),
};

/** A number of the table, which is the same for all players. */
function ofTable(said: Both, count: Both, { all, unit }: Pick<TallyWording, 'all' | 'unit'>): TallyWording {
  const has = { en: 'there [be] {amount} in play', es: '[hay] {amount} en juego' };
  return {
    you: said,
    opponent: said,
    all,
    count: { you: count, opponent: count },
    has: { you: has, opponent: has },
    unit,
    player: { said, count, has },
  };
}

/** How numbers of players are said. */
export const tallies: Wordings<CardWords>['tallies'] = {
  cardsInHand: {
    you: { en: 'the cards in your hand', es: 'las cartas de tu mano' },
    opponent: { en: 'the cards in another player’s hand', es: 'las cartas de la mano de otro jugador' },
    all: 'todas',
    count: {
      you: { en: 'the number of cards in your hand', es: 'el número de cartas de tu mano' },
      opponent: { en: 'the number of cards in another player’s hand', es: 'el número de cartas de la mano de otro jugador' },
    },
    has: {
      you: { en: 'you [have] {amount} in your hand', es: '[tener] {amount} en tu mano' },
      opponent: { en: 'another player [have] {amount} in hand', es: 'otro jugador [tener] {amount} en su mano' },
    },
    unit: 'card',
    player: {
      said: { en: 'the cards in their hand', es: 'las cartas de su mano' },
      count: { en: 'the number of cards in their hand', es: 'el número de cartas de su mano' },
      has: { en: '{who} [have] {amount} in their hand', es: '{who} [tener] {amount} en su mano' },
    },
  },
  accelerationIcons: ofTable(
    { en: 'the acceleration icons in play', es: 'los iconos de Aceleración en juego' },
    { en: 'the number of acceleration icons in play', es: 'el número de iconos de Aceleración en juego' },
    { all: 'todos', unit: 'accelerationIcon' },
  ),
  accelerationTokens: ofTable(
    { en: 'the acceleration tokens in play', es: 'las fichas de Aceleración en juego' },
    { en: 'the number of acceleration tokens in play', es: 'el número de fichas de Aceleración en juego' },
    { all: 'todas', unit: 'accelerationToken' },
  ),
  players: {
    you: { en: 'the players', es: 'los jugadores' },
    opponent: { en: 'the players', es: 'los jugadores' },
    all: 'todos',
    count: {
      you: { en: 'the number of players', es: 'el número de jugadores' },
      opponent: { en: 'the number of players', es: 'el número de jugadores' },
    },
    has: {
      you: { en: 'there [be] {amount}', es: '[hay] {amount}' },
      opponent: { en: 'there [be] {amount}', es: '[hay] {amount}' },
    },
    unit: 'player',
    oneEach: { en: 'for each player', es: 'por cada jugador' },
  },
  fivePerPlayer: {
    you: { en: '5 per player', es: '5 por jugador' },
    opponent: { en: '5 per player', es: '5 por jugador' },
    all: 'todos',
    count: {
      you: { en: '5 per player', es: '5 por jugador' },
      opponent: { en: '5 per player', es: '5 por jugador' },
    },
    has: {
      you: { en: 'there [be] {amount}', es: '[hay] {amount}' },
      opponent: { en: 'there [be] {amount}', es: '[hay] {amount}' },
    },
    unit: 'player',
  },
};

/** How numbers of sets of cards are said. */
export const measures: Wordings<CardWords>['measures'] = {
  traits: { en: ['trait among {of}', 'traits among {of}'], es: ['rasgo entre {of}', 'rasgos entre {of}'] },
};

/** How facts are counted. */
export const counted: Wordings<CardWords>['counted'] = {
  attackBegan: {
    en: 'attack made this way',
    es: 'ataque efectuado de este modo',
    none: { en: 'no attack was made this way', es: 'no se ha efectuado ningún ataque de este modo' },
  },
  attackDealt: {
    en: 'damage dealt this way',
    es: 'punto de Daño infligido de este modo',
    none: { en: 'no damage was dealt this way', es: 'no se ha infligido Daño de este modo' },
  },
  cardDiscarded: {
    en: 'card discarded this way',
    es: 'carta descartada de este modo',
    none: { en: 'no card was discarded this way', es: 'no se ha descartado ninguna carta de este modo' },
  },
  cardDrawn: {
    en: 'card drawn this way',
    es: 'carta robada de este modo',
    none: { en: 'no card was drawn this way', es: 'no se ha robado ninguna carta de este modo' },
  },
  damageHealed: {
    en: 'damage healed this way',
    es: 'punto de Daño curado de este modo',
    none: { en: 'no damage was healed this way', es: 'no se ha curado Daño de este modo' },
  },
  damageTaken: {
    en: 'damage taken this way',
    es: 'punto de Daño sufrido de este modo',
    none: { en: 'no damage was taken this way', es: 'no se ha sufrido Daño de este modo' },
    any: { en: 'any damage was taken this way', es: 'se ha sufrido Daño de este modo' },
  },
  encounterDiscarded: {
    en: 'encounter card discarded this way',
    es: 'carta de Encuentro descartada de este modo',
    none: { en: 'no encounter card was discarded this way', es: 'no se ha descartado ninguna carta de Encuentro de este modo' },
  },
  minionEngaged: {
    en: 'minion that engages a player this way',
    es: 'Esbirro que se enfrenta a un jugador de este modo',
    none: { en: 'no minion has engaged a player this way', es: 'ningún Esbirro se ha enfrentado a un jugador de este modo' },
  },
  threatPlaced: {
    en: 'threat placed this way',
    es: 'punto de Amenaza colocado de este modo',
    none: { en: 'no threat was placed this way', es: 'no se ha colocado Amenaza de este modo' },
  },
  threatRemoved: {
    en: 'threat removed this way',
    es: 'punto de Amenaza quitado de este modo',
    none: { en: 'no threat was removed this way', es: 'no se ha quitado Amenaza de este modo' },
  },
};

const discarded = {
  noun: 'anyCard',
  en: 'discarded this way',
  es: ['descartado de este modo', 'descartada de este modo', 'descartados de este modo', 'descartadas de este modo'],
  after: true,
} as const;

/** How cards are called that something was done to. */
export const thisWay: NonNullable<Wordings<CardWords>['thisWay']> = {
  cardDiscarded: discarded,
  encounterDiscarded: { ...discarded, noun: 'encounterCard' },
};

/** "2 damage": the same word for one and for several. */
function mass(en: string, es: string): Unit {
  return { en: [`{n} ${en}`, `{n} ${en}`, en], es: [`{n} de ${es}`, `{n} de ${es}`, es] };
}

function countable(en: readonly [one: string, many: string], es: readonly [one: string, many: string]): Unit {
  return { en: [`1 ${en[0]}`, `{n} ${en[1]}`, en[1]], es: [`1 ${es[0]}`, `{n} ${es[1]}`, es[1]], countable: true };
}

/** What amounts are counted in. */
export const units: Wordings['units'] = {
  ...resourceUnits,
  damage: mass('damage', 'Daño'),
  indirectDamage: mass('indirect damage', 'Daño indirecto'),
  threat: mass('threat', 'Amenaza'),
  card: countable(['card', 'cards'], ['carta', 'cartas']),
  topCard: {
    en: ['the top card', 'the top {n} cards', 'cards from the top'],
    es: ['la primera carta', 'las {n} primeras cartas', 'cartas de la parte superior'],
    countable: true,
  },
  encounterCard: countable(['encounter card', 'encounter cards'], ['carta de Encuentro', 'cartas de Encuentro']),
  counter: countable(['counter', 'counters'], ['contador', 'contadores']),
  accelerationIcon: countable(['acceleration icon', 'acceleration icons'], ['icono de Aceleración', 'iconos de Aceleración']),
  accelerationToken: countable(['acceleration token', 'acceleration tokens'], ['ficha de Aceleración', 'fichas de Aceleración']),
  player: countable(['player', 'players'], ['jugador', 'jugadores']),
};
