import type { PlayableGame, PlayableMatch, Result } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type TestedGame, testedGames } from '../tested-games.ts';
import { compareTwins, type TwinPair } from './compare-twins.ts';
import { runSeed } from './run-seed.ts';

async function gameNamed(name: string): Promise<TestedGame> {
  const tested = await testedGames[name]?.();
  if (tested === undefined) throw new Error(`There is no game ${name}.`);
  return tested;
}

describe('every byte that a viewer is sent is the same, whatever is hidden from them', () => {
  test.each([
    ['keyforge', 2, 1, 10],
    ['keyforge', 2, 2, 10],
    ['keyforge', 2, 3, 10],
    ['inferno', 2, 1, 10],
    ['inferno', 2, 2, 10],
    ['inferno', 3, 4, 30],
  ])('%s with %i seats, seed %i, %i answers', async (name, seats, seed, answers) => {
    const compared = await runSeed(await gameNamed(name), { seats, seed, answers });
    expect(compared).not.toHaveProperty('difference');
    expect(compared?.swapped).toBeGreaterThan(10);
    expect(compared?.answers).toBe(answers);
    expect(compared?.messages).toBeGreaterThan(60);
  });
});

describe('a server that tells something hidden is found out, where it tells it', () => {
  const leaks: Readonly<Record<string, (match: PlayableMatch) => Partial<PlayableMatch>>> = {
    'in views': (match) => ({
      view: (viewer) => ({ ...match.view(viewer), table: { ...match.view(viewer).table, leak: match.hash() } }),
    }),
    'in the length of a question': (match) => ({
      pending: (viewer) => {
        const open = match.pending(viewer);
        return open && { ...open, purpose: open.purpose.padEnd(40 + Number.parseInt(match.hash().slice(0, 4), 16), ' ') };
      },
    }),
    'in the reasons why not': (match) => ({
      whyNot: (seat, card) => {
        const told = match.whyNot?.(seat, card);
        return told && { ...told, leak: match.hash() };
      },
    }),
    'in the sources of values': (match) => ({
      sources: () => [{ value: match.hash(), printed: 0, base: 0, now: 0, steps: [] }],
    }),
    'in forecasts': (match) => ({
      forecast: function* (answer, deals) {
        const told = yield* match.forecast?.(answer, deals) ?? [];
        return told && { ...told, leak: match.hash() };
      },
    }),
    'in the text of a refusal': (match) => ({
      describe: () => ({ ok: false, problems: [{ code: 'answer.tooMany', at: 'chosen', values: { max: match.hash() } }] }),
    }),
  };

  test.each(Object.entries(leaks))('%s', async (_where, leak) => {
    const pair = await pairOf('keyforge');
    const leaking = (matched: Result<PlayableMatch>): Result<PlayableMatch> =>
      matched.ok ? { ok: true, value: { ...matched.value, ...leak(matched.value) } } : matched;
    const game: PlayableGame = { ...pair.game, restore: (saved, options) => leaking(pair.game.restore(saved, options)) };
    expect(await compareTwins({ ...pair, game, twins: { ...pair.twins, answers: [] } })).toHaveProperty('difference');
  });

  async function pairOf(name: string): Promise<TwinPair> {
    const tested = await gameNamed(name);
    const twins = tested.at({ seats: 2, teams: 2 }).twins({ viewer: 0, roll: dice(1), before: 30, after: 0 });
    if (twins === undefined) throw new Error('Nothing is hidden.');
    return { game: tested.playable, decks: tested.decks, viewer: 0, twins };
  }
});
