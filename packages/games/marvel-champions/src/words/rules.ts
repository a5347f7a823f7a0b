import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { keywordText } from './keywords.ts';
import { traitText } from './traits.ts';

const allyLimit = { en: 'your ally limit increases by {amount}', es: 'tu límite de Aliados aumenta en {amount}' } as const;

const handSizeMax = { en: 'your hand size is {amount} at most', es: 'tu tamaño de mano es de {amount} como máximo' } as const;

const additionalCost = {
  en: 'as an additional cost to play a card, you must spend {amount} resources',
  es: 'como coste adicional para jugar una carta, debes gastar {amount} recursos',
} as const;
const noHero = { en: 'you cannot change to hero form', es: 'no puedes adoptar tu identidad de Héroe' } as const;

/** How the rules of the game are said that cards turn on. */
export const rules: Wordings<CardWords>['rules'] = {
  additionalCost: { ...additionalCost, you: additionalCost },
  allyLimit: { ...allyLimit, you: allyLimit },
  handSizeMax: { ...handSizeMax, you: handSizeMax },
  cannotTakeDamage: {
    en: '{who} cannot take damage',
    es: '{who} no [poder] sufrir Daño',
    ofCards: { en: '{who} cannot take damage from {of}', es: '{who} no [poder] sufrir Daño de {of}' },
  },
  cannotLoseThreat: { en: 'threat cannot be removed from {who}', es: 'no puede quitarse Amenaza de {who}' },
  ignoresGuard: { en: '{who} [ignore] the guard keyword', es: '{who} [ignorar] la palabra clave Guardia' },
  ignoresPatrol: { en: '{who} [ignore] the patrol keyword', es: '{who} [ignorar] la palabra clave Patrulla' },
  ignoresCrisis: { en: '{who} [ignore] crisis icons', es: '{who} [ignorar] los iconos de Crisis' },
  dealsIndirectDamage: {
    en: 'the attacks of {who} deal indirect damage',
    es: 'los ataques de {who} infligen Daño indirecto',
  },
  attackDoubled: { en: 'the ATK of {who} is doubled', es: 'el ATQ de {who} se duplica' },
  attackHalved: { en: 'the ATK of {who} is halved', es: 'el ATQ de {who} se reduce a la mitad' },
  youControl: { en: 'you control {who}', es: 'controlas a {who}' },
  isBlank: {
    en: '{who} [be] considered to have a blank text box, except for traits',
    es: 'se considera que {who} [tener] en blanco el recuadro de texto, excepto los rasgos',
  },
  cannotBeAttacked: { en: '{who} cannot be attacked', es: '{who} no [poder] ser atacado' },
  cannotBeDefendedAgainst: {
    en: 'nobody can defend against the attacks of {who}',
    es: 'nadie puede defender contra los ataques de {who}',
    ofCards: {
      en: 'the attacks of {who} cannot be defended against by {of}',
      es: 'los ataques de {who} no pueden ser defendidos por {of}',
    },
  },
  readyCost: {
    en: 'as an additional cost to ready {who}, its controller must spend {amount} resources',
    es: 'como coste adicional para preparar a {who}, quien controla esa carta debe gastar {amount} recursos',
  },
  cannotActivate: { en: '{who} cannot activate', es: '{who} no [poder] activarse' },
  cannotChangeToHero: { ...noHero, you: noHero },
  mustDefendWithAlly: {
    en: 'the engaged player must defend against the attacks of {who} with an ally, if able',
    es: 'el jugador enfrentado debe defender contra los ataques de {who} con un Aliado, si puede',
  },
};

/** How the lists of words are said that cards gain and lose. */
export const lists: Wordings<CardWords>['lists'] = {
  keyword: {
    gain: { en: '[gain] {word}', es: '[ganar] {word}' },
    lose: { en: '[lose] {word}', es: '[perder] {word}' },
    become: { en: '[have] only {word}', es: 'solo [tener] {word}' },
    word: keywordText,
  },
  trait: {
    gain: { en: '[gain] the {word} trait', es: '[ganar] el rasgo {word}' },
    lose: { en: '[lose] the {word} trait', es: '[perder] el rasgo {word}' },
    become: { en: '[have] only the {word} trait', es: 'solo [tener] el rasgo {word}' },
    word: traitText,
  },
};
