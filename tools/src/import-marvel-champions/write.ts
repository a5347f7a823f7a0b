import { spanishPackNames } from './pack-names.ts';
import { columns, word } from './rows.ts';
import type { SourceCard, SourceCardSet, SourcePack } from './source.ts';
import { constant, distinct, lines, list } from '../written-tables.ts';

/** Writes the file of one pack. */
export function packFile(pack: SourcePack, rows: readonly string[]): string {
  const head = {
    code: pack.code,
    name: pack.name,
    nameEs: spanishPackNames[pack.code] ?? pack.name,
    type: pack.pack_type_code,
    released: pack.date_release,
    columns: columns.join('|'),
  };
  const fields = Object.entries(head).map(([name, value]) => `"${name}":${JSON.stringify(value)},\n`);
  return `{${fields.join('')}"cards":[\n${lines(rows)}\n]}\n`;
}

/** Writes the file of sets: code, name, type, and the set that it belongs to, between bars. */
export function setsFile(sets: readonly SourceCardSet[]): string {
  const rows = sets.map((set) => [set.code, set.name, word(set.card_set_type_code), set.parent_code ?? ''].join('|').replace(/\|$/, ''));
  return `[\n${lines(rows)}\n]\n`;
}

/** Writes the file of traits: English and Spanish, between a bar. */
export function traitsFile(traits: ReadonlyMap<string, string>): string {
  return `[\n${lines([...traits].map((pair) => pair.join('|')))}\n]\n`;
}

/** Writes the words that the cards are made of as TypeScript, so that a misspelt trait or keyword does not compile. */
export function vocabularyFile(source: {
  readonly packs: readonly SourcePack[];
  readonly sets: readonly SourceCardSet[];
  readonly cards: readonly SourceCard[];
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
}): string {
  const { packs, sets, cards, traits, keywords } = source;
  const codes = (field: 'type_code' | 'faction_code'): readonly string[] =>
    distinct(cards.flatMap((card) => (card[field] === undefined ? [] : [word(card[field])])));
  return [
    '// Written by tools/src/import-marvel-champions.ts from the printed cards. Do not edit: import again.\n',
    list(
      'packCodes: The products, in the order of their numbers.',
      'PackCode: A product.',
      packs.map((pack) => pack.code),
    ),
    list('packTypes: Every sort of product.', 'PackType: A sort of product.', distinct(packs.map((pack) => pack.pack_type_code))),
    list('setTypes: Every sort of card set.', 'SetType: A sort of card set.', distinct(sets.map((set) => word(set.card_set_type_code)))),
    list('cardTypes: Every type of card. *Rule:* MC-CARD-TYPES-1, MC-CARD-TYPES-2.', 'CardType: A type of card.', codes('type_code')),
    list(
      'factions: Every classification as its source says it. *Rule:* MC-CLASSIFICATIONS-1.',
      'Faction: A classification.',
      codes('faction_code'),
    ),
    list('keywords: Every keyword that a printed card has of its own. *Rule:* MC-KEYWORDS-1.', 'Keyword: A keyword.', distinct(keywords)),
    list('traits: Every trait of the printed cards.', 'Trait: A trait.', traits),
  ].join('\n');
}

/** Writes the file that gathers the packs in the order of their numbers. */
export function packFilesFile(packs: readonly SourcePack[]): string {
  const name = (code: string): string => word(`pack_${code}`);
  return [
    '// Written by tools/src/import-marvel-champions.ts. Do not edit: import again.',
    ...packs.map(({ code }) => `import ${name(code)} from './${code}.json' with { type: 'json' };`).toSorted(),
    '',
    '/** The files of the packs, in the order of their numbers. */',
    constant(
      'packFiles',
      packs.map(({ code }) => name(code)),
      '',
    ),
    '',
  ].join('\n');
}
