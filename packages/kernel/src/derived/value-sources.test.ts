import { expect, test } from 'vitest';
import { applies, site } from '../state/site.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { counts } from './heard.ts';
import { sourcesOf, type ValueNow } from './value-sources.ts';

const counter = site('TINY-1', 'counters add to a number');
const other = site('TINY-2', 'something that no reader is told of');
const { match, card } = tinyTable(['1 hand pup', '2 hand wolf']);
const [pup, wolf] = [card('pup'), card('wolf')];
const about = { card: pup, seat: 0 };

function sources(now: () => ValueNow): ReturnType<typeof sourcesOf> {
  return sourcesOf(match, { about, now, isPart: (rule) => rule === counter });
}

test('a value that nothing changes is its base', () => {
  expect(sources(() => 3)).toEqual({ base: 3, steps: [] });
});

test('the steps lead from the base to the value: cards in the order in which they are asked, then rules', () => {
  const now = (): number => {
    const added = applies(match, counter) ? 1 : 0;
    const set = counts(match, wolf, { card: pup }) ? 5 : 2;
    const doubled = counts(match, pup, { card: pup }) ? set * 2 : set;
    return applies(match, other) ? doubled + added : 0;
  };
  expect(sources(now)).toEqual({
    base: 2,
    steps: [
      { by: wolf, before: 2, after: 5 },
      { by: pup, before: 5, after: 10 },
      { by: counter, before: 10, after: 11 },
    ],
  });
});

test('words that are gained and lost are steps too, and a source that changes nothing is none', () => {
  const now = (): readonly string[] => {
    const words = counts(match, wolf, { card: pup }) ? ['fast', 'loud'] : ['fast'];
    return counts(match, pup, { seat: 0 }) ? words.filter((word) => word !== 'shy') : words;
  };
  expect(sources(now)).toEqual({ base: ['fast'], steps: [{ by: wolf, before: ['fast'], after: ['fast', 'loud'] }] });
});

test('what is said of another card or player is no source, though the value rests on it', () => {
  const now = (): number => {
    const ofOther = counts(match, wolf, { card: wolf }) ? 4 : 1;
    return counts(match, wolf, { seat: 1 }) ? ofOther : 0;
  };
  expect(sources(now)).toEqual({ base: 4, steps: [] });
});

test('outside of such a question everything counts, and nothing is watched', () => {
  expect(counts(match, wolf, { card: pup })).toBe(true);
  sources(() => 1);
  expect(match.probe).toBeUndefined();
});
