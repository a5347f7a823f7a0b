import { tableOf } from '@crupier/kernel/rules';
import { keyColours } from '../state/state.ts';

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

/** How states of the keys, of the battlelines and of what has been done this turn are said. */
export const moreStates = {
  ...forgedColours,
  sameKeys: {
    en: 'you and your opponent have the same number of forged keys',
    es: 'tu oponente y tú tenéis el mismo número de llaves forjadas',
  },
  youExaltedFriendly: { en: 'you exalted a friendly creature this turn', es: 'has exaltado a una criatura aliada este turno' },
  youStole: { en: 'you stole Æ this turn', es: 'has robado Æ este turno' },
  youHaveMostPowerful: { en: 'you [control] the most powerful creature', es: '[controlar] la criatura más poderosa', ofYou: true },
} as const;
