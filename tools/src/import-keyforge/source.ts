/** One printed card as the source folder writes it. Fields that are no facts (the sentences) are read and left behind. */
export interface SourceCard {
  readonly id: string;
  readonly name: string;
  readonly name_es: string;
  readonly number: string;
  readonly expansion: number;
  readonly house: string;
  readonly type: string;
  readonly rarity: string;
  readonly amber: number;
  readonly armor: number | string | null;
  readonly power: number | string | null;
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  readonly text: string;
}

/** One set as the source folder writes it: a file of its own. */
export interface SourceSet {
  readonly ids: readonly string[];
  readonly code: string;
  readonly name: string;
  readonly cardCount: string;
  readonly releaseDate: string;
  readonly cards: readonly SourceCard[];
}

/** One entry of a deck: so many copies that are alike. */
export interface SourceDeckEntry {
  readonly id: string;
  readonly count: number;
  readonly enhancements?: readonly string[];
  readonly maverick?: string;
}

/** One deck as the source folder writes it. */
export interface SourceDeck {
  readonly name: string;
  readonly expansion: number;
  readonly houses: readonly string[];
  readonly cards: readonly SourceDeckEntry[];
}

const cardFields = [
  'id',
  'name',
  'number',
  'expansion',
  'house',
  'keywords',
  'traits',
  'type',
  'rarity',
  'amber',
  'armor',
  'power',
  'text',
  'name_es',
];

/**
 * Reads the text of one set file.
 *
 * *Errors:* throws where the file is no set, or where a card has a field that this importer has never seen: a fact may hide in it.
 */
export function readSet(text: string): SourceSet {
  const set: SourceSet = JSON.parse(text);
  if (typeof set.code !== 'string' || !Array.isArray(set.cards)) throw new Error('This is no set: it has no code or no cards.');
  for (const card of set.cards) {
    const strange = Object.keys(card).filter((field) => !cardFields.includes(field));
    const missing = cardFields.filter((field) => !(field in card));
    if (strange.length > 0) throw new Error(`${set.code} ${card.id} has the unknown fields ${strange.join(', ')}.`);
    if (missing.length > 0) throw new Error(`${set.code} ${card.id} lacks the fields ${missing.join(', ')}.`);
  }
  return set;
}
