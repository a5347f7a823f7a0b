import { readFileSync } from 'node:fs';
import type { PlayableGame } from '@crupier/kernel';
import {
  commitToSecret,
  dealMatch,
  drawNonce,
  localHost,
  memoryStore,
  type Subscription,
  type TableHost,
  runWithPauses,
} from '@crupier/table';
import { describe, expect, test } from 'vitest';
import { loadGames } from './games.ts';
import { cardsOf, makeCardShelf } from '@crupier/host';

const inferno = loadGames().find(({ id }) => id === 'inferno') as PlayableGame;
const docs = new URL('../../../docs/', import.meta.url);
const own = inferno.ownCards?.withFile(JSON.parse(readFileSync(new URL('own-cards.example.json', docs), 'utf8')));
const deck = readFileSync(new URL('own-cards.example-deck.txt', docs), 'utf8');

function configurationOf(): unknown {
  const configured = own?.ok === true ? own.value.configure([deck, deck]) : undefined;
  if (configured?.ok !== true) throw new Error('The example deck can be played.');
  return configured.value;
}

function hostOn(store: ReturnType<typeof memoryStore>): TableHost {
  return localHost({ games: [inferno], store, engine: 'test', upkeep: { snapshotEvery: 20, eventsMargin: 5 } });
}

async function watch(host: TableHost): Promise<Subscription> {
  const subscribed = await host.subscribe('m', { viewer: -1 }, () => undefined);
  if (!subscribed.ok) throw new Error('A match can be watched.');
  return subscribed.value;
}

test('a match with own cards is read back after a restart, from a kept state too, by the game that does not have them', async () => {
  const store = memoryStore();
  const configuration = configurationOf();
  const bots = [0, 1].map((at) => ({ kind: 'bot', level: 'random', name: `Bot ${at}` }) as const);
  const origin = { ...commitToSecret(), nonces: [drawNonce(), drawNonce()] };
  const dealt = dealMatch({ id: 'm', createdAt: 0, game: inferno, configuration, seats: bots, origin, engine: 'test' });
  if (!dealt.ok) throw new Error('A configuration that was checked can be dealt.');
  const first = hostOn(store);
  await first.create(dealt.value);
  let { sight } = await watch(first);
  while (sight.seq < 220 && sight.pending !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ({ sight } = await watch(first));
  }
  await first.close();
  expect(await store.snapshotBefore('m', 1_000_000)).toBeDefined();
  const host = hostOn(store);
  expect((await watch(host)).sight.seq).toBeGreaterThanOrEqual(sight.seq);
  // Twice, for the second look begins at a state that the first has kept.
  for (const at of [sight.seq - 1, sight.seq - 1]) expect(await host.look('m', { at, viewer: -1, own: [] })).toMatchObject({ ok: true });
  expect((await cardsOf(inferno, configuration, runWithPauses))['own/bellringer']?.name).toEqual({ en: 'Bell Ringer', es: 'Campanero' });
});

/** How often somebody else has had a turn before something was done. */
async function turnsWhile(work: Promise<unknown>): Promise<number> {
  let [turns, done] = [0, false];
  const finished = work.finally(() => (done = true));
  while (!done) {
    turns++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await finished;
  return turns;
}

describe('while own cards are read everybody else has a turn after each card:', () => {
  const cards = Array.from({ length: 60 }, (_, at) => ({ name: `C${at}`, types: ['ally'], cost: 1, strength: 1, toughness: 1 }));
  const textOf = (held: readonly object[]): string => JSON.stringify({ format: 1, game: 'inferno', cards: held });

  test('those of a file, whether it is right or wrong', async () => {
    const shelf = makeCardShelf({ readsPerMinuteMax: 100, takeRead: () => true, workFor: () => runWithPauses });
    // Read, compiled and told.
    expect(await turnsWhile(shelf.read(inferno, { text: textOf(cards), from: 'here' }))).toBeGreaterThan(3 * cards.length);
    const wrong = [...cards, { name: 'D', types: ['alley'] }];
    expect(await turnsWhile(shelf.read(inferno, { text: textOf(wrong), from: 'here' }))).toBeGreaterThan(2 * cards.length);
  });

  test('those of a match that is read from its journal', async () => {
    const made = inferno.ownCards?.withFile(JSON.parse(textOf(cards)));
    const configured = made?.ok === true ? made.value.configure(['Ruta en llamas', 'Muro de acero']) : undefined;
    if (configured?.ok !== true) throw new Error('Built-in decks can be played.');
    const kept: unknown = JSON.parse(JSON.stringify(configured.value));
    expect(await turnsWhile(cardsOf(inferno, kept, runWithPauses))).toBeGreaterThan(2 * cards.length);
  });
});
