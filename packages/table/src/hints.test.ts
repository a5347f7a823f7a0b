import { highCard } from '@crupier/high-card';
import { ok, type PlayableMatch, type Result } from '@crupier/kernel';
import type { SeenHint } from '@crupier/protocol';
import { afterEach, expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import { Hints } from './play/hints.ts';
import type { RunningMatch } from './play/running-match.ts';
import { sha256 } from './play/seed.ts';
import type { SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { TableHost } from './table-host.ts';
import { hintOf, type Question, type Thinker, thinkerHere } from './thinking/thinker.ts';

const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };
const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };

/** A thinker whose hints come when they are told to. */
class SlowAdviser implements Thinker {
  readonly asked: { readonly question: Question; readonly isVoid: AbortSignal; readonly answer: () => void }[] = [];
  #wake: () => void = () => undefined;
  readonly think = thinkerHere.think;
  readonly close = thinkerHere.close;

  hint: Thinker['hint'] = (question, isVoid) =>
    new Promise((resolve) => {
      const hint = hintOf(question.match, question);
      this.asked.push({ question, isVoid, answer: () => resolve(ok(hint)) });
      isVoid.addEventListener('abort', () => resolve(undefined));
      this.#wake();
    });

  async until(count: number): Promise<void> {
    while (this.asked.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

const hosts: TableHost[] = [];

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
});

interface Seated {
  readonly host: TableHost;
  readonly player: ContractPlayer;
  readonly leave: () => void;
  readonly decision: number;
}

/** A table at which the first seat is asked, and somebody sits there. */
async function sit(seats: readonly SeatRecord[], thinker?: Thinker): Promise<Seated> {
  const host = localHost({
    games: [highCard],
    store: memoryStore(),
    engine: 'contract',
    pace: { forcedMs: 0 },
    ...(thinker && { thinker }),
  });
  hosts.push(host);
  await host.create(contractMatch('m', seats, 'long'));
  const player = new ContractPlayer(host, 'm', 0);
  const { close } = await player.sit();
  await player.until(({ sight }) => sight?.pending?.ask !== undefined);
  return { host, player, leave: close, decision: player.sight?.pending?.id ?? -1 };
}

function codeOf(hinted: Result<unknown>): string | undefined {
  return hinted.ok ? undefined : hinted.problems[0]?.code;
}

test('a hint names a legal answer of the open question, and the same one however often it is asked for, also after an undo', async () => {
  const { host, player } = await sit([ana, bot]);
  await player.answer();
  await player.until(({ sight }) => sight?.pending?.kind === 'act' && sight.pending.ask !== undefined);
  const decision = player.sight?.pending?.id ?? -1;
  const first = await host.hint('m', { seat: 0, decision });
  if (!first.ok || first.value === undefined) throw new Error('A hint is given.');
  const { best, second } = first.value;
  expect(first.value.decision).toBe(decision);
  expect(second?.chosen).not.toEqual(best.chosen);
  expect(await host.hint('m', { seat: 0, decision })).toEqual(first);
  const reply = await host.send('m', { kind: 'answer', command: 'c', seat: 0, decision, chosen: best.chosen });
  expect(reply.kind).toBe('acknowledged');
  const undone = await host.send('m', { kind: 'undo', command: 'u', seat: 0, to: player.sight?.undo.step ?? -1 });
  expect(undone.kind).toBe('acknowledged');
  const again = player.sight?.pending?.id ?? -1;
  expect(again).not.toBe(decision);
  expect(await host.hint('m', { seat: 0, decision: again })).toEqual(ok({ ...first.value, decision: again }));
});

test('none is given among several persons, for another question, or for a seat that is not asked', async () => {
  const alone = await sit([ana, bot]);
  expect(codeOf(await alone.host.hint('m', { seat: 0, decision: alone.decision + 1 }))).toBe('hint.closed');
  expect(codeOf(await alone.host.hint('m', { seat: -1, decision: alone.decision }))).toBe('hint.closed');
  const among = await sit([ana, luis]);
  expect(codeOf(await among.host.hint('m', { seat: 0, decision: among.decision }))).toBe('hint.persons');
});

test.each([
  ['one person against a bot', [ana, bot], true],
  ['one person at both seats', [ana, { ...ana, name: 'Eva' }], true],
  ['two persons', [ana, luis], false],
])('the table says whether it has hints: %s', async (_who, seats, hints) => {
  const { host } = await sit(seats);
  const subscribed = await host.subscribe('m', { viewer: 0 }, () => undefined);
  expect(subscribed.ok && subscribed.value.facts.hints).toBe(hints);
});

test('one that is thought about goes on with the table, is thought about once, and is void with its question', async () => {
  const adviser = new SlowAdviser();
  const { host, player, decision } = await sit([ana, bot], adviser);
  const asked = [host.hint('m', { seat: 0, decision }), host.hint('m', { seat: 0, decision })];
  await adviser.until(1);
  expect(codeOf(await host.hint('m', { seat: 0, decision: decision + 1 }))).toBe('hint.closed');
  expect((await player.answer()).kind).toBe('acknowledged');
  expect(adviser.asked.map(({ isVoid }) => isVoid.aborted)).toEqual([true]);
  expect(await Promise.all(asked)).toEqual([ok(undefined), ok(undefined)]);
});

test('one is called off when the last of a seat leaves, and not before', async () => {
  const adviser = new SlowAdviser();
  const { host, leave, decision } = await sit([ana, bot], adviser);
  const other = await new ContractPlayer(host, 'm', 0).sit();
  const asked = host.hint('m', { seat: 0, decision });
  await adviser.until(1);
  leave();
  expect(adviser.asked[0]?.isVoid.aborted).toBe(false);
  other.close();
  expect(adviser.asked[0]?.isVoid.aborted).toBe(true);
  expect(await asked).toEqual(ok(undefined));
});

test('a table that closes, and an adviser that fails, leave nobody waiting', async () => {
  const adviser = new SlowAdviser();
  const { host, decision } = await sit([ana, bot], adviser);
  const asked = host.hint('m', { seat: 0, decision });
  await adviser.until(1);
  await host.release('m');
  expect(await asked).toEqual(ok(undefined));
  const failing = await sit([ana, bot], { ...thinkerHere, hint: () => Promise.reject(new Error('oops')) });
  await expect(failing.host.hint('m', { seat: 0, decision: failing.decision })).rejects.toThrow('oops');
});

test('a hint that was cut short says after how long', async () => {
  const cut: Thinker = { ...thinkerHere, hint: async ({ match, ...asked }) => ok({ ...hintOf(match, asked), cutMs: 5000 }) };
  const { host, decision } = await sit([ana, bot], cut);
  expect(await host.hint('m', { seat: 0, decision })).toMatchObject({ ok: true, value: { decision, cutMs: 5000 } });
  const whole = await sit([ana, bot]);
  const told = await whole.host.hint('m', { seat: 0, decision: whole.decision });
  expect(told.ok && told.value).not.toHaveProperty('cutMs');
});

test('two matches that look the same to a seat get the same hint, whatever is hidden from it', async () => {
  let different = 0;
  for (let seed = 0; seed < 12; seed++) {
    const started = highCard.start({ decks: ['long', 'long'] }, sha256(`deal ${seed}`));
    if (!started.ok) throw new Error('High Card deals.');
    const match = started.value;
    const twin = match.fork(0, sha256(`twin ${seed}`));
    if (match.hash() !== twin.hash()) different++;
    const [one, other] = await Promise.all([hintIn(match), hintIn(twin)]);
    expect(other).toEqual(one);
  }
  expect(different).toBeGreaterThan(6);
});

async function hintIn(match: PlayableMatch): Promise<Result<SeenHint | undefined>> {
  const head = { seats: [ana, bot], start: { game: 'high-card', configuration: {} } };
  const running = { match, head, pending: match.pending } as unknown as RunningMatch;
  const hints = new Hints({ id: 'm', running, thinker: thinkerHere });
  const open = hints.ask({ seat: 0, decision: match.pending(0)?.id ?? -1 });
  if (!open.ok) throw new Error(codeOf(open));
  return open.value.found;
}
