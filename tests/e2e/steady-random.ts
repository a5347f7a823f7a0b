/**
 * Loaded before the server: what it draws at random comes from a seed, so that the matches of a run of the browser tests are those of the
 * run before. The seed is the text of the file that `CRUPIER_TEST_DRAWS` names: each file of tests writes its own there, and all counts
 * begin anew. Each file of the server has draws of its own: a page asks for several things at once, and which of them comes first must not
 * change what is dealt.
 */

import crypto, { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const seedFile = process.env['CRUPIER_TEST_DRAWS'] ?? '';
let seed = '';
/** How often each file has drawn from the seed. */
const drawn = new Map<string, number>();

/** The file that asks for a draw. */
function caller(): string {
  const lines = (new Error('Who draws?').stack ?? '').split('\n').filter((line) => !line.includes(import.meta.url));
  return /[\w-]+\.\w+(?=:\d)/.exec(lines[1] ?? '')?.[0] ?? '';
}

function draw(size: number): Buffer {
  const now = readFileSync(seedFile, 'utf8');
  if (now !== seed) drawn.clear();
  seed = now;
  const file = caller();
  const blocks: Buffer[] = [];
  for (let had = 0; had < size; had += 32) {
    const times = drawn.get(file) ?? 0;
    drawn.set(file, times + 1);
    blocks.push(createHash('sha256').update(`${seed}/${file}/${times}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, size);
}

Object.assign(crypto, { randomBytes: draw });
syncBuiltinESMExports();
