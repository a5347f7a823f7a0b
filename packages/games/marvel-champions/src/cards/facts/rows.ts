import { assert } from '@crupier/kernel/rules';
import { resources, schemeIcons } from './card-facts.ts';
import type { CardCode, CardFacts, KeywordFact, PrintedNumber, PrintedPower, Speech } from './card-facts.ts';
import { cardTypes, factions, keywords, traits, type PackCode } from './vocabulary.ts';

const speeches: readonly Speech[] = ['nothing', 'keywords'];

/** Says which card a row is about. */
export function codeOfRow(row: string): CardCode {
  return row.slice(0, row.indexOf('|')) as CardCode;
}

/** The code of the card that a row prints again, or `undefined` for a row with facts of its own. */
export function originalOfRow(row: string): CardCode | undefined {
  const [, second = ''] = row.split('|', 2);
  return second.startsWith('=') ? (second.slice(1) as CardCode) : undefined;
}

/** Reads a row of a pack file with facts of its own: columns between bars, as the head of the file names them. */
export function readRow(row: string, pack: PackCode): CardFacts {
  const cells = row.split('|');
  const cell = (index: number): string => cells[index] ?? '';
  const marks = cell(27).split(' ');
  const isUnique = marks.includes('unique');
  return {
    code: codeOfRow(row),
    original: codeOfRow(row),
    pack,
    name: cell(1),
    nameEs: cell(2) === '' ? cell(1) : cell(2),
    subname: cell(3),
    subnameEs: cell(4) === '' ? cell(3) : cell(4),
    type: known(cardTypes, cell(5)),
    set: cell(6) === '' ? undefined : cell(6),
    faction: known(factions, cell(7)),
    quantity: Number(cell(8)),
    deckLimit: cell(9) === '' ? defaultLimit(isUnique) : Number(cell(9)),
    cost: numberOf(cell(10)),
    resources: wordsOf(cell(11)).map((each) => known(resources, each)),
    attack: powerOf(cell(12)),
    thwart: powerOf(cell(13)),
    scheme: numberOf(cell(14)),
    defense: numberOf(cell(15)),
    recover: numberOf(cell(16)),
    handSize: cell(17) === '' ? undefined : Number(cell(17)),
    hitPoints: numberOf(cell(18)),
    stage: cell(19),
    startingThreat: numberOf(cell(20)),
    targetThreat: numberOf(cell(21)),
    threatPerRound: numberOf(cell(22)),
    icons: wordsOf(cell(23)).map((each) => known(schemeIcons, each)),
    boost: numberOf(cell(24))?.amount ?? 0,
    hasBoostStar: numberOf(cell(24))?.hasStar ?? false,
    traits: wordsOf(cell(25), ';').map((each) => known(traits, each)),
    keywords: wordsOf(cell(26), ';').map(readKeyword),
    isUnique,
    isBack: marks.includes('back'),
    isPermanent: marks.includes('permanent'),
    speech: cell(28) === '' ? 'abilities' : known(speeches, cell(28)),
    back: codeOf(cell(29)),
    octgn: cell(30),
  };
}

/** Reads the row of a reprint: the facts of the original, but for what is of its own product. */
export function readReprint(row: string, pack: PackCode, original: CardFacts): CardFacts {
  const [, , set = '', quantity = '', back = '', octgn = ''] = row.split('|');
  return {
    ...original,
    code: codeOfRow(row),
    pack,
    set: set === '' ? original.set : set,
    quantity: Number(quantity),
    back: codeOf(back),
    octgn,
  };
}

/** *Rule:* MC-DECK-5, MC-DECK-6. */
function defaultLimit(isUnique: boolean): number {
  return isUnique ? 1 : 3;
}

function codeOf(cell: string): CardCode | undefined {
  return cell === '' ? undefined : (cell as CardCode);
}

/** Reads `7`, `-1`, `x`, `-`, `14p` (per player), `7g` (per group), `2*` or `*`. */
function numberOf(cell: string): PrintedNumber | undefined {
  if (cell === '') return undefined;
  const [, digits, kind, per, star] = /^(?:(-?\d+)|([x-]))?([pg])?(\*)?$/.exec(cell) ?? [];
  const amount = digits === undefined ? 0 : Number(digits);
  const hasStar = star !== undefined;
  return { amount, kind: kindOf(digits, kind), per: perOf(per), hasStar };
}

function kindOf(digits: string | undefined, sign: string | undefined): PrintedNumber['kind'] {
  if (digits !== undefined) return 'digits';
  if (sign === 'x') return 'x';
  return sign === '-' ? 'dash' : 'star';
}

function perOf(letter: string | undefined): PrintedNumber['per'] {
  if (letter === undefined) return 'game';
  return letter === 'p' ? 'player' : 'group';
}

/** Reads a number with the consequential damage after a slash. */
function powerOf(cell: string): PrintedPower | undefined {
  const [number = '', consequential = '0'] = cell.split('/');
  const printed = numberOf(number);
  return printed && { ...printed, consequential: Number(consequential) };
}

function readKeyword(cell: string): KeywordFact {
  const [keyword = '', value = '', of = ''] = cell.split(':');
  const amount = Number(value.replace(/[xp]/g, ''));
  return { keyword: known(keywords, keyword), value: amount, isPerPlayer: value.endsWith('p'), of };
}

function wordsOf(cell: string, separator = ' '): readonly string[] {
  return cell === '' ? [] : cell.split(separator);
}

function known<T extends string>(list: readonly T[], word: string): T {
  const found = list.find((each) => each === word);
  assert(found !== undefined, `The facts hold the unknown word "${word}": import them again.`);
  return found;
}
