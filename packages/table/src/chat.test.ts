import { describe, expect, test } from 'vitest';
import { highCard } from '@crupier/high-card';
import { contractMatch } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import { CHAT_LINES_MAX } from './play/chat.ts';
import type { JournalStore, SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Notice, Reply, Subscription, TableHost } from './table-host.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };

/** A table whose clock a test sets, and whose host can be started anew. */
async function table(seats: readonly SeatRecord[] = [ana, luis], store: JournalStore = memoryStore()) {
  const clock = { now: 0 };
  const start = (): TableHost => {
    const pace = { forcedMs: 0, now: () => clock.now };
    return localHost({ games: [highCard], store, engine: 'contract', pace });
  };
  let host = start();
  await host.create(contractMatch('m', seats, 'long'));
  let commands = 0;
  return {
    clock,
    store,
    restart: () => void (host = start()),
    say: (seat: number, text: string, command = `c${commands++}`): Promise<Reply> =>
      host.send('m', { kind: 'say', command, seat, words: { kind: 'text', text } }),
    sit: async (viewer: number, hear: (notice: Notice) => void = () => undefined): Promise<Subscription> => {
      const subscribed = await host.subscribe('m', { viewer }, hear);
      if (!subscribed.ok) throw new Error(subscribed.problems[0]?.code);
      return subscribed.value;
    },
    hash: async (): Promise<string> => {
      const looked = await host.look('m', { at: 0, viewer: 0, own: [0] });
      return looked.ok ? JSON.stringify([looked.value.seq, looked.value.of]) : '';
    },
  };
}

describe('what is said at a table', () => {
  test('is heard by all who are there, those who watch too, and told to whoever comes after a restart', async () => {
    const { say, sit, restart } = await table();
    const heard: Notice[] = [];
    for (const viewer of [0, 1, -1]) await sit(viewer, (notice) => notice.kind === 'chat' && heard.push(notice));
    expect(await say(0, '<b>hi</b>')).toEqual({ kind: 'acknowledged', seq: 0 });
    const line = { number: 1, seat: 0, seq: 0, words: { kind: 'text', text: '<b>hi</b>' } };
    expect(heard).toEqual([0, 1, -1].map(() => ({ kind: 'chat', line })));
    restart();
    expect((await sit(1)).chat).toEqual([line]);
  });

  test('is no entry of the journal and said once, though it is sent again after a restart', async () => {
    const { say, sit, restart, hash } = await table();
    const before = await hash();
    const reply = await say(0, 'hello', 'once');
    restart();
    expect(await say(0, 'hello', 'once')).toEqual(reply);
    expect((await sit(0)).chat).toHaveLength(1);
    expect(await hash()).toBe(before);
  });

  test('is refused for nobody’s seat', async () => {
    const { say } = await table([ana, bot]);
    for (const seat of [1, -1, 5]) expect(await say(seat, 'me')).toMatchObject({ kind: 'refused', problem: { code: 'seat.notYours' } });
  });

  test('comes five at once and then one in two seconds, for each person apart', async () => {
    const { say, clock } = await table();
    for (let each = 0; each < 5; each++) expect((await say(0, `${each}`)).kind).toBe('acknowledged');
    expect(await say(0, 'too much')).toMatchObject({ kind: 'refused', problem: { code: 'chat.tooFast', values: { seconds: 2 } } });
    expect((await say(1, 'another')).kind).toBe('acknowledged');
    clock.now += 1999;
    expect((await say(0, 'still')).kind).toBe('refused');
    clock.now += 1;
    expect((await say(0, 'now')).kind).toBe('acknowledged');
    expect((await say(0, 'again')).kind).toBe('refused');
  });

  test('ends where a table has as many lines as it keeps', async () => {
    const { store, say, sit } = await table();
    for (let number = 1; number <= CHAT_LINES_MAX; number++) {
      await store.say('m', {
        number,
        seat: 1,
        seq: 0,
        command: `1/x${number}/say`,
        text: JSON.stringify({ kind: 'phrase', phrase: 'hello' }),
      });
    }
    expect(await say(0, 'one more')).toMatchObject({ kind: 'refused', problem: { code: 'chat.full' } });
    const { chat } = await sit(0);
    expect([chat.length, chat.at(-1)?.number]).toEqual([100, CHAT_LINES_MAX]);
  });

  test('is passed over where it was damaged, and the next line has a number of its own', async () => {
    const { store, say, sit } = await table();
    await store.say('m', { number: 1, seat: 1, seq: 0, command: '1/x/say', text: '{"kind":"shout"}' });
    await say(0, 'after it');
    expect((await sit(0)).chat.map(({ number }) => number)).toEqual([2]);
  });

  test('goes with the person who has said it', async () => {
    const { store, say, sit, restart } = await table();
    await say(0, 'mine');
    await say(1, 'theirs');
    await store.forget('ana');
    restart();
    const { chat } = await sit(1);
    expect(chat.map(({ seat }) => seat)).toEqual([1]);
    expect((await say(1, 'more')).kind).toBe('acknowledged');
  });
});
