import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlayableGame } from '@crupier/kernel';
import type { JournalFile, MatchSummary } from '@crupier/protocol';
import { afterEach, expect, test } from 'vitest';
import { DATABASE } from './data/data-folder.ts';
import { loadGames } from './games.ts';
import { TestBrowser } from './fixtures/test-client.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** A database of the rules of 22 November 2026: of each game a match that is over and one that goes on, of persons without names. */
const kept = gunzipSync(readFileSync(new URL('fixtures/earlier-rules.sqlite.gz', import.meta.url)));
const matches = {
  keyforge: { finished: 'HVNtXFHXsjQo7aggPOGw', running: 's4KJrHeEeevNXJ2KVZB2', reason: 'left' },
  inferno: { finished: 'ZCNMxOBLij8xdMuCFLHZ', running: 'vta-gvisw9W4RC5ggJEP', reason: 'conceded' },
} as const;

const servers: RunningServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(games: readonly PlayableGame[]): Promise<TestBrowser> {
  const data = mkdtempSync(join(tmpdir(), 'earlier-'));
  writeFileSync(join(data, DATABASE), kept);
  const started = await startServer({ port: 0, host: '127.0.0.1', data, games, engine: 'later', logLevel: 'silent' });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  servers.push({ ...started.value, close: async () => (await started.value.close(), rmSync(data, { recursive: true })) });
  return new TestBrowser(started.value.url);
}

/** The same game by rules under which every state is another one, or which deal nothing that was dealt before. */
function otherRules(game: PlayableGame, how: 'plays otherwise' | 'deals no more'): PlayableGame {
  return {
    ...game,
    start: (configuration, seed) => {
      if (how === 'deals no more') return { ok: false, problems: [{ code: 'start.notAConfiguration', at: '', values: {} }] };
      const dealt = game.start(configuration, seed);
      if (!dealt.ok) return dealt;
      const { value: match } = dealt;
      return {
        ok: true,
        value: new Proxy(match, {
          get: (of, name) => (name === 'hash' ? () => 'other' : (Reflect.get(of, name).bind?.(of) ?? Reflect.get(of, name))),
        }),
      };
    },
  };
}

test.each(['as now', 'plays otherwise', 'deals no more'] as const)(
  'a match that was over before an update stays readable: %s',
  async (how) => {
    const games = loadGames().map((game) => (how === 'as now' ? game : otherRules(game, how)));
    const browser = await serve(games);
    for (const { finished, reason } of Object.values(matches)) {
      const { body: summary } = await browser.ask(`/api/matches/${finished}`);
      expect(summary as MatchSummary).toMatchObject({ status: 'finished', outcome: { winners: [1], reason } });
      const { status, body } = await browser.ask(`/api/matches/${finished}/journal`);
      expect(status).toBe(200);
      const { journal, fairness, outcome } = body as JournalFile;
      expect([journal.entries.length, outcome?.winners]).toEqual([32, [1]]);
      expect(fairness.secret).toMatch(/^[0-9a-f]{64}$/);
      if (how === 'deals no more') continue;
      const socket = await browser.connect();
      const { info } = await socket.hello(finished);
      expect(info).toMatchObject({ status: 'finished', outcome: { winners: [1] }, fairness: { secret: fairness.secret } });
    }
  },
);

test('a match that goes on, and that other rules play otherwise, says which rules it needs', async () => {
  const browser = await serve(loadGames().map((game) => otherRules(game, 'plays otherwise')));
  for (const { running } of Object.values(matches)) {
    const socket = await browser.connect();
    const { info } = await socket.hello(running);
    expect(info).toMatchObject({ status: 'paused', problem: { code: 'journal.otherRules', values: { needed: '0.1.0', here: 'later' } } });
    expect(info.problem?.text).toContain('0.1.0');
    expect((await browser.ask(`/api/matches/${running}/journal`)).status).toBe(409);
  }
});
