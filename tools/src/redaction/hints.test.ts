import { dice } from '@crupier/kernel/conformance';
import type { SeenHint } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { type TestedGame, testedGames } from '../tested-games.ts';
import { TWIN_MATCH } from './twin-server.ts';
import { openTwinTable } from './twin-table.ts';

/** Pairs whose viewer is asked that are compared in each game, and seeds from which pairs are made. */
const PAIRS = 4;
const SEEDS_MAX = 60;

/** The hint that a table gives its first seat, whose person plays all seats, in a match that begins in a state; undefined where it is not asked. */
async function hintIn(tested: TestedGame, state: string): Promise<SeenHint | undefined> {
  const host = await openTwinTable(
    tested,
    state,
    tested.decks.map(() => 'ana'),
  );
  const subscribed = await host.subscribe(TWIN_MATCH, { viewer: 0 }, () => undefined);
  const pending = subscribed.ok ? subscribed.value.sight.pending : undefined;
  const hinted = pending?.ask && (await host.hint(TWIN_MATCH, { seat: 0, decision: pending.id }));
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
