import { expect, test } from 'vitest';
import { lineFixOf } from './mend-line.ts';

const list = 'Demon: One\n2 Embr Imp\n7 Feral Dog (Base set)\n1 Feral Dog\n3 Feral Dogs';

test.each([
  [
    'a misspelt name becomes the nearest one, in its line alone',
    { code: 'deck.unknownCard', at: 'line 2', values: { card: 'Embr Imp', nearest: 'Ember Imp / Diablillo' } },
    { kind: 'name', name: 'Ember Imp', text: list.replace('Embr', 'Ember') },
  ],
  [
    'a name that nothing is like goes with its line',
    { code: 'deck.strangeCard', at: 'line 2', values: { card: 'Embr Imp' } },
    { kind: 'remove', text: list.replace('2 Embr Imp\n', '') },
  ],
  [
    'of too many copies as many stay as may, in however many lines',
    { code: 'deck.tooManyCopies', at: '', values: { card: 'Feral Dog', cardEs: 'Perro cimarrón', max: 4 } },
    { kind: 'keep', count: 4, text: 'Demon: One\n2 Embr Imp\n4 Feral Dog (Base set)\n3 Feral Dogs' },
  ],
  [
    'a card is found by its name in the other language',
    { code: 'deck.tooManyCopies', at: '', values: { card: 'Perro', cardEs: 'feral dogs', max: 2 } },
    { kind: 'keep', count: 2, text: list.replace('3 Feral Dogs', '2 Feral Dogs') },
  ],
  [
    'a card that may not be in the deck goes with its line',
    { code: 'deck.offAspect', at: 'line 4', values: { card: 'Feral Dog' } },
    { kind: 'remove', text: list.replace('\n1 Feral Dog\n', '\n') },
  ],
  ['what is no card stays', { code: 'deck.unknownAspect', at: 'line 1', values: { card: 'One' } }, undefined],
  ['what has no line stays', { code: 'deck.total', at: '', values: { count: 10 } }, undefined],
  ['a line that the list does not have stays', { code: 'deck.offAspect', at: 'line 40', values: {} }, undefined],
  ['copies of a card that stands in no line stay', { code: 'deck.tooManyCopies', at: '', values: { card: 'Imp', max: 3 } }, undefined],
])('%s', (_, problem, expected) => {
  expect(lineFixOf(list, problem)).toEqual(expected);
});
