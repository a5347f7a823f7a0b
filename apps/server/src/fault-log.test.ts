import { expect, test } from 'vitest';
import { faultLog } from './fault-log.ts';

const full = { code: 'table.diskFull', at: '', values: {} };

function noting(): { readonly noted: string[]; readonly note: ReturnType<typeof faultLog>; clock: { ms: number } } {
  const noted: string[] = [];
  const clock = { ms: 0 };
  const note = faultLog(
    (match, { code, at }) => noted.push(`${match} ${code} ${at}`.trim()),
    () => clock.ms,
  );
  return { noted, note, clock };
}

test('a fault is noted once for each match, and anew for another place', () => {
  const { noted, note } = noting();
  for (let count = 0; count < 5; count++) {
    note('m', full);
    note('n', full);
    note('m', { ...full, code: 'journal.altered', at: 'entry 3' });
    note('m', { ...full, code: 'journal.altered', at: 'entry 4' });
  }
  expect(noted).toEqual(['m table.diskFull', 'n table.diskFull', 'm journal.altered entry 3', 'm journal.altered entry 4']);
});

test('a fault that stays is noted again after ten minutes', () => {
  const { noted, note, clock } = noting();
  for (const ms of [0, 599_999, 600_000, 600_001]) {
    clock.ms = ms;
    note('m', full);
  }
  expect(noted).toHaveLength(2);
});

test('what is remembered is bounded', () => {
  const { noted, note } = noting();
  for (let match = 0; match < 1001; match++) note(String(match), full);
  note('1000', full);
  note('0', full);
  expect(noted).toHaveLength(1002);
});
