import { obviousAnswer } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

const mainScheme = { kind: 'each', noun: 'mainScheme', whose: 'any', are: [] };

/** A minion with one hit point and a When Defeated ability. */
function minion(name: string, clause: object): object {
  const abilities = [{ kind: 'activated', headers: ['whenDefeated'], cost: 0, labels: [], clause }];
  return { name, type: 'minion', attack: 1, scheme: 1, hitPoints: 1, abilities };
}

const everyEnemy = { kind: 'each', noun: 'enemy', whose: 'any', are: [] };
const blast = { do: [{ verb: 'damage', on: everyEnemy, amount: 1 }] };
const cards = [
  minion('Schemer', { do: [{ verb: 'placeThreat', on: mainScheme, amount: 1 }] }),
  minion('Fixer', { do: [{ verb: 'removeThreat', on: mainScheme, amount: 1 }] }),
  minion('Martyr', {
    do: [
      { verb: 'placeThreat', on: mainScheme, amount: 1 },
      { verb: 'discard', on: { kind: 'self' } },
    ],
  }),
  { name: 'Blaster', type: 'event', cost: 0, abilities: [{ kind: 'activated', headers: ['action'], cost: 0, labels: [], clause: blast }] },
];

/** What is asked once all minions are defeated at the same time: how many options there are, and what a policy answers. */
function orderOf(...lines: readonly string[]): readonly unknown[] {
  const opened = marvelChampions.position?.([...lines, '1 hand Blaster', 'scheme Plain Scheme (threat 5)'], seedFromNumber(1), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  const open = match.pending(0);
  match.answer(0, open?.id ?? -1, [open?.ask?.options.findIndex(({ verb }) => verb === 'use' || verb === 'play') ?? -1]);
  const asked = match.pending(0);
  expect(asked?.purpose).toBe('whichAbilityNext');
  return [asked?.ask?.options.length, asked?.ask && obviousAnswer(asked.kind, asked.ask)];
}

test.each<[string, readonly unknown[], ...string[]]>([
  ['minions that are the same', [2, [0]], '1 engaged Schemer; Schemer'],
  ['minions in other states', [2, undefined], '1 engaged Schemer; Schemer (exhausted)'],
  ['minions with other texts', [2, undefined], '1 engaged Schemer; Fixer'],
  ['minions that speak of themselves', [2, undefined], '1 engaged Martyr; Martyr'],
  ['minions of several players', [2, undefined], 'players 2', '1 engaged Schemer', '2 engaged Schemer'],
])('MC-SIMULTANEOUS-1 the order in which When Defeated abilities resolve of %s', (_, expected, ...lines) => {
  expect(orderOf(...lines)).toEqual(expected);
});
