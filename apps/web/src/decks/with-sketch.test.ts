import { expect, test } from 'vitest';
import { withSketch } from './with-sketch.ts';

const fileOf = (...names: readonly string[]): string =>
  JSON.stringify({ format: 1, game: 'g', cards: names.map((name) => ({ name })) }, undefined, 2);

test.each([
  ['an empty file becomes the sketch', '  ', fileOf('A'), fileOf('A')],
  ['a file gets the cards that it has not', fileOf('A', 'B'), fileOf('B', 'C'), fileOf('A', 'B', 'C')],
  ['a file that has all of them stays', '{"cards":[{"name":"A"}]}', fileOf('A'), '{"cards":[{"name":"A"}]}'],
  ['what is no file stays', '{"cards": [', fileOf('A'), '{"cards": ['],
  ['what has no cards stays', '{}', fileOf('A'), '{}'],
])('%s', (_, text, sketch, expected) => {
  expect(withSketch(text, sketch)).toBe(expected);
});
