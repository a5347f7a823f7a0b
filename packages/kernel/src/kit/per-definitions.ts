/** The kit of games: what is worked out from what cards say, once for each definition. */
import type { Game } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** A match, or whatever else is of a game. */
interface OfGame<S extends CoreState> {
  readonly game: Game<S>;
}

/**
 * A value for each definition of a game, computed when it is first asked for: cards that are in no match are not compiled for it. Asked
 * at every question, it costs a comparison.
 */
export function perDefinition<S extends CoreState, T extends object | number | boolean>(
  make: (game: Game<S>, definition: number) => T,
): (match: OfGame<S>, definition: number) => T {
  const known = new WeakMap<object, (T | undefined)[]>();
  let lastOf: object | undefined;
  let values: (T | undefined)[] = [];
  return ({ game }, definition) => {
    const { definitions } = game;
    if (lastOf !== definitions) {
      values = known.get(definitions) ?? Array.from(definitions, () => undefined);
      known.set(definitions, values);
      lastOf = definitions;
    }
    const value = values[definition];
    return value === undefined ? (values[definition] = make(game, definition)) : value;
  };
}

/** A value for the definitions read so far. */
interface Sum<T> {
  readonly of: object;
  value: T;
  read: number;
}

/**
 * One value for all definitions of a game: `add` is handed each definition once, with the value so far. While a game is played it gets
 * more definitions (those that compiled cards grant, copies with exceptions), which are added then. `add` should read `written`: to read
 * `abilities` would compile every card.
 */
export function overDefinitions<S extends CoreState, T>(
  begin: () => T,
  add: (before: T, game: Game<S>, definition: number) => T,
): (match: OfGame<S>) => T {
  const known = new WeakMap<object, Sum<T>>();
  let last: Sum<T> | undefined;
  return ({ game }) => {
    const { definitions } = game;
    let sum = last;
    if (sum?.of !== definitions) {
      sum = known.get(definitions) ?? { of: definitions, value: begin(), read: 0 };
      known.set(definitions, sum);
      last = sum;
    }
    while (sum.read < definitions.length) sum.value = add(sum.value, game, sum.read++);
    return sum.value;
  };
}

/** A value for each part of a text, such as an ability or a clause, computed when it is first asked for: texts never change. */
export function perText<P extends object, T extends object | number | boolean>(make: (part: P) => T): (part: P) => T {
  const known = new WeakMap<P, T>();
  return (part) => {
    const found = known.get(part);
    if (found !== undefined) return found;
    const made = make(part);
    known.set(part, made);
    return made;
  };
}
