import { tableOf, type Wordings } from '@crupier/kernel/rules';
import { houses } from '../cards/facts/vocabulary.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keyColours } from '../state/state.ts';
import { chosenHouse } from './history.ts';
import { houseText } from './qualities.ts';

const keyText = {
  red: { en: 'red', es: 'roja' },
  blue: { en: 'blue', es: 'azul' },
  yellow: { en: 'yellow', es: 'amarilla' },
} as const;

const forgedColours = tableOf(
  keyColours.map((colour) => {
    const { en, es } = keyText[colour];
    return [`${colour}KeyForged`, { en: `your ${en} key [be] forged`, es: `tu llave ${es} [estar] forjada` }] as const;
  }),
);

const activeHouses = tableOf(
  houses.map((house) => {
    const { en, es } = houseText(house);
    return [`${house}Active`, { en: `${en} [be] your active house`, es: `${es} [ser] tu Casa activa` }] as const;
  }),
);

/** How states of the table are said. */
export const states: Wordings<CardWords>['states'] = {
  moreCreatures: { en: 'you [control] more creatures than your opponent', es: '[controlar] más criaturas que tu oponente', ofYou: true },
  opponentHasMoreCreatures: {
    en: 'there are more enemy creatures than friendly creatures',
    es: '[hay] más criaturas enemigas que aliadas',
  },
  attacking: { en: 'this creature [be] attacking', es: 'esta criatura [estar] atacando' },
  attackingFlank: {
    en: 'this creature [be] attacking an enemy flank creature',
    es: 'esta criatura [estar] atacando a una criatura enemiga en un flanco',
  },
  friendlyDestroyed: {
    en: 'a friendly creature was destroyed this turn',
    es: 'una criatura aliada [haber] sido destruida este turno',
    past: true,
  },
  enemyDestroyed: {
    en: 'an enemy creature has been destroyed this turn',
    es: 'una criatura enemiga ha sido destruida este turno',
  },
  yourTurn: { en: 'it [be] your turn', es: '[ser] tu turno' },
  tideHigh: { en: 'the tide [be] high', es: 'la marea [estar] alta' },
  tideLow: { en: 'the tide [be] low', es: 'la marea [estar] baja' },
  noOtherCardPlayed: {
    en: 'you [have] not played any other cards this turn',
    es: 'no [haber] jugado ninguna otra carta este turno',
    ofYou: true,
  },
  hostsControllerDiscarded: {
    en: 'its controller [have] discarded a card this turn',
    es: 'su controlador [haber] descartado una carta este turno',
    not: {
      en: 'its controller [have] not discarded a card this turn',
      es: 'su controlador no [haber] descartado una carta este turno',
    },
  },
  opponentForgedLastTurn: {
    en: 'your opponent forged a key on their previous turn',
    es: 'tu oponente forjó una llave en su turno anterior',
  },
  haunted: { en: 'you [be] haunted', es: '[estar] embrujado', ofYou: true },
  youHaveMoreAember: { en: 'you [have] more Æ than your opponent', es: '[tener] más Æ que tu oponente', ofYou: true },
  youHaveMoreKeys: { en: 'you [have] more forged keys than your opponent', es: '[tener] más llaves forjadas que tu oponente', ofYou: true },
  opponentHasMoreKeys: { en: 'your opponent [have] more forged keys than you', es: 'tu oponente [tener] más llaves forjadas que tú' },
  chosenHouseActive: { en: '{word} [be] the active house', es: '{word} [ser] la Casa activa', chosen: chosenHouse },
  ...forgedColours,
  sameKeys: {
    en: 'you and your opponent have the same number of forged keys',
    es: 'tu oponente y tú tenéis el mismo número de llaves forjadas',
  },
  youExaltedFriendly: { en: 'you exalted a friendly creature this turn', es: 'has exaltado a una criatura aliada este turno' },
  youStole: { en: 'you have stolen at least 1Æ this turn', es: 'has robado al menos 1Æ este turno' },
  youHaveMostPowerful: { en: 'you [control] the most powerful creature', es: '[controlar] la criatura más poderosa', ofYou: true },
  ...activeHouses,
  opponentHasMoreAember: { en: 'your opponent [have] more Æ than you', es: 'tu oponente [tener] más Æ que tú' },
};
