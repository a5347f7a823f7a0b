import { assert, searchKey } from '@crupier/kernel/rules';
import type { CardCode, CardFacts } from './facts/card-facts.ts';
import { packFiles } from './facts/pack-files.ts';
import { codeOfRow, originalOfRow, readReprint, readRow } from './facts/rows.ts';
import { packCodes, packTypes, type PackCode, type PackType } from './facts/vocabulary.ts';

/** A product. */
export interface Pack {
  readonly code: PackCode;
  readonly name: string;
  /** The Spanish name; the English one where we do not know it. */
  readonly nameEs: string;
  readonly type: PackType;
  /** The day it appeared, as `2019-11-01`. */
  readonly released: string;
}

/** Where the facts of a card are written. */
interface Place {
  readonly pack: PackCode;
  readonly row: string;
}

/** What cards are found by; made when somebody first looks for one. */
interface Index {
  readonly places: ReadonlyMap<string, Place>;
  readonly codes: readonly CardCode[];
  readonly printings: ReadonlyMap<CardCode, readonly CardCode[]>;
}

/** What cards are found by beside their code: it needs the facts of all. */
interface NameIndex {
  readonly byName: ReadonlyMap<string, readonly CardCode[]>;
  readonly bySet: ReadonlyMap<string, readonly CardCode[]>;
  readonly byOctgn: ReadonlyMap<string, readonly CardCode[]>;
  /** The face that names a card as its other one. */
  readonly fronts: ReadonlyMap<CardCode, CardCode>;
  /** Every name in either language by its key. */
  readonly names: ReadonlyMap<string, string>;
}

let index: Index | undefined;
let nameIndex: NameIndex | undefined;
const read = new Map<string, CardFacts>();
/** The cards of the sets that were asked for. */
const sets = new Map<string, readonly CardFacts[]>();

/** The products, in the order of their numbers. */
export const packs: readonly Pack[] = packFiles.map(({ code, name, nameEs, type, released }) => {
  const pack = packCodes.find((each) => each === code);
  const packType = packTypes.find((each) => each === type);
  assert(pack !== undefined && packType !== undefined, 'The packs have codes and types of the lists.');
  return { code: pack, name, nameEs, type: packType, released };
});

/** The product with a code. */
export function packOf(code: PackCode): Pack {
  const pack = packs.find((each) => each.code === code);
  assert(pack !== undefined, 'Every code of the list has a pack.');
  return pack;
}

/** Finds a product by its code or its name in either language, whatever the case, accents and punctuation. */
export function findPack(name: string): Pack | undefined {
  const key = searchKey(name);
  return packs.find((pack) => [pack.code, pack.name, pack.nameEs].some((each) => searchKey(each) === key));
}

/** The code of every card of every product, in the order of products and numbers. */
export function cardCodes(): readonly CardCode[] {
  return indexed().codes;
}

/** The facts of a card, those of its original where it is a reprint, or `undefined` for what is no card's code. */
export function factsOf(code: string): CardFacts | undefined {
  const known = read.get(code);
  if (known !== undefined) return known;
  const place = indexed().places.get(code);
  if (place === undefined) return undefined;
  const facts = readPlace(place);
  read.set(code, facts);
  return facts;
}

/** The facts of a card that is known to be one. */
export function knownFacts(code: CardCode): CardFacts {
  const facts = factsOf(code);
  assert(facts !== undefined, `${code} is a card.`);
  return facts;
}

/** The codes under which a card was printed, the original first. Empty for what is no card's code. */
export function printingsOf(code: string): readonly CardCode[] {
  const original = factsOf(code)?.original;
  return original === undefined ? [] : (indexed().printings.get(original) ?? [original]);
}

/** The cards of a product, in the order of their numbers. */
export function cardsOfPack(pack: PackCode): readonly CardFacts[] {
  return cardCodes()
    .map(knownFacts)
    .filter((facts) => facts.pack === pack);
}

/** The cards of a set, in the order of their numbers; faces count apart. Empty for what is no set's code. */
export function cardsOfSet(set: string): readonly CardFacts[] {
  const known = sets.get(set);
  if (known !== undefined) return known;
  const found = (named().bySet.get(set) ?? []).map(knownFacts);
  if (found.length > 0) sets.set(set, found);
  return found;
}

/**
 * Finds all cards of a name in either language, whatever the case, accents and punctuation: originals, no reprints; faces count apart.
 */
export function findByName(name: string): readonly CardFacts[] {
  return (named().byName.get(searchKey(name)) ?? []).map(knownFacts);
}

/** Finds the card of a number of OCTGN: its faces, the front first. */
export function findByOctgn(id: string): readonly CardFacts[] {
  return (named().byOctgn.get(id.toLowerCase()) ?? []).map(knownFacts);
}

/** The other face of a card, from either, or `undefined` for a card of one. */
export function otherSideOf(code: CardCode): CardFacts | undefined {
  const other = factsOf(code)?.back ?? named().fronts.get(code);
  return other && factsOf(other);
}

/** Every name of every card in either language, with its key. */
export function keyedNames(): readonly (readonly [key: string, name: string])[] {
  return [...named().names];
}

function readPlace({ row, pack }: Place): CardFacts {
  const original = originalOfRow(row);
  if (original === undefined) return readRow(row, pack);
  const facts = factsOf(original);
  assert(facts !== undefined, `${original}, which is printed again, is a card.`);
  return readReprint(row, pack, facts);
}

function indexed(): Index {
  index ??= makeIndex();
  return index;
}

function makeIndex(): Index {
  const places = new Map<string, Place>();
  const printings = new Map<CardCode, CardCode[]>();
  packFiles.forEach((file, at) => {
    const pack = packs[at]?.code;
    for (const row of pack === undefined ? [] : file.cards) {
      const code = codeOfRow(row);
      if (pack !== undefined) places.set(code, { pack, row });
      const original = originalOfRow(row);
      if (original !== undefined) push(printings, original, code, original);
    }
  });
  return { places, codes: [...places.keys()] as CardCode[], printings };
}

function named(): NameIndex {
  nameIndex ??= makeNameIndex();
  return nameIndex;
}

function makeNameIndex(): NameIndex {
  const byName = new Map<string, CardCode[]>();
  const bySet = new Map<string, CardCode[]>();
  const byOctgn = new Map<string, CardCode[]>();
  const fronts = new Map<CardCode, CardCode>();
  const names = new Map<string, string>();
  for (const facts of cardCodes().map(knownFacts)) {
    const { code, name, nameEs, set, octgn, back } = facts;
    if (set !== undefined) push(bySet, set, code);
    if (octgn !== '') push(byOctgn, octgn, code);
    if (back !== undefined) fronts.set(back, code);
    if (facts.original !== code) continue;
    for (const each of new Set([name, nameEs])) names.set(searchKey(each), each);
    for (const key of new Set([name, nameEs].map(searchKey))) push(byName, key, code);
  }
  return { byName, bySet, byOctgn, fronts, names };
}

/** Adds a value to the list of a key, which begins with `first` if it is new. */
function push<K, V>(lists: Map<K, V[]>, key: K, value: V, ...first: readonly V[]): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [...first, value]);
  else list.push(value);
}
