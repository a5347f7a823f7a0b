import { highCard } from '@crupier/high-card';
import type { PlayableGame, Seat } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { contractMatch } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import type { JournalStore, SeatRecord } from './store/journal-store.ts';
import { answerTo } from './play/requests.ts';
import type { RunningMatch } from './play/running-match.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Reply, Subscription, TableCommand, TableHost } from './table-host.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
/** More answers than a match of High Card takes. */
const ANSWERS_MAX = 300;
const asked = { own: ['main'], others: [], everything: false };

function hostOn(store: JournalStore, game = highCard): TableHost {
  return localHost({ games: [game], store, engine: 'contract', pace: { forcedMs: 0 } });
}

/** A table whose host can be started anew, without the old one's closing: what was acknowledged is on disk. */
async function table(game = highCard): Promise<{
  readonly store: JournalStore;
  readonly restart: () => void;
  readonly send: (command: TableCommand) => Promise<Reply>;
  readonly sit: (seat: Seat) => Promise<Subscription>;
}> {
  const store = memoryStore();
  let host = hostOn(store, game);
  await host.create(contractMatch('m', [ana, luis], 'long'));
  return {
    store,
    restart: () => (host = hostOn(store, game)),
    send: (command) => host.send('m', command),
    sit: async (viewer) => {
      const subscribed = await host.subscribe('m', { viewer }, () => undefined);
      if (!subscribed.ok) throw new Error(subscribed.problems[0]?.code);
      return subscribed.value;
    },
  };
}

function offer(seat: Seat, command = 'offer'): TableCommand {
  return { kind: 'draw', command, seat };
}

function say(seat: Seat, request: number, accept: boolean, command = `say ${request} ${accept}`): TableCommand {
  return { kind: 'consent', command, seat, request, accept };
}

/** The answer that changes no card of a seat's first hand. */
async function keep({ send, sit }: Awaited<ReturnType<typeof table>>, seat: Seat): Promise<Reply> {
  const { pending } = (await sit(seat)).sight;
  return send({ kind: 'answer', command: 'keep', seat, decision: pending?.id ?? -1, chosen: [] });
}

/** Gives the first allowed answer of whoever is asked: whose it was, or undefined where the match is over. */
async function playOne(
  { send, sit }: Awaited<ReturnType<typeof table>>,
  before?: (seat: Seat) => Promise<unknown>,
): Promise<Seat | undefined> {
  // The table gives the answers of its own between two turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  const [seat] = (await sit(0)).sight.pending?.waiting ?? [];
  if (seat === undefined) return undefined;
  await before?.(seat);
  const { pending, seq } = (await sit(seat)).sight;
  const chosen = Array.from({ length: pending?.ask?.min ?? 0 }, (_, at) => at);
  await send({ kind: 'answer', command: `play ${seq}`, seat, decision: pending?.id ?? -1, chosen });
  return seat;
}

/** High Card in which one may pass, whose second turn is one for responses. */
const passingCard: PlayableGame = {
  ...highCard,
  passing: {
    verb: 'pass',
    moments: ['play'],
    responses: ['answer'],
    usual: { own: [], others: [] },
    momentOf: ({ table: { turn } }) => (turn === 2 ? 'answer' : 'play'),
  },
  start: (configuration, seed) => {
    const started = highCard.start(configuration, seed);
    return started.ok ? { ok: true, value: { ...started.value, game: passingCard } } : started;
  },
};

