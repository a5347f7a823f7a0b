import { mattersOf } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { matterRules } from './matter-words.ts';

const types: Readonly<Record<string, string>> = { troll: 'creature', imp: 'creature', lamp: 'artifact' };
const card = (definition: string) => ({ definition, handle: definition });

/** What mattered among some events, by the fact and its sum. */
function told(...events: Parameters<typeof mattersOf>[1]): readonly string[] {
  return mattersOf(matterRules, events, (definition) => types[definition] ?? '').map(({ rule, sum }) => `${rule.event} ${sum}`);
}

test('a key that is forged or unforged matters, and so does who wins', () => {
  expect(told({ name: 'keyForged', seat: 0, value: 1 }, { name: 'matchWon', seat: 0 })).toEqual(['keyForged 1', 'matchWon 1']);
  expect(told({ name: 'keyUnforged', seat: 1, value: 0 })).toEqual(['keyUnforged 1']);
});

test('creatures that fall are told together for each player, artifacts are not told', () => {
  const fall = (definition: string, seat: number) => ({ name: 'destroyed', card: card(definition), seat });
  expect(told(fall('troll', 0), fall('lamp', 0), fall('imp', 0), fall('imp', 1))).toEqual(['destroyed 2', 'destroyed 1']);
});

test.each([
  ['aemberStolen', 2],
  ['aemberCaptured', 3],
  ['aemberLost', 3],
  ['aemberGained', 4],
])('%s matters from %i on, in one step', (name, least) => {
  const some = (amount: number) => ({ name, card: card('troll'), seat: 0, amount });
  expect(told(some(least - 1))).toEqual([]);
  expect(told(some(least - 1), some(1))).toEqual([`${name} ${least}`]);
});
