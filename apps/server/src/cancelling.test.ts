import type { PlayableGame, Seat } from '@crupier/kernel';
import { dealMatch, localHost, memoryStore, type SeatRecord, type Sight, type TableHost } from '@crupier/table';
import { afterEach, expect, test } from 'vitest';
import { loadGames } from './games.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };
const inferno = loadGames().find(({ id }) => id === 'inferno') as PlayableGame;
const hosts: TableHost[] = [];

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
});

/** A table of Inferno in the main phase of its first seat. */
class MainPhase {
  readonly host: TableHost = localHost({ games: [inferno], store: memoryStore(), engine: 'test', pace: { forcedMs: 0 } });
  readonly sights: Sight[] = [];
  #persons: readonly Seat[] = [];
  #commands = 0;

  async open(seats: readonly SeatRecord[], nonces: readonly string[]): Promise<void> {
    hosts.push(this.host);
    this.#persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const configured = inferno.configure(['Ruta en llamas', 'Muro de acero']);
    if (!configured.ok) throw new Error('The ready decks can be played.');
    const origin = { secret: 'ab', commitment: 'cd', nonces };
    const dealt = dealMatch({ id: 'm', createdAt: 1, game: inferno, configuration: configured.value, seats, origin, engine: 'test' });
    if (!dealt.ok) throw new Error('Inferno deals.');
    await this.host.create(dealt.value);
    for (const seat of seats.keys()) {
      const subscribed = await this.host.subscribe('m', { viewer: seat }, (notice) => {
        if (notice.kind === 'sight') this.sights[seat] = notice.sight;
      });
      if (!subscribed.ok) throw new Error('A seat may be looked through.');
      this.sights[seat] = subscribed.value.sight;
      if (seats[seat]?.kind === 'person')
        await this.host.send('m', { kind: 'passing', command: `p${seat}`, seat, own: [], others: [], everything: true });
    }
    for (let answers = 0; answers < 200; answers++) {
      const seat = await this.asked();
      const { view, pending } = this.sights[seat] as Sight;
      if (seat === 0 && view.table['step'] === 'main' && view.table['active'] === 0 && pending?.kind === 'act') return;
      await this.answer(seat);
    }
    throw new Error('No main phase has come.');
  }

  /** The person's seat that is asked. */
  async asked(): Promise<Seat> {
    for (let waits = 0; waits < 2_000; waits++) {
      const seat = this.#persons.find((each) => this.sights[each]?.pending?.ask !== undefined);
      if (seat !== undefined) return seat;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('Nobody is asked.');
  }

  /** Chooses the option with a verb; without one the first, or nothing where nothing may be chosen. */
  async answer(seat: Seat, verb?: string): Promise<void> {
    const { pending } = this.sights[seat] as Sight;
    const options = pending?.ask?.options ?? [];
    const at = verb === undefined ? 0 : options.findIndex((option) => option.verb === verb);
    if (at < 0) throw new Error(`No option to ${verb ?? 'choose'}: ${options.map((option) => option.verb).join(', ')}`);
    const few = Array.from({ length: Math.max(1, pending?.ask?.min ?? 1) }, (_, place) => at + place);
    const chosen = pending?.ask?.min === 0 ? [] : few;
    const before = this.sights[seat];
    const command = `c${++this.#commands}`;
    const reply = await this.host.send('m', { kind: 'answer', command, seat, decision: pending?.id ?? 0, chosen });
    expect(reply.kind).toBe('acknowledged');
    for (let waits = 0; waits < 2_000 && this.sights[seat] === before; waits++) await new Promise((resolve) => setImmediate(resolve));
  }

  undo(to: number): ReturnType<TableHost['send']> {
    return this.host.send('m', { kind: 'undo', command: `u${++this.#commands}`, seat: 0, to });
  }
}

test.each([
  ['a bot', bot],
  ['a person', luis],
])('against %s, an ability that is being announced is cancelled without a word, back to before it', async (_who, other) => {
  const table = new MainPhase();
  await table.open([ana, other], ['01', '02']);
  const before = table.sights[0];
  expect(before?.undo.cancel).toBeUndefined();
  await table.answer(0, 'activate');
  expect(table.sights[0]?.pending).toMatchObject({ kind: 'target', announcing: true });
  const cancel = table.sights[0]?.undo.cancel;
  expect(cancel).toBe(before?.seq);
  expect(await table.undo(cancel ?? -1)).toMatchObject({ kind: 'acknowledged' });
  expect(await table.asked()).toBe(0);
  expect(table.sights[0]?.view).toEqual(before?.view);
  expect(table.sights[0]?.pending?.purpose).toBe('priority');
});

test('what another person has seen by an announcement cannot be cancelled without their consent', async () => {
  const announced: (number | undefined)[] = [];
  for (const other of [luis, bot]) {
    const table = new MainPhase();
    await table.open([ana, other], ['01', '02']);
    await table.answer(0, 'play');
    expect(table.sights[0]?.pending).toMatchObject({ announcing: true });
    announced.push(table.sights[0]?.undo.cancel);
  }
  expect(announced).toEqual([undefined, expect.any(Number)]);
});
