import type { PlayableGame } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import type { SeenHint } from '@crupier/protocol';
import { dealMatch, localHost, memoryStore, sha256 } from '@crupier/table';
import { expect, test } from 'vitest';
import { type TestedGame, testedGames } from '../tested-games.ts';

/** Pairs whose viewer is asked that are compared in each game, and seeds from which pairs are made. */
const PAIRS = 4;
const SEEDS_MAX = 60;

/** The hint that a table gives its first seat, whose person plays all seats, in a match that begins in a state; undefined where it is not asked. */
async function hintIn({ playable, decks }: TestedGame, state: string): Promise<SeenHint | undefined> {
  const { ownCards: _none, ...known } = playable;
  const game: PlayableGame = { ...known, start: (_configuration, _seed, options) => playable.restore(state, options) };
  const configured = game.configure(decks);
  if (!configured.ok) throw new Error('The decks are of the game.');
  const dealt = dealMatch({
    id: 'twin',
    createdAt: 1,
    game,
    configuration: configured.value,
    seats: decks.map(() => ({ kind: 'person', user: 'ana', name: 'Ana' })),
    origin: { secret: 's', commitment: sha256('s'), nonces: ['00'] },
    engine: 'twins',
  });
  if (!dealt.ok) throw new Error('The match is dealt.');
  const host = localHost({ games: [game], store: memoryStore(), engine: 'twins', pace: { forcedMs: 100_000_000 } });
  await host.create(dealt.value);
  const subscribed = await host.subscribe('twin', { viewer: 0 }, () => undefined);
  const pending = subscribed.ok ? subscribed.value.sight.pending : undefined;
  const hinted = pending?.ask && (await host.hint('twin', { seat: 0, decision: pending.id }));
  await host.close();
  if (hinted?.ok === false) throw new Error(hinted.problems[0]?.code);
  return hinted?.value;
}

test.each(['keyforge', 'inferno'])('in %s a hint is the same, byte by byte, whatever is hidden from the seat', async (name) => {
  const tested = await testedGames[name]?.();
  if (tested === undefined) throw new Error(`There is no game ${name}.`);
  let compared = 0;
  for (let seed = 1; seed <= SEEDS_MAX && compared < PAIRS; seed++) {
    const roll = dice(seed);
    const twins = tested.at({ seats: 2, teams: 2 }).twins({ viewer: 0, roll, before: 10 + roll(60), after: 0 });
    if (twins === undefined || twins.swapped === 0) continue;
    const [one, other] = [await hintIn(tested, twins.states[0]), await hintIn(tested, twins.states[1])];
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    if (one?.second !== undefined) compared++;
  }
  expect(compared).toBe(PAIRS);
});
