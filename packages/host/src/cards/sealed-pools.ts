import { type PlayableGame, type Resumable, type Result, fail, ok } from '@crupier/kernel';
import type { SealedOpened } from '@crupier/protocol';
import { Recent } from '@crupier/table';
import { type Work, writeSheets } from './cards-of.ts';
import { seedOfText } from './setting.ts';

/** Pools of one game that are kept: the same seed opens the same one, and is asked for again when a page is loaded again. */
const KEPT_MAX = 32;

const opened = new WeakMap<PlayableGame, Recent<SealedOpened>>();

/** Opens a sealed pool by its seed. *Errors:* `deck.notSealed`. */
export async function openSealed(game: PlayableGame, seed: string, work: Work): Promise<Result<SealedOpened>> {
  if (game.openSealed === undefined) return fail('deck.notSealed', 'game', { game: game.name.en });
  const kept = opened.get(game) ?? new Recent<SealedOpened>(KEPT_MAX);
  opened.set(game, kept);
  const key = seedOfText(seed);
  const pool = kept.get(key) ?? (await work(open(game.openSealed, game, key)));
  kept.set(key, pool);
  return ok(pool);
}

function* open(openPool: NonNullable<PlayableGame['openSealed']>, game: PlayableGame, seed: string): Resumable<SealedOpened> {
  const { pool, demons, deck } = openPool(seed);
  yield;
  const { demon, cards } = deck;
  const sheets = yield* writeSheets(game, [...demons, ...pool.map(({ card }) => card)]);
  return { pool, demons, deck: { demon, cards }, sheets };
}
