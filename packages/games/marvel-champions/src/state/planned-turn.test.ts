import type { Branch } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

const seed = seedFromNumber(1);

function branchAt(lines: readonly string[]): Branch {
  const found = marvelChampions.position?.(lines, seed);
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value.branch(0, seed);
}

function stopping(lines: readonly string[]): Branch {
  const branch = branchAt(lines);
  branch.stopAfterTurn?.();
  return branch;
}

/** Gives the answer that does nothing. */
function pass(branch: Branch): Branch {
  const [ask] = branch.question()?.asks ?? [];
  if (ask === undefined) throw new Error('Nothing is asked.');
  branch.answer(ask.seat, ask.min === 0 ? [] : [ask.options.findIndex(({ verb }) => verb === 'endTurn')]);
  return branch;
}

function threatOn(branch: Branch): number | undefined {
  return branch.terms(0)['mainThreat']?.count;
}

const scheme = 'scheme Plain Scheme (threat 4)';

describe('a search of a turn stops before the luck of what comes next', () => {
  test.each([
    ['with an empty hand', []],
    ['with cards that could be discarded', ['1 hand Energy; Genius']],
  ])('%s', (_what, hand) => {
    const ended = pass(stopping([scheme, '1 identity Plain Alter-Ego', ...hand]));
    expect([ended.question(), ended.outcome(), ended.turn().seat]).toEqual([undefined, undefined, -1]);
    expect(threatOn(ended)).toBe(40);
  });

  test('in copies, too', () => {
    expect(pass(stopping([scheme]).copy()).question()).toBeUndefined();
  });

  test('after the turn of each player', () => {
    const ended = pass(stopping([scheme, 'players 2', 'first 1']));
    expect([ended.question(), ended.turn().seat]).toEqual([undefined, -1]);
  });

  test('where the last main scheme would be completed, without a loss yet', () => {
    const lines = ['scheme Plain Scheme (threat 9)', '1 identity Plain Alter-Ego'];
    expect(pass(stopping(lines)).outcome()).toBeUndefined();
    expect(pass(branchAt(lines)).outcome()).toMatchObject({ lost: true });
  });
});

test('whoever follows a match otherwise goes on to the next question', () => {
  const next = pass(branchAt([scheme, '1 identity Plain Alter-Ego']));
  expect([next.question()?.purpose, next.turn().seat]).toEqual(['takeTurn', 0]);
  expect(threatOn(next)).toBeGreaterThan(40);
});

test('a search that begins in the villain phase goes on into the next turn', () => {
  const begun = stopping([scheme, 'before activate', '1 identity Plain Hero']);
  expect([begun.question()?.purpose, begun.turn().seat]).toEqual(['declareDefender', -1]);
  expect(pass(begun).question()?.purpose).toBe('takeTurn');
});
