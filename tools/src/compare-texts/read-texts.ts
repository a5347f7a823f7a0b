import { languages, type Language } from '@crupier/kernel/rules';
import { cardsOfPack, textOf, type CardFacts } from '@crupier/marvel-champions';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardTexts, Exception } from './compare.ts';
import { plainPrinted, plainRendered, textNames, traitsIn } from './plain-text.ts';

type Printed = ReadonlyMap<string, string>;

const folders: Readonly<Record<Language, string>> = { en: 'pack', es: 'es' };
const files = ['core.json', 'core_encounter.json'];

/** The texts of the core set: as printed, by a folder of card data, and as the game says them. */
export function readTexts(data: string): readonly CardTexts[] {
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

/** The exceptions of a file. */
export function readExceptions(file: string | URL): readonly Exception[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Exception[];
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
