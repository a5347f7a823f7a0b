import { describe } from 'vitest';
import { atLeast, each, exactly, exists, gives, instead, none, of, one, self, the, triggered } from '../language/builders.ts';
import { act, any, areAll, doneThisWay, forEachDone, friendly, is, plus, stat, tally, whenSelf } from '../language/word-builders.ts';
import type { Wordings } from '../language/wordings.ts';

import { exampleWords, headedWords } from './example-words.ts';
import { action, says } from './fixtures/says.ts';

/** The sentences of a game in which "then" says that all before it was done. */
describe('what follows if all before it was done', () => {
  const words: Wordings = { ...exampleWords, thenIfDone: true };
  const draw = act('draw', undefined, 1);

  says(
    [
      [
        action({ do: [draw], saysThen: true, ifDone: { do: [act('gain', undefined, 1)] } }),
        'Draw a card. Then, gain 1 coin.',
        'Roba una carta. Luego, obtén 1 moneda.',
      ],
      [
        action({ do: [draw], saysThen: true, ifDone: { if: exists(friendly('item')), do: [act('gain', undefined, 1)] } }),
        'Draw a card. Then, if there is a friendly item, gain 1 coin.',
        'Roba una carta. Luego, si hay un objeto amigo, obtén 1 moneda.',
      ],
      [
        action({ do: [draw], saysThen: true, ifDone: { do: [], modes: [{ do: [draw] }, { do: [act('gain', undefined, 1)] }] } }),
        'Draw a card. Then, choose one: • Draw a card. • Gain 1 coin.',
        'Roba una carta. Luego, elige una opción: • Roba una carta. • Obtén 1 moneda.',
      ],
      [
        action({ do: [draw], ifDone: { do: [act('gain', undefined, 1)] } }),
        'Draw a card. If you do, gain 1 coin.',
        'Roba una carta. Si lo haces, obtén 1 moneda.',
      ],
      // What may be done in any case is said without it.
      [
        action({ do: [draw], next: { may: true, do: [act('buy', undefined, 0)] } }),
        'Draw a card. You may buy a charm.',
        'Roba una carta. Puedes comprar un amuleto.',
      ],
    ],
    words,
  );
});

const stunIt = { do: [act('stun', self)] };

describe('a name that begins with a letter called by its name', () => {
  const words: Wordings = {
    ...exampleWords,
    qualities: {
      ...exampleWords.qualities,
      lucky: { en: 'X-Ray', es: ['X', 'X', 'X', 'X'] },
      rare: { en: 'Xenial', es: ['X', 'X', 'X', 'X'] },
    },
  };

  says(
    [
      [action({ targets: { it: one(any('beast', 'lucky')) }, do: [act('stun', the())] }), 'Stun an X-Ray beast.', 'Aturde a una bestia X.'],
      [action({ targets: { it: one(any('beast', 'rare')) }, do: [act('stun', the())] }), 'Stun a Xenial beast.', 'Aturde a una bestia X.'],
    ],
    words,
  );
});

describe('a quality that names a single card', () => {
  const words: Wordings = {
    ...exampleWords,
    qualities: {
      ...exampleWords.qualities,
      named: { en: '{value}', es: ['«{value}»', '«{value}»', '«{value}»', '«{value}»'], near: true, sole: true },
    },
  };
  const rex = any('beast', is('named', 'Rex'));

  says(
    [
      [action({ do: [act('stun', each(rex))] }), 'Stun the Rex beast.', 'Aturde a la bestia «Rex».'],
      [action({ targets: { it: one(rex) }, do: [act('stun', the())] }), 'Stun the Rex beast.', 'Aturde a la bestia «Rex».'],
      [
        action({ do: [act('ready', each(rex)), act('gain', undefined, 1), act('stun', each(rex))] }),
        'Ready the Rex beast, gain 1 coin, and stun the Rex beast.',
        'Prepara la bestia «Rex», obtén 1 moneda y aturde a la bestia «Rex».',
      ],
      [
        action({ if: exists(rex), ...stunIt }),
        'If the Rex beast is in play, stun this beast.',
        'Si la bestia «Rex» está en juego, aturde a esta bestia.',
      ],
      [
        action({ if: none(rex), ...stunIt }),
        'If the Rex beast is not in play, stun this beast.',
        'Si la bestia «Rex» no está en juego, aturde a esta bestia.',
      ],
    ],
    words,
  );
});

