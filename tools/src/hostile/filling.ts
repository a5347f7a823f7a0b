import type { CreatedMatch, GameSummary, MatchSummary } from '@crupier/protocol';
import { type Attack, judge, originOf, pause } from './attack.ts';
import { Client } from './client.ts';
import { waitingClock } from './waiting-clock.ts';

/** Tables of one address that a server may let wait, and kilobytes of those of one user. */
const TABLES_MAX = 100;
const KILOBYTES_MAX = 2000;
/** Entries that bots may write in four seconds in which nobody listens: answers that were under way. */
const UNHEARD_MAX = 16;
/** Milliseconds of the processor that a pool may take that was opened before: to write it and send it. */
const POOL_MS_MAX = 5;

/** Attacks that leave something behind on the server: rows on its disk, tables in its memory. */
export const fillingAttacks: Readonly<Record<string, Attack>> = {
  strangers: {
    about: 'Four hundred requests without a cookie ask for pages there are not, and read what is public.',
    run: async (ground) => {
      const paths = ['/api/nothing', '/api/games', '/api/matches', '/api/me', '/api/matches/nobody/journal'];
      let sessions = 0;
      for (let each = 0; each < 400 * ground.strength; each++) {
        const stranger = new Client(originOf(ground, 10));
        await stranger.ask(paths[each % paths.length] ?? '');
        sessions += stranger.sessions;
      }
      // One more comes for something that must be theirs later.
      const guest = new Client(originOf(ground, 11));
      await guest.enter();
      return judge(sessions + guest.sessions, 1, 'sessions stored for one guest among them');
    },
  },
  tables: {
    about: 'Two hundred strangers of one address open three tables each that wait for ever.',
    run: async (ground) => {
      let waiting = 0;
      for (let each = 0; each < 200 * ground.strength; each++) {
        const stranger = new Client(originOf(ground, 12));
        for (let table = 0; table < 3; table++) if (await opensWaiting(stranger)) waiting++;
      }
      return judge(waiting, TABLES_MAX, 'tables of one address that wait');
    },
  },
  'large-tables': {
    about: 'One stranger opens forty waiting tables with deck lists of 190 KB, and one with none.',
    run: async (ground) => {
      const stranger = new Client(originOf(ground, 13));
      let kilobytes = (await opensWaiting(stranger)) ? 1 : 0;
      for (let each = 0; each < 40 * ground.strength; each++) if (await opensWaiting(stranger, 190)) kilobytes += 2 * 190;
      return judge(kilobytes, KILOBYTES_MAX, 'KB of waiting tables of one stranger stored');
    },
  },
  'bots-alone': {
    about: 'One stranger opens forty tables at which greedy bots sit and nobody else, and one with a person.',
    run: async (ground) => {
      const stranger = new Client(originOf(ground, 14));
      const bot = { kind: 'bot', level: 'greedy' };
      let running = (await opensTable(stranger, { seats: [{ kind: 'person' }, bot] })) ? 1 : 0;
      for (let each = 0; each < 40 * ground.strength; each++) if (await opensTable(stranger, { seats: [bot, bot] })) running++;
      return judge(running, 1, 'tables dealt, one of them with a person');
    },
  },
  'unheard-bots': {
    about: 'One stranger leaves eight tables at which three bots play on, and listens no more.',
    run: async (ground) => {
      const stranger = new Client(originOf(ground, 16));
      const bot = { kind: 'bot', level: 'greedy' };
      for (let each = 0; each < 8 * ground.strength; each++) await leaveTo(stranger, [{ kind: 'person' }, bot, bot, bot]);
      await pause(1000);
      const before = await countEntries(stranger);
      ground.tell(`${before} entries, and nobody listens.`);
      await pause(4000);
      return judge((await countEntries(stranger)) - before + 1, UNHEARD_MAX, 'entries, and one, that bots wrote for nobody');
    },
  },
  sealed: {
    about: 'One stranger asks for the same sealed pool two hundred times.',
    run: async (ground) => {
      const stranger = new Client(originOf(ground, 15));
      const clock = waitingClock(ground.pid);
      const open = async (): Promise<number> => {
        const begun = clock();
        const { status } = await stranger.ask('/api/sealed', { game: 'inferno', seed: 'the same' });
        return status === 200 ? clock() - begun : 0;
      };
      await open();
      const taken: number[] = [];
      for (let each = 0; each < 200 * ground.strength; each++) {
        const ms = await open();
        if (ms > 0) taken.push(ms);
        else await pause(100);
      }
      return judge(
        Math.round(10 * (taken.toSorted((a, b) => a - b)[taken.length >> 1] ?? 0)) / 10,
        POOL_MS_MAX,
        'ms of the server for one more of them',
      );
    },
  },
};

/** Opens a table with a seat that nobody takes, its deck lists filled up with so many KB that say nothing; whether the server let it in. */
function opensWaiting(stranger: Client, kilobytes = 0): Promise<boolean> {
  return opensTable(stranger, { seats: [{ kind: 'person' }, { kind: 'person', open: true }], padding: ' '.repeat(kilobytes * 1000) });
}

/** Opens a table of the server's first game, as often as it takes where the server says that it is too busy; whether it let it in. */
async function opensTable(
  stranger: Client,
  { seats, padding = '' }: { readonly seats: unknown; readonly padding?: string },
): Promise<boolean> {
  const games = JSON.parse((await stranger.ask('/api/games')).text) as readonly GameSummary[];
  const decks = (games[0]?.decks ?? []).slice(0, 2).map((deck) => `${deck}${padding}`);
  for (;;) {
    const { status, text } = await stranger.ask('/api/matches', { game: games[0]?.id, seats, decks });
    if (status !== 429 || !text.includes('request.tooMany')) return status === 201;
    await pause(200);
  }
}

/** Opens a table of Inferno, sits down, leaves the match to the others and hangs up. */
async function leaveTo(stranger: Client, seats: readonly unknown[]): Promise<void> {
  const created = await stranger.ask('/api/matches', { game: 'inferno', seats });
  if (created.status !== 201) throw new Error(`No table was opened: ${created.status} ${created.text}`);
  const wire = await stranger.connect();
  await wire.sit((JSON.parse(created.text) as CreatedMatch).id);
  wire.say({ kind: 'leave', command: 'leave' });
  await wire.until('acknowledged', 1);
  wire.socket.terminate();
}

/** Entries of all the tables of a stranger. */
async function countEntries(stranger: Client): Promise<number> {
  const tables = JSON.parse((await stranger.ask('/api/matches')).text) as readonly MatchSummary[];
  return tables.reduce((sum, { entries }) => sum + entries, 0);
}
