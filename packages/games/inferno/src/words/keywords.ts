import type { Both } from '@crupier/kernel';

/**
 * The keywords that stand alone or with a number. What follows the dash of Vínculo, Golpe de gracia, Estocada and Impulso is an
 * ability of its own, and so is the source that an ally is immune to. *Rule:* INF-702.1.
 */
export const keywords = [
  'aggressor',
  'evasive',
  'fury',
  'halo',
  'protector',
  'recover',
  'thanatos',
  'acqua',
  'plague',
  'bond',
  'ubanna',
  'indestructible',
  'abyssal',
  'weakBlood',
  'immersed',
  'aquatic',
  'replica',
  'tribute',
] as const;
/** One of the keywords. */
export type Keyword = (typeof keywords)[number];

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

/** The keywords that have a number, which is energy. */
export const numberedKeywords: ReadonlySet<string> = new Set<Keyword>(['recover', 'replica']);

/** A keyword with its number where it has one: "recover 2". */
export function keywordText(keyword: string | number, amount = 0): Both {
  const name = keywordNames[keyword as Keyword];
  if (name === undefined) throw new Error(`The keyword ${keyword} has no name.`);
  return numberedKeywords.has(String(keyword)) && amount > 0 ? { en: `${name.en} ${amount}`, es: `${name.es} ${amount}` } : name;
}

/** Keywords as they stand in a line of their own: "Evasive", "Recover {value}". */
export function keywordHeaders(): Record<string, Both> {
  const headed = (name: string, keyword: string): string =>
    name.charAt(0).toUpperCase() + name.slice(1) + (numberedKeywords.has(keyword) ? ' {value}' : '');
  return Object.fromEntries(
    Object.entries(keywordNames).map(([keyword, { en, es }]) => [keyword, { en: headed(en, keyword), es: headed(es, keyword) }] as const),
  );
}
