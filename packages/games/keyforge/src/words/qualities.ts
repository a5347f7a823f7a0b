import { applies, cardOf, headed, site, type Agreeing, type Vocabulary } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { houseNames } from '../cards/facts/houses.ts';
import { houses, traits, type House, type Trait } from '../cards/facts/vocabulary.ts';
import { creatures, hasKeyword, inPlay, isOfHouse, lastOf, powerOf, recordOf, stands, traitsOf } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';
import { keywordNames, workingKeywords, type KeywordName } from './keywords.ts';
import { traitNames } from './traits.ts';

type Qualities = Vocabulary<KeyForge>['qualities'];

/** An adjective in -o. */
function inO(stem: string): Agreeing {
  return [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`];
}

/** The same for every gender and number. */
function always(text: string): Agreeing {
  return [text, text, text, text];
}

/** A house in card texts, which in Spanish may have its article. */
export function houseText(house: string | number): Both {
  return houseNames[house as House] ?? { en: String(house), es: String(house) };
}

/** A trait in card texts. */
export function traitText(trait: string | number): Both {
  return traitNames[trait as Trait] ?? { en: String(trait), es: String(trait) };
}

const bothFlanks = site('KF-FAQ-GEN-50', 'a lone creature stands on the left flank and on the right one');
const byTrait = site('KF-TRAIT-1', 'texts speak of traits');
const highest = site('KF-MOST-POWERFUL-1', 'all creatures of the highest power are the most powerful');
const lowest = site('KF-LEAST-POWERFUL-1', 'all creatures of the lowest power are the least powerful');

/** What card texts may say of a card. */
export const qualities = {
  ready: { test: (match, card) => !lastOf(match, card).exhausted, en: 'ready', es: inO('preparad') },
  exhausted: { test: (match, card) => lastOf(match, card).exhausted, en: 'exhausted', es: inO('agotad') },
  damaged: { test: (match, card) => lastOf(match, card).damage > 0, en: 'damaged', es: inO('dañad') },
  undamaged: {
    test: (match, card) => lastOf(match, card).damage === 0,
    en: 'undamaged',
    es: always('sin daño'),
  },
  stunned: {
    test: (match, card) => lastOf(match, card).stunned,
    en: 'stunned',
    es: inO('aturdid'),
    not: { en: 'unstunned', es: always('sin aturdir') },
  },
  warded: {
    test: (match, card) => lastOf(match, card).warded,
    en: 'warded',
    es: inO('escudad'),
    not: { en: 'unwarded', es: always('sin escudar') },
  },
  enraged: { test: (match, card) => lastOf(match, card).enraged, en: 'enraged', es: inO('enfurecid') },
  house: {
    test: (match, card, house) => isOfHouse(match, card, String(house)),
    takes: houses,
    en: '{value}',
    es: always('de {value}'),
    near: true,
    values: houseText,
    is: { en: '[belong] to house {value}', es: '[pertenecer] a la Casa {value}' },
  },
  trait: {
    test: (match, card, trait) => traitsOf(match, card).includes(String(trait)) && applies(match, byTrait),
    takes: traits,
    en: '{value}',
    es: always('con el rasgo {value}'),
    near: true,
    values: traitText,
    not: { en: 'non-{value}', es: always('sin el rasgo {value}'), near: true },
    is: { en: '[have] the {value} trait', es: '[tener] el rasgo {value}' },
  },
  keyword: {
    test: (match, card, keyword) => hasKeyword(match, card, String(keyword)),
    takes: workingKeywords,
    en: 'with {value}',
    es: always('con {value}'),
    after: true,
    values: (keyword) => keywordNames[keyword as KeywordName] ?? { en: String(keyword), es: String(keyword) },
    not: { en: 'without {value}', es: always('sin {value}'), after: true },
    is: { en: '[have] {value}', es: '[tener] {value}' },
  },
  onTop: {
    test: (match, card) => match.state.zones[recordOf(match, card).zone]?.at(-1) === cardOf(card),
    en: 'on top',
    es: ['superior', 'superior', 'superiores', 'superiores'],
    after: true,
  },
  withScrap: {
    test: (match, card) => headed(match, cardOf(card), 'scrap').length > 0,
    en: 'with Scrap',
    es: always('con Desguazar'),
    after: true,
  },
  flank: {
    test: (match, card) => stands(match, card, 'flank'),
    en: 'flank',
    es: always('en un flanco'),
    near: true,
    not: {
      en: 'not on a flank',
      es: ['que no esté en un flanco', 'que no esté en un flanco', 'que no estén en un flanco', 'que no estén en un flanco'],
      after: true,
    },
    is: { en: '[be] on a flank', es: '[estar] en un flanco' },
  },
  leftFlank: {
    test: (match, card) => stands(match, card, 'leftFlank') && applies(match, bothFlanks),
    en: 'left flank',
    es: always('en el flanco izquierdo'),
    near: true,
    is: { en: '[be] on the left flank', es: '[estar] en el flanco izquierdo' },
  },
  rightFlank: {
    test: (match, card) => stands(match, card, 'rightFlank') && applies(match, bothFlanks),
    en: 'right flank',
    es: always('en el flanco derecho'),
    near: true,
    is: { en: '[be] on the right flank', es: '[estar] en el flanco derecho' },
  },
  ofActiveHouse: {
    test: (match, card) => isOfHouse(match, card, match.state.house),
    en: 'of the active house',
    es: always('de la Casa activa'),
    after: true,
    not: { en: 'that is not of the active house', es: always('que no pertenezca a la Casa activa'), after: true },
    is: { en: '[belong] to the active house', es: '[pertenecer] a la Casa activa' },
  },
  centre: {
    test: (match, card) => stands(match, card, 'centre'),
    en: 'in the center of its controller’s battleline',
    es: always('en el centro de la línea de batalla de su controlador'),
    after: true,
    is: { en: '[be] in the center of its controller’s battleline', es: '[estar] en el centro de la línea de batalla de su controlador' },
  },
  powerAtLeast: {
    test: (match, card, power) => powerOf(match, card) >= Number(power),
    takes: 'whole',
    en: 'with power {value} or higher',
    es: always('con {value} o más de Poder'),
    after: true,
    is: { en: '[have] {value} or more power', es: '[tener] {value} o más de Poder' },
  },
  powerAtMost: {
    test: (match, card, power) => powerOf(match, card) <= Number(power),
    takes: 'whole',
    en: 'with power {value} or lower',
    es: always('con {value} o menos de Poder'),
    after: true,
    is: { en: '[have] {value} or less power', es: '[tener] {value} o menos de Poder' },
  },
  /** Of a card that was spoken of before. *Rule:* KF-LEAVES-PLAY-6. */
  outOfPlay: {
    test: (match, card) => !inPlay(match, card),
    en: 'no longer in play',
    es: always('que ya no esté en juego'),
    after: true,
    is: { en: '[be] no longer in play', es: 'ya no [estar] en juego' },
  },
  withAember: {
    test: (match, card) => lastOf(match, card).aember > 0,
    en: 'with Æ on it',
    es: ['con Æ sobre él', 'con Æ sobre ella', 'con Æ sobre ellos', 'con Æ sobre ellas'],
    after: true,
    not: { en: 'with no Æ on it', es: ['sin Æ sobre él', 'sin Æ sobre ella', 'sin Æ sobre ellos', 'sin Æ sobre ellas'], after: true },
    is: { en: '[have] Æ on it', es: '[tener] Æ encima' },
  },
  mostPowerful: {
    rank: (match, card) => (applies(match, highest) ? powerOf(match, card) : 0),
    test: (match, card) => creatures(match).every((each) => powerOf(match, each) <= powerOf(match, card)),
    en: 'most powerful',
    es: ['más poderoso', 'más poderosa', 'más poderosos', 'más poderosas'],
    superlative: true,
  },
  leastPowerful: {
    rank: (match, card) => (applies(match, lowest) ? -powerOf(match, card) : 0),
    test: (match, card) => creatures(match).every((each) => powerOf(match, each) >= powerOf(match, card)),
    en: 'least powerful',
    es: ['menos poderoso', 'menos poderosa', 'menos poderosos', 'menos poderosas'],
    superlative: true,
  },
} satisfies Qualities;
