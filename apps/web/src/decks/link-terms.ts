/** Words of a card's text that a rule is called after. */

/** A rule that is about a card. */
export interface TermRule {
  readonly id: string;
  readonly title: string;
}

/** A piece of a text, with the rule that it leads to. */
export interface TextPiece {
  readonly text: string;
  readonly rule?: string;
}

/** Titles of fewer letters stand in texts by chance. */
const TITLE_MIN = 4;

/** A text in pieces: each term that a rule is called after, once, leads to its first rule. */
export function linkTerms(text: string, rules: readonly TermRule[]): readonly TextPiece[] {
  const titles = new Map<string, string>();
  for (const { id, title } of rules) {
    const key = title.toLocaleLowerCase();
    if (title.length >= TITLE_MIN && !titles.has(key)) titles.set(key, id);
  }
  if (titles.size === 0) return [{ text }];
  const words = [...titles.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'giu');
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const key = found.toLocaleLowerCase();
    const rule = titles.get(key);
    if (rule === undefined) continue;
    titles.delete(key);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, rule });
    end = index + found.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}
