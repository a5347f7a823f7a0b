import { applies, cardOf, isCurrent, site, type CardRef, type RuleWord, type Vocabulary } from '@crupier/kernel';
import { isAfter, isBefore, isBeforeCombats } from '../rules/combat.ts';
import { isBeingReplicated } from '../rules/recover.ts';
import { isActive, isThereDepth } from '../rules/environments.ts';
import {
  cardsIn,
  demonOf,
  isDemon,
  isEarthly,
  leftPlay,
  objectsInPlay,
  pathOf,
  recordOf,
  sideOf,
  strengthOf,
  subtypesOf,
  typesOf,
  zoneOfCard,
} from '../state/reading.ts';
import { convertedCost, sameName } from '../state/parts.ts';
import { paths } from '../state/printed.ts';
import { itemOf } from '../state/chain.ts';
import { wordAsRead } from '../state/defined.ts';
import { environments, placeOfZone, type Environment, type Inferno, type InfernoMatch, type Zone } from '../state/state.ts';
import { chainRules } from './chain-words.ts';
import { keywordWords, keywords, keywordText } from './keywords.ts';
import { pathNames, pathText } from './paths.ts';
import { subtypes, subtypeText } from './subtypes.ts';

const affinity = site('INF-703.2a INF-107.4b', 'a card with path affinity does more for a demon of that path');

/** How "cannot" is said of cards and players alike. */
function cannot(en: string, es: string): RuleWord {
  return { en: `{who} cannot ${en}`, es: `{who} no [poder] ${es}` };
}

/** "6/2, 4/4 or 2/6", of pairs that stand apart by spaces. */
function alternatives(pairs: string, or: string): string {
  const all = pairs.split(' ');
  return `${all.slice(0, -1).join(', ')} ${or} ${all.at(-1) ?? ''}`;
}

/** A change of what is paid for cards. */
function costs(en: string, es: string): RuleWord {
  return {
    en: `playing {of} costs {who} {amount:energy} ${en}`,
    es: `jugar {of} le cuesta {amount:energy} ${es} a {who}`,
    you: { en: `playing {of} costs you {amount:energy} ${en}`, es: `jugar {of} te cuesta {amount:energy} ${es}` },
    each: { en: `playing {of} costs {amount:energy} ${en}`, es: `jugar {of} cuesta {amount:energy} ${es}` },
  };
}

