import { rulesOf } from './ledgers.ts';
import { familyOf } from './rule-ids.ts';
import { textIn, type RuleGame, type RuleRow } from './rule-row.ts';

/** The name of a part of a rulebook in both languages. */
export interface Heading {
  readonly en: string;
  readonly es: string;
}

/** What the documents that define the games are called, with their versions. */
export const books: Readonly<Record<RuleGame, Heading>> = {
  keyforge: { en: 'Rules 17.2', es: 'Reglas 17.2' },
  inferno: { en: 'Complete rules 2016', es: 'Reglas completas 2016' },
  'marvel-champions': { en: 'Rules Reference 1.7', es: 'Guía de referencia 1.7' },
};

/** Families that lie in no chapter of that document. */
const apart: Readonly<Record<string, Heading>> = { 'MC-LTP': { en: 'Learn to play', es: 'Aprende a jugar' } };

const ruling: Heading = { en: 'Our ruling', es: 'Criterio nuestro' };

/**
 * Where the rules of a game stand, in the rulebook's own words: document and chapter by what their ids begin with, `KF-FIGHT` → `Rules 17.2 ·
 * Fight`. The rest of an id is the number in that chapter.
 */
export async function headingsOf(game: RuleGame): Promise<Readonly<Record<string, Heading>>> {
  const headings: Record<string, Heading> = {};
  for (const row of await rulesOf(game)) headings[familyOf(row.id)] ??= headingOf(row);
  return headings;
}

function headingOf({ id, game, kind, title }: RuleRow): Heading {
  if (kind === 'ruling') return ruling;
  const book = books[game];
  const chapter = (language: 'en' | 'es'): string => `${book[language]} · ${textIn(title, language)}`;
  return apart[familyOf(id)] ?? { en: chapter('en'), es: chapter('es') };
}
