import { quote, type Problem } from '@crupier/kernel/rules';
import { knownIn, type CardBook } from '../cards/card-book.ts';
import { findByOctgn } from '../cards/facts.ts';
import type { CardCode, CardFacts } from '../cards/facts/card-facts.ts';
import { identityOf, type Identity } from '../cards/identities.ts';
import { problemsMax, type DraftEntry } from './deck-draft.ts';
import { deckProblem } from './deck-problems.ts';
import { resolveName, type NamePlace } from './resolve-name.ts';

/** How many copies of a card a list has, and where it first stands. */
export interface ListedCopies {
  readonly at: string;
  readonly count: number;
}

/** The cards of a list by their originals. */
export interface ResolvedEntries {
  readonly copies: ReadonlyMap<CardCode, ListedCopies>;
  readonly problems: readonly Problem[];
}

/**
 * Looks up what a list wrote: reprints become their originals, and quantities of one card are added up. A face of the deck's own
 * identity is no card of the deck.
 *
 * *Errors:* `deck.unknownCode`, and those of `resolveName`; an entry with a problem is left out of the copies. `deck.moreProblems` after fifty.
 */
export function resolveEntries(entries: readonly DraftEntry[], identity: Identity | undefined, book: CardBook): ResolvedEntries {
  const copies = new Map<CardCode, ListedCopies>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    if (problems.length >= problemsMax) {
      problems.push(deckProblem('deck.moreProblems', '', { count: problems.length }));
      break;
    }
    const found = resolveEntry(entry, { at: entry.at, identity, book, problems: problems.length });
    if ('code' in found) problems.push(found);
    else if (identity === undefined || !isFaceOf(found.cards, identity)) addCopies(copies, found.cards, entry);
  }
  return { copies, problems };
}

function resolveEntry({ written }: DraftEntry, place: NamePlace): Problem | { readonly cards: readonly CardFacts[] } {
  const { at, book } = place;
  if (written.kind === 'name') return resolveName(written.text, place);
  const facts = written.kind === 'code' ? book.factsOf(written.code) : findByOctgn(written.id)[0];
  if (facts !== undefined) return { cards: [knownIn(book, facts.original)] };
  // Three hundred cards, reprints for the most part, have no number that we know: these are found by name.
  if (written.kind === 'octgn' && written.name !== '') return resolveName(written.name, place);
  return deckProblem('deck.unknownCode', at, { card: quote(written.kind === 'code' ? written.code : written.id) });
}

function isFaceOf(cards: readonly CardFacts[], identity: Identity): boolean {
  return cards.some(({ code }) => identityOf(code)?.code === identity.code);
}

/** Copies of a card with several pictures are laid on these in turn, as many as the product has of each; what is left on the last. */
function addCopies(copies: Map<CardCode, ListedCopies>, cards: readonly CardFacts[], { at, count }: DraftEntry): void {
  let left = count;
  cards.forEach(({ code, quantity }, index) => {
    const before = copies.get(code);
    const room = index === cards.length - 1 ? left : Math.max(0, quantity - (before?.count ?? 0));
    const added = Math.min(left, room);
    left -= added;
    if (added > 0) copies.set(code, { at: before?.at ?? at, count: (before?.count ?? 0) + added });
  });
}