describe('a quality that is a card’s name', () => {
  const words: Wordings = {
    ...exampleWords,
    qualities: { ...exampleWords.qualities, called: { en: '{value}', es: ['{value}', '{value}', '{value}', '{value}'], proper: true } },
  };
  const rex = friendly('beast', 'hurt', is('called', 'Rex'));

  says(
    [
      [action({ targets: { it: one(rex) }, do: [act('stun', the())] }), 'Stun Rex.', 'Aturde a Rex.'],
      [action({ do: [act('stun', each(rex))] }), 'Stun Rex.', 'Aturde a Rex.'],
      [
        triggered({ occasion: 'slain', other: rex }, stunIt),
        'After a beast is slain by Rex, stun this beast.',
        'Después de que Rex mate a una bestia, aturde a esta bestia.',
      ],
    ],
    words,
  );
});

describe('what every player has one of', () => {
  const words: Wordings = {
    ...exampleWords,
    nouns: {
      ...exampleWords.nouns,
      boss: {
        en: ['boss', 'bosses'],
        es: ['jefe', 'jefes'],
        gender: 'm',
        yours: { en: 'your boss', es: 'tu jefe' },
        theirs: { en: 'their boss', es: 'su jefe' },
      },
    },
  };
  const boss = each(friendly('boss'));

  says(
    [
      [
        action({ if: areAll(boss, 'tired'), do: [act('gain', undefined, 1)], else: { do: [act('stun', boss)] } }),
        'If your boss is tired, gain 1 coin. Otherwise, stun your boss.',
        'Si tu jefe está cansado, obtén 1 moneda. Si no, aturde a tu jefe.',
      ],
      [action({ each: 'player', do: [act('stun', boss)] }), 'Each player stuns their boss.', 'Cada jugador aturde a su jefe.'],
      [
        action({ players: { it: { whose: 'opponent' } }, do: [act('stun', each(of(friendly('boss'), 'it')))] }),
        'Choose an opponent. Stun their boss.',
        'Elige un oponente. Aturde a su jefe.',
      ],
    ],
    words,
  );
});

describe('what was done this way, asked for', () => {
  const words: Wordings = {
    ...exampleWords,
    counted: {
      lost: {
        en: 'coin lost this way',
        es: 'moneda perdida de este modo',
        none: { en: 'no coin was lost this way', es: 'no se perdió ninguna moneda de este modo' },
        any: { en: 'any coin was lost this way', es: 'se perdió alguna moneda de este modo' },
      },
    },
  };
  const lost = forEachDone(1, 'lost');

  says(
    [
      [
        action({ do: [act('lose')], next: { if: exactly(lost, 0), ...stunIt } }),
        'Lose 1 coin. If no coin was lost this way, stun this beast.',
        'Pierde 1 moneda. Si no se perdió ninguna moneda de este modo, aturde a esta bestia.',
      ],
      [
        action({ do: [act('lose')], next: { if: atLeast(lost, 1), ...stunIt } }),
        'Lose 1 coin. If any coin was lost this way, stun this beast.',
        'Pierde 1 moneda. Si se perdió alguna moneda de este modo, aturde a esta bestia.',
      ],
      [
        action({ do: [act('lose')], next: { if: { kind: 'not', of: exactly(lost, 0) }, ...stunIt } }),
        'Lose 1 coin. If any coin was lost this way, stun this beast.',
        'Pierde 1 moneda. Si se perdió alguna moneda de este modo, aturde a esta bestia.',
      ],
    ],
    words,
  );
});

describe('numbers in words of their own', () => {
  const words: Wordings = {
    ...exampleWords,
    stats: {
      ...exampleWords.stats,
      blood: {
        en: 'blood',
        es: 'Sangre',
        gender: 'f',
        number: { en: 'the blood on {of}', es: 'la sangre sobre {of}' },
        each: { en: 'drop of blood on {of}', es: 'gota de sangre sobre {of}' },
      },
      lives: { en: 'lives', es: 'Vidas', gender: 'f', one: { en: 'life', es: 'Vida' } },
    },
    tallies: {
      ...exampleWords.tallies,
      players: {
        ...(exampleWords.tallies['coins'] as Wordings['tallies'][string]),
        oneEach: { en: 'for each player', es: 'por cada jugador' },
      },
    },
  };

  says(
    [
      [
        action({ do: [act('gain', undefined, stat('blood', self))] }),
        'Gain 1 coin for each drop of blood on this beast.',
        'Obtén 1 moneda por cada gota de sangre sobre esta bestia.',
      ],
      [
        action({ if: atLeast(stat('blood', self), 5), ...stunIt }),
        'If the blood on this beast is 5 or more, stun this beast.',
        'Si la sangre sobre esta bestia es 5 o más, aturde a esta bestia.',
      ],
      [
        action({ do: [act('gain', undefined, tally('players', 'you'))] }),
        'Gain 1 coin for each player.',
        'Obtén 1 moneda por cada jugador.',
      ],
      [
        action({ do: [act('gain', undefined, stat('blood', doneThisWay('destroyed')))] }),
        'Gain 1 coin for each drop of blood on the beasts destroyed this way.',
        'Obtén 1 moneda por cada gota de sangre sobre las bestias destruidas de este modo.',
      ],
      [
        action({ times: stat('blood', self), do: [act('draw')] }),
        'For each drop of blood on this beast, draw a card.',
        'Por cada gota de sangre sobre esta bestia, roba una carta.',
      ],
      [gives(self, plus('lives', 1)), 'This beast gets +1 life.', 'Esta bestia recibe +1 de Vida.'],
      [gives(self, plus('lives', 2)), 'This beast gets +2 lives.', 'Esta bestia recibe +2 de Vidas.'],
    ],
    words,
  );
});

