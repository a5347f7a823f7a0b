import type { Ability } from '../language/effects.ts';
import { extendGame, type CardBehaviour } from '../compile/game.ts';
import { compileAbilities } from '../compile/abilities.ts';
import type { CompileTables } from '../expressions/tables.ts';
import type { Game } from '../match/match.ts';
import { fail, ok, type Problem, type Result } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { abilityDefinitions } from './ability-schema.ts';
import type { CardLanguage } from './card-language.ts';
import { checkSchema } from './check-schema.ts';
import { childAt, itemAt } from './places.ts';
import { checkReferences } from './references.ts';
import { listOf, record, ref, type Schema } from './schema.ts';
import { checkNesting, checkSizes, textLimits } from './sizes.ts';

/** What every described card has, whatever the game. */
export interface Described {
  readonly abilities?: readonly Ability[];
}

/** How a game's cards are described. */
export interface CardReading<S extends CoreState, I extends Described, C extends CardBehaviour> {
  readonly language: CardLanguage<S>;
  /** The fields of a card besides its abilities; those whose name ends in `?` may be left out. */
  readonly fields: Readonly<Record<string, Schema>>;
  /** Whether a card can be attached to another, so that its text may speak of its host. */
  readonly hasHost: (input: I) => boolean;
  /** What the game's rules could not carry out of a card whose form and words are right, each with its path, which begins with `at`. */
  readonly check?: (input: I, at: string) => readonly Problem[];
  /** Makes the card of a description that was checked. */
  readonly make: (input: I) => C;
}

/** Lists in lists in records: nothing that can be right is so deep. */
const NESTING_MAX = 60;

/** The schema of one card of a game: printed, and what cards are held against. */
export function cardSchema<S extends CoreState, I extends Described, C extends CardBehaviour>(reading: CardReading<S, I, C>): Schema {
  const abilities = { ...listOf(ref('ability'), 0, textLimits.abilitiesMax), description: 'what the card does, in its order on the card' };
  return { ...record({ ...reading.fields, 'abilities?': abilities }), $defs: abilityDefinitions(reading.language) };
}

/**
 * Reads cards that a scenario or somebody's own file describes. `isCard` says which cards a text may name beside them.
 * *Errors:* those of `checkSchema` and `checkReferences`, `card.tooDeep`, `card.tooLarge`, `card.notUnderstood` for what cannot
 * be made into a procedure, and those of the game's own `check`, each with its path: `cards[0].abilities[1].clause.do[0].verb`.
 */
export function readCards<S extends CoreState, I extends Described, C extends CardBehaviour>(
  inputs: readonly unknown[],
  reading: CardReading<S, I, C>,
  isCard?: (name: string) => boolean,
): Result<readonly C[]> {
  const problems = inputs.flatMap((input, index) => checkCard(reading, input, itemAt('cards', index), isCard));
  return problems.length > 0 ? { ok: false, problems } : ok(inputs.map((input) => reading.make(input as I)));
}

/** What is wrong with one card. *Errors:* those of `readCards`. */
export function checkCard<S extends CoreState, I extends Described, C extends CardBehaviour>(
  reading: CardReading<S, I, C>,
  input: unknown,
  at: string,
  isCard?: (name: string) => boolean,
): readonly Problem[] {
  const wrong = checkForm(schemaOf(reading), input, at);
  return wrong.length > 0 ? wrong : checkText(reading, input as I, at, isCard);
}

const schemas = new WeakMap<object, Schema>();

function schemaOf<S extends CoreState, I extends Described, C extends CardBehaviour>(reading: CardReading<S, I, C>): Schema {
  const known = schemas.get(reading) ?? cardSchema(reading);
  schemas.set(reading, known);
  return known;
}

function checkForm(schema: Schema, input: unknown, at: string): readonly Problem[] {
  const deep = checkNesting(input, NESTING_MAX, at);
  if (deep.length > 0) return deep;
  const held = typeof input === 'object' && input !== null && 'abilities' in input ? input.abilities : undefined;
  const large = checkSizes(held, childAt(at, 'abilities'));
  return large.length > 0 ? large : checkSchema(schema, input, at);
}

function checkText<S extends CoreState, I extends Described, C extends CardBehaviour>(
  { language, hasHost, check }: CardReading<S, I, C>,
  input: I,
  at: string,
  isCard?: (name: string) => boolean,
): readonly Problem[] {
  const { abilities = [] } = input;
  const around = { language, hasHost: hasHost(input), isCard: isCard ?? ((): boolean => true), abilities };
  const spoken = abilities.flatMap((ability, index) => {
    const place = itemAt(childAt(at, 'abilities'), index);
    // A position of a scenario may have set what no text sets.
    const wrong = checkReferences(around, ability, place).filter(({ code }) => isCard !== undefined || code !== 'card.neverSet');
    return wrong.length > 0 ? wrong : checkCompiles(language, ability, place);
  });
  return spoken.length > 0 ? spoken : (check?.(input, at) ?? []);
}

/** Makes the ability's procedure and throws it away: whatever the schema lets through is found here. */
function checkCompiles<S extends CoreState>(
  { words, manners, facts, durations }: CardLanguage<S>,
  ability: Ability,
  at: string,
): readonly Problem[] {
  const tables: CompileTables<S> = {
    words,
    manners,
    durations,
    factKind: (name) => facts.names.indexOf(name),
    define: (granted) => {
      compileAbilities(tables, 'checked', [granted]);
      return 0;
    },
  };
  return attempt('card.notUnderstood', at, () => void compileAbilities(tables, 'checked', [ability]));
}

/** Tells that something cannot be done with a described card, with the reason that the attempt gives. */
export function attempt(code: string, at: string, deed: () => void): readonly Problem[] {
  try {
    deed();
    return [];
  } catch (problem) {
    return [{ code, at, values: { reason: problem instanceof Error ? problem.message : String(problem) } }];
  }
}

/** A game with described cards besides its own. *Errors:* what reading says, and `card.notUnderstood` for a word that the game lacks. */
export function extendWith<S extends CoreState>(game: Game<S>, read: Result<readonly CardBehaviour[]>): Result<Game<S>> {
  if (!read.ok) return read;
  try {
    return ok(read.value.length === 0 ? game : extendGame(game, read.value));
  } catch (problem) {
    // Compilation stops at the first word that the vocabulary lacks.
    return fail('card.notUnderstood', 'cards', { reason: problem instanceof Error ? problem.message : String(problem) });
  }
}
