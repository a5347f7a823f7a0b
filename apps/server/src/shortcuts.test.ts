import { type PlayableGame, type Seat, languages, say } from '@crupier/kernel';
import { replayJournal } from '@crupier/kernel/conformance';
import type { ShortcutCourse, ShortcutRequest } from '@crupier/protocol';
import type { Reply, SeatRecord, Sight, TableFacts, TableHost } from '@crupier/table';
import { dealMatch, localHost, memoryStore, tableMessages } from '@crupier/table';
import { expect, test } from 'vitest';
import { loadGames } from './games.ts';
import { readyDecks } from '@crupier/host';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };
const origin = { secret: 'ab', commitment: 'cd', nonces: ['01', '02'] };

const inferno = loadGames().find(({ id }) => id === 'inferno') as PlayableGame;

/** A table of Inferno at which every question up to the first priority of somebody's main phase was answered in the shortest way. */
class InfernoTable {
  readonly host: TableHost = localHost({ games: [inferno], store: memoryStore(), engine: 'test', pace: { forcedMs: 0 } });
  readonly sights: Sight[] = [];
  facts: TableFacts | undefined;
  #commands = 0;

  async sit(seats: readonly SeatRecord[]): Promise<void> {
    const configured = inferno.configure(readyDecks(inferno).slice(0, seats.length));
    if (!configured.ok) throw new Error('Ready decks can be played.');
    const dealt = dealMatch({ id: 'm', createdAt: 1, game: inferno, configuration: configured.value, seats, origin, engine: 'test' });
    if (!dealt.ok) throw new Error('Inferno deals.');
    await this.host.create(dealt.value);
    for (const [seat] of seats.entries()) {
      const subscribed = await this.host.subscribe('m', { viewer: seat }, (notice) => {
        if (notice.kind === 'sight') this.sights[seat] = notice.sight;
        if (notice.kind === 'facts') this.facts = notice.facts;
      });
      if (!subscribed.ok) throw new Error('A seat may be looked through.');
      this.sights[seat] = subscribed.value.sight;
      // Asked whenever the rules ask, also where there is one answer only.
      if (seats[seat]?.kind === 'person')
        await this.host.send('m', { kind: 'passing', command: `p${seat}`, seat, own: [], others: [], everything: true });
    }
  }

  get asked(): Seat {
    return this.sights.findIndex((sight) => sight.pending?.ask !== undefined);
  }

  at(name: string): unknown {
    return this.sights[0]?.view.table[name];
  }

  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Answers with the first thing allowed, or passes, until the main phase. */
  async reachMain(): Promise<void> {
    for (let answers = 0; answers < 60; answers++) {
      await this.settle();
      const seat = this.asked;
      if (this.at('step') === 'main' && this.sights[seat]?.pending?.purpose === 'priority') return;
      const open = this.sights[seat]?.pending;
      if (open?.ask === undefined) continue;
      const chosen = Array.from({ length: open.ask.min }, (_, at) => at);
      await this.host.send('m', { kind: 'answer', command: `a${this.#commands++}`, seat, decision: open.id, chosen });
    }
  }

  propose(seat: Seat, course: ShortcutCourse): Promise<Reply> {
    return this.host.send('m', { kind: 'shortcut', command: `s${this.#commands++}`, seat, course });
  }

  say(seat: Seat, accept: boolean, stop?: number): Promise<Reply> {
    const request = this.facts?.request?.id ?? 0;
    return this.host.send('m', {
      kind: 'consent',
      command: `y${this.#commands++}`,
      seat,
      request,
      accept,
      ...(stop !== undefined && { stop }),
    });
  }

  get request(): ShortcutRequest | undefined {
    return this.facts?.request?.kind === 'shortcut' ? this.facts.request : undefined;
  }
}

async function tableOf(...seats: readonly SeatRecord[]): Promise<InfernoTable> {
  const table = new InfernoTable();
  await table.sit(seats);
  await table.reachMain();
  return table;
}

