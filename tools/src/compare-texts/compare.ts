import { languages, type Language } from '@crupier/kernel/rules';
import { abilityMarks, type Marks, type MarkTable } from './marks.ts';

/** A text in the languages in which it is compared. */
export type InLanguages<T> = Readonly<Partial<Record<Language, T>>>;

/** One card's plain texts: as printed and as the game says it. */
export interface CardTexts {
  readonly code: string;
  readonly name: string;
  readonly printed: InLanguages<string>;
  readonly rendered: InLanguages<string>;
}

/** What the two texts of a card do not have in common in one language. */
export interface Difference {
  readonly code: string;
  readonly name: string;
  readonly language: Language;
  /** Marks of the printed text alone. */
  readonly lacks: readonly string[];
  /** Marks of the rendered text alone. */
  readonly adds: readonly string[];
}

/** Differences that a card may have, with the reason. */
export interface Exception {
  readonly code: string;
  readonly marks: readonly string[];
  readonly why: string;
}

/** What a comparison found. */
export interface Comparison {
  readonly cards: number;
  /** How many cards have no difference in either language. */
  readonly equal: number;
  /** How many have none beside those that are excepted. */
  readonly equalOrExcepted: number;
  readonly differences: readonly Difference[];
  /** Differences without those that are excepted. */
  readonly unexplained: readonly Difference[];
  /** Marks of exceptions, as `01018 each`, that no difference needs. */
  readonly unneeded: readonly string[];
}

/** Compares the texts of cards, ability by ability where both have as many, by the marks that stand in each, in the languages of the tables. */
export function compareTexts(cards: readonly CardTexts[], exceptions: readonly Exception[], tables: InLanguages<MarkTable>): Comparison {
  const differences = cards.flatMap((card) =>
    languages.flatMap((language) => {
      const table = tables[language];
      return table === undefined ? [] : differencesOf(card, language, table);
    }),
  );
  const excepted = new Set(exceptions.flatMap(({ code, marks }) => marks.map((mark) => `${code} ${mark}`)));
  const isLeft = (code: string) => (mark: string) => !excepted.has(`${code} ${mark}`);
  const unexplained = differences
    .map((each) => ({ ...each, lacks: each.lacks.filter(isLeft(each.code)), adds: each.adds.filter(isLeft(each.code)) }))
    .filter(({ lacks, adds }) => lacks.length + adds.length > 0);
  const needed = new Set(differences.flatMap(({ code, lacks, adds }) => [...lacks, ...adds].map((mark) => `${code} ${mark}`)));
  return {
    cards: cards.length,
    equal: cards.length - codesOf(differences),
    equalOrExcepted: cards.length - codesOf(unexplained),
    differences,
    unexplained,
    unneeded: [...excepted].filter((each) => !needed.has(each)),
  };
}

function codesOf(differences: readonly Difference[]): number {
  return new Set(differences.map(({ code }) => code)).size;
}

function differencesOf({ code, name, printed, rendered }: CardTexts, language: Language, table: MarkTable): readonly Difference[] {
  const [was, is] = inPairs(abilityMarks(printed[language] ?? '', table), abilityMarks(rendered[language] ?? '', table));
  const lacks = was.flatMap((marks, at) => [...marks].filter((mark) => is[at]?.has(mark) !== true));
  const adds = is.flatMap((marks, at) => [...marks].filter((mark) => was[at]?.has(mark) !== true));
  return lacks.length + adds.length === 0 ? [] : [{ code, name, language, lacks: [...new Set(lacks)], adds: [...new Set(adds)] }];
}

/** The abilities of both texts, or where one has more of them, each text as a whole. */
function inPairs(printed: readonly Marks[], rendered: readonly Marks[]): readonly [readonly Marks[], readonly Marks[]] {
  if (printed.length === rendered.length) return [printed, rendered];
  return [[whole(printed)], [whole(rendered)]];
}

function whole(abilities: readonly Marks[]): Marks {
  return new Set(abilities.flatMap((marks) => [...marks]));
}
