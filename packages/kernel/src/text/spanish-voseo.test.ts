import { describe, expect, test } from 'vitest';
import { one, the } from '../language/builders.ts';
import { act, any } from '../language/word-builders.ts';
import { exampleWords } from './example-words.ts';
import { action, says } from './fixtures/says.ts';
import { voseo } from './spanish-voseo.ts';

const you = { many: false, person: 2 } as const;

test.each([
  ['tomar', 'tomá', 'tomás', 'tomes'],
  ['girar', 'girá', 'girás', 'gires'],
  ['jugar', 'jugá', 'jugás', 'juegues'],
  ['destruir', 'destruí', 'destruís', 'destruyas'],
  ['elegir', 'elegí', 'elegís', 'elijas'],
  ['devolver', 'devolvé', 'devolvés', 'devuelvas'],
  ['poder', 'podé', 'podés', 'puedas'],
  ['poner', 'poné', 'ponés', 'pongas'],
  ['hacer', 'hacé', 'hacés', 'hagas'],
  ['ser', 'sé', 'sos', 'seas'],
])('vos: %s', (verb, imperative, indicative, subjunctive) => {
  expect([
    voseo.conjugate(verb, { mood: 'imperative', subject: you }),
    voseo.conjugate(verb, { mood: 'indicative', subject: you }),
    voseo.conjugate(verb, { mood: 'subjunctive', subject: you }),
  ]).toEqual([imperative, indicative, subjunctive]);
});

test('others are spoken of as ever', () => {
  expect(voseo.conjugate('devolver', { mood: 'indicative', subject: { many: false, person: 3 } })).toBe('devuelve');
});

describe('a game whose texts say vos', () => {
  says(
    [
      [
        action({ may: true, targets: { it: one(any('beast')) }, do: [act('destroy', the())], ifDone: { do: [act('draw', undefined, 1)] } }),
        'You may destroy a beast. If you do, draw a card.',
        'Podés destruir una bestia. Si lo hacés, robá una carta.',
      ],
      [action({ times: 2, do: [act('draw', undefined, 1)] }), 'Do this 2 times: draw a card.', 'Hacé esto 2 veces: robá una carta.'],
    ],
    { ...exampleWords, voseo: true },
  );
});
