import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser } from '../fixtures/test-client.ts';
import { DATABASE } from './data-folder.ts';
import { cardsSealOf } from './seals.ts';
import { unverifiedColumns } from './unverified-columns.ts';
import { verifyData } from './verify-data.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'corruption-'));
  const server = await serve(folder);
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ decks: ['long', 'long'] });
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.answer('one');
  await socket.asks({ kind: 'passing', command: 'said', own: [], others: [], everything: false }, 'acknowledged');
  await socket.asks({ kind: 'say', command: 'chat', words: { kind: 'text', text: 'hello 1' } }, 'acknowledged');
  await socket.asks({ kind: 'leave', command: 'two' }, 'acknowledged');
  socket.close();
  const waiting = await browser.createMatch({ seats: [{ kind: 'person' }, { kind: 'person', open: true }] });
  await server.close();
  const database = new DatabaseSync(join(folder, DATABASE));
  const cards = { id: waiting.id, text: 'cards 1' };
  database.prepare('insert into lobby_cards values (?, ?, ?)').run(cards.id, cards.text, cardsSealOf(cards));
  database.prepare('insert into snapshot select id, 1, ? from match').run('state 1');
  database.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Every column of the database, by the names of its table and itself. */
function columns(): readonly string[] {
  const database = new DatabaseSync(join(folder, DATABASE));
  const rows = database
    .prepare(`select t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' order by 1`)
    .all();
  database.close();
  return rows.map(({ name }) => String(name));
}

/** Changes one value of a column in a copy of the database: the last figure in it to another, or else its end. */
async function isNoticed(column: string, at: number): Promise<boolean> {
  const [table = '', name = ''] = column.split('.');
  const copy = join(folder, `${column}.${at}`);
  copyFileSync(join(folder, DATABASE), copy);
  const database = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  const row = database.prepare(`select rowid as at, "${name}" as value from "${table}" order by rowid limit 1 offset ?`).get(at);
  if (row === undefined) throw new Error(`${table} has no row ${at}.`);
  const changed = typeof row['value'] === 'number' ? row['value'] + 7_000 : changeText(name, String(row['value'] ?? ''));
  database.prepare(`update "${table}" set "${name}" = ? where rowid = ?`).run(changed, row['at'] ?? 0);
  database.close();
  const verified = await verifyData(copy);
  return !verified.ok || verified.value.problems.length > 0;
}

function changeText(column: string, text: string): string {
  if (column === 'cmd_id') return `${text}x`;
  const changed = text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return changed === text ? `${text}x` : changed;
}

test('what was written is found as it was', async () => {
  expect(await verifyData(join(folder, DATABASE))).toMatchObject({ ok: true, value: { problems: [] } });
});

test('a change to each column is noticed, but for the few that decide nothing', async () => {
  const all = columns();
  const missed: string[] = [];
  for (const column of all) {
    if (!(await isNoticed(column, 0))) missed.push(column);
  }
  expect(missed.filter((column) => !(column in unverifiedColumns))).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(Object.keys(unverifiedColumns)));
  expect(all.length).toBeGreaterThan(missed.length * 2);
});

test('a change to any entry of a journal is noticed', async () => {
  for (let at = 0; at < 2; at++)
    for (const column of ['event.entry', 'event.seq', 'event.hash', 'event.cmd_id']) expect(await isNoticed(column, at)).toBe(true);
});
