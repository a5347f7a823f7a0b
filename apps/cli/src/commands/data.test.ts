import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { highCard } from '@crupier/high-card';
import { type RunningServer, startServer } from '@crupier/server';
import { afterEach, describe, expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';

const servers: RunningServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(data: string): Promise<RunningServer> {
  const started = await startServer({ port: 0, host: '127.0.0.1', data, games: [highCard], logLevel: 'silent' });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  servers.push(started.value);
  return started.value;
}

async function openMatch({ url }: RunningServer): Promise<string> {
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'person' }];
  const body = JSON.stringify({ game: 'high-card', seats });
  const response = await fetch(`${url}/api/matches`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return ((await response.json()) as { readonly id: string }).id;
}

/** A folder in which a server has kept a match, and that match's id. */
async function kept(): Promise<{ readonly folder: string; readonly data: string; readonly match: string }> {
  const folder = freshFolder();
  const data = join(folder, 'data');
  const server = await serve(data);
  const match = await openMatch(server);
  await server.close();
  servers.length = 0;
  return { folder, data, match };
}

function change(data: string, statement: string): void {
  const database = new DatabaseSync(join(data, 'crupier.sqlite'));
  database.exec(statement);
  database.close();
}

async function has({ url }: RunningServer, match: string): Promise<boolean> {
  return (await fetch(`${url}/api/matches/${match}`)).ok;
}

describe('backup and restore', () => {
  test('a copy made while the server runs has its matches, is private, and is put in place in another folder', async () => {
    const folder = freshFolder();
    const server = await serve(join(folder, 'data'));
    const match = await openMatch(server);
    const saved = await runIn({ folder }, 'backup', 'copy.sqlite', '--json');
    expect(JSON.parse(saved.out)).toMatchObject({ ok: true, file: join(folder, 'copy.sqlite'), matches: 1, problems: [] });
    expect(statSync(join(folder, 'copy.sqlite')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['copy.sqlite', 'data']);
    const later = await openMatch(server);
    const restored = await runIn({ folder }, 'restore', 'copy.sqlite', '--data', 'other');
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('Matches: 1;') });
    expect(statSync(join(folder, 'other/crupier.sqlite')).mode & 0o777).toBe(0o600);
    const other = await serve(join(folder, 'other'));
    expect([await has(other, match), await has(other, later)]).toEqual([true, false]);
  });

  test('a copy takes the place of what is there only when that is said, and what was there is put aside', async () => {
    const { folder, data, match } = await kept();
    await runIn({ folder }, 'backup', 'copy.sqlite');
    const server = await serve(data);
    const later = await openMatch(server);
    expect(await runIn({ folder }, 'restore', 'copy.sqlite', '--replace')).toMatchObject({
      code: 4,
      err: expect.stringContaining('data.inUse'),
    });
    await server.close();
    servers.length = 0;
    expect(await runIn({ folder }, 'restore', 'copy.sqlite')).toMatchObject({ code: 2, err: expect.stringContaining('restore.exists') });
    const { out } = await runIn({ folder }, 'restore', 'copy.sqlite', '--replace', '--json');
    const { aside } = JSON.parse(out) as { readonly aside: string };
    const again = await serve(data);
    expect([await has(again, match), await has(again, later)]).toEqual([true, false]);
    expect(JSON.parse((await runIn({ folder }, 'verify', aside, '--json')).out)).toMatchObject({ ok: true, matches: 2 });
    expect(readdirSync(data).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('nothing is written over, and nothing is left of a copy that fails', async () => {
    const { folder } = await kept();
    writeFileSync(join(folder, 'mine'), 'mine');
    expect(await runIn({ folder }, 'backup', 'mine')).toMatchObject({ code: 2, err: expect.stringContaining('backup.exists') });
    expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('mine');
    expect(await runIn({ folder }, 'backup', 'none/copy')).toMatchObject({ code: 4, err: expect.stringContaining('backup.unwritable') });
    expect(await runIn({ folder }, 'backup', 'copy', '--data', 'none')).toMatchObject({
      code: 3,
      err: expect.stringContaining('data.none'),
    });
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'mine']);
  });

  test.each([
    ['is missing', undefined, 'data.none'],
    ['is no database', 'my diary '.repeat(200), 'data.damaged'],
  ])('a backup that %s is not put in place', async (_what, text, code) => {
    const { folder, data } = await kept();
    const before = readFileSync(join(data, 'crupier.sqlite'));
    if (text !== undefined) writeFileSync(join(folder, 'copy'), text);
    expect(await runIn({ folder }, 'restore', 'copy', '--replace')).toMatchObject({ code: 3, err: expect.stringContaining(code) });
    expect(readFileSync(join(data, 'crupier.sqlite')).equals(before)).toBe(true);
    expect(existsSync(join(data, 'crupier.sqlite.new'))).toBe(false);
  });

  test('a database that is damaged gives way to a backup, with its log', async () => {
    const { folder, data, match } = await kept();
    await runIn({ folder }, 'backup', 'copy.sqlite');
    writeFileSync(join(data, 'crupier.sqlite'), 'scrambled '.repeat(500));
    writeFileSync(join(data, 'crupier.sqlite-wal'), 'of the old one');
    expect((await runIn({ folder }, 'restore', 'copy.sqlite', '--replace')).code).toBe(0);
    expect(await has(await serve(data), match)).toBe(true);
  });
});

