import type { Agreeing, Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { houseNames } from '../cards/facts/houses.ts';
import type { House, Trait } from '../cards/facts/vocabulary.ts';
import { namesOf } from '../cards/facts/names.ts';
import { counterText } from './counters.ts';
import type { CardType } from '../state/printed.ts';
import type { KeywordName } from '../meanings/keywords.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordNames } from './keywords.ts';
import { typeNouns } from './nouns.ts';
import { traitNames } from './traits.ts';

/** An adjective in -o, and what follows it. */
export function inO(stem: string, rest = ''): Agreeing {
  return [`${stem}o${rest}`, `${stem}a${rest}`, `${stem}os${rest}`, `${stem}as${rest}`];
}

/** The same for every gender and number. */
export function always(text: string): Agreeing {
  return [text, text, text, text];
}

/** That it is not so: "que no sea Mutante", "que no sean Mutante". */
function notBeing(what: string): Agreeing {
  const [single, several] = [`que no sea ${what}`, `que no sean ${what}`];
  return [single, single, several, several];
}

/** That it shares a trait in its line, or with `no ` before it that it does not. */
function sharing(no: '' | 'no '): Agreeing {
  const rest = 'un rasgo con otra criatura de la línea de batalla de su controlador';
  const [single, several] = [`que ${no}comparta ${rest}`, `que ${no}compartan ${rest}`];
  return [single, single, several, several];
}

/** A house in card texts, which in Spanish may have its article. */
export function houseText(house: string | number): Both {
  return houseNames[house as House] ?? { en: String(house), es: String(house) };
}

/** A trait in card texts; in Spanish one that is an adjective agrees: "criaturas Marcianas". */
export function traitText(trait: string | number): Both & { readonly agreeing?: Agreeing } {
  const name = traitNames[trait as Trait] ?? { en: String(trait), es: String(trait) };
  return adjectives.has(String(trait)) ? { ...name, agreeing: agreeing(name.es) } : name;
}

/** Traits whose Spanish names are adjectives. */
const adjectives: ReadonlySet<string> = new Set<Trait>([
  'alien',
  'aquan',
  'elder',
  'elemental',
  'human',
  'martian',
  'mutant',
  'proximan',
  'psion',
]);

/** The word for a creature, whatever the word that follows it would agree with. */
function withFeminine({ en, es, agreeing: forms }: ReturnType<typeof traitText>): Both {
  return { en, es: forms?.[1] ?? es };
}

/** The forms of an adjective by its masculine one: in -o, in a vowel that stays, or in a consonant. */
function agreeing(masculine: string): Agreeing {
  if (masculine.endsWith('o')) return inO(masculine.slice(0, -1));
  const several = /[aeiou]$/.test(masculine) ? `${masculine}s` : `${masculine}es`;
  return [masculine, masculine, several, several];
}

/** A card's name in card texts. */
function nameText(id: string | number): Both {
  const { name, nameEs } = namesOf(String(id)) ?? { name: String(id), nameEs: String(id) };
  return { en: name, es: nameEs };
}

/** How the qualities are said. */
export const qualities: Wordings<CardWords>['qualities'] = {
  ready: { en: 'ready', es: inO('preparad') },
  exhausted: { en: 'exhausted', es: inO('agotad') },
  sharingHouse: {
    en: 'sharing a house',
    es: always('que compartan Casa'),
    after: true,
    is: { en: '[share] a house', es: '[compartir] Casa' },
    ofAll: true,
  },
  token: {
    en: 'token',
    es: always('ficha'),
    near: true,
    not: { en: 'non-token', es: notBeing('ficha'), near: true },
    is: { en: '[be] a token creature', es: '[ser] una criatura ficha' },
  },
  damaged: { en: 'damaged', es: inO('dañad') },
  undamaged: { en: 'undamaged', es: always('sin daño') },
  stunned: { en: 'stunned', es: inO('aturdid'), not: { en: 'unstunned', es: always('sin aturdir') } },
  warded: { en: 'warded', es: inO('escudad'), not: { en: 'unwarded', es: always('sin escudar') } },
  enraged: { en: 'enraged', es: inO('enfurecid') },
  house: {
    en: '{value}',
    es: always('de {value}'),
    near: true,
    values: houseText,
    chosen: { en: 'of the chosen house', es: always('de la Casa elegida'), after: true },
    is: { en: '[belong] to house {value}', es: '[pertenecer] a la Casa {value}' },
  },
  notOfHouse: {
    en: 'not of house {value}',
    es: always('que no pertenezca a la Casa {value}'),
    after: true,
    values: houseText,
    chosen: {
      en: 'not of the chosen house',
      es: [
        'que no pertenezca a la Casa elegida',
        'que no pertenezca a la Casa elegida',
        'que no pertenezcan a la Casa elegida',
        'que no pertenezcan a la Casa elegida',
      ],
      after: true,
    },
  },
  trait: {
    en: '{value}',
    es: always('{value}'),
    near: true,
    values: traitText,
    not: { en: 'non-{value}', es: notBeing('{value}'), near: true },
    is: { en: '[have] the {value} trait', es: '[tener] el rasgo {value}' },
  },
  keyword: {
    en: 'with {value}',
    es: always('con {value}'),
    after: true,
    values: (keyword) => keywordNames[keyword as KeywordName] ?? { en: String(keyword), es: String(keyword) },
    not: { en: 'without {value}', es: always('sin {value}'), after: true },
    is: { en: '[have] {value}', es: '[tener] {value}' },
  },
  type: {
    en: '{value}',
    es: always('de {value}'),
    near: true,
    sort: true,
    values: (type) => ({ en: typeNouns[type as CardType].en[0], es: typeNouns[type as CardType].es[0] }),
    is: { en: '[be] {value}', es: '[ser] de {value}' },
  },
  usedForFirstTime: {
    en: 'that has been used once this turn',
    es: always('que se ha usado una vez este turno'),
    after: true,
    is: { en: '[have] been used once this turn', es: 'se [haber] usado una vez este turno' },
  },
  onTop: { en: 'on top', es: ['superior', 'superior', 'superiores', 'superiores'], after: true },
  withPlay: { en: 'with a “Play:” ability', es: always('con una habilidad «Jugar:»'), after: true },
  withScrap: { en: 'with Scrap', es: always('con Desguazar'), after: true },
  flank: {
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
    en: 'left flank',
    es: always('en el flanco izquierdo'),
    near: true,
    is: { en: '[be] on the left flank', es: '[estar] en el flanco izquierdo' },
  },
  rightFlank: {
    en: 'right flank',
    es: always('en el flanco derecho'),
    near: true,
    is: { en: '[be] on the right flank', es: '[estar] en el flanco derecho' },
  },
  ofActiveHouse: {
    en: 'of the active house',
    es: always('de la Casa activa'),
    after: true,
    not: {
      en: 'that is not of the active house',
      several: 'that are not of the active house',
      es: [
        'que no pertenezca a la Casa activa',
        'que no pertenezca a la Casa activa',
        'que no pertenezcan a la Casa activa',
        'que no pertenezcan a la Casa activa',
      ],
      after: true,
    },
    is: { en: '[belong] to the active house', es: '[pertenecer] a la Casa activa' },
  },
  ofHouseYouHaveInPlay: {
    en: 'of any house of which you have a card in play',
    es: always('de cualquier Casa de la que tengas una carta en juego'),
    after: true,
  },
  centre: {
    en: 'in the center of its controller’s battleline',
    es: always('en el centro de la línea de batalla de su controlador'),
    after: true,
    is: { en: '[be] in the center of its controller’s battleline', es: '[estar] en el centro de la línea de batalla de su controlador' },
  },
  powerAtLeast: {
    en: 'with power {value} or higher',
    es: always('con Poder {value} o más'),
    after: true,
    is: { en: '[have] {value} or more power', es: '[tener] Poder {value} o más' },
  },
  powerAtMost: {
    en: 'with power {value} or lower',
    es: always('con Poder {value} o menos'),
    after: true,
    is: { en: '[have] {value} or less power', es: '[tener] Poder {value} o menos' },
  },
  evenPower: { en: 'with even power', es: always('con Poder par'), after: true, is: { en: '[have] even power', es: '[tener] Poder par' } },
  oddPower: { en: 'with odd power', es: always('con Poder impar'), after: true, is: { en: '[have] odd power', es: '[tener] Poder impar' } },
  powerExactly: {
    en: 'with power {value}',
    es: always('con Poder {value}'),
    after: true,
    chosen: { en: 'with power equal to that number', es: always('con Poder igual a ese número'), after: true },
    is: { en: '[have] exactly {value} power', es: '[tener] Poder {value} exactamente' },
  },
  named: {
    en: 'named {value}',
    es: always('con el nombre {value}'),
    after: true,
    values: nameText,
    is: { en: '[be] named {value}', es: '[llamarse] {value}' },
  },
  called: {
    en: '{value}',
    es: always('{value}'),
    proper: true,
    values: nameText,
    is: { en: '[be] {value}', es: '[ser] {value}' },
  },
  neighbouring: { en: 'neighboring', near: true, es: ['adyacente', 'adyacente', 'adyacentes', 'adyacentes'] },
  leftOfThis: { en: 'to the left of this creature', es: always('a la izquierda de esta criatura'), after: true },
  rightOfThis: { en: 'to the right of this creature', es: always('a la derecha de esta criatura'), after: true },
  gaveThis: { en: 'this creature', es: always('esta criatura'), proper: true },
  otherThanGiver: {
    en: 'other than this one',
    es: ['que no sea este', 'que no sea esta', 'que no sean este', 'que no sean esta'],
    after: true,
  },
  sharingTraitInLine: {
    en: 'that shares a trait with another creature in its controller’s battleline',
    es: sharing(''),
    after: true,
    not: {
      en: 'that does not share a trait with another creature in its controller’s battleline',
      es: sharing('no '),
      after: true,
    },
    is: {
      en: '[share] a trait with another creature in its controller’s battleline',
      es: '[compartir] un rasgo con otra criatura de la línea de batalla de su controlador',
    },
  },
  halfOfGigantic: { en: 'that is half of a gigantic creature', es: always('que sea mitad de una criatura gigantesca'), after: true },
  ownedByYou: {
    en: 'that you own',
    es: always('de tu propiedad'),
    after: true,
    theirs: { en: 'that they own', es: always('de su propiedad'), after: true },
    not: { en: 'your opponent owns', es: always('propiedad de tu oponente'), after: true },
  },
  yourHouse: {
    en: 'of one of your 3 houses',
    es: always('de una de tus 3 Casas'),
    after: true,
    is: { en: '[belong] to one of your 3 houses', es: '[pertenecer] a una de tus 3 Casas' },
  },
  underYourControl: {
    en: 'under your control',
    es: always('bajo tu control'),
    after: true,
    is: { en: '[be] under your control', es: '[estar] bajo tu control' },
  },
  inBattleline: {
    en: 'in a battleline',
    es: always('en una línea de batalla'),
    after: true,
    is: { en: '[be] in a battleline', es: '[estar] en una línea de batalla' },
  },
  ofActivePlayer: { en: 'controlled by the active player', es: always('bajo el control del jugador activo'), after: true },
  stillInDeck: { en: 'other', es: ['restante', 'restante', 'restantes', 'restantes'] },
  outOfPlay: {
    en: 'no longer in play',
    es: always('que ya no esté en juego'),
    after: true,
    is: { en: '[be] no longer in play', es: 'ya no [estar] en juego' },
  },
  inDiscardPile: {
    en: 'in your discard pile',
    es: always('de tu pila de descartes'),
    after: true,
    is: { en: '[be] in your discard pile', es: '[estar] en tu pila de descartes' },
  },
  wasDestroyed: {
    en: 'that was destroyed',
    es: ['que haya sido destruido', 'que haya sido destruida', 'que hayan sido destruidos', 'que hayan sido destruidas'],
    after: true,
    is: { en: 'was destroyed', es: '[haber] sido <destruido|destruida|destruidos|destruidas>' },
  },
  besideTrait: {
    en: 'adjacent to a {value} creature',
    es: always('adyacente a una criatura {value}'),
    after: true,
    values: (trait) => withFeminine(traitText(trait)),
    is: { en: '[be] adjacent to a {value} creature', es: '[estar] junto a una criatura {value}' },
  },
  withAember: {
    en: 'with Æ on it',
    es: ['con Æ sobre él', 'con Æ sobre ella', 'con Æ sobre ellos', 'con Æ sobre ellas'],
    after: true,
    not: { en: 'with no Æ on it', es: ['sin Æ sobre él', 'sin Æ sobre ella', 'sin Æ sobre ellos', 'sin Æ sobre ellas'], after: true },
    is: { en: '[have] Æ on it', es: '[tener] Æ encima' },
    isNot: { en: '[have] no Æ on it', es: 'no [tener] Æ encima' },
  },
  mostPowerful: { en: 'most powerful', es: ['más poderoso', 'más poderosa', 'más poderosos', 'más poderosas'], superlative: true },
  leastPowerful: {
    en: 'least powerful',
    es: ['menos poderoso', 'menos poderosa', 'menos poderosos', 'menos poderosas'],
    superlative: true,
  },
  withCounter: {
    en: 'with a {value} counter',
    es: always('con un contador de {value}'),
    after: true,
    values: (name) => counterText(String(name)),
    is: { en: '[have] a {value} counter', es: '[tener] un contador de {value}' },
    isNot: { en: '[have] no {value} counters', es: 'no [tener] contadores de {value}' },
  },
  withArmor: { en: 'with armor', es: always('con Armadura'), after: true, is: { en: '[have] armor', es: '[tener] Armadura' } },
  yours: {
    en: 'that you controlled',
    es: always('que controlabas'),
    last: true,
    theirs: { en: 'that they controlled', es: always('que controlaba'), last: true },
  },
};
