import { mattersOf } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { matterRules } from './matter-words.ts';

const types: Readonly<Record<string, string>> = { dog: 'ally', sword: 'weapon', zupay: 'demon' };
const card = (definition: string) => ({ definition, handle: definition });

/** What mattered among some events, by the fact and its sum. */
function told(...events: Parameters<typeof mattersOf>[1]): readonly string[] {
  return mattersOf(matterRules, events, (definition) => types[definition] ?? '').map(({ rule, sum }) => `${rule.event} ${sum}`);
}

test('a demon that is flipped matters, and so does who loses', () => {
  expect(told({ name: 'demonFlipped', card: card('zupay'), value: 1 })).toEqual(['demonFlipped 1']);
  expect(told({ name: 'playersLost', seat: 1, value: 2 })).toEqual(['playersLost 1']);
});

test('allies that fall matter, weapons do not', () => {
  const fall = (definition: string) => ({ name: 'destroyed', card: card(definition), value: 0 });
  expect(told(fall('dog'), fall('sword'), fall('dog'))).toEqual(['destroyed 2']);
});

test('four cards lost from one deck in a step matter, three do not', () => {
  const lost = (seat: number) => ({ name: 'cardMilled', card: card('dog'), seat });
  expect(told(lost(0), lost(0), lost(0), lost(1))).toEqual([]);
  expect(told(lost(0), lost(0), lost(0), lost(0))).toEqual(['cardMilled 4']);
});