describe('verify', () => {
  test('finds a sound database sound, in both languages, also while the server runs', async () => {
    const { folder, data } = await kept();
    await serve(data);
    expect(await runIn({ folder }, 'verify')).toMatchObject({ code: 0, out: expect.stringContaining('sound. Matches: 1;') });
    expect(await runIn({ folder }, 'verify', '--lang', 'es')).toMatchObject({
      code: 0,
      out: expect.stringContaining('en orden. Partidas: 1;'),
    });
  });

  test.each([
    ['a changed seed', `update match set head = json_set(head, '$.start.seed', printf('%064d', 1))`, 'journal.alteredHead'],
    ['a match that is gone', `pragma foreign_keys = off; update match set id = 'x'`, 'data.orphans'],
    [
      'a waiting table that cannot be read',
      `insert into lobby (id, created_at, plan, opened_by, opened_from) values ('one', 1, '{', '', '')`,
      'data.unreadable',
    ],
  ])('tells of %s, with code 1', async (_what, statement, code) => {
    const { folder, data } = await kept();
    change(data, statement);
    const verified = await runIn({ folder }, 'verify', '--json');
    expect(verified.code).toBe(1);
    const { problems } = JSON.parse(verified.out) as { readonly problems: readonly { readonly code: string; readonly message: string }[] };
    expect(problems.map((each) => each.code)).toContain(code);
    expect(problems.every(({ message }) => message.includes(' '))).toBe(true);
    expect((await runIn({ folder }, 'verify', '--lang', 'es')).out).toContain(code);
  });

  test('one bad match hides no other', async () => {
    const { folder, data, match } = await kept();
    const server = await serve(data);
    const other = await openMatch(server);
    await server.close();
    servers.length = 0;
    change(data, `update match set head = '{' where id = '${match}'`);
    change(data, `update seat set user_id = 'eve' where match_id = '${other}' and seat = 1`);
    const { problems } = JSON.parse((await runIn({ folder }, 'verify', '--json')).out) as { readonly problems: readonly object[] };
    expect(problems).toMatchObject([
      { match, code: 'journal.alteredHead' },
      { match: other, code: 'journal.alteredSeat' },
    ]);
  });

  test('a database that is not there, or of a newer program, ends with code 3', async () => {
    const { folder, data } = await kept();
    expect(await runIn({ folder }, 'verify', 'none.sqlite')).toMatchObject({ code: 3, err: expect.stringContaining('data.none') });
    change(data, 'update schema_version set version = 99');
    expect(await runIn({ folder }, 'verify')).toMatchObject({ code: 3, err: expect.stringContaining('data.newer') });
    change(data, 'drop table schema_version');
    expect(await runIn({ folder }, 'verify')).toMatchObject({ code: 3, err: expect.stringContaining('data.older') });
  });
});
