import { expect, test } from 'vitest';
import { baseOf } from './reading.ts';

test.each([
  ['ember-imp', 'ember-imp'],
  ['ember-imp/0also1', 'ember-imp'],
  ['own/bellringer', 'own/bellringer'],
  ['own/bellringer/2/0', 'own/bellringer'],
  ['owner/1', 'owner'],
])('%s is of the card %s', (definition, base) => {
  expect(baseOf(definition)).toBe(base);
});
