import { expect, test } from 'vitest';
import { wordsOn } from './demon-sides.ts';

test('a line of a demon stands on the side while which it holds, one of both sides on both, and a changed text on both', () => {
  const [text, sides] = [
    ['Flip.', 'While infernal.', 'While earthly.', 'Always.'],
    ['infernal', 'infernal', 'earthly', 'both'],
  ];
  expect(wordsOn('infernal', text, sides)).toEqual(['Flip.', 'While infernal.', 'Always.']);
  expect(wordsOn('earthly', text, sides)).toEqual(['While earthly.', 'Always.']);
  expect(wordsOn('earthly', ['Changed.'], sides)).toEqual(['Changed.']);
});
