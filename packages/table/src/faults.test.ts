import { diceFrom } from '@crupier/bots';
import { highCard } from '@crupier/high-card';
import { type Dice, randomChoice, type Seat } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { contractMatch } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import { commandName } from './play/used-commands.ts';
import type { JournalStore, SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Reply, Sight, TableCommand, TableHost } from './table-host.ts';

const seats: readonly SeatRecord[] = [
  { kind: 'person', user: 'ana', name: 'Ana' },
  { kind: 'person', user: 'luis', name: 'Luis' },
];

/** A store whose disk fails now and then, before or after the write. */
function unreliable(store: JournalStore, roll: Dice): JournalStore {
  return {
    ...store,
    append: async (batch) => {
      if (roll(12) === 0) throw new Error('failed before the write');
      const appended = await store.append(batch);
      if (roll(12) === 0) throw new Error('failed after the write');
      return appended;
    },
  };
}

/** The world of one run: a host that crashes, a network that drops, doubles and reorders, and two clients that try again. */
class World {
  readonly roll: Dice;
  readonly store = memoryStore();
  readonly acknowledged = new Map<string, number>();
  host: TableHost;

  constructor(seed: number) {
    this.roll = diceFrom(`world ${seed}`);
    this.host = this.open();
  }

  open(): TableHost {
    const pace = { forcedMs: 0 };
    return localHost({ games: [highCard], store: unreliable(this.store, this.roll), engine: 'contract', pace });
  }

  /** Some crashes stop the host as it is, others let it finish. */
  async crash(): Promise<void> {
    if (this.roll(2) === 0) await this.host.close();
    this.host = this.open();
  }

  /** Delivers a command between no and three times; late copies arrive whenever they do. */
  async deliver(command: TableCommand): Promise<void> {
    const copies = Array.from({ length: this.roll(4) }, async (_, at): Promise<Reply | undefined> => {
      for (let wait = 0; wait < at * this.roll(5); wait++) await Promise.resolve();
      return this.host.send('m', command);
    });
    if (this.roll(15) === 0) await this.crash();
    for (const reply of await Promise.all(copies)) {
      if (reply?.kind === 'acknowledged') this.note(commandName(command), reply.seq);
    }
  }

  /** Lets a seat offer a draw now and then, and the other say something to a request that may or may not be open. */
  async talkOfDraw(seat: Seat, round: number): Promise<void> {
    if (this.roll(12) !== 0) return;
    const offer: TableCommand = { kind: 'draw', command: `o${round}`, seat };
    const request = 1 + this.roll(6);
    const consent: TableCommand = { kind: 'consent', command: `y${round}`, seat: 1 - seat, request, accept: this.roll(2) === 0 };
    const sent = [offer, ...(this.roll(3) === 0 ? [offer] : []), consent, consent].map(async (command) => {
      const reply = await this.host.send('m', command);
      if (reply.kind === 'acknowledged') this.note(commandName(command), reply.seq);
    });
    await Promise.all(sent);
    if (this.roll(6) === 0) await this.crash();
  }

  note(name: string, seq: number): void {
    const before = this.acknowledged.get(name);
    expect(before ?? seq).toBe(seq);
    this.acknowledged.set(name, seq);
  }

  async sightOf(viewer: Seat): Promise<Sight | undefined> {
    const subscribed = await this.host.subscribe('m', { viewer }, () => undefined);
    if (!subscribed.ok) return undefined;
    subscribed.value.close();
    return subscribed.value.sight;
  }
}

/** Plays a match to its end through such a world. */
async function play(world: World): Promise<void> {
  await world.host.create(contractMatch('m', seats, 'long'));
  for (let round = 0; round < 2000; round++) {
    const seat = world.roll(2);
    const sight = await world.sightOf(seat);
    if (sight === undefined) continue;
    if (sight.pending === undefined) return;
    await world.talkOfDraw(seat, round);
    const { ask } = sight.pending;
    if (ask === undefined) continue;
    const decision = sight.pending;
    const chosen = randomChoice(decision.kind, ask, world.roll);
    await world.deliver({ kind: 'answer', command: `d${decision.id}`, seat, decision: decision.id, chosen });
  }
  expect.unreachable('The match did not end.');
}

describe('a table under faults', () => {
  test.each(Array.from({ length: 40 }, (_, at) => at + 1))(
    'seed %i: nothing acknowledged is lost, nothing is applied twice, all see the same',
    async (seed) => {
      const world = new World(seed);
      await play(world);
      const { lines = [], remarks = [] } = (await world.store.read('m')) ?? {};
      const written = [...lines, ...remarks].flatMap(({ command, seq }) => (command === undefined ? [] : [[command, seq] as const]));
      expect(new Set(written.map(([command]) => command)).size).toBe(written.length);
      for (const [command, seq] of world.acknowledged) expect(new Map(written).get(command)).toBe(seq);
      const draws = lines.filter(({ text }) => text.includes('"kind":"draw"'));
      expect(draws.length).toBeLessThan(2);
      expect(draws).toEqual(lines.slice(lines.length - draws.length));
      const fresh = localHost({ games: [highCard], store: world.store, engine: 'contract' });
      for (const viewer of [0, 1, -1]) {
        const subscribed = await fresh.subscribe('m', { viewer }, () => undefined);
        expect(subscribed.ok && subscribed.value.sight.view).toEqual((await world.sightOf(viewer))?.view);
        expect(subscribed.ok && subscribed.value.facts.status).toBe('finished');
      }
    },
  );
});
