import { expect, test } from 'vitest';
import { keyword } from '../language/word-builders.ts';
import { behavioursIn } from './behaviours.ts';
import { searchKey } from './names.ts';

const swift = [keyword('swift')];

test('a behaviour is found by the id of its card', () => {
  const behaviours = behavioursIn([{ naturesCall: swift }, { anger: [] }]);
  expect(behaviours.get(searchKey('nature-s-call'))).toBe(swift);
  expect([...behaviours.keys()]).toEqual(['naturescall', 'anger']);
});

test('none hides another', () => {
  expect(() => behavioursIn([{ anger: swift }, { Anger: [] }])).toThrow('exported as Anger');
});
