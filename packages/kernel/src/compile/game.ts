import type { Ability } from '../language/effects.ts';
import { placeOfWord } from '../language/look-up.ts';
import type { Facts } from '../match/facts.ts';
import { runToEnd, type Resumable } from '../state/resumable.ts';
import { compileAbilities } from './abilities.ts';
import type { AnyProgram, Commit, CompiledAbility, Definition, Game, WindowPolicy } from '../match/match.ts';
import type { CompileTables } from './tables.ts';
import { happenProgram } from '../events/pipeline.ts';
import { useProgram } from '../events/uses.ts';
import { windowProgram } from '../events/windows.ts';
import { drawKey, seedRandom } from '../state/random.ts';
import { assert } from '../state/result.ts';
import type { CoreCard, CoreState, Seat, ZoneId } from '../state/state.ts';
import { NO_CARD, NO_SEAT } from '../state/state.ts';

/** A card's behaviour by its key. */
export interface CardBehaviour {
  readonly key: string;
  /** What is printed on it, in the game's own shape. */
  readonly printed: object;
  readonly abilities: readonly Ability[];
}

/** What a game hands over: its rules as programs, its cards as data, its words, its facts and its manners. */
export interface GameParts<S extends CoreState> extends Omit<
  Game<S>,
  'definitions' | 'happen' | 'use' | 'windows' | 'programs' | 'commits' | 'facts'
> {
  readonly programs: readonly AnyProgram<S>[];
  /** In the order of the game's facts; index 0 is the blank card. */
  readonly cards: readonly CardBehaviour[];
  readonly facts: Facts;
  /** For a game in which abilities answer what happens in windows. */
  readonly windows?: WindowPolicy<S>;
  readonly commits: Readonly<Record<string, Commit<S>>>;
}

const NOTHING_PRINTED = {};

/** The programs of an ability: its text, and what is announced and paid for it. */
function programsOf<S extends CoreState>({ program, announced, price }: CompiledAbility<S>): AnyProgram<S>[] {
  return [program, announced.program, price.program].filter((each) => each !== undefined);
}

/** Compiles the cards and numbers the programs. Run once per process. Asserts what only a mistake in the game's tables could break. */
export function defineGame<S extends CoreState>({ cards, programs: rules, commits, windows: classes, ...rest }: GameParts<S>): Game<S> {
  const happen = happenProgram<S>(rest.words.cites);
  const use = useProgram<S>();
  const windows = classes && { before: windowProgram('interrupt', classes.interrupts), after: windowProgram('after', classes.responses) };
  assert(windows !== undefined || rest.policy.react !== undefined, 'A game says how abilities react: in windows, or by its policy.');
  const programs: readonly AnyProgram<S>[] = [...rules, happen, ...(windows === undefined ? [] : [use, windows.before, windows.after])];
  programs.forEach((each, index) => (each.id = index));
  const table = rest.facts.names.map((name) => {
    const commit = commits[name];
    assert(commit !== undefined, `The fact ${name} has no commit.`);
    return commit;
  });
  return extendGame({ ...rest, happen, use, windows, definitions: [], programs, commits: table }, cards);
}

/**
 * The same game with more cards, which follow its own. Only they are compiled: the definitions and programs that it has keep their
 * numbers, so that a state of the game is one of the extended game too.
 */
export function extendGame<S extends CoreState>(game: Game<S>, cards: readonly CardBehaviour[]): Game<S> {
  return runToEnd(extendingGame(game, cards));
}

/** The same a card at a time. */
export function* extendingGame<S extends CoreState>(game: Game<S>, cards: readonly CardBehaviour[]): Resumable<Game<S>> {
  const { words, durations, facts, expandKeyword } = game;
  const first = game.definitions.length;
  const definitions: Definition<S>[] = [...game.definitions, ...cards.map(({ key, printed }) => ({ key, printed, abilities: [] }))];
  const factKind = (name: string): number => placeOfWord(facts.names, name, 'fact');
  for (const [index, { key, printed, abilities }] of cards.entries()) {
    let grants = 0;
    const define = (granted: Ability, more: readonly Ability[]): number => {
      const name = `${key}/granted${grants++}`;
      const at = definitions.push({ key: name, printed: NOTHING_PRINTED, abilities: [] }) - 1;
      definitions[at] = { key: name, printed: NOTHING_PRINTED, abilities: compileAbilities(tables, name, [granted, ...more]) };
      return at;
    };
    const tables = { words, factKind, durations, define, ...(expandKeyword && { expandKeyword }) };
    definitions[first + index] = { key, printed, abilities: compileCard(tables, key, abilities) };
    yield;
  }
  const added = definitions.slice(first).flatMap((each) => each.abilities.flatMap(programsOf));
  added.forEach((each, index) => (each.id = game.programs.length + index));
  const programs = [...game.programs, ...added];
  assertNamedApart(programs);
  return { ...game, definitions, programs };
}

/** Saves and calls know a program by its name. */
function assertNamedApart<S extends CoreState>(programs: readonly AnyProgram<S>[]): void {
  const names = new Set<string>();
  for (const { name } of programs) {
    assert(!names.has(name), `Two programs of the game are called “${name}”.`);
    names.add(name);
  }
}

/** Compiles what a card says. A mistake in it is said with the card's key. */
function compileCard<S extends CoreState>(tables: CompileTables<S>, key: string, abilities: readonly Ability[]): CompiledAbility<S>[] {
  try {
    return compileAbilities(tables, key, abilities);
  } catch (error) {
    throw new Error(`The card ${key} is wrong. ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The part of a fresh state that every game shares. `seed` is 64 hexadecimal digits. */
export function emptyState(seed: string, seats: number, zoneCount: number): Omit<CoreState, 'cards'> {
  const random = seedRandom(seed);
  return {
    revision: 0,
    decisions: 0,
    random,
    viewerKeys: Array.from({ length: seats + 1 }, () => drawKey(random)),
    shared: [],
    zones: Array.from({ length: zoneCount }, () => []),
    frames: [],
    parked: [],
    uses: [],
    pending: undefined,
    winners: undefined,
    lost: false,
    ending: '',
    listeners: [],
    statics: [],
    lastKnown: [],
    checkpoint: undefined,
  };
}

/** The fields that every card has, for a card that lies in a zone and nothing has happened to. */
export function freshCard(id: number, definition: number, owner: Seat, zone: ZoneId): CoreCard {
  return {
    id,
    definition,
    owner,
    controller: owner,
    zone,
    host: NO_CARD,
    stay: 1,
    hidings: 0,
    knownTo: 0,
    until: NO_SEAT,
    amount: 0,
  };
}
