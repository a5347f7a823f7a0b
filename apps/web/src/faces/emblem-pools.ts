/** One of the pictures, by its name: what a host has a path for. A test compares the names here with those that there are. */
export type EmblemName = string;

/** Some pictures of which one is chosen. */
export type Emblems = readonly EmblemName[];

/** What the pictures of a sort of card are chosen from. */
export interface EmblemPools {
  /** Of cards, by their keys, that would share the picture of another card of their deck or set. */
  readonly byCard: Readonly<Record<string, EmblemName>>;
  /** Words of names, the most telling first. */
  readonly words: readonly (readonly [RegExp, Emblems])[];
  readonly byTrait: Readonly<Record<string, Emblems>>;
  readonly byFaction: Readonly<Record<string, Emblems>>;
  readonly byType: Readonly<Record<string, Emblems>>;
}
