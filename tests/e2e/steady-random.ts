/**
 * Loaded before the server: what it draws at random comes from a seed, so that the matches of a run of the browser tests are those of the
 * run before. The seed is the text in `CRUPIER_TEST_DRAWS`.
 */

import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const seed = process.env['CRUPIER_TEST_DRAWS'] ?? '';
let drawn = 0;

function draw(size: number): Buffer {
  const blocks: Buffer[] = [];
  for (let had = 0; had < size; had += 32) blocks.push(createHash('sha256').update(`${seed}/${drawn++}`).digest());
  return Buffer.concat(blocks).subarray(0, size);
}

Object.assign(crypto, { randomBytes: draw });
syncBuiltinESMExports();
