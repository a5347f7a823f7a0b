import { searchKey, type Language } from '@crupier/kernel/rules';
import { houses, type House } from './vocabulary.ts';

/** What a house is called. *Rule:* KF-HOUSE-LIST-1, KF-HOUSE-LIST-2. */
export const houseNames: Readonly<Record<House, Readonly<Record<Language, string>>>> = {
  brobnar: { en: 'Brobnar', es: 'Brobnar' },
  dis: { en: 'Dis', es: 'Dis' },
  ekwidon: { en: 'Ekwidon', es: 'Ekwidon' },
  geistoid: { en: 'Geistoid', es: 'Geistoide' },
  keyraken: { en: 'Keyraken', es: 'Keyraken' },
  logos: { en: 'Logos', es: 'Logos' },
  mars: { en: 'Mars', es: 'Marte' },
  ouboros: { en: 'Ouboros', es: 'Ouboros' },
  redemption: { en: 'Redemption', es: 'Redención' },
  sanctum: { en: 'Sanctum', es: 'Sanctum' },
  saurian: { en: 'Saurian', es: 'Saurio' },
  shadows: { en: 'Shadows', es: 'Sombras' },
  skyborn: { en: 'Skyborn', es: 'Skyborn' },
  staralliance: { en: 'Star Alliance', es: 'Alianza Estelar' },
  unfathomable: { en: 'Unfathomable', es: 'Insondable' },
  untamed: { en: 'Untamed', es: 'Indómita' },
};

/** Other words that people write for a house. */
const otherNames: readonly (readonly [name: string, house: House])[] = [
  ['saurios', 'saurian'],
  ['geistoides', 'geistoid'],
  ['insondables', 'unfathomable'],
  ['indomita', 'untamed'],
  ['indómito', 'untamed'],
];

let byKey: ReadonlyMap<string, House> | undefined;

/** Finds a house by its name in either language or by its id, whatever the case, accents and punctuation. */
export function findHouse(name: string): House | undefined {
  byKey ??= new Map([
    ...houses.flatMap((house) => [house, ...Object.values(houseNames[house])].map((each) => [searchKey(each), house] as const)),
    ...otherNames.map(([each, house]) => [searchKey(each), house] as const),
  ]);
  return byKey.get(searchKey(name));
}
