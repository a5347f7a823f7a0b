import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { ServerMessage, WelcomeMessage } from '@crupier/protocol';
import { ServerProcess } from '../chaos/server-process.ts';
import { type Attack, type Ground, judge } from './attack.ts';
import { Client } from './client.ts';
import { sideOf, close } from './sides.ts';

const DATABASE = 'crupier.sqlite';
/** Entries after which a server has kept states, of which the first is so old that the events after it can be told again. */
const ENTRIES = 125;

/** Milliseconds within which a server has to say how a match is. */
const PATIENCE_MS = 10_000;

/** A database of earlier rules, of which each game has a match that is over and one that goes on. */
const earlierRules = new URL('../../../apps/server/src/fixtures/earlier-rules.sqlite.gz', import.meta.url);
const earlierMatches = {
  finished: ['HVNtXFHXsjQo7aggPOGw', 'ZCNMxOBLij8xdMuCFLHZ'],
  running: ['s4KJrHeEeevNXJ2KVZB2', 'vta-gvisw9W4RC5ggJEP'],
} as const;

/** Mishaps of a server's files: each takes a server of its own, by `--entry`. */
export const storingAttacks: Readonly<Record<string, Attack>> = {
  'second-server': {
    about: 'A second server is started on the data of one that runs (servers of its own, by --entry).',
    run: ({ entry = 'apps/server/src/main.ts' }) =>
      withFolder(async (data) => {
        const [first, second] = [new ServerProcess(entry, data), new ServerProcess(entry, data)];
        try {
          await first.start();
          const running = await second.start().then(
            () => 1,
            () => 0,
          );
          return judge(running, 0, 'second servers that run');
        } finally {
          await second.kill();
          await first.kill();
        }
      }),
  },
  'earlier-rules': {
    about: 'A server is started on the matches of earlier rules: some are over, and some go on (a server of its own).',
    run: (ground) =>
      withFolder(async (data) => {
        writeFileSync(join(data, DATABASE), gunzipSync(readFileSync(earlierRules)));
        return withServer(ground, data, async (url) => {
          const client = new Client({ url });
          let lost = 0;
          for (const id of earlierMatches.finished) if ((await client.ask(`/api/matches/${id}/journal`)).status !== 200) lost++;
          for (const id of earlierMatches.running) {
            const { status, problem } = (await welcomeTo(client, id))?.info ?? {};
            if (status !== 'running' && problem?.code !== 'journal.otherRules') lost++;
          }
          return judge(lost, 0, 'matches that are neither readable, nor go on, nor say which rules they need');
        });
      }),
  },
  'damaged-state': {
    about: 'The states that a server has kept of a match are damaged, in two ways, and it is started again (servers of its own).',
    run: (ground) =>
      withFolder(async (data) => {
        const client = new Client({ url: '' });
        const matches = await withServer(ground, data, async (url) => {
          client.moveTo(url);
          return [await playLong(client, ground), await playLong(client, ground)];
        });
        damageStates(join(data, DATABASE), matches);
        return withServer(ground, data, async (url) => {
          client.moveTo(url);
          let lost = 0;
          for (const { match, seq } of matches) {
            const welcome = await welcomeTo(client, match);
            if (welcome === undefined || welcome.seq < seq || welcome.info.problem !== undefined) lost++;
          }
          return judge(lost, 0, 'sound matches that do not go on');
        });
      }),
  },
};

async function withFolder<T>(run: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'hostile-data-'));
  try {
    return await run(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Starts a server on some data, and ends it in good order. */
async function withServer<T>(
  { entry = 'apps/server/src/main.ts' }: Pick<Ground, 'entry'>,
  data: string,
  run: (url: string) => Promise<T>,
): Promise<T> {
  const server = new ServerProcess(entry, data);
  try {
    await server.start();
    return await run(server.url);
  } finally {
    await server.stop();
  }
}

/** How a match is at the seat of somebody who says hello; undefined where the server does not say it in time. */
async function welcomeTo(client: Client, match: string): Promise<WelcomeMessage | undefined> {
  const { socket } = await client.connect();
  const heard = new Promise<WelcomeMessage>((resolve) =>
    socket.on('message', (raw: Buffer) => {
      const message = JSON.parse(raw.toString()) as ServerMessage;
      if (message.kind === 'welcome') resolve(message);
    }),
  );
  socket.send(JSON.stringify({ kind: 'hello', match }));
  const welcome = await Promise.race([heard, setTimeout(PATIENCE_MS, undefined)]);
  socket.terminate();
  return welcome;
}

interface Played {
  readonly match: string;
  readonly seq: number;
}

/** Plays at random until the server has kept states of the match that are old enough to be used. */
async function playLong(client: Client, { roll }: Ground): Promise<Played> {
  for (;;) {
    const match = await client.openTable('keyforge');
    const side = await sideOf(client, match);
    await side.wire.play(ENTRIES, roll);
    const { seq } = side.wire;
    close([side]);
    if (seq >= ENTRIES) return { match, seq };
  }
}

/** Changes every kept state: of the first match a frame runs at a step there is none, of the second a list holds something else. */
function damageStates(file: string, [first, second]: readonly Played[]): void {
  const database = new DatabaseSync(file);
  const damage = database.prepare('update snapshot set state = replace(state, ?, ?) where match_id = ?');
  const changes = [
    damage.run('"zones":[', '"zones":[[77,', first?.match ?? ''),
    damage.run('"listeners":[', '"listeners":[99999,', second?.match ?? ''),
  ];
  database.close();
  if (changes.some((change) => change.changes === 0)) throw new Error('No state was kept that could be damaged.');
}
