import { languages, type Language } from '@crupier/kernel/rules';
import { cardsOfPack, textOf, type CardFacts } from '@crupier/marvel-champions';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardTexts, InLanguages } from '../compare.ts';
import type { MarkTable } from '../marks.ts';
import { english } from './english.ts';
import { plainPrinted, plainRendered, textNames, traitsIn } from './plain-text.ts';
import { spanish } from './spanish.ts';

type Printed = ReadonlyMap<string, string>;

const folders: Readonly<Record<Language, string>> = { en: 'pack', es: 'es' };
const files = ['core.json', 'core_encounter.json'];

const header =
  /^\s*(?:Hero |Alter-Ego |Forced )?(?:Action|Interrupt|Response|Resource|When Revealed|When Defeated|Boost|Special|Setup|Acción|Interrupción|Respuesta|Recurso|Cuando se|Aumento|Especial|Preparación)\b/u;

/** What is looked for in the texts of Marvel Champions. */
export const marvelTables: InLanguages<MarkTable> = { en: { words: english, header }, es: { words: spanish, header } };

/** The texts of the core set: as printed, by a folder of card data, and as the game says them. */
export function readMarvelTexts(data: string): readonly CardTexts[] {
  const cards = cardsOfPack('core');
  const plain = new Map(languages.map((language) => [language, plainTexts(cards, readPrinted(data, language), language)]));
  return cards.map(({ code, name }) => {
    const [en, es] = languages.map((language) => plain.get(language)?.get(code));
    return {
      code,
      name,
      printed: { en: en?.printed ?? '', es: es?.printed ?? '' },
      rendered: { en: en?.rendered ?? '', es: es?.rendered ?? '' },
    };
  });
}

function readPrinted(data: string, language: Language): Printed {
  const rows = files.flatMap(
    (file) =>
      JSON.parse(readFileSync(join(data, folders[language], file), 'utf8')) as readonly { readonly code: string; readonly text?: string }[],
  );
  return new Map(rows.map(({ code, text = '' }) => [code, text]));
}

function plainTexts(
  cards: readonly CardFacts[],
  printed: Printed,
  language: Language,
): ReadonlyMap<string, { readonly printed: string; readonly rendered: string }> {
  const traits = traitsIn([...printed.values()]);
  return new Map(
    cards.map((card) => {
      const names = textNames(card, cards, traits, language);
      const text = printed.get(card.code) ?? '';
      const rendered = textOf(card, language).join('\n');
      return [card.code, { printed: plainPrinted(text, names), rendered: plainRendered(rendered, names) }];
    }),
  );
}
