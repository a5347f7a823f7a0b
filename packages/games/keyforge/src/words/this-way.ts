import type { Both } from '@crupier/kernel/cards';
import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { always } from './qualities.ts';

/** What cards are said to have had done to them, "descartado"; it stands after all else. */
function wasDone(participle: string): readonly [string, string, string, string] {
  const [one, many] = [`que se haya ${participle} de este modo`, `que se hayan ${participle} de este modo`];
  return [one, one, many, many];
}

type Done = NonNullable<Wordings<CardWords>['thisWay']>[CardWords['done']];

/** That it was done to some, "a card is discarded this way", and that it was done to none. */
function wasSo(participle: string, infinitive: string): NonNullable<Done['so']> {
  return {
    en: `{cards} [be] ${participle} this way`,
    es: `se [${infinitive}] {cards} de este modo`,
    none: { en: `no {cards} [be] ${participle} this way`, es: `no se [${infinitive}] {cards} de este modo` },
  };
}

/** How cards are called that something was done to. */
export const thisWay: NonNullable<Wordings<CardWords>['thisWay']> = {
  cardDiscarded: { noun: 'anyCard', en: 'discarded this way', es: wasDone('descartado'), after: true, so: wasSo('discarded', 'descartar') },
  cardEntered: { noun: 'anyCard', en: 'put into play this way', es: wasDone('puesto en juego'), after: true },
  cardRevealed: { noun: 'anyCard', en: 'revealed this way', es: wasDone('revelado'), after: true, so: wasSo('revealed', 'revelar') },
  cardLookedAt: { noun: 'anyCard', en: 'that you looked at this way', es: always('que hayas mirado de este modo'), after: true },
  cardPurged: { noun: 'anyCard', en: 'purged this way', es: wasDone('purgado'), after: true, so: wasSo('purged', 'purgar') },
  damageHealed: { noun: 'creature', en: 'healed this way', es: wasDone('curado'), after: true, so: wasSo('healed', 'curar') },
  creatureFought: {
    noun: 'creature',
    en: 'that fought this way',
    es: [
      'que haya luchado de este modo',
      'que haya luchado de este modo',
      'que hayan luchado de este modo',
      'que hayan luchado de este modo',
    ],
    after: true,
    other: {
      noun: 'creature',
      en: 'attacked this way',
      sole: true,
      es: ['atacado de este modo', 'atacada de este modo', 'atacados de este modo', 'atacadas de este modo'],
      after: true,
    },
  },
  destroyed: {
    noun: 'anyCard',
    en: 'destroyed this way',
    es: wasDone('destruido'),
    after: true,
    so: wasSo('destroyed', 'destruir'),
    befalls: {
      is: { en: 'this damage destroys {cards}', es: 'este daño destruye a {cards}' },
      not: { en: 'this damage does not destroy {cards}', es: 'este daño no destruye a {cards}' },
    },
  },
  cardShuffledIn: { noun: 'anyCard', en: 'shuffled this way', es: wasDone('barajado'), after: true, so: wasSo('shuffled', 'barajar') },
  tokenMade: { noun: 'creature', en: 'made this way', es: wasDone('creado'), after: true, so: wasSo('made', 'crear') },
};

type Counted = Wordings<CardWords>['counted'][CardWords['counted']];

/** Events of which it is asked how many there were: "2 or more cards are discarded this way". `unit` is what they are done to. */
function events(participle: Both, infinitive: string, unit: 'card' | 'creature'): Counted {
  const one: Both = unit === 'card' ? { en: 'card', es: 'carta' } : { en: 'creature', es: 'criatura' };
  return {
    en: `${one.en} ${participle.en} this way`,
    es: `${one.es} ${participle.es} de este modo`,
    so: { ...soMuch(participle.en, infinitive), unit, of: 'events' },
  };
}

/** The same of æmber, whose amounts are counted. */
function ofAember(participle: Both, infinitive: string): Counted {
  return {
    en: `Æ ${participle.en} this way`,
    es: `Æ ${participle.es} de este modo`,
    so: { ...soMuch(participle.en, infinitive), unit: 'aember' },
  };
}

function soMuch(participle: string, infinitive: string): Both & { readonly none: Both } {
  return {
    en: `{amount} [be] ${participle} this way`,
    es: `se [${infinitive}] {amount} de este modo`,
    none: { en: `no {amount} [be] ${participle} this way`, es: `no se [${infinitive}] {amount} de este modo` },
  };
}

/** What "for each … this way" counts, by the name of the fact. */
export const counted: Wordings<CardWords>['counted'] = {
  aemberLost: ofAember({ en: 'lost', es: 'perdido' }, 'perder'),
  aemberStolen: ofAember({ en: 'stolen', es: 'robado' }, 'robar'),
  aemberCaptured: ofAember({ en: 'captured', es: 'capturado' }, 'capturar'),
  aemberMovedToPool: ofAember({ en: 'moved', es: 'movido' }, 'mover'),
  exalted: events({ en: 'exalted', es: 'exaltada' }, 'exaltar', 'creature'),
  destroyed: events({ en: 'destroyed', es: 'destruida' }, 'destruir', 'card'),
  damageHealed: {
    en: 'damage healed this way',
    es: 'punto de daño curado de este modo',
    so: { ...soMuch('healed', 'curar'), unit: 'damage' },
  },
  cardDiscarded: events({ en: 'discarded', es: 'descartada' }, 'descartar', 'card'),
  cardReturned: events({ en: 'returned', es: 'devuelta' }, 'devolver', 'card'),
  cardRevealed: events({ en: 'revealed', es: 'revelada' }, 'revelar', 'card'),
  cardPurged: events({ en: 'purged', es: 'purgada' }, 'purgar', 'card'),
  cardArchived: events({ en: 'archived', es: 'archivada' }, 'archivar', 'card'),
  stunned: events({ en: 'stunned', es: 'aturdida' }, 'aturdir', 'creature'),
};
