import type { Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { waysOn } from './ways-on.ts';

/** A table whose villain is of a set, at a stage, with so many stages left in its deck. */
function ways(cardSet: string, stage: string, left: number, isWon: boolean): ReturnType<typeof waysOn> {
  const view = {
    zones: [
      { kind: 'villainArea', seat: -1, count: 1, cards: ['v'] },
      { kind: 'villainDeck', seat: -1, count: left, cards: [] },
    ],
    cards: { v: { definition: 'villain', owner: -1, controller: -1, now: {} } },
  } as unknown as View;
  const speech = { card: () => ({ facts: { type: 'villain', cardSet, stage } }) } as unknown as Speech;
  return waysOn(view, speech, isWon);
}

const standard = { difficulty: 'standard', skirmish: 0 };
const expert = { difficulty: 'expert', skirmish: 0 };

test('after a win the next villain and the same one harder are offered', () => {
  expect(ways('rhino', 'II', 0, true)).toEqual([
    { kind: 'next', named: 'scenario', settings: { scenario: 'klaw', ...standard } },
    { kind: 'harder', named: 'difficulty', settings: { scenario: 'rhino', ...expert } },
  ]);
  expect(ways('klaw', 'III', 0, true)).toEqual([{ kind: 'next', named: 'scenario', settings: { scenario: 'ultron', ...standard } }]);
  // The last villain at its hardest leaves nothing to offer.
  expect(ways('ultron', 'III', 0, true)).toEqual([]);
  expect(ways('rhino', 'I', 0, true)[1]).toEqual({ kind: 'harder', named: 'difficulty', settings: { scenario: 'rhino', ...standard } });
});

test('after a loss the same villain easier is offered, as far as it goes', () => {
  expect(ways('klaw', 'II', 1, false)).toEqual([{ kind: 'easier', named: 'difficulty', settings: { scenario: 'klaw', ...standard } }]);
  const skirmish = { scenario: 'klaw', difficulty: 'standard', skirmish: 1 };
  expect(ways('klaw', 'I', 1, false)).toEqual([{ kind: 'easier', named: 'skirmish', settings: skirmish }]);
  expect(ways('klaw', 'I', 0, false)).toEqual([]);
});

test('of a villain that no scenario has nothing is offered', () => {
  expect(ways('thanos', 'II', 0, true)).toEqual([]);
});
