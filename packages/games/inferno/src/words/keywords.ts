import { capitalized, tableOf } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { keywords, numberedKeywords, type Keyword } from '../meanings/keywords.ts';

/** What the keywords are called. *Rule:* INF-702. */
export const keywordNames: Readonly<Record<Keyword, Both>> = {
  aggressor: { en: 'aggressor', es: 'agresor' },
  evasive: { en: 'evasive', es: 'evasivo' },
  fury: { en: 'fury', es: 'furia' },
  halo: { en: 'halo', es: 'halo' },
  protector: { en: 'protector', es: 'protector' },
  recover: { en: 'recover', es: 'recobrar' },
  thanatos: { en: 'Thanatos', es: 'Thanatos' },
  acqua: { en: 'Acqua', es: 'Acqua' },
  plague: { en: 'Plague', es: 'Plaga' },
  bond: { en: 'bond', es: 'vínculo' },
  ubanna: { en: 'Ubanna’s blessing', es: 'bendición de Ubanna' },
  indestructible: { en: 'indestructible', es: 'indestructible' },
  abyssal: { en: 'abyssal', es: 'abismal' },
  weakBlood: { en: 'weak blood', es: 'sangre débil' },
  immersed: { en: 'immersed', es: 'inmerso' },
  aquatic: { en: 'aquatic', es: 'acuático' },
  replica: { en: 'replica', es: 'réplica' },
  tribute: { en: 'tribute', es: 'tributo' },
};

/** A keyword with its number where it has one: "recover 2". */
export function keywordText(keyword: string | number, amount = 0): Both {
  const name: Both | undefined = keywordNames[keyword as Keyword];
  if (name === undefined) throw new Error(`The keyword ${keyword} has no name.`);
  const { en, es } = name;
  return numberedKeywords.has(String(keyword)) && amount > 0 ? { en: `${en} ${amount}`, es: `${es} ${amount}` } : { en, es };
}

/** Keywords as they stand in a line of their own: "Evasive", "Recover {value}". */
export function keywordHeaders(): Readonly<Record<Keyword, Both>> {
  const headed = (name: string, keyword: string): string => capitalized(name) + (numberedKeywords.has(keyword) ? ' {value}' : '');
  return tableOf(
    keywords.map((keyword) => {
      const { en, es } = keywordNames[keyword];
      return [keyword, { en: headed(en, keyword), es: headed(es, keyword) }] as const;
    }),
  );
}
