import { expect, test } from 'vitest';
import { namesApart } from './names-apart.ts';

test('copies are numbered in their order, what occurs once keeps its name', () => {
  expect(namesApart(['Troll', 'Dextre', 'Troll', ''])).toEqual(['Troll (1)', 'Dextre', 'Troll (2)', '']);
});
