import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { chosenHouse } from './history.ts';
import { keywordText } from './keywords.ts';
import { houseText, traitText } from './qualities.ts';

/** How lists of words that cards have are said. */
export const lists: Wordings<CardWords>['lists'] = {
  keyword: {
    gain: { en: '[gain] {word}', es: '[obtener] {word}' },
    lose: { en: '[lose] {word}', es: '[perder] {word}' },
    become: { en: '[have] only {word}', es: 'solo [tener] {word}' },
    word: keywordText,
  },
  trait: {
    gain: { en: '[gain] the {word} trait', es: '[obtener] el rasgo {word}' },
    lose: { en: '[lose] the {word} trait', es: '[perder] el rasgo {word}' },
    become: { en: '[have] only the {word} trait', es: 'solo [tener] el rasgo {word}' },
    word: traitText,
  },
  house: {
    gain: { en: 'also [belong] to house {word}', es: '[pertenecer] también a la Casa {word}' },
    lose: { en: 'no longer [belong] to house {word}', es: 'ya no [pertenecer] a la Casa {word}' },
    become: { en: '[belong] to house {word}', es: '[pertenecer] a la Casa {word}' },
    chosen: {
      gain: { en: 'also [belong] to {word}', es: '[pertenecer] también a {word}' },
      lose: { en: 'no longer [belong] to {word}', es: 'ya no [pertenecer] a {word}' },
      become: { en: '[belong] to {word}', es: '[pertenecer] a {word}' },
    },
    chosenWord: chosenHouse,
    word: houseText,
  },
};

/** How cards are called that stand to others. */
export const relations: Wordings<CardWords>['relations'] = {
  sharingHouse: {
    noun: 'creatureOrArtifact',
    en: ['creature or artifact that shares a house', 'creatures and artifacts that share a house'],
    es: ['artefacto o criatura que comparte Casa', 'artefactos y criaturas que comparten Casa'],
    gender: 'm',
    to: 'con',
    enTo: 'with',
  },
  handOfItsHouse: {
    noun: 'cardInHand',
    en: ['card in that player’s hand that shares a house', 'cards in that player’s hand that share a house'],
    es: ['carta de la mano de ese jugador que comparte Casa', 'cartas de la mano de ese jugador que comparten Casa'],
    gender: 'f',
    to: 'con',
    enTo: 'with',
  },
  creaturesSharingHouse: {
    noun: 'creature',
    en: ['creature that shares a house', 'creatures that share a house'],
    es: ['criatura que comparte Casa', 'criaturas que comparten Casa'],
    gender: 'f',
    to: 'con',
    enTo: 'with',
  },
  restOfLine: {
    noun: 'creature',
    en: ['other creature in the battleline', 'other creatures in the battleline'],
    es: ['otra criatura de la línea de batalla', 'otras criaturas de la línea de batalla'],
    gender: 'f',
    to: 'de',
    enTo: 'of',
  },
  sameLine: {
    noun: 'creature',
    en: ['creature of the same battleline', 'creatures of the same battleline'],
    es: ['criatura de la misma línea de batalla', 'criaturas de la misma línea de batalla'],
    gender: 'f',
    to: 'que',
    enTo: 'as',
  },
  otherNamesInHand: {
    noun: 'creatureInHand',
    en: ['creature in hand with another name', 'creatures in hand with another name'],
    es: ['criatura de la mano con un nombre distinto', 'criaturas de la mano con un nombre distinto'],
    gender: 'f',
    to: 'al de',
    enTo: 'than',
  },
  sharingHouseInHand: {
    noun: 'cardInHand',
    en: ['card in hand that shares a house', 'cards in hand that share a house'],
    es: ['carta de la mano que comparte Casa', 'cartas de la mano que comparten Casa'],
    gender: 'f',
    to: 'con',
    enTo: 'with',
  },
  samePower: {
    noun: 'creature',
    en: ['creature with the same power', 'creatures with the same power'],
    es: ['criatura con el mismo Poder', 'criaturas con el mismo Poder'],
    gender: 'f',
    to: 'que',
    enTo: 'as',
  },
  lessPower: {
    noun: 'creature',
    en: ['creature with less power', 'creatures with less power'],
    es: ['criatura con menos Poder', 'criaturas con menos Poder'],
    gender: 'f',
    to: 'que',
    enTo: 'than',
  },
  upgradesOn: {
    noun: 'upgrade',
    en: ['upgrade attached', 'upgrades attached'],
    es: ['mejora vinculada', 'mejoras vinculadas'],
    gender: 'f',
    to: 'a',
    enTo: 'to',
  },
  sharingTrait: {
    noun: 'creature',
    en: ['creature that shares a trait', 'creatures that share a trait'],
    es: ['criatura que comparte un rasgo', 'criaturas que comparten un rasgo'],
    gender: 'f',
    to: 'con',
    enTo: 'with',
  },
  neighbours: { noun: 'creature', en: ['neighbor', 'neighbors'], es: ['criatura adyacente', 'criaturas adyacentes'], gender: 'f', to: 'a' },
};
