import type { Wordings } from '../language/wordings.ts';
import type { Game } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';

/** How the words of a game are said, for whatever needs a text: asked of a game that does not speak, it is our mistake. */
export function wordingsOf<S extends CoreState>({ name, wordings }: Game<S>): Wordings {
  assert(wordings !== undefined, `The game ${name} has no wordings: it can be played, and has no texts.`);
  return wordings;
}
