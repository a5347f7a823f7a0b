import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Journal } from '@crupier/kernel';
import type { JournalFile } from '@crupier/protocol';
import { seedOf, sha256 } from '@crupier/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';

const secret = 'ab'.repeat(32);
const fairness = { secret, commitment: sha256(secret), nonces: ['01', '02'] };
let folder = '';
let file: Omit<JournalFile, 'outcome'>;

beforeAll(async () => {
  folder = freshFolder();
  const lines = Array.from({ length: 60 }, () => '1');
  await runIn({ folder, lines }, 'play', '--seed', seedOf(fairness), '--bot', 'random', '--journal', 'played.json');
  const journal = JSON.parse(readFileSync(join(folder, 'played.json'), 'utf8')) as Journal;
  file = { match: 'm', journal, fairness };
});

/** Verifies a server's journal that is not quite the one that was played. */
function verify(change: (played: typeof file) => unknown, ...given: readonly string[]): ReturnType<typeof runIn> {
  writeFileSync(join(folder, 'match.json'), JSON.stringify(change(file)));
  return runIn({ folder }, 'journal', 'verify', 'match.json', ...given);
}

describe('journal verify', () => {
  test('says that a match is fair, also to whoever gave a nonce', async () => {
    const { out, err, code } = await verify((played) => played, '--commitment', fairness.commitment, '--nonce', '02');
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain(fairness.commitment);
    expect((await verify((played) => played, '--lang', 'es')).out).toContain('La semilla sale del secreto');
    const json = JSON.parse((await verify((played) => played, '--json')).out) as unknown;
    expect(json).toEqual({ ok: true, entries: file.journal.entries.length, commitment: fairness.commitment, nonces: ['01', '02'] });
  });

  test.each<[string, (played: typeof file) => unknown, readonly string[], string]>([
    ['another secret', (played) => ({ ...played, fairness: { ...fairness, secret: 'cd' } }), [], 'fairness.otherSecret'],
    ['a nonce that was changed', (played) => ({ ...played, fairness: { ...fairness, nonces: ['01', '03'] } }), [], 'fairness.otherSeed'],
    ['a nonce that was left out', (played) => played, ['--nonce', 'ff'], 'fairness.otherNonce'],
    ['a commitment that was not shown', (played) => played, ['--commitment', 'ff'], 'fairness.otherCommitment'],
    ['a secret that is not shown', (played) => ({ ...played, fairness: { ...fairness, secret: undefined } }), [], 'fairness.noSecret'],
    [
      'another deal',
      (played) => ({ ...played, journal: { ...played.journal, start: { ...played.journal.start, hash: '00' } } }),
      [],
      'journal.otherDeal',
    ],
  ])('finds %s', async (_what, change, given, code) => {
    const refused = await verify(change, ...given);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`(${code})`);
  });

  test('wants a journal of a server', async () => {
    const refused = await verify((played) => played.journal);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('(fairness.none)')]);
  });
});