/** Rules of the game that cards turn on. The rules of the game ask for them by these names. */
export const rules = {
  definesX: { en: 'X is {amount}', es: 'X es {amount}' },
  definesStrength: { en: 'its strength is equal to {amount}', es: 'su FUE es igual a {amount}' },
  definesToughness: { en: 'its toughness is equal to {amount}', es: 'su RES es igual a {amount}' },
  definesBoth: { en: 'its strength and toughness are equal to {amount}', es: 'su FUE y RES son iguales a {amount}' },
  choosesBody: {
    en: 'as {who} enters play, choose {word}: those are its strength and toughness',
    es: 'en cuanto {who} entre en juego, elige {word}: son su FUE y su RES',
    takes: { pattern: '^\\d{1,2}/\\d{1,2}( \\d{1,2}/\\d{1,2})+$', examples: ['6/2 4/4 2/6'] },
    values: (pairs) => ({ en: alternatives(pairs, 'or'), es: alternatives(pairs, 'o') }),
  },
  entersTapped: { en: '{who} [enter] play tapped', es: '{who} [entrar] en juego <girado|girada|girados|giradas>' },
  entersAsCopy: {
    en: '{who} [enter] play as a copy of {one} in play',
    es: '{who} [entrar] en juego como una copia de {one} en juego',
    copies: true,
  },
  isBlank: { en: '{who} [lose] all abilities', es: '{who} [perder] todas sus habilidades' },
  cannotAttack: cannot('attack', 'atacar'),
  cannotAttackSome: cannot('attack {of}', 'atacar a {of}'),
  attacksOnly: { en: '{who} can only attack {of}', es: '{who} solo [poder] atacar a {of}' },
  attackingItCosts: {
    en: 'opponents cannot attack {these} unless they pay {amount:energy}',
    es: 'los oponentes no pueden atacar a {these} a menos que paguen {amount:energy}',
  },
  attackCosts: {
    en: '{who} cannot attack unless you pay {amount:energy}',
    es: '{who} no [poder] atacar a menos que pagues {amount:energy}',
  },
  cannotBeProposed: cannot('be proposed as a defender against {of}', 'ser propuesto como defensor contra {of}'),
  mustBeProposed: { en: '{who} must be proposed as defender', es: '{who} [deber] ser propuesto como defensor' },
  handLimitMore: { en: 'your hand limit is {amount} higher', es: 'tu límite de cartas en mano es {amount} mayor' },
  handLimitLess: { en: 'your hand limit is {amount} lower', es: 'tu límite de cartas en mano es {amount} menor' },
  addsMore: {
    en: 'you add {amount:resource} more in your Add a Resource step',
    es: 'agregas {amount:resource} más en tu paso de Agregar un Recurso',
  },
  staysTapped: { en: '{who} [do] not untap in your Restore step', es: '{who} no se [enderezar] en tu Restauración' },
  equipsOnly: { en: '{who} can only equip {of}', es: '{who} solo [poder] equipar a {of}' },
  immune: { en: 'immune — {of}', es: 'inmune — {of}' },
  costsLess: costs('less', 'menos'),
  costsMore: costs('more', 'más'),
  abilitiesCostMore: {
    en: 'activated abilities that are not energy abilities cost {amount:energy} more',
    es: 'las habilidades activadas que no sean de energía cuestan {amount:energy} más',
  },
  environmentOn: {
    en: 'there is {word}',
    es: 'hay {word}',
    you: { en: 'there is {word}', es: 'hay {word}' },
    each: { en: 'there is {word}', es: 'hay {word}' },
    takes: environments,
    values: (word) => keywordWords[word as 'acqua'],
  },
  environmentOff: {
    en: 'there is no {word}',
    es: 'no hay {word}',
    you: { en: 'there is no {word}', es: 'no hay {word}' },
    each: { en: 'there is no {word}', es: 'no hay {word}' },
    takes: environments,
    values: (word) => keywordWords[word as 'acqua'],
  },
  topLiesOpen: {
    en: '{who} [play] with the top card of {your} deck revealed',
    es: '{who} [jugar] con la carta superior de {your} mazo a la vista',
  },
  countersAtMost: {
    en: '{who} cannot have more than {amount} {word} counters on it',
    es: '{who} no [poder] tener más de {amount} contadores de {word}',
    values: (word) => ({ en: word, es: word }),
  },
  isControlled: { en: 'you control {who}', es: 'controlas {who}' },
  ...chainRules,
} as const satisfies Vocabulary<Inferno>['rules'];

const types: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  ally: { en: 'an ally', es: 'un aliado' },
  object: { en: 'an object', es: 'un objeto' },
};

const supertypeNames: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  unlimited: { en: 'unlimited', es: 'ilimitado' },
  instant: { en: 'instant', es: 'instantáneo' },
  unique: { en: 'unique', es: 'único' },
};

/** Lists of words that cards have. *Rule:* INF-204.1, INF-113.9. */
export const lists: Vocabulary<Inferno>['lists'] = {
  keyword: {
    gain: { en: '[have] {word}', es: '[tener] {word}' },
    lose: { en: '[lose] {word}', es: '[perder] {word}' },
    become: { en: '[have] only {word}', es: 'solo [tener] {word}' },
    takes: keywords,
    word: (word, amount) => keywordText(word, amount),
  },
  type: {
    gain: { en: '[be] also {word}', es: '[ser] además {word}' },
    lose: { en: '[be] no longer {word}', es: 'ya no [ser] {word}' },
    become: { en: '[be] {word}', es: '[ser] {word}' },
    takes: Object.keys(types),
    word: (word) => types[word] ?? { en: word, es: word },
  },
  supertype: {
    gain: { en: '[be] also {word}', es: '[ser] además {word}' },
    lose: { en: '[be] no longer {word}', es: 'ya no [ser] {word}' },
    become: { en: '[be] {word}', es: '[ser] {word}' },
    takes: Object.keys(supertypeNames),
    word: (word) => supertypeNames[word] ?? { en: word, es: word },
  },
  subtype: {
    gain: { en: '[be] also a {word}', es: '[ser] además {word}' },
    lose: { en: '[be] no longer a {word}', es: 'ya no [ser] {word}' },
    become: { en: '[be] a {word}', es: '[ser] {word}' },
    takes: subtypes,
    word: (word) => subtypeText(word),
  },
  path: {
    gain: { en: '[be] also of {word}', es: '[ser] además de {word}' },
    lose: { en: '[be] no longer of {word}', es: 'ya no [ser] de {word}' },
    become: { en: '[be] of {word}', es: '[ser] de {word}' },
    takes: paths,
    word: (word) => pathText(word),
  },
};

