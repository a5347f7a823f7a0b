import { languages, type Problem } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { findRule } from './find-rule.ts';
import { messages } from './problem.ts';

test.each([
  ['KF-FIGHT-4', 'KF-FIGHT-4'],
  ['kf-fight-4', 'KF-FIGHT-4'],
  [' KF FIGHT 4 ', 'KF-FIGHT-4'],
  ['fight-4', 'KF-FIGHT-4'],
  ['kf_errata_LIBRARY_access', 'KF-ERRATA-library-access'],
  ['INF-601.1e', 'INF-601.1e'],
  ['601.1E', 'INF-601.1e'],
  ['inf-120.2#2', 'INF-120.2#2'],
  ['overkill-2', 'MC-OVERKILL-2'],
  ['C-66', 'INF-C-66'],
  ['c 66', 'INF-C-66'],
  ['INF-C-74', 'INF-C-74'],
  ['mc-c-01', 'MC-C-01'],
])('%s is %s', async (typed, id) => {
  const found = await findRule(typed);
  expect(found.ok && found.value.id).toBe(id);
});

test.each([
  ['KF-FIGHT-40', 'KF-FIGHT-4'],
  ['KF-FIGTH-4', 'KF-FIGHT-4'],
  ['KF-FIGHT', 'KF-FIGHT-1'],
  ['wards-1', 'KF-WARD-1'],
  ['601.1z', 'INF-601.1'],
  ['MC-OVERKIL-2', 'MC-OVERKILL-2'],
  ['INF-C-O6', 'INF-C-06'],
  ['MC-C-O6', 'MC-C-06'],
])('%s is no rule, but %s is near', async (typed, id) => {
  const found = await findRule(typed);
  expect(found.ok ? [] : found.problems).toEqual([
    { code: 'rules.unknownId', at: '', values: { id: typed, nearest: expect.stringMatching(new RegExp(`^${id}, \\S+, \\S+$`)) } },
  ]);
});

test('C-53 a number that stands twice in the rulebook has two rows', async () => {
  for (const number of ['120.2', '702.8c']) {
    const [first, second] = await Promise.all([findRule(`INF-${number}`), findRule(`INF-${number}#2`)]);
    expect(first.ok && second.ok && first.value.summary.en !== second.value.summary.en).toBe(true);
  }
});

test('an id of two games wants its letters', async () => {
  const found = await findRule('damage-1');
  const problem: Problem = { code: 'rules.ambiguousId', at: '', values: { id: 'damage-1', nearest: 'KF-DAMAGE-1, MC-DAMAGE-1' } };
  expect(found).toEqual({ ok: false, problems: [problem] });
});

test.each([
  ['C-06', 'inferno', 'INF-C-06'],
  ['C-06', 'marvel-champions', 'MC-C-06'],
  ['damage-1', 'keyforge', 'KF-DAMAGE-1'],
  ['601.1e', 'keyforge', 'INF-601.1e'],
] as const)('%s without its letters is, while %s is played, %s', async (typed, played, id) => {
  const found = await findRule(typed, played);
  expect(found.ok && found.value.id).toBe(id);
});

test.each(['', ' ', 'KF-', '🂡', 'x'.repeat(300)])('“%s” is refused in peace', async (typed) => {
  expect((await findRule(typed)).ok).toBe(false);
});

test('of a pasted page no more is read than an id has letters', async () => {
  const page = 'KF-'.repeat(500);
  expect(await findRule(page)).toMatchObject({ ok: false, problems: [{ values: { id: page.slice(0, 60) } }] });
});

test('every problem can be said in every language with its id and the nearest', () => {
  for (const message of Object.values(messages)) for (const language of languages) expect(message[language]).toMatch(/\{id\}.*\{nearest\}/);
});
