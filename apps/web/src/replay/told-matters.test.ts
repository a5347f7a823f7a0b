import type { SeenEvent, Speech } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { chiefOf, tellMatters } from './told-matters.ts';

const both = (text: string) => ({ en: text, es: text });
const words: Speech['words'] = {
  ...{ events: {}, eventRules: {}, purposes: {}, verbs: {}, values: {}, labels: {} },
  matters: [
    { event: 'keyForged', sum: 'each', line: both('{seat} forges'), brief: both('key'), weight: 9 },
    { event: 'destroyed', types: ['creature'], sum: 'cards', line: both('{card} falls'), brief: both('falls'), weight: 3 },
  ],
};
const facts: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  troll: { type: 'creature' },
  dog: { types: ['creature', 'weapon'] },
  lamp: { type: 'artifact' },
};
const speech: Speech = {
  words,
  language: 'en',
  card: (key) => ({ key, name: both(key), facts: { ...facts[key] }, text: { en: [], es: [] }, playable: true }),
  seats: ['Ana', 'Luis'],
};
const key: SeenEvent = { name: 'keyForged', seat: 1 };
const fall = (definition: string): SeenEvent => ({ name: 'destroyed', card: { definition, handle: definition } });
const moment = (at: number, events: readonly SeenEvent[], backTo?: number) => ({ at, events, backTo });

test('what mattered is told with its step, by the type of its card', () => {
  const told = tellMatters([moment(0, []), moment(1, [fall('troll'), fall('lamp')]), moment(2, [fall('dog')]), moment(3, [key])], speech);
  expect(told.map(({ at, line, seat }) => [at, line, seat])).toEqual([
    [1, 'troll falls', undefined],
    [2, 'dog falls', undefined],
    [3, 'Luis forges', 1],
  ]);
});

test('what was taken back did not matter', () => {
  const told = tellMatters([moment(1, [fall('troll')]), moment(2, [key]), moment(3, [], 1), moment(4, [fall('dog')])], speech);
  expect(told.map(({ at }) => at)).toEqual([1, 4]);
});

test('of a turn the weightiest is told', () => {
  const told = tellMatters([moment(1, [fall('troll')]), moment(2, [key]), moment(5, [fall('dog')])], speech);
  expect(chiefOf(told, { from: 0, to: 3 })?.brief).toBe('key');
  expect(chiefOf(told, { from: 4, to: 9 })?.line).toBe('dog falls');
  expect(chiefOf(told, { from: 10, to: 12 })).toBeUndefined();
});
