import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

const demons = ['zupay-master-of-the-salamanca', 'tata-rayo-lord-of-the-storm', 'yaguaron-bottomless-pit', 'sibyl-of-the-attic'];

test.each(demons)('INF-112.5 the sheet of %s tells of each line of its text on which side it stands', (key) => {
  const sheet = inferno.card(key);
  expect(sheet?.facts['sides']).toHaveLength(sheet?.text.en.length ?? 0);
});

test('INF-112.5 a demon is flipped from its infernal side, and what says of no side when it holds stands on both', () => {
  const sidesOf = (key: string | undefined): unknown => inferno.card(key ?? '')?.facts['sides'];
  expect(sidesOf(demons[0])).toEqual(['infernal', 'infernal', 'earthly']);
  expect(sidesOf(demons[1])).toEqual(['infernal', 'both']);
  expect(sidesOf(demons[2])).toEqual(['infernal', 'infernal', 'earthly', 'earthly', 'earthly']);
  expect(sidesOf('feral-dog')).toBeUndefined();
});
