import { quote, type Problem } from '@crupier/kernel/rules';
import type { CardSlug, Icon } from '../cards/facts/card-facts.ts';
import { findHouse } from '../cards/facts/houses.ts';
import type { House } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { problemsMax, unreadable, type Draft, type DraftCard } from './deck-draft.ts';
import { housesPerDeck, isCount, nameLengthMax } from './deck-list.ts';
import { badCount, deckProblem, findWrongName, shown, unknownCard, unknownHouse, unknownIcon, unknownSet } from './deck-problems.ts';
import { findExpansion, findIcon } from './deck-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a deck from what JSON said: an object with `houses` and `cards` (and `name` and `expansion`), or a list of one such.
 * Other fields are left alone.
 *
 * In: the value, and where in its file it stands. Out: what was read, with every problem told.
 */
export function readDeckValue(value: unknown, book: CardBook, at = ''): Draft {
  if (Array.isArray(value)) return readDecks(value, book, at);
  if (!isObject(value) || !('cards' in value)) return unreadable([deckProblem('deck.notADeck', at)]);
  const under = (field: string): string => (at === '' ? field : `${at}.${field}`);
  const problems: Problem[] = [];
  const name = readName(value['name'], under('name'), problems);
  const expansion = readExpansion(value['expansion'], under('expansion'), problems);
  const houses = readHouses(value['houses'], under('houses'), problems);
  const { cards } = value;
  if (!Array.isArray(cards)) return unreadable([...problems, deckProblem('deck.notADeck', under('cards'))]);
  const read: DraftCard[] = [];
  for (const [index, entry] of cards.entries()) {
    if (problems.length >= problemsMax) {
      return unreadable([...problems, deckProblem('deck.moreProblems', '', { count: problems.length })]);
    }
    const entryAt = under(`cards[${index}]`);
    if (isObject(entry)) read.push(readEntry(entry, { at: entryAt, problems, book }));
    else problems.push(deckProblem('deck.badEntry', entryAt));
  }
  return { name, expansion, houses, cards: read, problems, isCut: problems.some(({ code }) => code === 'deck.badEntry') };
}

function readDecks(decks: readonly unknown[], book: CardBook, at: string): Draft {
  const [only, ...others] = decks;
  if (only === undefined || at !== '') return unreadable([deckProblem('deck.notADeck', at)]);
  if (others.length === 0) return readDeckValue(only, book, '[0]');
  const named = decks
    .slice(0, 20)
    .map((deck, index) => (isObject(deck) && typeof deck['name'] === 'string' ? quote(deck['name']) : `[${index}]`));
  return unreadable([deckProblem('deck.severalDecks', '', { count: decks.length, decks: named.join(' / ') })]);
}

function readName(value: unknown, at: string, problems: Problem[]): string {
  if (value === undefined) return '';
  const name = typeof value === 'string' ? value.trim().replace(/ +/g, ' ') : undefined;
  const wrong = name === undefined ? deckProblem('deck.badName', at, { max: nameLengthMax }) : findWrongName(name, at);
  if (wrong !== undefined) problems.push(wrong);
  return wrong === undefined ? (name ?? '') : '';
}

function readExpansion(value: unknown, at: string, problems: Problem[]): number | undefined {
  if (value === undefined) return undefined;
  const expansion = typeof value === 'string' || typeof value === 'number' ? findExpansion(String(value)) : undefined;
  if (expansion === undefined) problems.push(unknownSet(shown(value), at));
  return expansion;
}

function readHouses(value: unknown, at: string, problems: Problem[]): readonly House[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== housesPerDeck) {
    problems.push(deckProblem('deck.badHouses', at));
    return undefined;
  }
  const houses = value.map((each, index) => readHouse(each, `${at}[${index}]`, problems));
  return houses.every((house) => house !== 'unknown') ? houses : undefined;
}

function readEntry(
  entry: Fields,
  { at, problems, book }: { readonly at: string; readonly problems: Problem[]; readonly book: CardBook },
): DraftCard {
  const card = typeof entry['id'] === 'string' ? findEntryCard(entry['id'], book) : undefined;
  if (card === undefined) {
    problems.push(
      typeof entry['id'] === 'string' ? unknownCard(entry['id'], `${at}.id`, book, problems.length) : deckProblem('deck.badEntry', at),
    );
  }
  const count = entry['count'] ?? 1;
  if (!isCount(count)) problems.push(badCount(count, `${at}.count`));
  const frame = ['maverick', 'anomaly', 'house'].find((field) => typeof entry[field] === 'string');
  const house = frame === undefined ? 'own' : readHouse(entry[frame], `${at}.${frame}`, problems);
  const enhancements = readIcons(entry['enhancements'], `${at}.enhancements`, problems);
  return { at, card, count: isCount(count) ? count : undefined, house, enhancements };
}

/** An id means the card itself, also where it is that of a half or of a twin; a name will do as well. */
function findEntryCard(id: string, { isCard, find }: CardBook): CardSlug | undefined {
  return isCard(id) ? id : find(id);
}

function readHouse(value: unknown, at: string, problems: Problem[]): House | 'unknown' {
  const house = typeof value === 'string' ? findHouse(value) : undefined;
  if (house === undefined) problems.push(unknownHouse(shown(value), at));
  return house ?? 'unknown';
}

function readIcons(value: unknown, at: string, problems: Problem[]): readonly Icon[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (value === undefined) return [];
  return list.flatMap((each, index) => {
    const icon = typeof each === 'string' ? findIcon(each) : undefined;
    if (icon === undefined) problems.push(unknownIcon(shown(each), Array.isArray(value) ? `${at}[${index}]` : at));
    return icon ?? [];
  });
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