describe('verbs', () => {
  const words: Wordings = {
    ...headedWords,
    verbs: {
      ...exampleWords.verbs,
      seek: {
        en: '[seek] {one} in {your} lair and {value}',
        es: '[buscar] {one} en {your} guarida y {value}',
        values: (what) =>
          what === 'stun' ? { en: '[stun] it', es: '[aturdir] a esa bestia' } : { en: '[keep] it', es: '[guardar] esa bestia' },
      },
      avert: { en: '[avert] {event}', es: '[evitar] {event}' },
      forge: { en: '[forge] {amount}', es: '[forjar] {amount}', units: { fur: 'fur', coin: 'coin' } },
      howl: { en: '{on} [howl]', es: '{on} <aúlla|aúllan>', alone: true },
      burn: {
        en: '[burn] {on}',
        es: '[quemar] {on}',
        valued: { en: '[burn] {on} with {value}', es: '[quemar] {on} con {value}' },
      },
      come: { en: '{self} [come] to {player}', es: '{self} [llegar] a {player}' },
      roar: { en: 'this beast roars', es: 'esta bestia ruge', alone: true },
      place: { en: '[put] a beast beside {you}', es: '[poner] una bestia junto a {you}' },
    },
  };

  says(
    [
      [
        action({ do: [act('seek', each(any('beast', 'tired')), undefined, { value: 'stun' })] }),
        'Seek a tired beast in your lair and stun it.',
        'Busca una bestia cansada en tu guarida y aturde a esa bestia.',
      ],
      [
        action({ do: [act('seek', each(any('beast')), undefined, { value: 'keep', who: 'opponent' })] }),
        'Your opponent seeks a beast in their lair and keeps it.',
        'Tu oponente busca una bestia en su guarida y guarda esa bestia.',
      ],
      [
        instead(whenSelf('wouldBeSlain'), { do: [act('avert')] }),
        'Forced Interrupt: If this beast would be slain, avert that death instead.',
        'Interrupción obligada: Si esta bestia fuera a ser abatida, en vez de eso, evita esa muerte.',
      ],
      [action({ do: [act('forge', undefined, 2, { value: 'fur' })] }), 'Forge 2 furs.', 'Forja 2 pieles.'],
      [action({ do: [act('forge', undefined, 1, { value: 'coin' })] }), 'Forge 1 coin.', 'Forja 1 moneda.'],
      [
        action({ do: [act('draw'), act('roar'), act('stun', self)] }),
        'Draw a card. This beast roars. Stun this beast.',
        'Roba una carta. Esta bestia ruge. Aturde a esta bestia.',
      ],
      [
        action({ do: [act('draw'), act('howl', self), act('howl', each(any('item')))] }),
        'Draw a card. This beast and each item howl.',
        'Roba una carta. Esta bestia y cada objeto aúllan.',
      ],
      [action({ do: [act('burn', each(any('item')))] }), 'Burn each item.', 'Quema cada objeto.'],
      [
        action({ do: [act('burn', each(any('item')), undefined, { value: 'oil' })] }),
        'Burn each item with oil.',
        'Quema cada objeto con oil.',
      ],
      [
        action({ players: { it: { whose: 'any' } }, do: [act('come', undefined, 1, { who: { player: 'it' } })] }),
        'This beast comes to a player of your choice.',
        'Esta bestia llega a un jugador que elijas.',
      ],
      [action({ do: [act('place')] }), 'Put a beast beside you.', 'Pon una bestia junto a ti.'],
      [
        action({ do: [act('place', undefined, 1, { who: 'opponent' })] }),
        'Your opponent puts a beast beside them.',
        'Tu oponente pone una bestia junto a él.',
      ],
    ],
    words,
  );
});