const noLookingBack = site('INF-604.7 INF-606.1', 'a linked ability means the cards that are still where they were put');

const notWithItself = site('INF-109.2a', 'an object shares no characteristic with itself');

/** What is in play and has a characteristic in common with a card, itself excepted. *Rule:* INF-109.2a. */
function sharing(
  en: readonly [one: string, many: string],
  es: string,
  share: (match: InfernoMatch, one: CardRef, other: CardRef) => boolean,
): Vocabulary<Inferno>['relations'][string] {
  return {
    of: (match, card) =>
      objectsInPlay(match).filter(
        (each) => !isDemon(match, each) && (each !== cardOf(card) || !applies(match, notWithItself)) && share(match, each, card),
      ),
    noun: 'card',
    en,
    es: [`carta que comparte ${es}`, `cartas que comparten ${es}`],
    gender: 'f',
    to: 'con',
  };
}

function haveOneInCommon(ones: readonly string[], others: readonly string[]): boolean {
  return ones.some((word) => others.includes(word));
}

const sharedCharacteristics: Vocabulary<Inferno>['relations'] = {
  sharesName: sharing(['namesake', 'namesakes'], 'su nombre', sameName),
  sharesPath: sharing(
    ['fellow by path', 'fellows by path'],
    'su senda',
    (match, one, other) => pathOf(match, one) !== undefined && pathOf(match, one) === pathOf(match, other),
  ),
  sharesType: sharing(['fellow by card type', 'fellows by card type'], 'un tipo de carta', (match, one, other) =>
    haveOneInCommon(typesOf(match, one), typesOf(match, other)),
  ),
  sharesSubtype: sharing(['kin by subtype', 'kin by subtype'], 'un subtipo', (match, one, other) =>
    haveOneInCommon(subtypesOf(match, one), subtypesOf(match, other)),
  ),
  sharesCost: sharing(
    ['equal by converted cost', 'equals by converted cost'],
    'su coste convertido',
    (match, one, other) => convertedCost(match, one) === convertedCost(match, other),
  ),
  sharesStrength: sharing(
    ['equal by strength', 'equals by strength'],
    'su FUE',
    (match, one, other) => strengthOf(match, one) === strengthOf(match, other),
  ),
};

/** How cards stand to each other. */
export const relations: Vocabulary<Inferno>['relations'] = {
  /** The cards that the ability linked to this one chose, while they are where they were. *Rule:* INF-606.1. */
  linked: {
    of: (match, card) =>
      (leftPlay(match, card) ?? recordOf(match, card)).linked.filter(
        (each) => isCurrent(match.state, each) || !applies(match, noLookingBack),
      ),
    noun: 'ally',
    en: ['chosen ally', 'chosen allies'],
    es: ['aliado escogido', 'aliados escogidos'],
    gender: 'm',
    to: 'por',
    setBy: ['link', 'exileWith', 'exileInsteadWith', 'putIntoPlayWith'],
  },
  ...sharedCharacteristics,
  /** The demon of the player who controls a card. */
  demonOfController: {
    of: (match, card) => [demonOf(match, sideOf(match, card))],
    noun: 'demon',
    en: ['controller’s demon', 'controllers’ demons'],
    es: ['demonio', 'demonios'],
    gender: 'm',
    to: 'del controlador de',
  },
};

/** Where the card that has the ability lies. A triggered ability that asks for it works there. *Rule:* INF-113.5i. */
const lyingStates = {
  inYourHand: lying('hand', 'this card [be] in your hand', 'esta carta [estar] en tu mano'),
  inYourInfierno: lying('infierno', 'this card [be] in your Infierno', 'esta carta [estar] en tu Infierno'),
  inYourExile: lying('exile', 'this card [be] in exile', 'esta carta [estar] en el exilio'),
} as const;

function lying(zone: Zone, en: string, es: string): Vocabulary<Inferno>['states'][string] {
  return { holds: (match, _seat, self) => zoneOfCard(match, self) === zone, en, es };
}

