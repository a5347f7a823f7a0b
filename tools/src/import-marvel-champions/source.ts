/** One card as the source folder writes it. Fields that are no facts (the sentences) are read and left behind. */
export interface SourceCard {
  readonly code: string;
  readonly pack_code: string;
  readonly position: number;
  readonly quantity: number;
  /** The card of another pack that this one prints again: then nothing but what is here follows. */
  readonly duplicate_of?: string;
  readonly set_code?: string;
  readonly back_link?: string;
  readonly octgn_id?: string;
  readonly name?: string;
  readonly subname?: string;
  readonly type_code?: string;
  readonly faction_code?: string;
  readonly traits?: string;
  readonly text?: string;
  readonly stage?: string;
  readonly deck_limit?: number;
  readonly is_unique?: boolean;
  readonly hidden?: boolean;
  readonly permanent?: boolean;
  readonly deck_options?: readonly object[];
  readonly deck_requirements?: readonly object[];
  /** The numbers, each with its `_star`, `_fixed`, `_per_hero` and `_per_group`. */
  readonly [field: string]: unknown;
}

/** What the source folder says of a card in Spanish. */
export interface SourceTranslation {
  readonly code: string;
  readonly name?: string;
  readonly subname?: string;
  readonly traits?: string;
}

/** One product as the source folder writes it. */
export interface SourcePack {
  readonly code: string;
  readonly name: string;
  readonly pack_type_code: string;
  readonly date_release: string;
  readonly position: number;
}

/** One set of cards with a common icon as the source folder writes it. */
export interface SourceCardSet {
  readonly code: string;
  readonly name: string;
  readonly card_set_type_code: string;
  readonly parent_code?: string;
}

/** Everything that is imported. */
export interface Source {
  readonly packs: readonly SourcePack[];
  readonly sets: readonly SourceCardSet[];
  readonly cards: readonly SourceCard[];
  readonly translations: readonly SourceTranslation[];
  /** The table of the core set, which was proofread: its head, then a card a line, cells between tabs. */
  readonly coreSet: string;
}

const starred = [
  'attack',
  'thwart',
  'scheme',
  'defense',
  'recover',
  'health',
  'cost',
  'boost',
  'threat',
  'base_threat',
  'escalation_threat',
];

const cardFields: readonly string[] = [
  ...['code', 'pack_code', 'position', 'quantity', 'duplicate_of', 'set_code', 'set_position', 'back_link', 'octgn_id', 'name', 'subname'],
  ...[
    'type_code',
    'faction_code',
    'traits',
    'stage',
    'deck_limit',
    'is_unique',
    'hidden',
    'permanent',
    'deck_options',
    'deck_requirements',
  ],
  ...['attack_cost', 'thwart_cost', 'hand_size', 'cost_per_hero', 'health_per_hero', 'health_per_group', 'threat_per_group'],
  ...['base_threat_per_group', 'base_threat_fixed', 'threat_fixed', 'escalation_threat_fixed', 'double_sided'],
  ...['resource_energy', 'resource_mental', 'resource_physical', 'resource_wild'],
  ...['scheme_acceleration', 'scheme_amplify', 'scheme_crisis', 'scheme_hazard'],
  ...starred.flatMap((field) => [field, `${field}_star`]),
  // No facts: sentences, what was changed in them, and a second writing of the set.
  ...['text', 'scheme text', 'back_text', 'back_name', 'errata', 'spoiler', 'card_set_code', 'flavor'],
];

/**
 * Reads the text of one file of cards.
 *
 * *Errors:* throws where a card has a field that this importer has never seen: a fact may hide in it.
 */
export function readCards(text: string): readonly SourceCard[] {
  const cards: readonly SourceCard[] = JSON.parse(text);
  if (!Array.isArray(cards)) throw new Error('This is no list of cards.');
  for (const card of cards) {
    const strange = Object.keys(card).filter((field) => !cardFields.includes(field));
    if (strange.length > 0) throw new Error(`${card.code} has the unknown fields ${strange.join(', ')}.`);
    if (typeof card.code !== 'string' || typeof card.quantity !== 'number') throw new Error('A card has no code or no quantity.');
  }
  return cards;
}
