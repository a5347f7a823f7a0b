import type { Both } from '@crupier/kernel/cards';
import type { RuleWording, Wordings } from '@crupier/kernel/rules';
import type { givenTypes, supertypes } from '../meanings/rules.ts';
import type { CardWords } from '../meanings/builders.ts';
import { chainRules } from './chain-words.ts';
import { keywordNames, keywordText } from './keywords.ts';
import { counterText } from './labels.ts';
import { pathText } from './paths.ts';
import { subtypeText } from './subtypes.ts';

/** How "cannot" is said of cards and players alike. */
function cannot(en: string, es: string): RuleWording {
  return { en: `{who} cannot ${en}`, es: `{who} no [poder] ${es}` };
}

/** "6/2, 4/4 or 2/6", of pairs that stand apart by spaces. */
function alternatives(pairs: string, or: string): string {
  const all = pairs.split(' ');
  return `${all.slice(0, -1).join(', ')} ${or} ${all.at(-1) ?? ''}`;
}

/** A change of what is paid for cards. */
function costs(en: string, es: string): RuleWording {
  return {
    en: `playing {of} costs {who} {amount:energy} ${en}`,
    es: `jugar {of} le cuesta {amount:energy} ${es} a {who}`,
    you: { en: `playing {of} costs you {amount:energy} ${en}`, es: `jugar {of} te cuesta {amount:energy} ${es}` },
    each: { en: `playing {of} costs {amount:energy} ${en}`, es: `jugar {of} cuesta {amount:energy} ${es}` },
  };
}

/** How the rules of the game are said that cards turn on. */
export const rules: Wordings<CardWords>['rules'] = {
  definesX: { en: 'X is {amount}', es: 'X es {amount}' },
  definesStrength: { en: 'its strength is equal to {amount}', es: 'su FUE es igual a {amount}' },
  definesToughness: { en: 'its toughness is equal to {amount}', es: 'su RES es igual a {amount}' },
  definesBoth: { en: 'its strength and toughness are equal to {amount}', es: 'su FUE y RES son iguales a {amount}' },
  choosesBody: {
    en: 'as {who} enters play, choose {word}: those are its strength and toughness',
    es: 'en cuanto {who} entre en juego, elige {word}: son su FUE y su RES',
    values: (pairs) => ({ en: alternatives(pairs, 'or'), es: alternatives(pairs, 'o') }),
  },
  entersTapped: { en: '{who} [enter] play tapped', es: '{who} [entrar] en juego <girado|girada|girados|giradas>' },
  entersAsCopy: { en: '{who} [enter] play as a copy of {one} in play', es: '{who} [entrar] en juego como una copia de {one} en juego' },
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
  staysTapped: {
    en: '{who} [do] not untap in <its controller’s|their controllers’> Restore step',
    es: '{who} no se [enderezar] en la Restauración de <su controlador|sus controladores>',
  },
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
    values: (word) => keywordNames[word as 'acqua'],
  },
  environmentOff: {
    en: 'there is no {word}',
    es: 'no hay {word}',
    you: { en: 'there is no {word}', es: 'no hay {word}' },
    each: { en: 'there is no {word}', es: 'no hay {word}' },
    values: (word) => keywordNames[word as 'acqua'],
  },
  topLiesOpen: {
    en: '{who} [play] with the top card of {your} deck revealed',
    es: '{who} [jugar] con la carta superior de {your} mazo a la vista',
  },
  countersAtMost: {
    en: '{who} cannot have more than {amount} {word} counters on it',
    es: '{who} no [poder] tener más de {amount} contadores de {word}',
    values: counterText,
  },
  isControlled: { en: 'you control {who}', es: 'controlas {who}' },
  ...chainRules,
};

const types: Readonly<Record<(typeof givenTypes)[number], Both>> = {
  ally: { en: 'an ally', es: 'un aliado' },
  object: { en: 'an object', es: 'un objeto' },
};

const supertypeNames: Readonly<Record<(typeof supertypes)[number], Both>> = {
  unlimited: { en: 'unlimited', es: 'ilimitado' },
  instant: { en: 'instant', es: 'instantáneo' },
  unique: { en: 'unique', es: 'único' },
};

/** How lists of words that cards have are said. */
export const lists: Wordings<CardWords>['lists'] = {
  keyword: {
    gain: { en: '[have] {word}', es: '[tener] {word}' },
    lose: { en: '[lose] {word}', es: '[perder] {word}' },
    become: { en: '[have] only {word}', es: 'solo [tener] {word}' },
    word: (word, amount) => keywordText(word, amount),
  },
  type: {
    gain: { en: '[be] also {word}', es: '[ser] además {word}' },
    lose: { en: '[be] no longer {word}', es: 'ya no [ser] {word}' },
    become: { en: '[be] {word}', es: '[ser] {word}' },
    word: (word) => (types as Readonly<Record<string, Both>>)[word] ?? { en: word, es: word },
  },
  supertype: {
    gain: { en: '[be] also {word}', es: '[ser] además {word}' },
    lose: { en: '[be] no longer {word}', es: 'ya no [ser] {word}' },
    become: { en: '[be] {word}', es: '[ser] {word}' },
    word: (word) => (supertypeNames as Readonly<Record<string, Both>>)[word] ?? { en: word, es: word },
  },
  subtype: {
    gain: { en: '[be] also a {word}', es: '[ser] además {word}' },
    lose: { en: '[be] no longer a {word}', es: 'ya no [ser] {word}' },
    become: { en: '[be] a {word}', es: '[ser] {word}' },
    word: (word) => subtypeText(word),
  },
  path: {
    gain: { en: '[be] also of {word}', es: '[ser] además de {word}' },
    lose: { en: '[be] no longer of {word}', es: 'ya no [ser] de {word}' },
    become: { en: '[be] of {word}', es: '[ser] de {word}' },
    word: (word) => pathText(word),
  },
};
