import type { InfernoMatch } from './state.ts';

type WithDefinitions = Pick<InfernoMatch, 'game'>;

interface Kept<T> {
  readonly of: object;
  readonly length: number;
  readonly value: T;
}

/**
 * What is worked out of the definitions of a game, once: asked at every question, it costs a comparison. Copies with exceptions add
 * definitions to a game; then it is worked out anew.
 */
export function perDefinitions<T>(make: (game: InfernoMatch['game']) => T): (match: WithDefinitions) => T {
  const known = new WeakMap<object, Kept<T>>();
  let last: Kept<T> | undefined;
  return ({ game }) => {
    const { definitions } = game;
    if (last?.of === definitions && last.length === definitions.length) return last.value;
    const found = known.get(definitions);
    if (found?.length === definitions.length) return (last = found).value;
    last = { of: definitions, length: definitions.length, value: make(game) };
    known.set(definitions, last);
    return last.value;
  };
}
