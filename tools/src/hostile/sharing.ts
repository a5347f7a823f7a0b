import { availableParallelism } from 'node:os';
import type { CreatedMatch, ServerMessage } from '@crupier/protocol';
import { type Attack, type Ground, judge, originOf, pause } from './attack.ts';
import { Client, type Wire } from './client.ts';

/** Tables of one address at which strong bots play on among themselves. */
const TABLES = 12;
/** Milliseconds until the threads have loaded their games at most, and for which somebody else then plays, for each unit of strength. */
const LOADING_MAX_MS = 60_000;
const PLAYED_MS = 3000;
/** Milliseconds after which no more answers are waited for. */
const PATIENCE_MS = 10_000;
/** Answers of a bot for which is waited longer where fewer have come. */
const WAITS_MIN = 8;
/** Tables whose bots may be served first: one in each thread, which is not interrupted, and two that were answered at the same moment. */
const BEFORE_MAX = Math.max(1, Math.min(4, availableParallelism() - 1)) + 2;

/** Takes the threads in which bots think for the tables of one address. */
export const sharingAttacks: Readonly<Record<string, Attack>> = {
  'shared-threads': {
    about: 'One stranger opens twelve tables at which strong bots play on, while somebody from another address plays against a greedy one.',
    run: async (ground) => {
      const answered = new Set<number>();
      const wires = await Promise.all(Array.from({ length: TABLES }, (_, at) => watchBots(ground, at, () => answered.add(at))));
      // The threads load their games for the first question; on a busy machine that takes a while.
      for (let waited = 0; answered.size === 0 && waited < LOADING_MAX_MS; waited += 100) await pause(100);
      const before = await countServedBefore(ground, answered);
      for (const wire of wires) wire.socket.terminate();
      ground.tell(`${before.length} answers of a bot, each after so many of the others: ${before.join(', ')}.`);
      const median = before.toSorted((a, b) => a - b)[before.length >> 1] ?? TABLES;
      return judge(median, BEFORE_MAX, 'tables of one stranger that were served before another’s');
    },
  },
};

/** Opens a table of Inferno, leaves the match to strong bots, and listens. */
async function watchBots(ground: Ground, at: number, onAnswer: () => void): Promise<Wire> {
  const bot = { kind: 'bot', level: 'strong' };
  const client = new Client(originOf(ground, 80));
  const seats = [{ kind: 'person' }, bot, bot];
  for (;;) {
    const { status, text } = await client.ask('/api/matches', { game: 'inferno', seats });
    if (status === 201) {
      const wire = await client.connect();
      await wire.sit((JSON.parse(text) as CreatedMatch).id);
      wire.say({ kind: 'leave', command: `leave${at}` });
      await wire.until('acknowledged', 1);
      wire.socket.on('message', (raw: Buffer) => raw.toString().startsWith('{"kind":"update"') && onAnswer());
      return wire;
    }
    if (status !== 429) throw new Error(`No table was opened: ${status} ${text}`);
    await pause(200);
  }
}

/** Plays against a greedy bot from another address; gives how many other tables were served before each of its answers. */
async function countServedBefore(ground: Ground, answered: Set<number>): Promise<readonly number[]> {
  const client = new Client(originOf(ground, 81));
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }];
  const before: number[] = [];
  await client.enter();
  const wire = await client.connect();
  let isWaiting = false;
  wire.socket.on('message', (raw: Buffer) => {
    const message = JSON.parse(raw.toString()) as ServerMessage;
    if (message.kind !== 'welcome' && message.kind !== 'update') return;
    if (isWaiting && message.kind === 'update') before.push(answered.size);
    isWaiting = message.pending !== undefined && message.pending.ask === undefined;
    answered.clear();
  });
  const playOn = async (): Promise<void> => {
    while (!wire.isClosed) {
      await wire.sit((await client.make<CreatedMatch>('/api/matches', { game: 'keyforge', seats })).id);
      await wire.play(Number.POSITIVE_INFINITY, ground.roll);
    }
  };
  const begun = performance.now();
  void playOn().catch((error: unknown) => ground.tell(`The table is left: ${String(error)}`));
  const playedMs = PLAYED_MS * ground.strength;
  while (performance.now() - begun < (before.length < WAITS_MIN ? playedMs + PATIENCE_MS : playedMs)) await pause(100);
  // Whoever still waits for an answer has waited for as many too.
  if (isWaiting) before.push(answered.size);
  wire.socket.terminate();
  return before;
}
