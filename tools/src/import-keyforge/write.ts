import { deckNames } from './corrections.ts';
import { plainIcons } from './icons.ts';
import type { Names } from './names.ts';
import { columns, formatRow, type Row } from './rows.ts';
import type { SourceDeck, SourceSet } from './source.ts';
import { constant, distinct, lines, list } from '../written-tables.ts';

/** Writes the file of one set. */
export function setFile(set: SourceSet, rows: readonly Row[]): string {
  const head = {
    code: set.code,
    name: set.name,
    expansions: set.ids.map(Number),
    released: set.releaseDate,
    announced: Number(set.cardCount),
    records: set.cards.length,
    columns: columns.join('|'),
  };
  const fields = Object.entries(head).map(([name, value]) => `"${name}":${JSON.stringify(value)},\n`);
  return `{${fields.join('')}"cards":[\n${lines(rows.map(formatRow))}\n]}\n`;
}

/** Writes the file of names: id, English, and every Spanish name, between bars. */
export function namesFile(names: readonly Names[]): string {
  return `[\n${lines(names.map((each) => [each.id, each.english, ...each.spanish].join('|')))}\n]\n`;
}

/** Writes the words that the cards are made of as TypeScript, so that a misspelt house or trait does not compile. */
export function vocabularyFile(sets: readonly SourceSet[], rows: readonly Row[]): string {
  const words = (column: 'houses' | 'type' | 'rarity' | 'keywords' | 'traits'): readonly string[] => rows.flatMap((row) => row[column]);
  const plainKeywords = words('keywords').map((keyword) => keyword.replace(/:.*/, ''));
  const houses = 'Every house of the printed cards. *Rule:* KF-HOUSE-LIST-1, KF-HOUSE-LIST-2.';
  const types = 'Every type of the printed cards, reference cards included.';
  return [
    '// Written by tools/src/import-keyforge.ts from the printed cards. Do not edit: import again.\n',
    list(
      'setCodes: The sets, in the order of their appearance.',
      'SetCode: A set.',
      sets.map((set) => set.code),
    ),
    list(`houses: ${houses}`, 'House: A house.', distinct(words('houses'))),
    list(`cardTypes: ${types}`, 'CardType: A type of card.', distinct(words('type'))),
    list('rarities: Every rarity of the printed cards.', 'Rarity: A rarity.', distinct(words('rarity'))),
    list('plainIcons: The bonus icons that are no house.', 'PlainIcon: A bonus icon that is no house.', plainIcons),
    list('keywords: Every keyword that a printed card has of its own.', 'Keyword: A keyword.', distinct(plainKeywords)),
    list('traits: Every trait of the printed cards.', 'Trait: A trait.', distinct(words('traits'))),
  ].join('\n');
}

/** Writes the file that gathers the sets in the order of their appearance. */
export function setsFile(sets: readonly SourceSet[]): string {
  const name = (code: string): string => `set${code}`;
  return [
    '// Written by tools/src/import-keyforge.ts. Do not edit: import again.',
    ...sets.map((set) => `import ${name(set.code)} from './${set.code}.json' with { type: 'json' };`).toSorted(),
    '',
    '/** The files of the sets, in the order of their appearance. */',
    constant(
      'setFiles',
      sets.map((set) => name(set.code)),
      '',
    ),
    '',
  ].join('\n');
}

/** Writes the file of one deck, with its name, and says the name of the file. */
export function deckFile(deck: SourceDeck): readonly [file: string, text: string] {
  const name = deckNames[deck.name] ?? deck.name;
  const file = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const head = JSON.stringify({ name, expansion: deck.expansion, houses: deck.houses });
  const cards = deck.cards.map(({ id, count, enhancements, maverick }) => JSON.stringify({ id, count, enhancements, maverick }));
  return [`${file}.json`, `${head.slice(0, -1)},"cards":[\n${cards.join(',\n')}\n]}\n`];
}

/** Writes the file that gathers the decks, in the order of their files' names. */
export function deckFilesFile(files: readonly string[]): string {
  const imports = files.toSorted().map((file, index) => [`deck${index + 1}`, file] as const);
  return [
    '// Written by tools/src/import-keyforge.ts. Do not edit: import again.',
    ...imports.map(([name, file]) => `import ${name} from './${file}' with { type: 'json' };`),
    '',
    '/** The files of the decks that come with the game. */',
    constant(
      'deckFiles',
      imports.map(([name]) => name),
      '',
    ),
    '',
  ].join('\n');
}
