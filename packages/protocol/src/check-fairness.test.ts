import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkFairness } from './check-fairness.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const secret = 'ab'.repeat(32);
const fairness = { secret, commitment: digest(secret), nonces: ['01', '02'] };
const proof = { fairness, seed: digest(`${secret}:01:02`) };
const share = { commitment: fairness.commitment, nonce: '02' };

test('a seed of the secret and the nonces is fair, for a spectator and for whoever gave a nonce', async () => {
  expect(await checkFairness(proof)).toEqual([]);
  expect(await checkFairness(proof, share)).toEqual([]);
});

test.each([
  ['a secret that is not shown yet', { ...proof, fairness: { commitment: fairness.commitment, nonces: [] } }, share, 'noSecret'],
  ['a secret that was changed', { ...proof, fairness: { ...fairness, commitment: digest('cd') } }, undefined, 'otherSecret'],
  ['another commitment than the one shown', proof, { ...share, commitment: digest('cd') }, 'otherCommitment'],
  ['a nonce that was left out', proof, { ...share, nonce: '03' }, 'otherNonce'],
  ['another seed', { ...proof, seed: digest('x') }, share, 'otherSeed'],
  ['nonces in another order', { ...proof, fairness: { ...fairness, nonces: ['02', '01'] } }, share, 'otherSeed'],
])('%s is found', async (_what, wrong, given, code) => {
  expect((await checkFairness(wrong, given)).map((each) => each.code)).toEqual([`fairness.${code}`]);
});
