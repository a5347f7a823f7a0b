import { quote, type Problem } from '@crupier/kernel/rules';
import { emptyDraft, problemsMax, unreadable, type Draft, type DraftEntry } from './deck-draft.ts';
import { isCount } from './deck-list.ts';
import { badCount, deckProblem } from './deck-problems.ts';
import { readXml, type XmlElement } from './xml.ts';

/** How the numbers begin under which OCTGN has the game: that of today and that of the first lists. */
const games = ['055c536f-', 'a6d114c7-'];

/**
 * Reads a deck of OCTGN (`.o8d`): `<card qty="2" id="…">name</card>` in sections of any name. Cards without a number are left out, for
 * old lists write the identity a second time so.
 *
 * *Errors:* `deck.brokenXml`, `deck.otherGame`, `deck.badCount`.
 */
export function readDeckOctgn(source: string): Draft {
  const xml = readXml(source);
  if (!xml.ok) return unreadable([deckProblem('deck.brokenXml', `line ${xml.line}`)]);
  const [root] = xml.elements;
  const game = root?.attributes.get('game') ?? '';
  if (root?.name !== 'deck') return unreadable([deckProblem('deck.brokenXml', 'line 1')]);
  if (!games.some((each) => game.toLowerCase().startsWith(each))) {
    return unreadable([deckProblem('deck.otherGame', `line ${root.line}`, { game: quote(game) })]);
  }
  const problems: Problem[] = [];
  const entries = xml.elements.filter(({ name }) => name === 'card').flatMap((card) => readCard(card, problems));
  const isCut = problems.length >= problemsMax;
  return { ...emptyDraft, entries, problems, isCut };
}

function readCard({ attributes, text, line }: XmlElement, problems: Problem[]): readonly DraftEntry[] {
  const id = (attributes.get('id') ?? '').trim();
  if (id === '') return [];
  const at = `line ${line}`;
  const written = attributes.get('qty') ?? '';
  const count = /^\d+$/.test(written) ? Number(written) : undefined;
  if (isCount(count)) return [{ at, count, written: { kind: 'octgn', id, name: text.trim() } }];
  if (problems.length < problemsMax) problems.push(badCount(written, at));
  return [];
}
