import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesVersion } from './rules-version.ts';

test('the version of the rules changes with rules and cards, and with nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-'));
  const write = (file: string, text: string): string => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
    return rulesVersion(root);
  };
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
  const first = write('packages/kernel/src/a.ts', 'one');
  expect(first).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
  expect(write('packages/kernel/src/a.test.ts', 'x')).toBe(first);
  expect(write('packages/table/src/b.ts', 'x')).toBe(first);
  const cards = write('packages/games/g/src/cards.json', '{}');
  expect(cards).not.toBe(first);
  expect(write('packages/kernel/src/a.ts', 'two')).not.toBe(cards);
  expect(write('packages/kernel/src/a.ts', 'one')).toBe(cards);
  rmSync(root, { recursive: true });
});
