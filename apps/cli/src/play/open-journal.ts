import { type Journal, type PlayableGame, type Problem, type Result, runToEnd, fail, ok } from '@crupier/kernel';
import type { GameShelf } from '../games.ts';
import { findGame } from '../games.ts';
import { MatchLine } from './match-line.ts';

/** A match played again from its journal: as far as it can be, and why no farther. */
export interface OpenedJournal {
  readonly line: MatchLine;
  readonly problem: Problem | undefined;
  /** Whether the cards that the match uses are others now than when it was played. */
  readonly hasOtherCards: boolean;
}

/** Loads the game that a journal names. *Errors:* `journal.unknownGame`. */
export async function loadGameOf(journal: Journal, shelf: GameShelf): Promise<Result<PlayableGame>> {
  const found = findGame(shelf, journal.start.game);
  if (found !== undefined) return ok(await found.load());
  return fail('journal.unknownGame', 'start.game', { game: journal.start.game, games: shelf.map(({ id }) => id).join(', ') });
}

/**
 * Deals the match of a journal again and plays its entries, all or the first so many. *Errors:* what the game says of the
 * configuration; a deal or an entry that does not fit is told in `problem`. `onEntry` is called after each entry.
 */
export function openJournal(
  base: PlayableGame,
  journal: Journal,
  entries = Infinity,
  onEntry?: (line: MatchLine) => void,
): Result<OpenedJournal> {
  const { start } = journal;
  // Where the match was played with cards of somebody's own, its journal has them.
  const played = base.ownCards && runToEnd(base.ownCards.playing(start.configuration));
  const game = played?.ok === true ? played.value : base;
  const wrong = game.checkConfiguration(start.configuration);
  if (wrong.length > 0) return { ok: false, problems: wrong.map((each) => ({ ...each, at: `start.configuration ${each.at}`.trim() })) };
  const dealt = MatchLine.dealAgain(game, start);
  if (!dealt.ok) return dealt;
  const line = dealt.value;
  const hasOtherCards = game.definitionsHash(start.configuration) !== start.definitions;
  if (line.match.hash() !== start.hash)
    return ok({ line, hasOtherCards, problem: { code: 'journal.otherDeal', at: 'start.hash', values: {} } });
  for (const entry of journal.entries.slice(0, entries)) {
    const problem = line.follow(entry);
    if (problem !== undefined) return ok({ line, hasOtherCards, problem });
    onEntry?.(line);
  }
  return ok({ line, hasOtherCards, problem: undefined });
}
