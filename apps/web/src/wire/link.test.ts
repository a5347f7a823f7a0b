import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEARTBEAT, SILENCE_MAX_MS } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeLink, type Link } from './link.ts';

const data = mkdtempSync(join(tmpdir(), 'link-'));
let server: ChildProcess;
let url = '';
let link: Link | undefined;

beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget());
  const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', CRUPIER_DATA: data };
  server = spawn(process.execPath, ['apps/server/src/main.ts', '--no-page'], { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
  url = await new Promise<string>((resolve) => {
    server.stdout?.on('data', (text: Buffer) => {
      const address = /http:\/\/[\d.:]+/.exec(text.toString())?.[0];
      if (address !== undefined) resolve(`${address.replace('http', 'ws')}/ws`);
    });
  });
}, 60_000);

afterAll(() => {
  link?.close();
  server.kill('SIGKILL');
  vi.unstubAllGlobals();
  rmSync(data, { recursive: true, force: true });
});

test(
  'a server that stops without closing its connections is taken for lost, and found again when it goes on',
  { timeout: 60_000 },
  async () => {
    const told: string[] = [];
    let opened = 0;
    link = makeLink(url, {
      onOpen: () => void opened++,
      onMessage: (text) => told.push(text),
      onLost: () => told.push('lost'),
    });
    link.open();
    await expect.poll(() => opened, { timeout: 20_000 }).toBe(1);
    server.kill('SIGSTOP');
    await expect.poll(() => told, { timeout: 2 * SILENCE_MAX_MS + 10_000 }).toContain('lost');
    expect(opened).toBe(1);
    server.kill('SIGCONT');
    await expect.poll(() => opened, { timeout: 30_000 }).toBeGreaterThan(1);
    // Beats are the link's own affair.
    expect(told).not.toContain(HEARTBEAT);
  },
);
