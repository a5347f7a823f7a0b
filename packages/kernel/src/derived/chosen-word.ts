import type { Asker } from '../language/asker.ts';
import type { Match } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** The word that was chosen under a name: by the running text, or by the one that gave a lasting effect; undefined before it is chosen. */
export function chosenWord<S extends CoreState>(
  { state }: Match<S>,
  { self, words }: Pick<Asker, 'self' | 'words'>,
  name: string,
): string | undefined {
  const known = words ?? state.given.find(({ effect }) => effect === self)?.words;
  return known?.find((each) => each.name === name)?.value;
}