/** States of the table. */
export const states: Vocabulary<Inferno>['states'] = {
  ...Object.fromEntries(
    environments.map((environment) => [
      environment,
      {
        holds: (match, _seat, _self, reader) => isActive(match, wordAsRead(match, reader, environment) as Environment),
        en: `there [be] ${keywordWords[environment].en}`,
        es: `[hay] ${keywordWords[environment].es}`,
      } satisfies Vocabulary<Inferno>['states'][string],
    ]),
  ),
  /** *Rule:* INF-703.1c. */
  anyDepth: { holds: (match) => isThereDepth(match), en: 'there [be] Depth', es: '[hay] Profundidad' },
  /** *Rule:* INF-703.2. */
  ...Object.fromEntries(
    paths.map((path) => [
      `${path}Affinity`,
      {
        holds: (match, seat, _self, reader) =>
          pathOf(match, demonOf(match, seat)) === wordAsRead(match, reader, path) && applies(match, affinity),
        en: `your demon [be] of ${pathNames[path].en}`,
        es: `tu demonio [ser] de ${pathNames[path].es}`,
      } satisfies Vocabulary<Inferno>['states'][string],
    ]),
  ),
  infernal: {
    holds: (match, _seat, self) => !isEarthly(match, self),
    en: 'this demon [be] infernal',
    es: 'este demonio [ser] infernal',
  },
  earthly: {
    holds: (match, _seat, self) => isEarthly(match, self),
    en: 'this demon [be] earthly',
    es: 'este demonio [ser] terrenal',
  },
  /** *Rule:* INF-506.5a. */
  beforeAttack: {
    holds: (match) => isBefore(match, 'attack'),
    en: 'the Attack stage [have] not begun',
    es: 'no [haber] comenzado la etapa de Ataque',
  },
  beforeDamage: {
    holds: (match) => isBefore(match, 'damage'),
    en: 'the Combat Damage stage [have] not begun',
    es: 'no [haber] comenzado la etapa de Daño de Combate',
  },
  /** *Rule:* INF-506.5b. */
  afterAttack: { holds: (match) => isAfter(match, 'attack'), en: 'the Attack stage [be] over', es: '[haber] terminado la etapa de Ataque' },
  afterDamage: {
    holds: (match) => isAfter(match, 'damage'),
    en: 'the Combat Damage stage [be] over',
    es: '[haber] terminado la etapa de Daño de Combate',
  },
  /** *Rule:* INF-506.5c. */
  beforeCombats: {
    holds: isBeforeCombats,
    en: 'no combat [have] been proposed this turn',
    es: 'no se [haber] propuesto un combate este turno',
  },
  /** *Rule:* INF-606.2e. */
  paidEntering: {
    holds: (match, _seat, self) => recordOf(match, self).chosen > 0,
    en: 'it [be] paid as this card entered play',
    es: '[haber] sido pagado en cuanto esta carta entró en juego',
    setBy: ['mayPayEntering'],
  },
  yourTurn: { holds: ({ state }, seat) => state.active === seat, en: 'it [be] your turn', es: '[ser] tu turno' },
  drawStep: {
    holds: ({ state }, seat) => state.step === 'draw' && state.active === seat,
    en: 'it [be] your Draw step',
    es: '[ser] tu paso de Tomar',
  },
  /** A card cannot be paid with itself. *Rule:* INF-117.3. */
  twoOthersInHand: {
    holds: (match, seat, self) => cardsIn(match, 'hand', seat).filter((card) => card !== self).length >= 2,
    en: 'you [have] 2 other cards in hand',
    es: '[tener] otras 2 cartas en la mano',
  },
  inDrawStep: { holds: ({ state }) => state.step === 'draw', en: 'it [be] the Draw step', es: '[ser] el paso de Tomar' },
  /** For Recobrar: the card lies where it may be played from, or was played from there. *Rule:* INF-702.7a. */
  /** For Réplica: it is being played by it. *Rule:* INF-702.16a. */
  replicated: {
    holds: (match, _seat, self) => isBeingReplicated(match, self),
    en: 'it [be] played by its replica',
    es: '[ser] jugada por su réplica',
  },
  ...lyingStates,
  fromInfierno: {
    holds: (match, _seat, self) => zoneOfCard(match, self) === 'infierno' || itemOf(match, self)?.from === placeOfZone('infierno'),
    en: 'it [be] in your Infierno',
    es: '[estar] en tu Infierno',
  },
};