describe('a request', () => {
  test('that was acknowledged stands after a restart, and is answered there', async () => {
    const { restart, send, sit } = await table();
    expect(await send(offer(0))).toEqual({ kind: 'acknowledged', seq: 0 });
    restart();
    expect((await sit(1)).facts.request).toEqual({ kind: 'draw', id: 1, seat: 0, waiting: [1] });
    expect(await send(say(1, 1, true))).toEqual({ kind: 'acknowledged', seq: 1 });
    expect((await sit(0)).facts).toMatchObject({ status: 'finished', outcome: { reason: 'agreedDraw' } });
  });

  test('that is sent again after a no asks nobody again, before and after a restart', async () => {
    const { restart, send, sit } = await table();
    const reply = await send(offer(0));
    await send(say(1, 1, false));
    for (const again of [() => undefined, restart]) {
      again();
      expect(await send(offer(0))).toEqual(reply);
      const { facts } = await sit(1);
      expect([facts.request, facts.declined]).toEqual([undefined, { kind: 'draw', seat: 1 }]);
    }
  });

  test('never has the number of an earlier one: a yes that is sent again after a restart accepts nothing else', async () => {
    const played = await table();
    const { restart, send, sit } = played;
    await keep(played, 0);
    await keep(played, 1);
    await send({ kind: 'undo', command: 'back', seat: 0, to: 0 });
    const { request } = (await sit(1)).facts;
    const yes = say(1, request?.id ?? -1, true, 'yes');
    expect(request?.kind).toBe('undo');
    const reply = await send(yes);
    restart();
    await send(offer(0));
    expect((await sit(1)).facts.request?.kind).toBe('draw');
    expect(await send(yes)).toEqual(reply);
    expect(await send({ ...yes, command: 'another name' })).toMatchObject({ kind: 'refused', problem: { code: 'request.none' } });
    const { facts } = await sit(1);
    expect(facts.outcome).toBeUndefined();
    expect(facts.request?.id).toBeGreaterThan(request?.id ?? Infinity);
  });

  test('never has the number of one that another process has written meanwhile', async () => {
    const { store, send, sit } = await table();
    const other = hostOn(store);
    await other.subscribe('m', { viewer: 0 }, () => undefined);
    await send(offer(0));
    await send(say(1, 1, false));
    expect(await other.send('m', offer(0, 'anew'))).toMatchObject({ kind: 'acknowledged' });
    const subscribed = await other.subscribe('m', { viewer: 1 }, () => undefined);
    expect(subscribed.ok && subscribed.value.facts.request?.id).toBe(3);
    expect((await sit(1)).facts.declined).toMatchObject({ seat: 1 });
  });

  test('that an answer has overtaken stays away after a restart, and one that stands while its asker plays on stays', async () => {
    const overtaken = await table();
    await overtaken.send(offer(0));
    await keep(overtaken, 1);
    overtaken.restart();
    expect((await overtaken.sit(0)).facts.request).toBeUndefined();
    const standing = await table();
    await standing.send(offer(0));
    await keep(standing, 0);
    standing.restart();
    expect((await standing.sit(1)).facts.request).toMatchObject({ kind: 'draw', seat: 0 });
    await standing.send({ kind: 'leave', command: 'bye', seat: 0 });
    standing.restart();
    expect((await standing.sit(1)).facts.request).toBeUndefined();
  });

  test('ends with the match, whoever plays last', async () => {
    const here = await table();
    const { restart, send, sit } = here;
    let offers = 0;
    const offerFirst = (seat: Seat): Promise<Reply> => send(offer(seat, `offer ${offers++}`));
    for (let played = 0; played < ANSWERS_MAX && (await playOne(here, offerFirst)) !== undefined; played++);
    for (const again of [() => undefined, restart]) {
      again();
      const { facts } = await sit(0);
      expect([facts.status, facts.request]).toEqual(['finished', undefined]);
    }
  });

  test('is forgotten where a later remark is damaged: it may have been a no', async () => {
    const { store, send } = await table();
    await send(offer(0));
    await send(say(1, 1, false));
    const damaged: JournalStore = {
      ...store,
      read: async (id) => {
        const stored = await store.read(id);
        return (
          stored && { ...stored, remarks: stored.remarks.map((each) => (each.number === 2 ? { ...each, text: '{"kind":"dec' } : each)) }
        );
      },
    };
    const host = hostOn(damaged);
    const subscribed = await host.subscribe('m', { viewer: 1 }, () => undefined);
    expect(subscribed.ok && subscribed.value.facts).toMatchObject({ status: 'running' });
    expect(subscribed.ok && subscribed.value.facts.request).toBeUndefined();
    await host.send('m', offer(0, 'anew'));
    const again = await host.subscribe('m', { viewer: 1 }, () => undefined);
    expect(again.ok && again.value.facts.request?.id).toBe(3);
  });
});

