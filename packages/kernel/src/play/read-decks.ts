import { ok, type Problem, type Result } from '../state/result.ts';

/** Reads the decks of a match, one a seat. *Errors:* those of the decks, each with the deck that it is in. */
export function readDecks<D>(texts: readonly string[], read: (text: string) => Result<D>): Result<readonly D[]> {
  const decks: D[] = [];
  for (const [at, text] of texts.entries()) {
    const deck = read(text);
    if (!deck.ok) return { ok: false, problems: deck.problems.map((problem) => inDeck(at, problem)) };
    decks.push(deck.value);
  }
  return ok(decks);
}

/** The same problem, told of the deck of a seat, from 0. */
export function inDeck(seat: number, problem: Problem): Problem {
  return { ...problem, at: problem.at === '' ? `deck ${seat + 1}` : `deck ${seat + 1}, ${problem.at}` };
}

/** Whether a text is a list of cards; one of a single line that is none is taken for a deck's name. */
export function looksLikeDeckList(text: string): boolean {
  return text.includes('\n') || text.trim().startsWith('{') || text.trim().startsWith('[');
}
