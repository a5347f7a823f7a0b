import type { Asker } from '../language/asker.ts';
import type { Match } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** The words kept under a name: by the running text, or by the one that gave a lasting effect; none before they are. */
export function chosenWords<S extends CoreState>(
  { state }: Match<S>,
  { self, words }: Pick<Asker, 'self' | 'words'>,
  name: string,
): readonly string[] {
  const known = words ?? state.given.find(({ effect }) => effect === self)?.words ?? [];
  return known.filter((each) => each.name === name).map(({ value }) => value);
}

/** The word that was chosen under a name, the first of several that were read; undefined before it is chosen. */
export function chosenWord<S extends CoreState>(match: Match<S>, asker: Pick<Asker, 'self' | 'words'>, name: string): string | undefined {
  return chosenWords(match, asker, name)[0];
}
