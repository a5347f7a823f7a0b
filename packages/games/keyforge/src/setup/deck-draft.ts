import { assert, type Problem, type Result } from '@crupier/kernel/rules';
import { cardSets } from '../cards/facts.ts';
import type { CardSlug, Icon } from '../cards/facts/card-facts.ts';
import type { House } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { checkDeck, checkTotal, isReferenceCard } from './deck-legality.ts';
import { deckSize, type DeckCard, type DeckList } from './deck-list.ts';
import { assignHouses } from './deck-houses.ts';
import { deckProblem } from './deck-problems.ts';

/** One entry of a list that is being read: copies that are alike. What could not be read is `undefined`, its problem told. */
export interface DraftCard {
  /** Where it stands in the list. */
  readonly at: string;
  readonly card: CardSlug | undefined;
  readonly count: number | undefined;
  /** The house of its frame as the list says it; `own` where the list leaves it to the card, `unknown` where its problem is told. */
  readonly house: House | 'own' | 'unknown';
  readonly enhancements: readonly Icon[];
}

/** A list as it was read, before its deck is put together. */
export interface Draft {
  readonly name: string;
  /** The set, where the list says it. */
  readonly expansion: number | undefined;
  /** The houses of the deck, where the list says them; they may be wrong ones. */
  readonly houses: readonly House[] | undefined;
  readonly cards: readonly DraftCard[];
  readonly problems: readonly Problem[];
  /** Whether reading stopped before the end, so that nothing can be counted. */
  readonly isCut: boolean;
}

/** An entry of which everything is known. */
type Entry = DraftCard & { readonly card: CardSlug; readonly count: number };

/** After so many problems reading stops: what follows would only be more of the same. */
export const problemsMax = 50;

/** How many copies are ever laid out one by one: a list of more is wrong in its total, which is told without. */
const copiesMax = deckSize * 2;

/**
 * Puts a deck together from a list that was read, and finds everything that is wrong with it.
 *
 * *Errors:* those of the draft, `deck.empty`, `deck.unclearHouse`, and those of `checkDeck`.
 */
export function completeDraft(draft: Draft, book: CardBook): Result<DeckList> {
  if (draft.isCut) return { ok: false, problems: draft.problems };
  if (draft.cards.length === 0) return { ok: false, problems: [...draft.problems, deckProblem('deck.empty', '')] };
  const read = draft.cards.filter(isEntry);
  const expansion = draft.expansion ?? likeliestExpansion(read, book);
  const references = read.filter((entry) => isReferenceCard(entry.card, book));
  const inDeck = draft.cards.filter((entry) => entry.card === undefined || !isReferenceCard(entry.card, book));
  const total = inDeck.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
  const canCount = draft.cards.every((entry) => entry.count !== undefined);
  const framed = assignHouses({ entries: inDeck, declared: draft.houses, expansion, book });
  const problems = [...draft.problems, ...framed.problems];
  const isWhole = framed.houses !== undefined && inDeck.every(isEntry) && total <= copiesMax && framed.problems.length === 0;
  if (!isWhole || inDeck.some((entry) => entry.house === 'unknown')) {
    return { ok: false, problems: canCount ? [...problems, ...checkTotal(total)] : problems };
  }
  const [cards, places] = layOut(inDeck.filter(isEntry), framed.frames);
  const deck = { name: draft.name, expansion, houses: framed.houses, cards, references: references.flatMap(copiesOf) };
  const found = [...problems, ...checkDeck(deck, (index) => places[index] ?? '', book)];
  return found.length === 0 ? { ok: true, value: deck } : { ok: false, problems: found };
}

/** What a list that tells nothing but problems was read as. */
export function unreadable(problems: readonly Problem[]): Draft {
  return { name: '', expansion: undefined, houses: undefined, cards: [], problems, isCut: true };
}

function isEntry(entry: DraftCard): entry is Entry {
  return entry.card !== undefined && entry.count !== undefined;
}

function copiesOf({ card, count }: Entry): readonly CardSlug[] {
  return Array.from({ length: Math.min(count, deckSize) }, () => card);
}

/** One card for each copy, and where each stands in the list. */
function layOut(entries: readonly Entry[], frames: readonly (House | undefined)[]): readonly [readonly DeckCard[], readonly string[]] {
  const cards: DeckCard[] = [];
  const places: string[] = [];
  entries.forEach(({ card, count, enhancements, at }, index) => {
    const house = frames[index];
    assert(house !== undefined, 'A deck is laid out when each of its cards has a house.');
    for (let copy = 0; copy < count; copy++) {
      cards.push({ card, house, enhancements });
      places.push(at);
    }
  });
  return [cards, places];
}

/**
 * The set that a list which names none is likeliest of: among those that no card of the list is later than, the one that has
 * most of them, and of several such the first. A list of legacy cards alone names the last set that is needed.
 */
function likeliestExpansion(entries: readonly Entry[], book: CardBook): number {
  const printings = entries.map((entry) => book.printingsOf(entry.card));
  const firsts = printings.map(([first]) => cardSets.findIndex((set) => set.code === first?.set));
  const earliest = Math.max(0, ...firsts);
  const scores = cardSets.map((set, order) => {
    if (order < earliest) return -1;
    return printings.filter((cards) => cards.some((card) => card.set === set.code)).length;
  });
  return cardSets[scores.indexOf(Math.max(...scores))]?.expansions[0] ?? 0;
}
