import { highCard } from '@crupier/high-card';
import type { PlannedAct } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import type { SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { TableHost } from './table-host.ts';
import { answerOf, type BotQuestion, type Thinker, thinkerHere } from './thinking/thinker.ts';

const bot: SeatRecord = { kind: 'bot', level: 'greedy', name: 'Bot' };
const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };

/** A thinker that answers when it is told to. */
class SlowThinker implements Thinker {
  readonly asked: { readonly question: BotQuestion; readonly isVoid: AbortSignal; readonly answer: () => void }[] = [];
  #wake: () => void = () => undefined;

  think: Thinker['think'] = (question, isVoid) =>
    new Promise((resolve) => {
      const chosen = answerOf(question.match, question);
      this.asked.push({ question, isVoid, answer: () => resolve(chosen) });
      this.#wake();
    });

  hint = thinkerHere.hint;

  close = async (): Promise<void> => undefined;

  async until(count: number): Promise<void> {
    while (this.asked.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

/** Lets everything be done that is under way. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 50; tick++) await new Promise((resolve) => setImmediate(resolve));
}

async function open(seats: readonly SeatRecord[], thinker: Thinker): Promise<TableHost> {
  const host = localHost({ games: [highCard], store: memoryStore(), engine: 'contract', pace: { forcedMs: 0 }, thinker });
  await host.create(contractMatch('m', seats, 'long'));
  return host;
}

test('bots wait as long as nobody listens, and go on when somebody comes', async () => {
  const thinker = new SlowThinker();
  const host = await open([bot, bot], thinker);
  await host.send('m', { kind: 'consent', command: 'opens', seat: 0, request: 1, accept: true });
  await settle();
  expect(thinker.asked).toHaveLength(0);
  const spectator = new ContractPlayer(host, 'm', -1);
  const { close } = await spectator.sit();
  await thinker.until(1);
  close();
  thinker.asked[0]?.answer();
  await settle();
  // What was thought counts; nobody is there for the next.
  expect(thinker.asked).toHaveLength(1);
  const again = new ContractPlayer(host, 'm', -1);
  const { sight } = await again.sit();
  expect(sight.seq).toBeGreaterThan(0);
  for (let asked = 2; again.sight?.pending !== undefined; asked++) {
    await Promise.race([thinker.until(asked), again.until(() => again.sight?.pending === undefined)]);
    thinker.asked[asked - 1]?.answer();
    await settle();
  }
  await host.close();
});

test('commands are carried out while a bot thinks, and what makes its question void calls it off', async () => {
  const thinker = new SlowThinker();
  const host = await open([bot, ana], thinker);
  const player = new ContractPlayer(host, 'm', 1);
  await player.sit();
  await thinker.until(1);
  const refused = await host.send('m', { kind: 'consent', command: 'c', seat: 1, request: 9, accept: true });
  expect(refused).toMatchObject({ kind: 'refused', problem: { code: 'request.none' } });
  expect(thinker.asked[0]?.isVoid.aborted).toBe(false);
  await host.send('m', { kind: 'leave', command: 'l', seat: 1 });
  expect(thinker.asked[0]?.isVoid.aborted).toBe(true);
  const { seq } = player.sight ?? { seq: 0 };
  thinker.asked[0]?.answer();
  await settle();
  expect(player.sight?.seq).toBe(seq);
  await host.close();
});

test('a table that closes calls its bots off', async () => {
  const thinker = new SlowThinker();
  const host = await open([bot, ana], thinker);
  await new ContractPlayer(host, 'm', 1).sit();
  await thinker.until(1);
  await host.close();
  expect(thinker.asked[0]?.isVoid.aborted).toBe(true);
});

test('where a bot fails by our mistake the match is paused and says so', async () => {
  const failing: Thinker = { ...thinkerHere, think: () => Promise.reject(new Error('oops')) };
  const host = await open([bot, ana], failing);
  const player = new ContractPlayer(host, 'm', 1);
  await player.sit();
  await player.until(({ heard }) => heard.some((each) => each.kind === 'facts' && each.facts.problem?.code === 'table.fault'));
  await host.close();
});

test('what a bot means to do is told with its answer, and no more when the match is paused', async () => {
  const act: PlannedAct = { verb: 'play', value: 0, definition: 'seven', isPublic: true };
  let asked = 0;
  const planning: Thinker = {
    ...thinkerHere,
    think: async ({ match, ...question }) => {
      asked++;
      if (asked > 2) throw new Error('oops');
      return { ...answerOf(match, question), acts: [act] };
    },
  };
  const host = await open([bot, ana], planning);
  const player = new ContractPlayer(host, 'm', 1);
  await player.sit();
  while (asked < 3) {
    if (player.sight?.pending?.ask !== undefined) await player.answer();
    await settle();
  }
  const told = player.heard.flatMap((each) => (each.kind === 'sight' && each.sight.plans !== undefined ? each.sight.plans : []));
  expect(told).toContainEqual({ seat: 0, acts: [{ verb: 'play', value: 0, definition: 'seven' }] });
  await player.until(({ heard }) => heard.some((each) => each.kind === 'facts' && each.facts.status === 'paused'));
  expect((await new ContractPlayer(host, 'm', -1).sit()).sight).not.toHaveProperty('plans');
  await host.close();
});

test('a bot that was cut short is said with its answer, also where it tells no plan', async () => {
  const cut: Thinker = { ...thinkerHere, think: async ({ match, ...asked }) => ({ ...answerOf(match, asked), cutMs: 5000 }) };
  const host = await open([bot, ana], cut);
  const player = new ContractPlayer(host, 'm', 1);
  await player.sit();
  await player.until(({ sight }) => sight?.plans !== undefined);
  expect(player.sight?.plans).toEqual([{ seat: 0, acts: [], cutMs: 5000 }]);
  await host.close();
});

test('a table that nobody visits leaves the memory, and is as it was when somebody comes', async () => {
  const store = memoryStore();
  let opened = 0;
  const read: typeof store.read = (id) => {
    opened++;
    return store.read(id);
  };
  const parts = { games: [highCard], engine: 'contract', pace: { forcedMs: 0 }, upkeep: { idleMs: 10 } };
  const host = localHost({ ...parts, store: { ...store, read } });
  await host.create(contractMatch('m', [ana, { ...ana, name: 'Luis', user: 'luis' }], 'long'));
  const player = new ContractPlayer(host, 'm', 0);
  const { close } = await player.sit();
  await player.answer();
  await player.until(({ sight }) => (sight?.seq ?? 0) > 0);
  const seen = player.sight?.seq;
  close();
  const openedBefore = opened;
  // However slow the machine is, it is closed at some time, and opened again by the next look.
  while (opened === openedBefore) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await host.look('m', { at: 0, viewer: 0, own: [0] });
  }
  expect((await new ContractPlayer(host, 'm', 0).sit()).sight.seq).toBe(seen);
  await host.close();
});
