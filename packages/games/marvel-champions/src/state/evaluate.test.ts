import type { PlayableMatch } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';
import { termWords } from '../words/term-words.ts';
import { terms } from './evaluate.ts';

const seed = seedFromNumber(1);

function at(lines: readonly string[]): PlayableMatch {
  const found = marvelChampions.position?.(lines, seed);
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value;
}

function countOf(lines: readonly string[], term: string, seat = 0): number | undefined {
  return at(lines).branch(seat, seed).terms(seat)[term]?.count;
}

describe('the evaluation of Marvel Champions', () => {
  test.each([
    [
      'the hit points that the villain has left, those of later stages too',
      ['villain Rhino I (damage 4)', 'villainDeck Rhino II'],
      'villain',
      25,
    ],
    ['the threat on the main scheme in hundredths of its target', ['scheme Plain Scheme (threat 4)'], 'mainThreat', 40],
    ['less a whole scheme for each stage to come', ['scheme Plain Scheme (threat 4)', 'schemeDeck Plain Scheme A'], 'mainThreat', -60],
    ['how far the scheme will be, squared', ['1 identity Plain Alter-Ego', 'scheme Plain Scheme (threat 3)'], 'pressure', 25.7049],
    ['side schemes', ['villainArea Bomb Scare (threat 2); Crowd Control (threat 3)'], 'sideThreat', 5],
    ['minions, and what they do in an activation', ['1 engaged Hydra Mercenary; Sandman'], 'minions', 2],
    ['hit points of all identities', ['players 2', '1 identity Plain Hero (damage 3)', '2 identity Plain Hero'], 'hitPoints', 17],
    ['how far an identity is below five', ['1 identity Plain Hero (damage 8)'], 'weakness', 3],
    [
      'who can defend once all are readied',
      ['1 identity Plain Hero (exhausted)', '1 area Mockingbird; Tigra (exhausted)'],
      'readyDefenders',
      3,
    ],
    [
      'in the villain phase who is ready',
      ['before activate', '1 identity Plain Hero (exhausted)', '1 area Mockingbird; Tigra (exhausted)'],
      'readyDefenders',
      1,
    ],
    ['no alter-ego as a defender', ['1 identity Plain Alter-Ego', '1 area Mockingbird'], 'readyDefenders', 1],
    ['what upgrades and supports have cost', ['1 area Helicarrier; Combat Training'], 'board', 7],
    ['the hand that is drawn up', ['1 identity Plain Hero', '1 hand Energy'], 'nextHand', 5],
    ['the larger hand of an alter-ego', ['1 identity Plain Alter-Ego', '1 hand Energy'], 'nextHand', 6],
    ['a hand that is larger already', ['1 identity Plain Hero', '1 hand 7'], 'nextHand', 7],
    ['cards in all hands', ['players 2', '1 hand Energy', '2 hand Genius; Strength'], 'hand', 3],
    ['stunned and confused enemies', ['villain Rhino I (stunned, confused)', '1 engaged Sandman (stunned)'], 'hinderedEnemies', 3],
    ['what hinders heroes', ['1 identity Plain Hero (confused)'], 'hinderedHeroes', 1],
    ['attachments', ['villain Rhino I + Charge'], 'attachments', 1],
  ] as const)('counts %s', (_what, lines, term, count) => {
    expect(countOf(lines, term)).toBeCloseTo(count, 6);
  });

  test('is the same for all who play, for they win and lose together', () => {
    const lines = [
      'players 2',
      '1 identity Plain Hero (damage 3)',
      '2 identity Plain Alter-Ego',
      '2 hand Energy',
      'villain Rhino I (damage 9)',
    ];
    const match = at(lines);
    expect(match.evaluate(0)).toBe(match.evaluate(1));
  });

  test.each([
    [['scheme Plain Scheme (threat 2)'], ['scheme Plain Scheme (threat 6)']],
    [['villain Rhino I (damage 5)'], ['villain Rhino I']],
    [['1 identity Plain Hero'], ['1 identity Plain Hero (damage 6)']],
    [['1 area Mockingbird'], []],
    [[], ['1 engaged Sandman']],
  ])('values %j more than %j', (better, worse) => {
    expect(at(better).evaluate(0)).toBeGreaterThan(at(worse).evaluate(0));
  });
});

test('a hint has words for every term', () => {
  expect(Object.keys(termWords)).toEqual([...terms]);
});
