import { expect, test } from 'vitest';
import { findRule } from './find-rule.ts';
import { rulingsOn } from './rulings.ts';

test.each([
  ['INF-702.10a', ['INF-C-06']],
  ['INF-507.2a', ['INF-C-26', 'INF-C-27', 'INF-C-69']],
  ['INF-705.5b', ['INF-C-03']],
  ['INF-100.1', []],
  ['INF-C-23', ['INF-C-28']],
  ['MC-FORM-2', ['MC-C-08']],
  ['MC-UNIQUE-1', ['MC-C-17', 'MC-C-24']],
  ['KF-FIGHT-4', []],
])('%s is settled by %j', async (id, rulings) => {
  const found = await findRule(id);
  expect(found.ok && (await rulingsOn(found.value)).map((ruling) => ruling.id)).toEqual(rulings);
});
