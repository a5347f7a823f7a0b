/** Deals a match that begins where another one stood, which stays as it is. */

import { type Journal, type PlayableGame, type PlayedEntry, type Resumable, type Result, fail, ok, SPECTATOR } from '@crupier/kernel';
import type { NewMatch, SeatRecord, SeedOrigin } from '../store/journal-store.ts';
import { fill, sourceOf } from './recover.ts';
import { entriesBetween, Timeline } from './timeline.ts';

/** A match to play on from, and who plays on. */
export interface PlayOn {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The game with the cards of the journal. */
  readonly game: PlayableGame;
  /** The journal of a match that is over. */
  readonly journal: Journal;
  /** Where its seed came from: the copy has the same one, so that its shuffle can be checked, too. */
  readonly origin: SeedOrigin;
  /** The state after so many entries is the one to play on from. */
  readonly at: number;
  readonly seats: readonly SeatRecord[];
  /** The engine's version. */
  readonly engine: string;
}

/** A match as it is dealt, and the entries that lead to where it is played on. */
export interface PlayedOn {
  readonly match: NewMatch;
  readonly entries: readonly PlayedEntry[];
}

/**
 * Makes the copy: the same deal and the same answers, without those that were taken back, and without its series and what was agreed beside
 * the game. *Errors:* `watch.beyond`; `playOn.over` where the match was over at that moment; what `game.start` says; `playOn.otherRules`
 * where these rules and cards lead elsewhere.
 */
export function* dealPlayOn({ journal, game, at, engine, ...parts }: PlayOn): Resumable<Result<PlayedOn>> {
  const { start } = journal;
  const dealt = game.start(start.configuration, start.seed);
  if (!dealt.ok) return dealt;
  if (dealt.value.hash() !== start.hash) return otherRules(0, start.engine, engine);
  const timeline = new Timeline(sourceOf(game, journal), start.hash);
  for (const entry of journal.entries)
    if (fill(timeline, entry) !== undefined) return otherRules(timeline.length + 1, start.engine, engine);
  const [root, moment] = [timeline.at(0), timeline.at(at)];
  if (root === undefined || moment === undefined) return fail('watch.beyond', 'at', { at, of: timeline.length });
  const { match, reached, problem } = yield* timeline.walkingTo(moment);
  if (problem !== undefined) return otherRules(reached.seq + 1, start.engine, engine);
  if (match.outcome() !== undefined) return fail('playOn.over', 'at', { at });
  const { series: _decided, ...rest } = start;
  const definitions = game.definitionsHash(start.configuration);
  const { id, createdAt, seats, origin } = parts;
  const asked = match.pending(SPECTATOR)?.waiting ?? [];
  const head = { start: { ...rest, engine, definitions }, seats, origin };
  return ok({ match: { id, createdAt, head, asked }, entries: entriesBetween(root, moment) });
}

function otherRules(entry: number, needed: string, here: string): Result<never> {
  return fail('playOn.otherRules', '', { entry, needed, here });
}
