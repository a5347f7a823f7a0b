import { expect, test } from 'vitest';
import { breakWord } from './break-word.ts';

test.each([
  ['Electromagnético', 12, ['Electro-', 'magnético']],
  ['Electromagnético', 9, ['Electro-', 'magnético']],
  ['Electromagnético', 6, ['Elec-', 'tro-', 'magné-', 'tico']],
  ['Deformamentes', 9, ['Deforma-', 'mentes']],
  ['Electromagnético', 10, ['Electro-', 'magnético']],
  ['Contrarréplica', 8, ['Contra-', 'rréplica']],
  ['Strength', 4, ['Strength']],
  ['Zorg', 9, ['Zorg']],
])('%s is broken into pieces of %i letters', (word, most, pieces) => {
  expect(breakWord(word, (piece) => piece.length <= most)).toEqual(pieces);
});
