import { anomalyExpansion, noHouses } from './corrections.ts';
import { enhanceIcons } from './icons.ts';
import type { SourceCard, SourceSet } from './source.ts';

/** One card of one set, without any sentence. Printings that differ in the house alone are one card with several houses. */
export interface Row {
  readonly id: string;
  readonly number: string;
  readonly houses: readonly string[];
  readonly type: string;
  readonly rarity: string;
  readonly icons: readonly string[];
  readonly power: string;
  readonly armor: string;
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  readonly enhance: readonly string[];
  readonly half: '' | 'top' | 'bottom';
  /** What its text says: nothing, its keywords alone, or more, which is written as an empty cell. */
  readonly speech: '' | 'nothing' | 'keywords';
}

/** The fields of a row in the order in which they are written. */
export const columns = [
  'id',
  'number',
  'houses',
  'type',
  'rarity',
  'icons',
  'power',
  'armor',
  'keywords',
  'traits',
  'enhance',
  'half',
  'speech',
] as const;

/** Turns the records of a set into rows. Oddities are told in sentences, one each. */
export function rowsOfSet(set: SourceSet, oddities: string[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const card of set.cards) {
    const row = rowOf(card, set.code, oddities);
    const before = rows.get(row.id);
    rows.set(row.id, before === undefined ? row : mergeHouses(before, row, set.code));
  }
  return [...rows.values()];
}

/** Writes a row as one line: columns between bars, lists between spaces, empty columns at the end left out. */
export function formatRow(row: Row): string {
  const cells = columns.map((column) => [row[column]].flat().join(' '));
  const strange = [row.id, row.number, ...row.houses, ...row.keywords, ...row.traits].find((word) => /[|\s]/.test(word));
  if (strange !== undefined) throw new Error(`${row.id} has the word "${strange}", which a row cannot hold.`);
  return cells.join('|').replace(/\|+$/, '');
}

/** Writes a word of the source as a word of ours: `The Tide` is `tide`, `Evil Twin` is `evilTwin`. */
export function word(printed: string): string {
  const words = printed.trim().toLowerCase().replace(/^the /, '').split(/\s+/);
  return words.map((each, index) => (index === 0 ? each : each.charAt(0).toUpperCase() + each.slice(1))).join('');
}

function rowOf(card: SourceCard, code: string, oddities: string[]): Row {
  const half = halfOf(card);
  const isCreature = /creature/.test(card.type);
  const houseless = card.expansion === anomalyExpansion || noHouses.includes(card.house);
  return {
    id: card.id,
    number: card.number.trim(),
    houses: houseless ? [] : [card.house],
    type: word(card.type),
    rarity: word(card.rarity),
    icons: Array.from({ length: card.amber }, () => 'amber'),
    power: isCreature && half !== 'top' ? String(card.power ?? 'x') : '',
    armor: isCreature && half !== 'top' && Number(card.armor ?? 0) > 0 ? String(card.armor) : '',
    keywords: half === 'top' ? [] : keywordsOf(card, code, oddities),
    traits: card.traits.map((trait) => trait.trim().toLowerCase()),
    enhance: enhanceIcons(card.text),
    half,
    speech: speechOf(card),
  };
}

/** KF-GIGANTIC-3: the top half, whose id ends in 2 here, shows the icons; power, armor and text are on the bottom half. */
function halfOf(card: SourceCard): Row['half'] {
  if (!/Play only with the other half/.test(card.text)) return '';
  return card.id.endsWith('2') ? 'top' : 'bottom';
}

const keywordSentence =
  /^(alpha|deploy|elusive|omega|poison|skirmish|taunt|treachery|versatile|(assault|hazardous|splash-attack)\s*:?\s*\d+)$/;

/** Whether a text says more than keywords: reminders in brackets and Enhance, which only adds icons to other cards, do not count. */
function speechOf({ text }: SourceCard): Row['speech'] {
  const bare = text.replace(/\([^)]*\)/g, ' ').replace(/[\r\n\v]+/g, '. ');
  const sentences = bare
    .split(/[.,]/)
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '' && !each.startsWith('enhance'));
  if (sentences.length === 0) return 'nothing';
  return sentences.every((each) => keywordSentence.test(each)) ? 'keywords' : '';
}

function keywordsOf(card: SourceCard, code: string, oddities: string[]): readonly string[] {
  return card.keywords.flatMap((printed) => {
    const keyword = printed.trim().toLowerCase();
    if (/^[a-z]+(-[a-z]+)*(:(\d+|x))?$/.test(keyword)) return [keyword];
    oddities.push(`${code} ${card.id}: "${keyword.slice(0, 20)}…" is no keyword and was left out.`);
    return [];
  });
}

function mergeHouses(before: Row, row: Row, code: string): Row {
  const merged = { ...before, houses: [...before.houses, ...row.houses] };
  if (formatRow({ ...row, houses: merged.houses }) !== formatRow(merged)) {
    throw new Error(`${code} has two records of ${row.id} that differ in more than the house.`);
  }
  return { ...merged, houses: merged.houses.toSorted() };
}