test('INF-707.2 a shortcut is proposed, told with its moments, accepted, and done by ordinary answers', async () => {
  const table = await tableOf(ana, luis);
  const holder = table.asked;
  const other = 1 - holder;
  const before = table.sights[0]?.seq ?? 0;
  expect(await table.propose(other, { kind: 'pass', until: 'end' })).toMatchObject({
    kind: 'refused',
    problem: { code: 'shortcut.noPriority' },
  });
  expect(await table.propose(holder, { kind: 'pass', until: 'end' })).toMatchObject({ kind: 'acknowledged' });
  expect(table.request).toMatchObject({ seat: holder, waiting: [other] });
  expect(table.request?.steps.map(({ seat, verb, moment, stop }) => [seat, verb, moment, stop])).toEqual([
    [holder, 'pass', 'main', true],
    [other, 'pass', 'main', true],
  ]);
  expect(table.sights[0]?.seq).toBe(before);
  expect(await table.say(other, true)).toMatchObject({ kind: 'acknowledged' });
  await table.settle();
  expect([table.at('step'), table.asked, table.request]).toEqual(['end', holder, undefined]);
  const head = await table.host.head('m');
  await table.host.send('m', { kind: 'leave', command: 'bye', seat: other });
  const journal = await table.host.journal('m');
  if (!head.ok || !journal.ok) throw new Error('The journal of a match that is over is shown.');
  const passes = journal.value.journal.entries.slice(before, before + 2);
  expect(passes.map((entry) => entry.kind === 'answer' && [entry.seat, entry.by, entry.chosen[0]?.[0]])).toEqual([
    [holder, 'person', 'pass'],
    [other, 'person', 'pass'],
  ]);
  expect(replayJournal(inferno, journal.value.journal).problem).toBeUndefined();
  await table.host.close();
});

test('INF-707.2b whoever would do something else says where, and whoever rejects ends it', async () => {
  const table = await tableOf(ana, luis);
  const holder = table.asked;
  const other = 1 - holder;
  await table.propose(holder, { kind: 'pass', until: 'turn' });
  const steps = table.request?.steps ?? [];
  expect(steps.length).toBeGreaterThan(2);
  expect(await table.say(other, true, 0)).toMatchObject({ kind: 'refused', problem: { code: 'shortcut.notYourPoint' } });
  expect(await table.say(other, false)).toMatchObject({ kind: 'acknowledged' });
  expect([table.request, table.facts?.declined, table.at('step')]).toEqual([undefined, { kind: 'shortcut', seat: other }, 'main']);
  await table.propose(holder, { kind: 'pass', until: 'turn' });
  const last = steps.findLastIndex(({ seat, stop }) => seat === other && stop);
  await table.say(other, true, last);
  await table.settle();
  expect([table.at('step'), table.asked]).toEqual(['end', other]);
  await table.host.close();
});

test('a bot accepts, what was not done cannot be repeated, and undo leads back before the shortcut', async () => {
  const table = await tableOf(ana, bot);
  while (table.asked !== 0) {
    await table.settle();
    await table.reachMain();
  }
  const before = table.sights[0]?.view;
  expect(await table.propose(0, { kind: 'repeat', acts: 19, times: 2 })).toMatchObject({
    kind: 'refused',
    problem: { code: 'shortcut.nothingToRepeat' },
  });
  expect(await table.propose(0, { kind: 'pass', until: 'step' })).toMatchObject({ kind: 'acknowledged' });
  await table.settle();
  expect(table.at('step')).not.toBe(before?.table['step']);
  const to = table.sights[0]?.undo.step ?? -1;
  expect(await table.host.send('m', { kind: 'undo', command: 'back', seat: 0, to })).toMatchObject({ kind: 'acknowledged' });
  await table.settle();
  expect(table.sights[0]?.view.table).toEqual(before?.table);
  await table.host.close();
});

test('every refusal of a shortcut has its words in both languages', () => {
  const messages = { ...inferno.messages, ...tableMessages };
  const codes = Object.keys(messages).filter((code) => /^(shortcut|draw|request)\./.test(code));
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes) for (const language of languages) expect(say({ code, at: '', values: {} }, messages, language)).not.toBe(code);
});
