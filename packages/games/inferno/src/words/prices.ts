import { tableOf, type Wordings } from '@crupier/kernel/rules';
import { environments } from '../state/state.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordNames } from './keywords.ts';

/** "Only while there is …" *Rule:* INF-122.3b. */
const environmentTimings = tableOf(
  environments.map((environment) => {
    const { en, es } = keywordNames[environment];
    return [
      environment,
      { en: `activate this ability only while there is ${en}`, es: `solo puedes jugar esta habilidad mientras haya ${es}` },
    ] as const;
  }),
);

/** How costs are written. *Rule:* INF-117.8, INF-117.9, INF-602.1. */
export const prices: NonNullable<Wordings<CardWords>['prices']> = {
  verb: 'pay',
  unit: 'cost',
  joined: ', ',
  additional: { en: 'as an additional cost to play this card, {price}', es: 'como coste adicional para jugar esta carta, {price}' },
  alternative: { en: '{price} rather than pay this card’s energy cost', es: '{price} en lugar de pagar el coste de energía de esta carta' },
  limits: {
    turn: {
      once: { en: 'once each turn', es: 'una vez por turno' },
      times: { en: '{times} times each turn', es: '{times} veces por turno' },
    },
  },
  limited: {
    card: { en: 'activate this ability only {limit}', es: 'esta habilidad solo puede activarse {limit}' },
    name: {
      en: 'activate this ability only {limit} among cards of this name',
      es: 'esta habilidad solo puede activarse {limit} entre las cartas de este nombre',
    },
    player: { en: 'each player may activate this ability only {limit}', es: 'cada jugador puede activar esta habilidad solo {limit}' },
  },
  limitedUnder: {
    special: {
      card: { en: 'take this special action only {limit}', es: 'esta acción especial solo puede tomarse {limit}' },
      name: {
        en: 'take this special action only {limit} among cards of this name',
        es: 'esta acción especial solo puede tomarse {limit} entre las cartas de este nombre',
      },
      player: {
        en: 'each player may take this special action only {limit}',
        es: 'cada jugador puede tomar esta acción especial solo {limit}',
      },
    },
  },
  timings: {
    asRitual: {
      en: 'activate this ability only when you could play a ritual',
      es: 'esta habilidad solo puede jugarse en cualquier momento en que pueda jugarse un ritual',
    },
    asCard: {
      en: 'activate this ability only when you could play this card',
      es: 'esta habilidad solo puede jugarse cuando podría jugarse esta carta',
    },
    anyone: { en: 'any player may take this special action', es: 'cualquier jugador puede tomar esta acción especial' },
    infernal: { en: 'only while this demon is infernal', es: 'solo mientras este demonio sea infernal' },
    ...environmentTimings,
    earthly: { en: 'only while this demon is earthly', es: 'solo mientras este demonio sea terrenal' },
  },
  earlyEnd: {
    end: {
      en: 'at any time you have priority, you may end this effect ({price})',
      es: 'en cualquier momento en que tengas prioridad, puedes poner fin a este efecto ({price})',
    },
    ignore: {
      en: 'any player may ignore this effect {until} at any time they have priority ({price})',
      es: 'cualquier jugador puede ignorar este efecto {until} en cualquier momento en que tenga prioridad ({price})',
    },
  },
  paid: {
    extra: {
      is: { en: 'its additional cost was paid', es: 'se pagó su coste adicional' },
      not: { en: 'its additional cost was not paid', es: 'no se pagó su coste adicional' },
    },
  },
};