describe('when the table passes for a seat', () => {
  test('is kept over a restart, and a setting that comes late does not put back the old one', async () => {
    const { restart, send, sit } = await table();
    const first: TableCommand = { kind: 'passing', command: 'first', seat: 0, ...asked };
    expect(await send(first)).toEqual({ kind: 'acknowledged', seq: 0 });
    await send({ kind: 'passing', command: 'second', seat: 0, ...asked, everything: true });
    expect(await send(first)).toEqual({ kind: 'acknowledged', seq: 0 });
    restart();
    await send(first);
    expect((await sit(0)).sight.passing).toEqual({ ...asked, everything: true });
    expect((await sit(1)).sight.passing).toBeUndefined();
  });

  test('does not begin again after a restart where it has ended', async () => {
    const played = await table(passingCard);
    const { restart, send, sit } = played;
    await send({ kind: 'passing', command: 'p', seat: 0, ...asked, until: 'response' });
    expect((await sit(0)).sight.passing?.until).toBe('response');
    for (let count = 0; count < ANSWERS_MAX && (await sit(0)).sight.view.table['turn'] !== 3; count++) await playOne(played);
    expect((await sit(0)).sight.passing).toEqual(asked);
    restart();
    expect((await sit(0)).sight.passing).toEqual(asked);
  });

  test('is said so often and no more, by each seat for itself', async () => {
    const { send } = await table();
    const commands = Array.from({ length: 2001 }, (_, at): TableCommand => ({ kind: 'passing', command: `p${at}`, seat: 0, ...asked }));
    const replies = await Promise.all(commands.map(send));
    expect(replies.filter((each) => each.kind === 'acknowledged').length).toBe(2000);
    expect(await send(offer(0))).toMatchObject({ kind: 'refused', problem: { code: 'table.saidTooMuch', values: { remarks: 2000 } } });
    expect(await send(offer(1))).toMatchObject({ kind: 'acknowledged' });
  });
});

describe('in a game in which all win or lose together', () => {
  const together: PlayableGame = {
    ...highCard,
    isCooperative: true,
    start: (configuration, seed) => {
      const started = highCard.start(configuration, seed);
      return started.ok ? { ok: true, value: { ...started.value, game: together } } : started;
    },
  };
  const seats = ['ana', 'luis', 'eva'].map((user): SeatRecord => ({ kind: 'person', user, name: user }));
  const asking = { seat: 0, wish: { kind: 'undo', to: 0 }, waiting: [1, 2] } as const;
  const started = together.start({ decks: ['long', 'long'] }, '00'.repeat(32));
  const running = { match: started.ok ? started.value : undefined, head: { seats } } as unknown as RunningMatch;

  test('most of three take something back: one yes is enough, and so are two noes', () => {
    expect(answerTo(running, asking, { seat: 2, accept: true })).toMatchObject({ value: { kind: 'granted' } });
    const once = answerTo(running, asking, { seat: 1, accept: false });
    expect(once).toMatchObject({ value: { kind: 'waits', asking: { waiting: [2], refused: [1] } } });
    const open = once.ok && once.value.kind === 'waits' ? once.value.asking : asking;
    expect(answerTo(running, open, { seat: 2, accept: true })).toMatchObject({ value: { kind: 'granted' } });
    expect(answerTo(running, open, { seat: 2, accept: false })).toMatchObject({ value: { kind: 'declined' } });
  });

  test('of two both must agree', () => {
    const two = { ...running, head: { seats: seats.slice(0, 2) } } as unknown as RunningMatch;
    const open = { ...asking, waiting: [1] };
    expect(answerTo(two, open, { seat: 1, accept: true })).toMatchObject({ value: { kind: 'granted' } });
    expect(answerTo(two, open, { seat: 1, accept: false })).toMatchObject({ value: { kind: 'declined' } });
  });
});

describe('whoever has asked', () => {
  test('takes the request back, also after a restart, and may ask again', async () => {
    const { restart, send, sit } = await table();
    await send(offer(0));
    expect((await sit(1)).facts.request?.kind).toBe('draw');
    expect(await send({ kind: 'withdraw', command: 'back', seat: 0, request: 1 })).toEqual({ kind: 'acknowledged', seq: 0 });
    restart();
    const { facts } = await sit(1);
    expect([facts.request, facts.declined]).toEqual([undefined, undefined]);
    expect(await send(say(1, 1, true))).toMatchObject({ kind: 'refused', problem: { code: 'request.none' } });
    expect((await send(offer(0, 'anew'))).kind).toBe('acknowledged');
  });

  test('alone may take it back, and only the one that is open', async () => {
    const { send, sit } = await table();
    await send(offer(0));
    for (const [seat, request] of [
      [1, 1],
      [0, 2],
    ] as const) {
      const reply = await send({ kind: 'withdraw', command: `x${seat}`, seat, request });
      expect(reply).toMatchObject({ kind: 'refused', problem: { code: 'request.notYours' } });
    }
    expect((await sit(1)).facts.request?.id).toBe(1);
  });

  test('of an undo names it by the first thing that all saw happen', async () => {
    const played = await table();
    const { send, sit } = played;
    await keep(played, 0);
    await keep(played, 1);
    await playOne(played);
    await playOne(played);
    await send({ kind: 'undo', command: 'back', seat: 0, to: 0 });
    const { request } = (await sit(1)).facts;
    expect(request).toMatchObject({ kind: 'undo', to: 0 });
    expect(request?.kind === 'undo' && request.undone.length).toBeGreaterThan(0);
  });
});
