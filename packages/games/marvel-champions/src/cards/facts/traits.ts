import type { Language } from '@crupier/kernel/rules';
import lines from './traits.json' with { type: 'json' };
import type { Trait } from './vocabulary.ts';

let spanish: ReadonlyMap<string, string> | undefined;

/** What a trait is called, as most cards that have it print it. */
export function traitName(trait: Trait, language: Language): string {
  if (language === 'en') return trait;
  spanish ??= new Map(lines.map((line) => line.split('|') as [string, string]));
  return spanish.get(trait) ?? trait;
}
