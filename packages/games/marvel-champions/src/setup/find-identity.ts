import { quote, searchKey, type Problem } from '@crupier/kernel/rules';
import { baseBook, type CardBook } from '../cards/card-book.ts';
import { factsOf, findByOctgn, knownFacts } from '../cards/facts.ts';
import { identitiesNamed, identityOf, type Identity } from '../cards/identities.ts';
import { problemsMax, type Draft, type DraftEntry, type Heading } from './deck-draft.ts';
import { deckProblem, findWrongName, identityLabel, shown, unknownCard } from './deck-problems.ts';

/** Whose deck it is, and what it is called. */
export interface DeckHead {
  /** `undefined` where its problem is told. */
  readonly identity: Identity | undefined;
  readonly name: string;
  readonly problems: readonly Problem[];
}

/**
 * Finds the identity of a list: by the code that it has, by a card of its entries that is a face, or by the lines before its cards,
 * of which the first is the deck's name unless it alone names an identity.
 *
 * *Errors:* `deck.noIdentity`, `deck.unknownIdentity`, `deck.ambiguousIdentity`, `deck.badName`, `deck.unseenSign`, and those of unknown
 * cards for lines that are nothing.
 * *Rule:* MC-DECK-1.
 */
export function findIdentity(draft: Draft, book: CardBook = baseBook): DeckHead {
  const { name, identity: told } = draft;
  if (told !== undefined) {
    const identity = identityOf(told.code);
    const problems = identity === undefined ? [deckProblem('deck.unknownIdentity', told.at, { identity: shown(told.code) })] : [];
    return { identity, name, problems };
  }
  const face = draft.entries.map(faceOf).find((each) => each !== undefined);
  if (face !== undefined) return { identity: face, name, problems: [] };
  return readHeadings(draft, book);
}

/** The identity of which an entry is a face, by code or by a number of OCTGN. */
export function faceOf({ written }: DraftEntry): Identity | undefined {
  if (written.kind === 'name') return undefined;
  const facts = written.kind === 'code' ? factsOf(written.code) : findByOctgn(written.id)[0];
  return facts && identityOf(facts.code);
}

function readHeadings({ headings, entries, name }: Draft, book: CardBook): DeckHead {
  const line = headings.findLast((each) => identitiesNamed(each.text).length > 0);
  if (line === undefined) return { identity: undefined, name, problems: [deckProblem('deck.noIdentity', '')] };
  const [title] = headings.filter((each) => each !== line);
  const strange = headings.filter((each) => each !== line && each !== title).slice(0, problemsMax);
  const others = strange.map((each, before) => unknownCard(each.text, each.at, book, before));
  const wrong = title === undefined ? undefined : findWrongName(title.text, title.at);
  const problems = wrong === undefined ? others : [wrong, ...others];
  const found = likeliest(line, entries);
  if (found !== undefined) return { identity: found, name: wrong === undefined ? (title?.text ?? name) : '', problems };
  const labels = identitiesNamed(line.text).map(identityLabel);
  const values = { identity: quote(line.text), identities: labels.join(' / ') };
  return { identity: undefined, name, problems: [...problems, deckProblem('deck.ambiguousIdentity', line.at, values)] };
}

/** Of several identities of one name the one of whose own cards most are listed, by name; none where that leaves it open. */
function likeliest(line: Heading, entries: readonly DraftEntry[]): Identity | undefined {
  const named = identitiesNamed(line.text);
  const listed = new Set(entries.map(({ written }) => searchKey(written.kind === 'name' ? written.text.replace(/\s*[(:].*$/, '') : '')));
  const scored = named.map((identity) => {
    const own = identity.signature.map(({ card }) => knownFacts(card));
    return { identity, score: own.filter(({ name, nameEs }) => listed.has(searchKey(name)) || listed.has(searchKey(nameEs))).length };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const leaders = scored.filter(({ score }) => score === best);
  return leaders.length === 1 ? leaders[0]?.identity : undefined;
}
