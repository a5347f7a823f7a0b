import { expect, test } from 'vitest';
import { addCounts, count, noCounts, reachOf } from './counts.ts';

test('what several workers counted is added up by section and name', () => {
  const [one, other] = [noCounts(), noCounts()];
  count(one, 'played', 'a card', 2);
  count(other, 'played', 'a card');
  count(other, 'facts', 'a card');
  addCounts(one, other);
  expect([one.played, one.facts, one.revealed]).toEqual([{ 'a card': 3 }, { 'a card': 1 }, {}]);
});

test('what was reached less often than is wished is listed, the rarest first, and what was never reached too', () => {
  const counts = noCounts();
  count(counts, 'endings', 'won', 100);
  count(counts, 'endings', 'lost', 99);
  const { endings, played } = reachOf(
    counts,
    { endings: ['won', 'lost', 'left', 'drawn'] },
    { least: 100, explained: () => new Set(['drawn']) },
  );
  expect(endings).toEqual({
    of: 4,
    often: 1,
    explained: [['drawn', 0]],
    rare: [
      ['left', 0],
      ['lost', 99],
    ],
  });
  expect(played).toBeUndefined();
});
