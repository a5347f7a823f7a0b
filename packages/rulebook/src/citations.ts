import { familyOf } from './rule-ids.ts';
import type { RuleRow } from './rule-row.ts';
import { stemOf, wordsOf } from './words.ts';

/** A whole id, as in `see KF-FIGHT-4`. */
const wholeId = /\b(?:KF|INF|MC)-[\w#-]+(?:\.\w+)*/g;
/**
 * Rules of Inferno are cited by number, and neighbours by the span of their letters: `601.1e-g`. Where the rulebook names a wrong one,
 * its row names the right one: ruling C-52.
 */
const numberedRule = /\b([1-8]\d\d\.\d+)([a-z])?(?:-([a-z])\b)?/g;
/** Headings are cited in words, as in `see ownership and control`. */
const namedHeading = /\bsee (?:the )?([^.;]+)/gi;

/** Makes the function that tells which of these rules a rule cites, by id. */
export function makeCiting(rows: readonly RuleRow[]): (row: RuleRow) => ReadonlySet<string> {
  const ids = new Set(rows.map((row) => row.id));
  const headings = headingsOf(rows);
  return (row) => {
    const text = row.summary.en;
    const cited = [...citedIds(text), ...(row.game === 'inferno' ? citedNumbers(text) : []), ...citedHeadings(text, headings)];
    return new Set(cited.filter((id) => ids.has(id) && id !== row.id));
  };
}

function citedIds(text: string): readonly string[] {
  return [...text.matchAll(wholeId)].map((match) => match[0]);
}

function citedNumbers(text: string): readonly string[] {
  return [...text.matchAll(numberedRule)].flatMap(([, number = '', first = '', last = first]) =>
    lettersBetween(first, last).map((letter) => `INF-${number}${letter}`),
  );
}

function lettersBetween(first: string, last: string): readonly string[] {
  if (first === '' || last <= first) return [first];
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

/** The ids of the rules under each heading, by the stems of the words that name it. */
function headingsOf(rows: readonly RuleRow[]): ReadonlyMap<string, readonly string[]> {
  const headings = new Map<string, readonly string[]>();
  for (const row of rows) {
    const family = familyOf(row.id);
    for (const name of new Set([stemsOf(row.title.en), stemsOf(family.slice(family.indexOf('-')))]))
      headings.set(name, [...(headings.get(name) ?? []), row.id]);
  }
  return headings;
}

/** Takes the longest headings first: `ownership and control` is one, `attack and basic power` are two. */
function citedHeadings(text: string, headings: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...text.matchAll(namedHeading)].flatMap(([, words = '']) => {
    const stems = stemsOf(words).split(' ');
    const cited: string[] = [];
    for (let start = 0; start < stems.length; start++) {
      const end = stems.findLastIndex((_, last) => last >= start && headings.has(stems.slice(start, last + 1).join(' ')));
      if (end < 0) continue;
      cited.push(...(headings.get(stems.slice(start, end + 1).join(' ')) ?? []));
      start = end;
    }
    return cited;
  });
}

function stemsOf(text: string): string {
  const words = wordsOf(text).map((word) => word.folded);
  return words
    .filter((word) => word !== 'and')
    .map((word) => stemOf(word, 'en'))
    .join(' ');
}
