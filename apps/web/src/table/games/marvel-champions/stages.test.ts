import { expect, test } from 'vitest';
import { stagesFrom } from './stages.ts';

test('the stage of now, and those to come', () => {
  expect(stagesFrom('I', 1)).toEqual(['I', 'II']);
  expect(stagesFrom('II', 1)).toEqual(['II', 'III']);
  expect(stagesFrom('III', 0)).toEqual(['III']);
  expect(stagesFrom('A', 2)).toEqual(['A']);
  expect(stagesFrom('', 1)).toEqual([]);
});
