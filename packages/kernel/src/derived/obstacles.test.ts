import { expect, test } from 'vitest';
import { applies, passes, site, type Probe, type Site } from '../state/site.ts';
import { obstaclesTo } from './obstacles.ts';

const asleep = site('R-1', 'who sleeps does not act');
const poor = site('R-2', 'what is paid is there');
const far = site('', 'what is far is not reached');
const late = site('R-4', 'what comes late is not done');
const colour = site('R-3', 'a thing has the colour of its frame');
const told: readonly Site[] = [asleep, poor, far, late];

/** Something that a test looks at. */
interface Position {
  readonly sleeps?: boolean;
  readonly isPoor?: boolean;
  readonly isFar?: boolean;
}

function obstacles(position: Position, asks: (match: { probe?: Probe }, position: Position) => boolean = mayAct): readonly string[] {
  const match: { probe?: Probe } = {};
  const trial = { match, test: () => asks(match, position), isObstacle: (check: Site) => told.includes(check) };
  const found = obstaclesTo(trial).map(({ check }) => check.name);
  expect(match).toEqual({});
  return found;
}

function mayAct(match: { probe?: Probe }, { sleeps, isPoor, isFar }: Position): boolean {
  if (sleeps === true && applies(match, asleep)) return false;
  if (isPoor === true && applies(match, poor)) return false;
  return passes(match, far, isFar !== true);
}

test('what may be done meets no obstacle', () => {
  expect(obstacles({})).toEqual([]);
});

test('each obstacle is told, in the order in which they are met', () => {
  expect(obstacles({ isPoor: true })).toEqual([poor.name]);
  expect(obstacles({ sleeps: true, isPoor: true, isFar: true })).toEqual([asleep.name, poor.name, far.name]);
});

test('two checks that are both asked, whatever the other says, are told one after the other', () => {
  const found = obstacles({}, (match) => {
    const results = [passes(match, poor, false), passes(match, far, false)];
    applies(match, asleep);
    return results.every((passed) => passed);
  });
  expect(found).toEqual([poor.name, far.name]);
});

test('several checks that end at the same last one are all told, and what stands behind them', () => {
  const found = obstacles({}, (match) => {
    // Each is asked of something of its own, and the last one of all of them.
    const results = [asleep, poor].map((check) => [passes(match, check, false), passes(match, far, true)].every(Boolean));
    return results.every(Boolean) && passes(match, late, false);
  });
  expect(found).toEqual([asleep.name, poor.name, late.name]);
});

test('of several that are asked whatever the others say, one that makes no difference is not told', () => {
  const found = obstacles({}, (match) => {
    const results = [passes(match, asleep, false), passes(match, poor, false), passes(match, far, false)];
    return results[0] === true && results[2] === true && passes(match, late, false);
  });
  expect(found).toEqual([asleep.name, far.name, late.name]);
});

test('a check that was asked last and makes no difference is none', () => {
  const found = obstacles({ sleeps: true }, (match, position) => {
    const may = mayAct(match, position);
    // It is asked, and answers yes or no alike.
    applies(match, poor);
    return may;
  });
  expect(found).toEqual([asleep.name]);
});

test('a check without which it passes is told before one without which it only fails otherwise', () => {
  const found = obstacles({ sleeps: true, isFar: true }, (match, position) => {
    // Nothing else is asked of who is not poor.
    if (!applies(match, poor)) return true;
    if (position.sleeps === true && applies(match, asleep)) return false;
    return passes(match, far, position.isFar !== true) && false;
  });
  expect(found).toEqual([poor.name]);
});

test('a check of another sort is no obstacle, though the test would pass without it', () => {
  const found = obstacles({ sleeps: true }, (match, position) => !applies(match, colour) || mayAct(match, position));
  expect(found).toEqual([asleep.name]);
});

test('a test that fails without any obstacle is said to fail without a name', () => {
  expect(obstacles({}, () => false)).toEqual(['a check without a name']);
  expect(obstacles({ sleeps: true }, (match, position) => mayAct(match, position) && false)).toEqual(['a check without a name']);
});
