import type { Definition, Game, Match } from '../match/match.ts';
import { definitionFieldsOf } from '../saves/naming.ts';
import { assert } from '../state/result.ts';
import type { CoreState, DeepReadonly, GameEvent } from '../state/state.ts';

/** So many times as many as a game has definitions: even divided by what a fact packs beside it, such a number is none of theirs. */
const FAR = 64;

/** The numbers of an event that a definition could be. */
const numbers = ['value', 'amount'] as const;

/** Looks at the first event of each kind of fact. */
export function watchDefinitions<S extends CoreState>(): (match: Match<S>, event: GameEvent) => void {
  const looked = new Set<number>();
  return (match, event) => {
    if (looked.has(event.kind)) return;
    looked.add(event.kind);
    checkDeclared(match, event);
  };
}

/**
 * A fact whose commit writes one of the event's numbers as a definition says so by `defines`, and has it as its value: saves and hashes
 * name it only then. The commit is tried on copies of the state with a number there that no definition has.
 */
function checkDeclared<S extends CoreState>({ game, state }: Match<S>, event: GameEvent): void {
  const { names, shapes } = game.facts;
  const lenient = { ...game, definitions: endless(game.definitions) };
  for (const number of numbers) {
    if (number === 'value' && shapes[event.kind]?.defines === true) continue;
    const written = definitionsWritten(lenient, state, { ...event, [number]: game.definitions.length * FAR });
    assert(
      written.every((definition) => definition < game.definitions.length),
      `The ${number} of ${names[event.kind]} is a definition. A fact has a definition as its value and declares it: defines.`,
    );
  }
}

/** The definitions that a state holds after an event, or none where the game cannot write such an event. */
function definitionsWritten<S extends CoreState>(game: Game<S>, state: DeepReadonly<S>, event: GameEvent): readonly number[] {
  const copy = game.clone(state);
  try {
    game.commits[event.kind]?.(copy, event, game);
  } catch {
    return [];
  }
  const written: number[] = [];
  collectDefinitions(copy, definitionFieldsOf(game), written);
  return written;
}

function collectDefinitions(value: object, fields: readonly string[], found: number[]): void {
  for (const [field, part] of Object.entries(value) as [string, unknown][]) {
    if (fields.includes(field)) found.push(...[part].flat().filter((each) => typeof each === 'number'));
    if (typeof part === 'object' && part !== null) collectDefinitions(part, fields, found);
  }
}

/** The same definitions, with the blank one at every other place. */
function endless<S extends CoreState>(definitions: readonly Definition<S>[]): readonly Definition<S>[] {
  return new Proxy(definitions, {
    get: (list, key): unknown => (typeof key === 'string' && /^\d+$/.test(key) ? (list[Number(key)] ?? list[0]) : Reflect.get(list, key)),
  });
}
