import { highCard } from '@crupier/high-card';
import type { PlayableGame, PlayableMatch, Result } from '@crupier/kernel';
import { beforeEach, expect, test } from 'vitest';
import { ContractPlayer, contractMatch } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import type { JournalStore } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { TableHost } from './table-host.ts';

const ana = { kind: 'person', user: 'ana', name: 'Ana' } as const;
const luis = { kind: 'person', user: 'luis', name: 'Luis' } as const;
const bot = { kind: 'bot', level: 'random', name: 'Bot' } as const;

let followed = 0;
let store: JournalStore;
let host: TableHost;
/** How many entries the finished match has. */
let last = 0;

/** High Card that counts the entries which are played again. */
const countingGame: PlayableGame = {
  ...highCard,
  start: (configuration, seed) => counting(highCard.start(configuration, seed)),
  restore: (saved) => counting(highCard.restore(saved)),
};

function counting(made: Result<PlayableMatch>): Result<PlayableMatch> {
  if (!made.ok) return made;
  const follow: PlayableMatch['follow'] = (entry) => {
    followed++;
    return made.value.follow(entry);
  };
  return { ok: true, value: { ...made.value, follow } };
}

beforeEach(async () => {
  store = memoryStore();
  host = localHost({ games: [countingGame], store, engine: 'contract', pace: { forcedMs: 0 } });
  await host.create(contractMatch('over', [ana, bot]));
  const player = new ContractPlayer(host, 'over', 0);
  await player.sit();
  await player.playOn();
  last = player.sight?.seq ?? 0;
  followed = 0;
});

const look = (at: number, viewer = 0): ReturnType<TableHost['look']> => host.look('over', { at, viewer, own: [0] });

test('a moment that was looked at is shown again without being played again', async () => {
  const first = await look(last);
  expect(followed).toBe(last);
  expect(await look(last)).toEqual(first);
  expect(followed).toBe(last);
});

test('two who look at the same moment at once wait for the same work', async () => {
  const [one, other] = await Promise.all([look(last), look(last)]);
  expect(other).toEqual(one);
  expect(followed).toBe(last);
});

test('the next moment is one entry away, and each is what it is by itself', async () => {
  const steps = [];
  for (let at = 0; at <= last; at++) steps.push(await look(at));
  expect(followed).toBe(last);
  const other = localHost({ games: [highCard], store, engine: 'contract' });
  for (let at = last; at >= 0; at--) expect(await other.look('over', { at, viewer: 0, own: [0] })).toEqual(steps[at]);
});

test('a moment that was not there is looked for again when it is', async () => {
  expect((await look(last + 1)).ok).toBe(false);
  expect(await look(0)).toMatchObject({ ok: true, value: { seq: 0, of: last } });
});

test('many looks let the event loop go round, and a command at another table goes first', async () => {
  await host.create(contractMatch('playing', [ana, luis]));
  const player = new ContractPlayer(host, 'playing', 0);
  await player.sit();
  let loops = 0;
  let shown = 0;
  const count = (): void => {
    loops++;
    if (shown <= last) setImmediate(count);
  };
  setImmediate(count);
  const looks = Array.from({ length: last + 1 }, (_, at) => look(at, at % 2).then(() => shown++));
  expect((await player.answer()).kind).toBe('acknowledged');
  expect(shown).toBeLessThan(last);
  await Promise.all(looks);
  expect(loops).toBeGreaterThan(last);
});
