import { tableOf, type Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { houses, type House } from '../cards/facts/vocabulary.ts';
import type { CardWords } from '../meanings/builders.ts';
import { houseText } from './qualities.ts';

type History = NonNullable<Wordings<CardWords>['history']>;

/** The house that the text has chosen. */
export const chosenHouse: Both = { en: 'the chosen house', es: 'la Casa elegida' };

/** What texts let somebody choose besides cards, numbers and players. */
export const choosables: NonNullable<Wordings<CardWords>['choosables']> = {
  house: { en: 'a house', es: 'una Casa', chosen: chosenHouse },
  activeHouse: { chosen: { en: 'the same house', es: 'la misma Casa' } },
  houseActiveNow: { chosen: { en: 'the active house', es: 'la Casa activa' } },
  houseOfFoughtCreature: {
    chosen: { en: 'the house of the creature it fights', es: 'la Casa de la criatura contra la que lucha' },
  },
  number: { en: 'a number', es: 'un número', chosen: { en: 'that number', es: 'ese número' } },
  houseOfOpponent: {
    en: 'a house on your opponent’s identity card',
    es: 'una Casa de la carta de identidad de tu oponente',
    chosen: chosenHouse,
  },
};

/** Creatures to which something has happened this turn: `you` are those that were friendly. */
function creaturesThat(en: string, es: string): History[keyof History] {
  return {
    counted: {
      anyone: { en: `creature that was ${en} this turn`, es: `criatura que haya sido ${es} este turno` },
      you: { en: `friendly creature that was ${en} this turn`, es: `criatura aliada que haya sido ${es} este turno` },
      opponent: { en: `enemy creature that was ${en} this turn`, es: `criatura enemiga que haya sido ${es} este turno` },
    },
    has: {
      anyone: { en: `{amount} [be] ${en} this turn`, es: `{amount} [ser] ${es} este turno` },
      you: { en: `you [have] had {amount} ${en} this turn`, es: `a ti te [ser] ${es} {amount} este turno` },
      opponent: { en: `your opponent [have] had {amount} ${en} this turn`, es: `a tu oponente le [ser] ${es} {amount} este turno` },
    },
    unit: 'creature',
  };
}

/** A participle of what players do with cards, in the feminine that cards, creatures and keys have, and where they do it from. */
interface Doing {
  readonly en: string;
  readonly es: string;
  readonly fromHand?: true;
  /** What they do it for, in English and Spanish. */
  readonly how?: readonly [en: string, es: string];
}

/** What players have done this turn: `one` is what is counted. */
function done({ en, es, fromHand, how = ['', ''] }: Doing, unit: string, one: Both): History[keyof History] {
  const [yours, theirs] = fromHand ? [' from your hand', ' from their hand'] : [how[0], how[0]];
  const [tuya, suya] = fromHand ? [' de tu mano', ' de su mano'] : [how[1], how[1]];
  return {
    counted: {
      anyone: { en: `${one.en} ${en}${theirs} this turn`, es: `${one.es} ${es}a${suya} este turno` },
      you: { en: `${one.en} you have ${en}${yours} this turn`, es: `${one.es} que hayas ${es}o${tuya} este turno` },
      opponent: {
        en: `${one.en} your opponent has ${en}${theirs} this turn`,
        es: `${one.es} que tu oponente haya ${es}o${suya} este turno`,
      },
    },
    has: {
      anyone: { en: `{amount} [be] ${en}${theirs} this turn`, es: `se [haber] ${es}o {amount}${suya} este turno` },
      you: { en: `you [have] ${en} {amount}${yours} this turn`, es: `[haber] ${es}o {amount}${tuya} este turno` },
      opponent: {
        en: `your opponent [have] ${en} {amount}${theirs} this turn`,
        es: `tu oponente [haber] ${es}o {amount}${suya} este turno`,
      },
    },
    unit,
  };
}

const played: Doing = { en: 'played', es: 'jugad' };
const creature: Both = { en: 'creature', es: 'criatura' };

/** The same of cards of each house. */
function doneByHouse<const N extends string>(name: N, doing: Doing): Readonly<Record<`${House}${N}`, History[keyof History]>> {
  return tableOf(
    houses.map((house) => {
      const said = houseText(house);
      const one = { en: `${said.en} card`, es: `carta de ${said.es}` };
      return [`${house}${name}`, done(doing, `${house}Card`, one)] as const;
    }),
  );
}

/** How events are counted of which a history is kept. */
export const history: History = {
  cardsPlayed: {
    counted: {
      anyone: { en: 'card played this turn', es: 'carta jugada este turno' },
      you: { en: 'card you have played this turn', es: 'carta que hayas jugado este turno' },
      opponent: { en: 'card your opponent has played this turn', es: 'carta que tu oponente haya jugado este turno' },
    },
    has: {
      anyone: { en: '{amount} [be] played this turn', es: 'se [jugar] {amount} este turno' },
      you: { en: 'you [have] played {amount} this turn', es: '[haber] jugado {amount} este turno' },
      opponent: { en: 'your opponent [have] played {amount} this turn', es: 'tu oponente [haber] jugado {amount} este turno' },
    },
    unit: 'card',
  },
  reaped: {
    unit: 'creature',
    counted: {
      anyone: { en: 'creature that has reaped this turn', es: 'criatura que haya cosechado este turno' },
      you: { en: 'creature you have reaped with this turn', es: 'criatura con la que hayas cosechado este turno' },
      opponent: { en: 'creature your opponent has reaped with this turn', es: 'criatura con la que tu oponente haya cosechado este turno' },
    },
    has: {
      anyone: { en: '{amount} [have] reaped this turn', es: '{amount} [haber] cosechado este turno' },
      you: { en: 'you [have] reaped with {amount} this turn', es: '[haber] cosechado con {amount} este turno' },
      opponent: { en: 'your opponent [have] reaped with {amount} this turn', es: 'tu oponente [haber] cosechado con {amount} este turno' },
    },
  },
  creaturesPlayed: done(played, 'creature', creature),
  creaturesUsed: done({ en: 'used', es: 'usad' }, 'creature', creature),
  creaturesUsedToFight: done({ en: 'used', es: 'usad', how: [' to fight', ' para luchar'] }, 'creature', creature),
  keysForged: done({ en: 'forged', es: 'forjad' }, 'key', { en: 'key', es: 'llave' }),
  ...doneByHouse('CardsPlayed', played),
  ...doneByHouse('CardsDiscarded', { en: 'discarded', es: 'descartad', fromHand: true }),
  friendlyExalted: {
    unit: 'friendlyCreature',
    counted: {
      anyone: { en: 'creature exalted by its controller this turn', es: 'criatura exaltada por su controlador este turno' },
      you: { en: 'friendly creature you have exalted this turn', es: 'criatura aliada que hayas exaltado este turno' },
      opponent: {
        en: 'creature your opponent controls and has exalted this turn',
        es: 'criatura que tu oponente controle y haya exaltado este turno',
      },
    },
    has: {
      anyone: { en: 'a player [have] exalted {amount} this turn', es: 'un jugador [haber] exaltado a {amount} este turno' },
      you: { en: 'you [have] exalted {amount} this turn', es: '[haber] exaltado a {amount} este turno' },
      opponent: { en: 'your opponent [have] exalted {amount} this turn', es: 'tu oponente [haber] exaltado a {amount} este turno' },
    },
  },
  aemberStolen: {
    unit: 'aember',
    counted: {
      anyone: { en: 'time Æ was stolen this turn', es: 'vez que se haya robado Æ este turno' },
      you: { en: 'time you have stolen Æ this turn', es: 'vez que hayas robado Æ este turno' },
      opponent: { en: 'time your opponent has stolen Æ this turn', es: 'vez que tu oponente haya robado Æ este turno' },
    },
    has: {
      anyone: { en: '{amount} [be] stolen this turn', es: 'se [robar] {amount} este turno' },
      you: { en: 'you [have] stolen {amount} this turn', es: '[haber] robado {amount} este turno' },
      opponent: { en: 'your opponent [have] stolen {amount} this turn', es: 'tu oponente [haber] robado {amount} este turno' },
    },
  },
  creaturesDestroyed: creaturesThat('destroyed', 'destruida'),
  creaturesDestroyedFighting: creaturesThat('destroyed in a fight', 'destruida en una lucha'),
};
