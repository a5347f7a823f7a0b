import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';
import { answersNear } from './near-answers.ts';

test('near an answer are others that come from the same chapters', async () => {
  const all = await answersOf('marvel-champions');
  const stunned = all.find(({ key }) => key === 'stunnedDefends');
  if (stunned === undefined) throw new Error('There is such an answer.');
  const near = (await answersNear(stunned)).map(({ key }) => key);
  expect(near).toContain('stunnedAttacksNobody');
  expect(near).not.toContain('stunnedDefends');
  expect(near.length).toBeLessThanOrEqual(4);
});
