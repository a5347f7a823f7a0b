import { describe } from 'vitest';
import {
  atLeast,
  capped,
  each,
  forEach,
  gives,
  givesWhile,
  host,
  lends,
  number,
  one,
  self,
  the,
  triggered,
  upTo,
} from '../language/builders.ts';
import { act, any, enemy, friendly, grant, lists, measure, not, rule, tally, whenAny, whenSelf } from '../language/word-builders.ts';
import type { Wordings } from '../language/wordings.ts';
import { exampleWords } from './example-words.ts';
import { action, says } from './fixtures/says.ts';

const draw = { do: [act('draw', undefined, 1)] };

/** The example words, with those of which a game may have more than it must. */
const words: Wordings = {
  ...exampleWords,
  nouns: {
    ...exampleWords.nouns,
    lostBeast: {
      ...(exampleWords.nouns['lostBeast'] as Wordings['nouns'][string]),
      whole: {
        friendly: { en: 'your discard pile', es: 'tu pila de descartes' },
        enemy: { en: 'your opponent’s discard pile', es: 'la pila de descartes de tu oponente' },
        theirs: { en: 'their discard pile', es: 'su pila de descartes' },
      },
    },
  },
  occasions: {
    ...exampleWords.occasions,
    slain: { ...(exampleWords.occasions['slain'] as Wordings['occasions'][string]), point: { en: 'wound', es: 'herida' } },
  },
  rules: {
    ...exampleWords.rules,
    controlled: {
      en: 'you control {who}',
      es: 'controlas {who}',
      granted: { en: 'take control of {who}', es: 'toma el control de {who}' },
    },
    feebler: { en: 'each time {any} is hurt, it is hurt more', es: 'cada vez que {any} sea herida, lo es más', choosesFirst: true },
  },
};

describe('verbs that are said once', () => {
  says([
    [
      gives(self, lists('keyword', 'gain', 'rage', 1), lists('keyword', 'gain', 'calm', 2)),
      'This beast gains rage 1 and calm 2.',
      'Esta bestia obtiene rage 1 y calm 2.',
    ],
    [
      gives(self, lists('keyword', 'gain', 'rage', 1), lends(triggered(whenSelf('fought'), draw))),
      'This beast gains rage 1 and, “After Fight: Draw a card.”',
      'Esta bestia obtiene rage 1 y «Después de luchar: Roba una carta».',
    ],
    [
      action({ do: [act('draw', undefined, 1, { who: 'opponent' }), act('lose', undefined, 1, { who: 'opponent' })] }),
      'Your opponent draws a card and loses 1 coin.',
      'Tu oponente roba una carta y pierde 1 moneda.',
    ],
  ]);
});

describe('conditions of what lasts', () => {
  says([
    [
      givesWhile({ kind: 'not', of: atLeast(tally('coins', 'you'), 3) }, self, rule('cannotFight')),
      'This beast cannot fight unless you have 3 or more coins.',
      'Esta bestia no puede luchar a menos que tengas 3 o más monedas.',
    ],
    [
      givesWhile({ kind: 'not', of: { kind: 'exists', of: enemy('item'), least: 1 } }, self, rule('cannotFight')),
      'This beast cannot fight while there are no enemy items.',
      'Esta bestia no puede luchar mientras no haya objetos enemigos.',
    ],
  ]);
});

describe('numbers', () => {
  says([
    [
      action({ do: [act('gain', undefined, capped(forEach(1, friendly('item')), 3))] }),
      'Gain 1 coin for each friendly item, to a maximum of 3 coins.',
      'Obtén 1 moneda por cada objeto amigo, hasta un máximo de 3 monedas.',
    ],
    [
      action({ do: [act('gain', undefined, capped(measure('clans', friendly('beast')), 2))] }),
      'Gain 1 coin for each clan among friendly beasts, to a maximum of 2 coins.',
      'Obtén 1 moneda por cada clan entre las bestias amigas, hasta un máximo de 2 monedas.',
    ],
    [
      action({ numbers: { x: { least: 0, most: 2 } }, do: [act('gain', undefined, number())] }),
      'Gain up to 2 coins.',
      'Obtén hasta 2 monedas.',
    ],
    [
      action({ numbers: { x: { least: 0, most: 2 } }, do: [act('gain', undefined, number()), act('draw', undefined, number())] }),
      'Choose a number X from 0 to 2. Gain X coins and draw X cards.',
      'Elige un número X entre 0 y 2. Obtén X monedas y roba X cartas.',
    ],
    [
      action({ times: measure('clans', friendly('beast')), targets: { it: upTo(1, any('beast')) }, do: [act('stun', the())] }),
      'For each clan among friendly beasts, you may stun a beast.',
      'Por cada clan entre las bestias amigas, puedes aturdir a una bestia.',
    ],
  ]);
});

describe('words of one’s own', () => {
  says(
    [
      [action({ do: [act('stun', each(friendly('lostBeast')))] }), 'Stun your discard pile.', 'Aturde a tu pila de descartes.'],
      [
        action({ do: [act('stun', each(friendly('lostBeast', not('hurt'))))] }),
        'Stun each unhurt beast from your discard pile.',
        'Aturde a cada bestia ilesa de tu pila de descartes.',
      ],
      [
        action({ targets: { it: one(enemy('beast')) }, do: [grant(gives(host, rule('controlled')), 'turn', the())] }),
        'For the remainder of the turn, take control of an enemy beast.',
        'Durante el resto del turno, toma el control de una bestia enemiga.',
      ],
      [
        action({ targets: { it: one(any('beast')) }, do: [grant(gives(host, rule('feebler')), 'turn', the())] }),
        'Choose a beast. For the remainder of the turn, each time that beast is hurt, it is hurt more.',
        'Elige una bestia. Durante el resto del turno, cada vez que esa bestia sea herida, lo es más.',
      ],
      [
        triggered(whenAny('slain', any('beast')), { do: [act('gain', undefined, { kind: 'eventAmount' })] }),
        'After a beast is slain by a beast, gain 1 coin for each wound.',
        'Después de que una bestia mate a una bestia, obtén 1 moneda por cada herida.',
      ],
      [
        gives(each(friendly('beast')), rule('feebler')),
        'Each time a friendly beast is hurt, it is hurt more.',
        'Cada vez que una bestia amiga sea herida, lo es más.',
      ],
    ],
    words,
  );
});
