import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import { afterEach, describe, test } from 'vitest';
import { tableHostContract } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import { memoryStore } from './store/memory-store.ts';
import { openSqlite } from './store/sqlite.ts';
import { sqlStore } from './store/sql-store.ts';
import type { TableHost } from './table-host.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe.each([
  ['memory', async (): Promise<TableHost> => localHost({ games: [highCard], store: memoryStore(), engine: 'contract' })],
  [
    'SQLite',
    async (): Promise<TableHost> => {
      const folder = mkdtempSync(join(tmpdir(), 'table-'));
      folders.push(folder);
      return localHost({ games: [highCard], store: await sqlStore(openSqlite(join(folder, 'x.sqlite'))), engine: 'contract' });
    },
  ],
])('a host in this process, on %s', (_name, make) => {
  test.each(tableHostContract)('$name', ({ run }) => run(make));
});
