/** The kit of games: positions as lines, `1 hand Zorg (stunned); Dust Pixie`. */
import { definitionNumber } from '../match/numbers.ts';
import type { Definition, Game } from '../match/match.ts';
import type { Messages, Problem } from '../state/result.ts';
import { CARDS_LAID_MAX, type CoreState } from '../state/state.ts';

/** What can be wrong with a position. */
export const positionMessages: Messages = {
  'position.seed': {
    en: 'The seed of a position is 64 hexadecimal digits.',
    es: 'La semilla de una posición son 64 dígitos hexadecimales.',
  },
  'position.line': {
    en: 'The line “{text}” is not understood. A line begins with a value of the table (“turn 3”), or with a player’s number (“1 hand …”).',
    es: 'No se entiende la línea «{text}». Una línea empieza por un valor de la mesa («turn 3») o por el número de un jugador («1 hand …»).',
  },
  'position.number': { en: '“{text}” is not a number that can stand there.', es: '«{text}» no es un número que pueda ir ahí.' },
  'position.tooManyCards': {
    en: 'A position has at most {max} cards, and with this line there are more.',
    es: 'Una posición tiene {max} cartas como mucho, y con esta línea hay más.',
  },
  'position.cardText': { en: '“{text}” is not understood as a card.', es: '«{text}» no se entiende como carta.' },
  'position.unknownCard': { en: 'There is no playable card “{card}”.', es: 'No hay ninguna carta jugable «{card}».' },
  'position.unknownLabel': { en: 'No card is labelled “{label}”.', es: 'Ninguna carta lleva la etiqueta «{label}».' },
  'position.unknownMark': {
    en: '“{mark}” is no mark of a card. The marks are {known}.',
    es: '«{mark}» no es una marca de carta. Las marcas son {known}.',
  },
};

/** One problem of a position; `readLines` adds the line. */
export function positionProblem(code: string, values: Problem['values'] = {}): Problem {
  return { code: `position.${code}`, at: '', values };
}

/** A line without its comment. */
export function withoutComment(line: string): string {
  return line.replace(/#.*$/, '').trim();
}

/** Reads each line that says something into a position, up to one by which it has too many cards; returns all problems, each with its line. */
export function readEachLine(
  { cards }: Pick<CoreState, 'cards'>,
  lines: readonly string[],
  read: (line: string) => Problem | undefined,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [at, line] of lines.entries()) {
    const text = withoutComment(line);
    const isFull = cards.length > CARDS_LAID_MAX;
    const problem = text === '' || isFull ? undefined : read(text);
    if (problem !== undefined) problems.push({ ...problem, at: `position[${at}]` });
    else if (!isFull && cards.length > CARDS_LAID_MAX)
      problems.push({ ...positionProblem('tooManyCards', { max: CARDS_LAID_MAX }), at: `position[${at}]` });
  }
  return problems;
}

/** Splits at a separator outside brackets, and leaves out empty parts. */
export function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (letter === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

const indexes = new WeakMap<object, ReadonlyMap<string, number>>();

/** The definition that a text names by its key or one of its names; 0 where there is none. */
export function definitionNamed<S extends CoreState>(
  game: Game<S>,
  name: string,
  namesOf: (definition: Pick<Definition<S>, 'printed'>) => readonly string[],
): number {
  let index = indexes.get(game.definitions);
  if (index === undefined) indexes.set(game.definitions, (index = indexNames(game, namesOf)));
  // What a card grants may not be among the names yet.
  return index.get(fold(name)) ?? definitionNumber(game, name) ?? 0;
}

/** Of several cards with one name the first has it, except that a scenario's own card goes before a real one. */
function indexNames<S extends CoreState>(
  { definitions }: Game<S>,
  namesOf: (definition: Pick<Definition<S>, 'printed'>) => readonly string[],
): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  definitions.forEach((definition, at) => {
    const { key, printed } = definition;
    let names = namesPrinted.get(printed);
    if (names === undefined) namesPrinted.set(printed, (names = namesOf(definition).map(fold)));
    for (const name of [fold(key), ...names]) if (key.startsWith('test/') || !index.has(name)) index.set(name, at);
  });
  return index;
}

/** Folded names by what they are printed on: each scenario with cards of its own makes a game anew, of the same other cards. */
const namesPrinted = new WeakMap<object, readonly string[]>();

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'");
}
