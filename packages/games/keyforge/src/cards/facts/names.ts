import { searchKey, type Language } from '@crupier/kernel/rules';
import type { CardSlug } from './card-facts.ts';
import lines from './names.json' with { type: 'json' };
import type { CardNames } from './rows.ts';

/** What follows a name in brackets. */
type Epithet = Readonly<Record<Language, string>>;

/** How cards are found by name: made when somebody first looks for one, for it costs more than all the rest. */
interface KeyTable {
  readonly byKey: ReadonlyMap<string, CardSlug>;
  /** Every name of every card with its key, for the search of what is nearly right. */
  readonly keyed: readonly KeyedName[];
}

/** A card's name with what counts of it when names are compared. */
export type KeyedName = readonly [key: string, name: string];

/** The id of an evil twin ends so; its name is that of the card that it is the twin of. */
const twin = '-evil-twin';

let namesById: ReadonlyMap<string, CardNames> | undefined;
let keys: KeyTable | undefined;

/** The id of every card of every set. */
export function cardIds(): readonly string[] {
  return [...byId().keys()];
}

/** The names of a card, or `undefined` for what is no card's id. */
export function namesOf(id: string): CardNames | undefined {
  return byId().get(id);
}

/**
 * Finds a card by one of its names, English or Spanish, or by its id, whatever the case, accents and punctuation.
 * Of a gigantic creature it finds the bottom half, and of twins the good one; to mean the other, its name is followed by
 * `(top half)` or `(evil twin)`, `(mitad superior)` or `(gemelo malvado)`.
 */
export function findCard(name: string): CardSlug | undefined {
  return keyTable().byKey.get(searchKey(name));
}

/** Every name of every card, with its key. */
export function keyedNames(): readonly KeyedName[] {
  return keyTable().keyed;
}

/** What tells a card from others of the same name, in both languages, or `undefined` where nothing need be told. */
export function epithetOf(id: string): Epithet | undefined {
  if (id.endsWith(twin)) return { en: 'evil twin', es: 'gemelo malvado' };
  if (isTopHalf(id)) return { en: 'top half', es: 'mitad superior' };
  return isTopHalf(`${id}2`) ? { en: 'bottom half', es: 'mitad inferior' } : undefined;
}

/** The other half of a gigantic creature, or `undefined` for any other card. *Rule:* KF-GIGANTIC-1. */
export function otherHalfOf(id: string): CardSlug | undefined {
  if (isTopHalf(id)) return id.slice(0, -1) as CardSlug;
  return isTopHalf(`${id}2`) ? (`${id}2` as CardSlug) : undefined;
}

/** The id of a top half is that of the bottom half with a 2, and both have one name. */
function isTopHalf(id: string): boolean {
  if (!id.endsWith('2')) return false;
  const bottom = namesOf(id.slice(0, -1));
  return bottom !== undefined && bottom.name === namesOf(id)?.name;
}

function byId(): ReadonlyMap<string, CardNames> {
  namesById ??= new Map(
    lines.map((line) => {
      const [id = '', name = '', nameEs = name] = line.split('|');
      return [id, { name, nameEs }];
    }),
  );
  return namesById;
}

function keyTable(): KeyTable {
  keys ??= makeKeys();
  return keys;
}

function makeKeys(): KeyTable {
  const byKey = new Map<string, CardSlug>();
  const keyed = new Map<string, string>();
  for (const line of lines) {
    const [id = '', ...called] = line.split('|');
    const slug = id as CardSlug;
    const epithets = Object.values(epithetOf(id) ?? {}).map(searchKey);
    const isSecond = id.endsWith(twin) || isTopHalf(id);
    byKey.set(searchKey(id), slug);
    for (const name of called) {
      const key = searchKey(name);
      keyed.set(key, name);
      if (!isSecond) byKey.set(key, slug);
      for (const epithet of epithets) byKey.set(key + epithet, slug);
    }
  }
  return { byKey, keyed: [...keyed] };
}
