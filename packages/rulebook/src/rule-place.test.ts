import { expect, test } from 'vitest';
import { findPlace, type RulePlace } from './rule-place.ts';

async function placeAt(id: string): Promise<RulePlace> {
  const found = await findPlace(id, 'en');
  if (!found.ok) throw new Error(`There is no place ${id}.`);
  return found.value;
}

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

test('a chapter is found by its id, with its neighbours in the contents', async () => {
  const { chapter, rule, before, after, answers } = await placeAt('mc-stun');
  expect([chapter.id, chapter.rules.length, rule]).toEqual(['MC-STUN', 8, undefined]);
  expect([before?.id, after?.id].map((id) => id?.startsWith('MC-'))).toEqual([true, true]);
  expect(answers.map(({ key }) => key)).toContain('stunnedDefends');
});

test('a rule is found in its chapter, with the rules before and after it', async () => {
  const { chapter, rule, before, after, part } = await placeAt('MC-STUN-5');
  expect([chapter.id, rule?.id, before?.id, after?.id]).toEqual(['MC-STUN', 'MC-STUN-5', 'MC-STUN-4', 'MC-STUN-6']);
  expect(part.name.en).toBe('Icons, counters and statuses');
});

test('the rulings on a rule and the answers that come from it stand beside it, and only these', async () => {
  expect(ids((await placeAt('INF-507.2a')).rulings)).toEqual(['INF-C-26', 'INF-C-27', 'INF-C-69']);
  const { rulings, answers } = await placeAt('INF-100.1');
  expect([rulings, answers]).toEqual([[], []]);
});

test('related rules are of other chapters, few, and none twice', async () => {
  for (const id of ['MC-STUN', 'MC-DEFENSE-2', 'KF-FIGHT', 'INF-702.10a', 'KF-FAQ-CARD']) {
    const { related, chapter } = await placeAt(id);
    expect(related.filter((row) => chapter.rules.includes(row))).toEqual([]);
    expect(new Set(related).size).toBe(related.length);
    expect(related.length).toBeLessThanOrEqual(8);
  }
  expect((await placeAt('MC-STUN')).related.length).toBeGreaterThan(2);
});

test('the first rule of a game has none before it, and what there is not is refused', async () => {
  expect((await placeAt('INF-100')).before).toBeUndefined();
  const missing = await findPlace('MC-NOTHING-1', 'en');
  expect(missing.ok).toBe(false);
});
