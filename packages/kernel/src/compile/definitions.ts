import type { Ability } from '../language/effects.ts';
import type { AnyProgram, CompiledAbility, Definition, Game } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { placeOfWord } from '../language/look-up.ts';
import { compileAbilities } from './abilities.ts';
import type { CompileTables } from '../expressions/tables.ts';

/** A card's behaviour by its key. */
export interface CardBehaviour {
  readonly key: string;
  /** What is printed on it, in the game's own shape. */
  readonly printed: object;
  readonly abilities: readonly Ability[];
}

const NOTHING_PRINTED = {};

/** A game with these cards as its definitions, and tables of its own that grow as they are compiled; none of them is compiled yet. */
export function withCards<S extends CoreState>(game: Game<S>, cards: readonly CardBehaviour[]): Game<S> {
  const definitions: Definition<S>[] = [];
  const rules = game.programs.filter(({ isAbility }) => !isAbility);
  const made: Game<S> = { ...game, programs: rules, definitions, cardCount: cards.length };
  const keys = new Set<string>();
  for (const [at, card] of cards.entries()) {
    assert(!keys.has(card.key), `Two cards of the game are called “${card.key}”.`);
    keys.add(card.key);
    definitions.push(uncompiled(made, card, at));
  }
  return made;
}

/** The cards of a game as they were handed over. */
export function cardsOf<S extends CoreState>({ definitions, cardCount }: Game<S>): readonly CardBehaviour[] {
  return definitions.slice(0, cardCount).map(({ key, printed, written }) => ({ key, printed, abilities: written }));
}

/**
 * Compiles every card of a game: for tests, since a card is otherwise compiled when a match first needs it, and for whoever looks at
 * all programs. Asserts what only a mistake in a card could break.
 */
export function compileAll<S extends CoreState>(game: Game<S>): void {
  for (let at = 0; at < game.cardCount; at++) compileCard(game, at);
}

/** Compiles one card of a game, if it is not compiled yet, and says its abilities. */
export function compileCard<S extends CoreState>({ definitions }: Game<S>, at: number): readonly CompiledAbility<S>[] {
  return definitions[at]?.abilities ?? [];
}

/** The definition of a card that stands in the table until the card is compiled. */
function uncompiled<S extends CoreState>(game: Game<S>, { key, printed, abilities: written }: CardBehaviour, at: number): Definition<S> {
  return written.length === 0 ? { key, printed, written, abilities: [] } : new WaitingDefinition(game, { key, printed, written }, at);
}

/** A definition whose abilities are compiled when they are read. A class, so that what is printed is read as fast as of any other. */
class WaitingDefinition<S extends CoreState> implements Definition<S> {
  readonly key: string;
  readonly printed: object;
  readonly written: readonly Ability[];
  readonly #game: Game<S>;
  readonly #at: number;

  constructor(game: Game<S>, { key, printed, written }: Omit<Definition<S>, 'abilities'>, at: number) {
    this.key = key;
    this.printed = printed;
    this.written = written;
    this.#game = game;
    this.#at = at;
  }

  get abilities(): readonly CompiledAbility<S>[] {
    const now = this.#game.definitions[this.#at];
    return now === undefined || now === this ? compile(this.#game, this, this.#at) : now.abilities;
  }
}

/**
 * Compiles a card with what it grants, and puts it in the place of the definition that waited. All of it is made before the tables
 * change, so that a card that cannot be compiled leaves no trace in them.
 */
function compile<S extends CoreState>(game: Game<S>, { key, printed, written }: Definition<S>, at: number): readonly CompiledAbility<S>[] {
  const definitions = game.definitions as Definition<S>[];
  const granted: Definition<S>[] = [];
  const tables: CompileTables<S> = {
    ...tablesOf(game),
    define: (ability, more) => {
      const called = { key: `${key}/granted${granted.length}`, printed: NOTHING_PRINTED, written: [ability, ...more] };
      const place = granted.push({ ...called, abilities: [] }) - 1;
      granted[place] = { ...called, abilities: compileAbilities(tables, called.key, called.written) };
      return definitions.length + place;
    },
  };
  const compiled = { key, printed, written, abilities: saying(key, () => compileAbilities(tables, key, written)) };
  definitions[at] = compiled;
  definitions.push(...granted);
  for (const { abilities } of [compiled, ...granted]) addPrograms(game.programs as AnyProgram<S>[], abilities);
  return compiled.abilities;
}

/** A mistake in a card is said with the card's key. */
function saying<T>(key: string, compiling: () => T): T {
  try {
    return compiling();
  } catch (error) {
    throw new Error(`The card ${key} is wrong. ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function tablesOf<S extends CoreState>({ words, manners, facts, durations, expandKeyword }: Game<S>): Omit<CompileTables<S>, 'define'> {
  const factKind = (name: string): number => placeOfWord(facts.names, name, 'fact');
  return { words, manners, factKind, durations, ...(expandKeyword && { expandKeyword }) };
}

function addPrograms<S extends CoreState>(programs: AnyProgram<S>[], abilities: readonly CompiledAbility<S>[]): void {
  for (const each of abilities.flatMap(programsOf)) each.id = programs.push(each) - 1;
}

/** The programs of an ability: its text, and what is announced and paid for it. */
function programsOf<S extends CoreState>({ program, announced, price }: CompiledAbility<S>): AnyProgram<S>[] {
  return [program, announced.program, price.program].filter((each) => each !== undefined);
}
