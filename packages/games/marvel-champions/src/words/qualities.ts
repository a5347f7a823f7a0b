import type { Agreeing, QualityText, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { nameBeforeNoun, nameText } from './names.ts';
import { printedResourceText } from './resources.ts';
import { traitText } from './traits.ts';

/** An adjective in -o, with what follows it. */
function inO(stem: string, rest = ''): Agreeing {
  return [`${stem}o${rest}`, `${stem}a${rest}`, `${stem}os${rest}`, `${stem}as${rest}`];
}

/** The same for every gender and number. */
function always(text: string): Agreeing {
  return [text, text, text, text];
}

/** What follows the noun in both languages. */
function after(en: string, es: string): QualityText {
  return { en, es: always(es), after: true };
}

/** How the qualities are said. */
export const qualities: Wordings<CardWords>['qualities'] = {
  trait: {
    en: '{value}',
    es: always('{value}'),
    near: true,
    values: traitText,
    not: after('without the {value} trait', 'sin el rasgo {value}'),
    is: { en: '[have] the {value} trait', es: '[tener] el rasgo {value}' },
  },
  printedTrait: {
    en: 'with the printed {value} trait',
    es: always('con el rasgo {value} impreso'),
    after: true,
    values: traitText,
    not: after('without the printed {value} trait', 'sin el rasgo {value} impreso'),
    is: { en: '[have] the printed {value} trait', es: '[tener] el rasgo {value} impreso' },
  },
  named: {
    en: '{value}',
    es: always('«{value}»'),
    near: true,
    sole: true,
    values: nameBeforeNoun,
    not: after('other than {value}', 'que no sea «{value}»'),
    is: { en: '[be] {value}', es: '[ser] {value}' },
  },
  engagedWithYou: {
    en: 'engaged with you',
    es: inO('enfrentad', ' a ti'),
    after: true,
    theirs: { en: 'engaged with them', es: inO('enfrentad', ' a él'), after: true },
  },
  facedown: { en: 'facedown', es: always('boca abajo') },
  topmost: { en: 'topmost', es: ['superior', 'superior', 'superiores', 'superiores'], sole: true },
  ofHostsPlayer: after('controlled by a player of your choice', 'que controle un jugador de tu elección'),
  ownedByYou: {
    ...after('you own', 'de tu propiedad'),
    theirs: after('they own', 'de su propiedad'),
    is: { en: '[belong] to you', es: '[pertenecer] a ti' },
  },
  different: { en: 'different', es: inO('distint') },
  notChosen: { en: 'other', es: ['restante', 'restante', 'restantes', 'restantes'] },
  treachery: {
    en: 'treachery',
    es: always('de Perfidia'),
    is: { en: '[be] a treachery', es: '[ser] una carta de Perfidia' },
  },
  ofYourIdentity: after('of your identity’s set', 'del conjunto de tu Superhéroe'),
  withAttached: { ...after('with {value} attached', 'con {value}'), values: nameText },
  actsForYou: { ...after('of yours', 'de tu Superhéroe'), is: { en: '[be] you', es: '[ser] tu Superhéroe' } },
  withUpgrade: after('with an upgrade attached', 'con una Mejora vinculada'),
  boostIcons: {
    ...after('with exactly {value}', 'con exactamente {value}'),
    values: (icons) =>
      icons === '1' ? { en: '1 boost icon', es: '1 icono de Aumento' } : { en: `${icons} boost icons`, es: `${icons} iconos de Aumento` },
  },
  threeBoostIcons: after('with at least 3 boost icons', 'con al menos 3 iconos de Aumento'),
  ofCampaign: { en: 'campaign', es: always('de campaña') },
  damaged: { en: 'damaged', es: always('con Daño'), is: { en: '[be] damaged', es: '[tener] Daño' } },
  ready: { en: 'ready', es: inO('preparad') },
  exhausted: { en: 'exhausted', es: inO('agotad') },
  stunned: { en: 'stunned', es: inO('aturdid') },
  confused: { en: 'confused', es: inO('confundid') },
  tough: {
    ...after('with a tough status card', 'con una carta de Estado «Duro»'),
    not: after('without a tough status card', 'sin carta de Estado «Duro»'),
    is: { en: '[have] a tough status card', es: '[tener] una carta de Estado «Duro»' },
  },
  withThreat: {
    ...after('with threat on it', 'con Amenaza'),
    is: { en: '[have] threat on it', es: '[tener] Amenaza' },
  },
  withResource: {
    ...after('with {value}', 'con {value}'),
    values: printedResourceText,
    is: { en: '[have] {value}', es: '[tener] {value}' },
  },
  attachedTo: { en: 'attached to {value}', es: inO('vinculad', ' a {value}'), after: true, values: nameText },
  highestPrintedHitPoints: {
    ...after('with the highest printed hit points', 'con el valor impreso de Vida más alto'),
    superlative: true,
    is: { en: '[have] the highest printed hit points', es: '[tener] el valor impreso de Vida más alto' },
  },
  lowestCost: {
    ...after('with the lowest cost', 'con el coste más bajo'),
    superlative: true,
    is: { en: '[have] the lowest cost', es: '[tener] el coste más bajo' },
  },
  withoutThisAttached: {
    en: 'that has no other copy of this card attached',
    several: 'that have no other copy of this card attached',
    es: [
      'que no tenga vinculada otra copia de esta carta',
      'que no tenga vinculada otra copia de esta carta',
      'que no tengan vinculada otra copia de esta carta',
      'que no tengan vinculada otra copia de esta carta',
    ],
    last: true,
    is: { en: '[have] no other copy of this card attached', es: 'no [tener] vinculada otra copia de esta carta' },
  },
};
