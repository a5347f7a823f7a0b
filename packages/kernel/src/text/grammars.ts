import type { Language } from '../state/result.ts';
import { english } from './english.ts';
import type { Grammar } from './grammar.ts';
import { spanish } from './spanish.ts';

const grammars: Readonly<Record<Language, Grammar>> = { en: english, es: spanish };

/** The grammar of a tongue. */
export function grammarOf(language: Language): Grammar {
  return grammars[language];
}
