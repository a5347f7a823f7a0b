import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@crupier/kernel/conformance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chaosModes } from './modes.ts';

/** The figure of each mode that says that its mishaps came. */
const mishaps: Readonly<Record<string, string>> = {
  kill: 'atCommit',
  drop: 'faults',
  delay: 'faults',
  double: 'faults',
  reorder: 'faults',
  'disk-full': 'timesFull',
  clock: 'settings',
  corruption: 'changes',
};

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'chaos-'));
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('nothing is lost, doubled or unnoticed where', () => {
  test.each(Object.entries(chaosModes))('%s', async (name, { run }) => {
    const plan = { kills: 6, commands: 60, tables: 2, roll: dice(1), entry: 'apps/server/src/main.ts', game: undefined, data };
    const report = await run({ ...plan, tell: () => undefined });
    expect(report).toMatchObject({ lost: [], doubled: [], unnoticed: [], failures: [] });
    expect(report.figures['acknowledged']).toBeGreaterThan(10);
    expect(report.figures[mishaps[name] ?? '']).toBeGreaterThan(0);
  });
});
