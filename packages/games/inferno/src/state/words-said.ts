import type { CardId } from '@crupier/kernel/rules';
import { creating, tokens } from './tokens.ts';
import { chainAbility, itemOf } from './chain.ts';
import { changeableWords, wordAsRead } from './defined.ts';
import { printedOf } from './printed.ts';
import type { InfernoMatch } from './state.ts';

/** The words of a kind by their places in the list: those that an object's text or type line says, and then the others. *Rule:* INF-611.2. */
export function placesOfWords(match: InfernoMatch, object: CardId, kind: string): readonly number[] {
  const said = wordsSaid(match, object);
  const words = changeableWords[kind] ?? [];
  const places = words.map((_, at) => at);
  const isSaid = (at: number): boolean => said.has(words[at] ?? '');
  return [...places.filter(isSaid), ...places.filter((at) => !isSaid(at))];
}

/**
 * Every word of an object's text and type line, as it reads now; of a token that it creates, what that will be. What lies face down says none:
 * the order of the words would tell which card it is.
 */
function wordsSaid(match: InfernoMatch, object: CardId): ReadonlySet<string | number> {
  if (match.state.cards[object]?.faceDown === true) return NO_WORDS;
  const item = itemOf(match, object);
  const isCard = item === undefined || item.isCard;
  const { subtypes, path } = printedOf(match, object);
  const definition = match.game.definitions[match.state.cards[object]?.definition ?? 0];
  const said = isCard ? [subtypes, path, definition?.abilities.map(({ data }) => data)] : chainAbility(match, item).data;
  return new Set(wordsIn(said).map((word) => wordAsRead(match, object, word)));
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The texts of which some data is made. */
function wordsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return tokens.find(({ id }) => creating(id) === data)?.subtypes ?? [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}
