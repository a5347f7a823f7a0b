import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { TestBrowser } from './fixtures/test-client.ts';
import { buildPage } from './page/build-page.ts';

const program = fileURLToPath(new URL('./fixtures/high-card-main.ts', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  folders.push(folder);
  return folder;
}

/** A server as a process, with what it says. */
interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly said: { out: string; log: string };
}

function run(given: readonly string[], environment: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(process.execPath, [program, ...given], { env: { ...process.env, LANG: 'C', ...environment } });
  const said = { out: '', log: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.log += chunk.toString()));
  return { child, said, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function addressOf({ child, said }: Program): Promise<string> {
  while (!said.out.includes('\n')) await new Promise((resolve) => child.stdout?.once('data', resolve));
  return said.out.trim();
}

describe('the server as a program', () => {
  test('prints its address, plays, keeps its data to itself, and ends on SIGTERM with nothing lost', async () => {
    const data = freshFolder();
    const first = run(['--no-page'], { PORT: '0', CRUPIER_DATA: data });
    const url = await addressOf(first);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const browser = new TestBrowser(url);
    const { id } = await browser.createMatch();
    const socket = await browser.connect();
    await socket.hello(id);
    const { seq } = await socket.answer('kept');
    const given = ['--no-page', '--data', data, '--port', '0'];
    const beside = run(given, { LANG: 'es_ES.UTF-8' });
    expect(await beside.ended).toBe(1);
    expect(beside.said).toEqual({ out: '', log: expect.stringContaining(`Otro servidor usa las partidas de ${data}.`) });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = run(given);
    const later = new TestBrowser(await addressOf(second));
    later.cookie = browser.cookie;
    const again = await later.connect();
    expect((await again.hello(id)).seq).toBeGreaterThanOrEqual(seq);
    second.child.kill('SIGKILL');
    await second.ended;
    expect(second.said.log.split('\n').length).toBe(3);
    const third = run(given);
    await addressOf(third);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
  });

  test('notes at its start a match that has lost entries, once and with the match, and serves', async () => {
    const data = freshFolder();
    const given = ['--no-page', '--port', '0', '--data', data];
    const first = run(given);
    const browser = new TestBrowser(await addressOf(first));
    const { id } = await browser.createMatch();
    const socket = await browser.connect();
    await socket.hello(id);
    await socket.answer('kept');
    first.child.kill('SIGTERM');
    await first.ended;
    const database = new DatabaseSync(join(data, 'crupier.sqlite'));
    database.exec('delete from event where seq = (select max(seq) from event)');
    database.close();
    const second = run(given);
    browser.url = await addressOf(second);
    const again = await browser.connect();
    expect((await again.hello(id)).info).toMatchObject({ status: 'paused', problem: { code: 'journal.cutShort' } });
    second.child.kill('SIGTERM');
    await second.ended;
    const faults = second.said.log.split('\n').filter((line) => line.includes('journal.cutShort'));
    expect(faults.map((line) => (JSON.parse(line) as { readonly match: string }).match)).toEqual([id]);
  });

  test('says what is wrong and ends with a code', async () => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
    });
    const taken = run(['--no-page', '--port', String(port), '--data', freshFolder()], { LANG: 'es_ES.UTF-8' });
    expect(await taken.ended).toBe(1);
    expect(taken.said.log).toContain(`El puerto ${port} está ocupado.`);
    blocker.close();
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const unusable = run(['--no-page', '--port', '0', '--data', file]);
    expect(await unusable.ended).toBe(1);
    expect(unusable.said.log).toContain(`Cannot keep matches in ${file}`);
    const wrong = run(['--colour']);
    expect(await wrong.ended).toBe(2);
    expect(wrong.said.log).toBe('--colour: Unknown option: --colour. See --help.\n');
    const help = run(['--help']);
    expect(await help.ended).toBe(0);
    for (const name of ['PORT', 'HOST', 'CRUPIER_DATA']) expect(help.said.out).toContain(name);
  });
});

describe('building the page', () => {
  /** A repository with a page whose bundler is a script of a few words. */
  function repository(bundler: string): string {
    const root = freshFolder();
    mkdirSync(join(root, 'apps/web/src'), { recursive: true });
    mkdirSync(join(root, 'apps/web/node_modules/vite/bin'), { recursive: true });
    writeFileSync(join(root, 'apps/web/package.json'), '{}');
    writeFileSync(join(root, 'apps/web/index.html'), '<html>');
    writeFileSync(join(root, 'apps/web/src/page.ts'), 'one');
    writeFileSync(join(root, 'apps/web/node_modules/vite/package.json'), '{"name":"vite"}');
    writeFileSync(join(root, 'apps/web/node_modules/vite/bin/vite.js'), bundler);
    return root;
  }
  const copying = "const fs = require('fs'); fs.mkdirSync('dist', { recursive: true }); fs.copyFileSync('src/page.ts', 'dist/index.html');";

  test('happens when a source changed, and only then', async () => {
    const root = repository(copying);
    const folder = join(root, 'apps/web/dist');
    expect(await buildPage(root)).toEqual({ kind: 'ready', folder, built: true });
    expect(await buildPage(root)).toEqual({ kind: 'ready', folder, built: false });
    writeFileSync(join(root, 'apps/web/src/page.ts'), 'two');
    expect(await buildPage(root)).toEqual({ kind: 'ready', folder, built: true });
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
  });

  test('that fails keeps the older page, and is tried again', async () => {
    const root = repository(copying);
    await buildPage(root);
    writeFileSync(join(root, 'apps/web/src/page.ts'), 'two');
    writeFileSync(join(root, 'apps/web/node_modules/vite/bin/vite.js'), 'process.exit(3)');
    expect(await buildPage(root)).toEqual({ kind: 'failed', folder: join(root, 'apps/web/dist'), exit: 3 });
    expect(await buildPage(root)).toMatchObject({ kind: 'failed' });
  });

  test('ends when the server is asked to end', async () => {
    const root = repository('setInterval(() => {}, 1000)');
    const stopping = new AbortController();
    const building = buildPage(root, stopping.signal);
    setTimeout(() => stopping.abort(), 50);
    expect(await building).toMatchObject({ kind: 'failed', folder: undefined });
  });

  test('a copy without a page has none', async () => {
    expect(await buildPage(freshFolder())).toEqual({ kind: 'none' });
  });
});
