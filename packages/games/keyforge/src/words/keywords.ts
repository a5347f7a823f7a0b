import type { Both } from '@crupier/kernel/cards';
import { numberedKeywords, type KeywordName } from '../meanings/keywords.ts';

/** What the keywords are called, in the middle of a sentence; Spanish writes them with a capital. *Rule:* KF-KEYWORD-1. */
export const keywordNames: Readonly<Record<KeywordName, Both>> = {
  alpha: { en: 'alpha', es: 'Alfa' },
  assault: { en: 'assault', es: 'Asalto' },
  deploy: { en: 'deploy', es: 'Despliegue' },
  elusive: { en: 'elusive', es: 'Elusivo' },
  entrench: { en: 'entrench', es: 'Atrincherar' },
  hazardous: { en: 'hazardous', es: 'Dañino' },
  invulnerable: { en: 'invulnerable', es: 'Invulnerable' },
  omega: { en: 'omega', es: 'Omega' },
  poison: { en: 'poison', es: 'Veneno' },
  skirmish: { en: 'skirmish', es: 'Escaramuza' },
  'splash-attack': { en: 'splash-attack', es: 'Ataque con dispersión' },
  taunt: { en: 'taunt', es: 'Provocar' },
  treachery: { en: 'treachery', es: 'Traición' },
  versatile: { en: 'versatile', es: 'Versátil' },
};

/** A keyword with its number where it has one: "assault 3". */
export function keywordText(keyword: string, amount: number): Both {
  const name: Both | undefined = keywordNames[keyword as KeywordName];
  if (name === undefined) throw new Error(`The keyword ${keyword} has no name.`);
  return numberedKeywords.has(keyword) ? { en: `${name.en} ${Math.max(1, amount)}`, es: `${name.es} ${Math.max(1, amount)}` } : name;
}
