import type { CardBehaviour } from '../game.ts';
import { languages, ok, type Problem, type Result } from '../result.ts';
import type { CoreState } from '../state.ts';
import { writeAbility } from '../text/abilities.ts';
import type { TextContext } from '../text/words.ts';
import { checkSchema } from './check-schema.ts';
import { checkEndless } from './endless.ts';
import { childAt, itemAt } from './places.ts';
import { attempt, cardSchema, readCards, type CardReading, type Described } from './read-cards.ts';
import { checkUnsaid } from './unsaid.ts';
import { listOf, only, record, ref, type Schema } from './schema.ts';

/** The version of files of cards. */
export const CARD_FILE_FORMAT = 1;
/** The most cards of one file. */
const CARDS_MAX = 500;

/** How a game reads cards that somebody wants to play with, beside its own. */
export interface OwnCardReading<S extends CoreState, I extends Described, C extends CardBehaviour> extends CardReading<S, I, C> {
  readonly game: string;
  /** The fields that hold a card's names. */
  readonly nameFields: readonly (keyof I & string)[];
  /** A name as it is compared with others. */
  readonly foldName: (name: string) => string;
  /** Whether the game has a card of that key or name. */
  readonly hasCard: (name: string) => boolean;
  /** What a card calls itself in its text. */
  readonly context: (input: I) => TextContext;
}

/** The schema of a file of cards. */
export function cardFileSchema<S extends CoreState, I extends Described, C extends CardBehaviour>(
  reading: OwnCardReading<S, I, C>,
): Schema {
  const { $defs = {}, ...card } = cardSchema(reading);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: 'A file of cards of your own for Crupier.',
    ...fileOf(reading.game, { ...listOf(ref('card'), 1, CARDS_MAX), description: 'the cards' }),
    $defs: { card, ...$defs },
  };
}

function fileOf(game: string, cards: Schema): Schema {
  return record({
    '$schema?': { type: 'string', description: 'for editors; not read' },
    format: { type: 'integer', minimum: CARD_FILE_FORMAT, maximum: CARD_FILE_FORMAT, description: 'the version of this format' },
    game: { title: 'game', ...only(game) },
    'name?': { type: 'string', maxLength: 100, description: 'what you call these cards' },
    cards,
  });
}

/**
 * The cards of a file, not yet read themselves. *Errors:* those of `checkSchema` about the file around them, each with its path.
 */
export function cardsOfFile(file: unknown, game: string): Result<readonly unknown[]> {
  const problems = checkSchema(fileOf(game, { type: 'array', minItems: 1, maxItems: CARDS_MAX }), file);
  return problems.length > 0 ? { ok: false, problems } : ok((file as { readonly cards: readonly unknown[] }).cards);
}

/**
 * Reads cards to be played with. *Errors:* those of `readCards`; `card.repeatedName`, `card.takenName`; those of `checkEndless`; `card.unsaid`;
 * `card.noWords` for what no sentence says; each with its path.
 */
export function readOwnCards<S extends CoreState, I extends Described, C extends CardBehaviour>(
  inputs: readonly unknown[],
  reading: OwnCardReading<S, I, C>,
): Result<readonly C[]> {
  const names = new Map<string, string>();
  const repeated = inputs.flatMap((input, index) => checkNames(reading, input, itemAt('cards', index), names));
  const isCard = (name: string): boolean => names.has(reading.foldName(name)) || reading.hasCard(name);
  const read = readCards(inputs, reading, isCard);
  if (!read.ok) return { ok: false, problems: [...read.problems, ...repeated] };
  const told = inputs.flatMap((input, index) => checkTold(reading, input as I, itemAt('cards', index)));
  const problems = [...repeated, ...told];
  return problems.length > 0 ? { ok: false, problems } : read;
}

/** Whether a card's names are its alone. */
function checkNames<S extends CoreState, I extends Described, C extends CardBehaviour>(
  { nameFields, foldName, hasCard }: OwnCardReading<S, I, C>,
  input: unknown,
  at: string,
  names: Map<string, string>,
): readonly Problem[] {
  if (typeof input !== 'object' || input === null) return [];
  const found = nameFields.flatMap((field): readonly Problem[] => {
    const name: unknown = (input as Readonly<Record<string, unknown>>)[field];
    if (typeof name !== 'string') return [];
    const before = names.get(foldName(name));
    names.set(foldName(name), before ?? at);
    const place = childAt(at, field);
    if (before !== undefined && before !== at) return [{ code: 'card.repeatedName', at: place, values: { name, before } }];
    return hasCard(name) ? [{ code: 'card.takenName', at: place, values: { name } }] : [];
  });
  return found.slice(0, 1);
}

/** Whether a card's text comes to an end, and can be said in every language. */
function checkTold<S extends CoreState, I extends Described, C extends CardBehaviour>(
  { language, context }: OwnCardReading<S, I, C>,
  input: I,
  at: string,
): readonly Problem[] {
  const { abilities = [] } = input;
  return abilities.flatMap((ability, index) => {
    const place = itemAt(childAt(at, 'abilities'), index);
    const wrong = [...checkEndless(language, ability, place), ...checkUnsaid(language, ability, place)];
    if (wrong.length > 0) return wrong;
    const [unsaid] = languages.flatMap((tongue) =>
      attempt('card.noWords', place, () => void writeAbility(language.words, ability, context(input), tongue)),
    );
    return unsaid === undefined ? [] : [unsaid];
  });
}
