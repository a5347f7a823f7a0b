import type { MarkWords } from './mark-words.ts';

/** Marks of a text, such as `number 2`, `side scheme` and `may`. */
export type Marks = ReadonlySet<string>;

/** What is looked for in the texts of a game in one language. */
export interface MarkTable {
  readonly words: readonly MarkWords[];
  /** How a line begins with which an ability does. */
  readonly header: RegExp;
}

/** The marks of each ability of a plain text: first what has no header, then each ability that has one, in their order. */
export function abilityMarks(text: string, { words, header }: MarkTable): readonly Marks[] {
  const abilities = [''];
  for (const line of text.split('\n')) {
    if (header.test(line)) abilities.push(line);
    else abilities.splice(-1, 1, `${abilities.at(-1) ?? ''}\n${line}`);
  }
  return abilities.map((each) => marksOf(each, words));
}

/** A word that makes one mark is not looked at for those that follow it in the table. */
function marksOf(text: string, table: readonly MarkWords[]): Marks {
  const found = new Set<string>();
  let rest = text;
  for (const [marks, words] of table) {
    rest = rest.replaceAll(words, (_, group: unknown) => {
      for (const mark of marks === '' ? [] : marks.split(', '))
        found.add(mark.endsWith(' ') ? `${mark}${String(group).toLowerCase()}` : mark);
      return ' ';
    });
  }
  return found;
}
