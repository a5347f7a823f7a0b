import { extendGame, type CardBehaviour } from '../game.ts';
import type { Game } from '../match.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import type { CoreState } from '../state.ts';

/** Whether a field of a described card is what it should be. */
export type FieldCheck = (value: unknown) => boolean;

/** Checks that every game's cards have use for. */
export const fieldChecks = {
  text: (value: unknown): boolean => typeof value === 'string' && value !== '',
  whole: (value: unknown): boolean => Number.isInteger(value),
  count: (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0,
  flag: (value: unknown): boolean => typeof value === 'boolean',
  texts: (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  abilities: (value: unknown): boolean =>
    Array.isArray(value) && value.every((each: unknown) => typeof each === 'object' && each !== null && 'kind' in each),
} as const satisfies Readonly<Record<string, FieldCheck>>;

/** How a game's cards are described. */
export interface CardReading<I, C extends CardBehaviour> {
  readonly checks: Readonly<Record<keyof I & string, FieldCheck>>;
  /** The fields without which there is no card. */
  readonly needed: readonly (keyof I & string)[];
  /** Makes the card of a description that was checked. */
  readonly make: (input: I) => C;
}

/**
 * Reads cards that a scenario describes.
 * *Errors:* `card.notAnObject`, `card.missing`, `card.wrongType`, `card.unknownKey`, each with its path.
 */
export function readCards<I, C extends CardBehaviour>(inputs: readonly unknown[], reading: CardReading<I, C>): Result<readonly C[]> {
  const problems = inputs.flatMap((input, at) => checkCard(input, `cards[${at}]`, reading));
  return problems.length > 0 ? { ok: false, problems } : ok(inputs.map((input) => reading.make(input as I)));
}

function checkCard<I, C extends CardBehaviour>(input: unknown, at: string, { checks, needed }: CardReading<I, C>): Problem[] {
  if (typeof input !== 'object' || input === null) return [{ code: 'card.notAnObject', at, values: {} }];
  const missing = needed
    .filter((key) => !(key in input))
    .map((key): Problem => ({ code: 'card.missing', at: `${at}.${key}`, values: { key } }));
  const known: Readonly<Record<string, FieldCheck>> = checks;
  const wrong = Object.entries(input).flatMap(([key, value]): Problem[] => {
    const check = Object.hasOwn(known, key) ? known[key] : undefined;
    if (check === undefined)
      return [{ code: 'card.unknownKey', at: `${at}.${key}`, values: { key, known: Object.keys(known).join(', ') } }];
    return check(value) ? [] : [{ code: 'card.wrongType', at: `${at}.${key}`, values: { key } }];
  });
  return [...missing, ...wrong];
}

/** A game with described cards besides its own. *Errors:* what reading says, and `card.notUnderstood` for a word that the game lacks. */
export function extendWith<S extends CoreState>(game: Game<S>, read: Result<readonly CardBehaviour[]>): Result<Game<S>> {
  if (!read.ok) return read;
  try {
    return ok(read.value.length === 0 ? game : extendGame(game, read.value));
  } catch (problem) {
    // Lowering stops at the first word that the vocabulary lacks.
    return fail('card.notUnderstood', 'cards', { reason: problem instanceof Error ? problem.message : String(problem) });
  }
}
