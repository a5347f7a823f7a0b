import type { CardBehaviour } from '../compile/game.ts';
import { languages, ok, type Problem, type Result } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { writeAbility } from '../text/abilities.ts';
import type { TextContext } from '../text/text-context.ts';
import { checkSchema } from './check-schema.ts';
import { checkEndless } from './endless.ts';
import { childAt, itemAt } from './places.ts';
import { attempt, cardSchema, checkCard, type CardReading, type Described } from './read-cards.ts';
import type { Resumable } from '../state/resumable.ts';
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
  /** Whether a card of that key or name is made: its name is taken. One that is not made yet may be described. */
  readonly isMade: (name: string) => boolean;
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

/** A card in which nothing is wrong. */
export interface ReadCard<I, C> {
  readonly input: I;
  /** Its place in the file. */
  readonly index: number;
  readonly card: C;
}

/** What was read of a list of cards: can all be played with where there is no problem. */
export interface OwnCardsRead<I, C> {
  readonly problems: readonly Problem[];
  /** Those in which nothing is wrong, and which name none of the others. */
  readonly right: readonly ReadCard<I, C>[];
}

/**
 * Reads cards to be played with; it pauses after each. *Errors:* those of `readCards`; `card.repeatedName`, `card.takenName`; those of
 * `checkEndless`; `card.unsaid`; `card.noWords` for what no sentence says; each with its path, in the order of the cards.
 */
export function* readOwnCards<S extends CoreState, I extends Described, C extends CardBehaviour>(
  inputs: readonly unknown[],
  reading: OwnCardReading<S, I, C>,
): Resumable<OwnCardsRead<I, C>> {
  const names = new Map<string, number>();
  const misnamed = inputs.map((input, index) => checkNames(reading, input, index, names));
  const problems: Problem[] = [];
  const wrong = new Set<number>();
  const naming: ReadonlySet<number>[] = [];
  for (const [index, input] of inputs.entries()) {
    const named = new Set<number>();
    const isCard = (name: string): boolean => {
      const own = names.get(reading.foldName(name));
      if (own !== undefined) named.add(own);
      return own !== undefined || reading.hasCard(name);
    };
    const found = [...checkOwnCard(reading, input, itemAt('cards', index), isCard), ...(misnamed[index] ?? [])];
    naming.push(named);
    problems.push(...found);
    if (found.length > 0) wrong.add(index);
    yield;
  }
  return { problems, right: rightOnes(inputs as readonly I[], reading, leaveOut(wrong, naming)) };
}

function checkOwnCard<S extends CoreState, I extends Described, C extends CardBehaviour>(
  reading: OwnCardReading<S, I, C>,
  input: unknown,
  at: string,
  isCard: (name: string) => boolean,
): readonly Problem[] {
  const wrong = checkCard(reading, input, at, isCard);
  return wrong.length > 0 ? wrong : checkTold(reading, input as I, at);
}

/** The wrong cards, those that name one of them, those that name one of these, and so on. */
function leaveOut(wrong: ReadonlySet<number>, naming: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const more = naming.flatMap((named, index) => (!wrong.has(index) && !named.isDisjointFrom(wrong) ? [index] : []));
  return more.length === 0 ? wrong : leaveOut(new Set([...wrong, ...more]), naming);
}

function rightOnes<S extends CoreState, I extends Described, C extends CardBehaviour>(
  inputs: readonly I[],
  { make }: OwnCardReading<S, I, C>,
  left: ReadonlySet<number>,
): readonly ReadCard<I, C>[] {
  return inputs.flatMap((input, index) => (left.has(index) ? [] : [{ input, index, card: make(input) }]));
}

/** Whether a card's names are its alone. `names` has the card that first has a name. */
function checkNames<S extends CoreState, I extends Described, C extends CardBehaviour>(
  { nameFields, foldName, isMade }: OwnCardReading<S, I, C>,
  input: unknown,
  index: number,
  names: Map<string, number>,
): readonly Problem[] {
  if (typeof input !== 'object' || input === null) return [];
  const found = nameFields.flatMap((field): readonly Problem[] => {
    const name: unknown = (input as Readonly<Record<string, unknown>>)[field];
    if (typeof name !== 'string') return [];
    const key = foldName(name);
    const before = names.get(key) ?? index;
    names.set(key, before);
    const place = childAt(itemAt('cards', index), field);
    if (before !== index) return [{ code: 'card.repeatedName', at: place, values: { name, before: itemAt('cards', before) } }];
    return isMade(name) ? [{ code: 'card.takenName', at: place, values: { name } }] : [];
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
      attempt('card.noWords', place, () => void writeAbility(language.wordings, ability, context(input), tongue)),
    );
    return unsaid === undefined ? [] : [unsaid];
  });
}
