import { searchKey, type Language } from '@crupier/kernel/rules';
import { aspects, type Aspect } from '../cards/facts/card-facts.ts';

/** What an aspect is called. *Rule:* MC-ASPECT-CARD-1. */
export const aspectNames: Readonly<Record<Aspect, Readonly<Record<Language, string>>>> = {
  aggression: { en: 'Aggression', es: 'Agresividad' },
  justice: { en: 'Justice', es: 'Justicia' },
  leadership: { en: 'Leadership', es: 'Liderazgo' },
  protection: { en: 'Protection', es: 'Protección' },
  pool: { en: '’Pool', es: 'Masacrismo' },
};

/** Finds an aspect by its name in either language or its code, whatever the case, accents and punctuation. */
export function findAspect(name: string): Aspect | undefined {
  const key = searchKey(name);
  return aspects.find((aspect) => [aspect, aspectNames[aspect].en, aspectNames[aspect].es].some((each) => searchKey(each) === key));
}
