import type { PlannedAct, PlayableMatch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { Plans } from './plans.ts';

const reap: PlannedAct = { verb: 'reap', value: 0, definition: 'zorg', isPublic: true };
const shown = { verb: 'reap', value: 0, definition: 'zorg' };
const hidden: PlannedAct = { verb: 'play', value: 0, definition: 'secret' };

/** A match of which only its turn and its end can be told. */
function at(turn: number, isOver = false): PlayableMatch {
  return { view: () => ({ table: { turn } }), outcome: () => (isOver ? { winners: [], reason: '' } : undefined) } as never;
}

test('a plan holds until the next answer of its bot, which takes its place, also where there is nothing to tell of that', () => {
  const plans = new Plans();
  plans.note(at(1), 1, { acts: [reap, reap, hidden] });
  plans.note(at(1), 2, { acts: [reap] });
  expect(plans.told).toEqual([
    { seat: 1, acts: [shown, shown] },
    { seat: 2, acts: [shown] },
  ]);
  plans.note(at(1), 1, { acts: [hidden, reap] });
  expect(plans.told).toEqual([{ seat: 2, acts: [shown] }]);
  plans.note(at(1), 2, {});
  expect(plans.told).toEqual([]);
});

test.each([
  ['the same turn goes on', at(3), false, 2],
  ['another turn begins', at(4), false, 0],
  ['the match is over', at(3, true), false, 0],
  ['the match goes back', at(3), true, 0],
])('when %s, so many plans hold', (_what, match, isBack, count) => {
  const plans = new Plans();
  plans.note(at(3), 1, { acts: [reap] });
  plans.note(at(3), 2, { acts: [hidden], cutMs: 5000 });
  plans.follow(match, isBack);
  expect(plans.told).toHaveLength(count);
});

test('a plan of a turn before does not stand beside one of this turn', () => {
  const plans = new Plans();
  plans.note(at(3), 1, { acts: [reap], cutMs: 5000 });
  plans.note(at(4), 2, { acts: [reap] });
  expect(plans.told).toEqual([{ seat: 2, acts: [shown] }]);
});

test('that thinking was cut short is told for the rest of the turn, also where nothing of the plan may be told', () => {
  const plans = new Plans();
  plans.note(at(3), 1, { acts: [hidden], cutMs: 5000 });
  expect(plans.told).toEqual([{ seat: 1, acts: [], cutMs: 5000 }]);
  plans.note(at(3), 1, { acts: [reap] });
  expect(plans.told).toEqual([{ seat: 1, acts: [shown], cutMs: 5000 }]);
  plans.note(at(3), 1, {});
  expect(plans.told).toEqual([{ seat: 1, acts: [], cutMs: 5000 }]);
  plans.note(at(4), 1, { acts: [reap] });
  expect(plans.told).toEqual([{ seat: 1, acts: [shown] }]);
});
