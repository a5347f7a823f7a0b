import type { Problem } from '../state/result.ts';
import type { MatchSettings, PlayableGame } from './playable.ts';

/**
 * What is wrong with one deck, each at its place there. A game judges decks for a whole table: the other seats get a deck that is known to
 * be good, and what is said of them, of the settings or of a campaign is left out.
 *
 * In: a deck's name or the text of its list, and the name of a deck that can be played.
 */
export function judgeDeck(
  game: Pick<PlayableGame, 'seats' | 'configure'>,
  text: string,
  { ready, settings = {} }: { readonly ready: string; readonly settings?: MatchSettings },
): readonly Problem[] {
  const others = new Array<string>(game.seats.min - 1).fill(ready);
  const configured = game.configure([text, ...others], { settings });
  if (configured.ok) return [];
  const own = configured.problems.filter(({ at }) => !at.startsWith('deck 2') && !at.startsWith('settings.') && at !== 'campaign');
  return own.map((problem) => ({ ...problem, at: problem.at.replace(/^deck 1(, )?/, '') }));
}
