import { assert } from '@crupier/kernel/rules';
import type { CardFacts, CardSlug, Half, Icon, KeywordFact, Speech } from './card-facts.ts';
import { cardTypes, houses, keywords, plainIcons, rarities, traits, type SetCode } from './vocabulary.ts';

/** What a card is called, which its row does not say. */
export interface CardNames {
  readonly name: string;
  readonly nameEs: string;
}

const icons: readonly Icon[] = [...plainIcons, ...houses];
const halves: readonly Half[] = ['top', 'bottom'];
const speeches: readonly Speech[] = ['nothing', 'keywords'];

/** Says which card a row is about. */
export function idOfRow(row: string): CardSlug {
  return row.slice(0, row.indexOf('|')) as CardSlug;
}

/** Reads a row of a set file: columns between bars, lists between spaces, as the head of the file names them. */
export function readRow(row: string, set: SetCode, names: CardNames): CardFacts {
  const cells = row.split('|');
  const cell = (index: number): string => cells[index] ?? '';
  return {
    id: idOfRow(row),
    set,
    number: cell(1),
    name: names.name,
    nameEs: names.nameEs,
    type: known(cardTypes, cell(3)),
    houses: knownList(houses, cell(2)),
    rarity: known(rarities, cell(4)),
    icons: knownList(icons, cell(5)),
    power: numberOf(cell(6)),
    powerIsX: cell(6) === 'x',
    armor: numberOf(cell(7)),
    keywords: wordsOf(cell(8)).map(readKeyword),
    traits: knownList(traits, cell(9)),
    enhance: knownList(icons, cell(10)),
    half: cell(11) === '' ? undefined : known(halves, cell(11)),
    speech: cell(12) === '' ? 'abilities' : known(speeches, cell(12)),
  };
}

function readKeyword(cell: string): KeywordFact {
  const [keyword = '', value = ''] = cell.split(':');
  return { keyword: known(keywords, keyword), value: numberOf(value), isX: value === 'x' };
}

function numberOf(cell: string): number {
  return cell === '' || cell === 'x' ? 0 : Number(cell);
}

function wordsOf(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(' ');
}

function knownList<T extends string>(list: readonly T[], cell: string): readonly T[] {
  return wordsOf(cell).map((word) => known(list, word));
}

function known<T extends string>(list: readonly T[], word: string): T {
  const found = list.find((each) => each === word);
  assert(found !== undefined, `The facts hold the unknown word "${word}": import them again.`);
  return found;
}
