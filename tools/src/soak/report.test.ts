import { expect, test } from 'vitest';
import { count, noCounts } from './counts.ts';
import { describeReport, isReached, reportOf, type SoakReport } from './report.ts';
import type { GameDone } from './soaked-game.ts';

const done: GameDone = { number: 1, table: 'a table', player: 'eager', decisions: 20, rounds: 2, faults: [] };
const games: readonly GameDone[] = [{ ...done, number: 3, faults: ['a fault'] }, done, { ...done, number: 2, player: 'random' }];
const reasons = [{ why: 'They are rare.', of: { played: ['rare'], skipped: ['an act'] } }];

/** The report of the games above, with one card that was played so many times besides an explained one. */
function report(times: number): SoakReport {
  const counts = noCounts();
  count(counts, 'played', 'a card', times);
  count(counts, 'skipped', 'an act');
  count(counts, 'skipped', 'another act', 4);
  const soaked = { games: [...games], counts, seconds: { eager: 0.5, random: 2 } };
  return reportOf(soaked, { universe: { played: ['a card', 'rare'] }, reasons, least: 3 });
}

test('a run is summed up: faulty games, the pace of each player, and acts without a reason', () => {
  const { rounds, decisions, faulty, pace, skipped } = report(3);
  expect([rounds, decisions]).toEqual([6, 60]);
  expect(faulty).toEqual([{ number: 3, table: 'a table', faults: ['a fault'] }]);
  expect(pace).toEqual({ eager: 4, random: 0.5 });
  expect(skipped).toEqual([['another act', 4]]);
});

test.each([
  [2, false],
  [3, true],
])('what was reached %s times of 3 is reached: %s', (times, is) => {
  expect(isReached(report(times))).toBe(is);
});

test('it says in lines what is rare, what is explained and which reasons were not needed', () => {
  const lines = describeReport({ ...report(2), needless: ['played: rare'] }, { least: 3, periods: 'rounds', countsSkipped: true }).split(
    '\n',
  );
  expect(lines).toContain('3 games, 6 rounds, 60 decisions, 1 games with faults');
  expect(lines).toContain('played: 0 of 2 at least 3 times, 1 explained, 1 fewer');
  expect(lines).toContain('  fewer: a card 2');
  expect(lines).toContain('  explained: rare 0');
  expect(lines).toContain('acts passed over without a reason: another act 4');
  expect(lines).toContain('reasons that this run did not need: played: rare');
});
