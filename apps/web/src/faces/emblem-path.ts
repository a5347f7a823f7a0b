import paths from './emblem-paths.json' with { type: 'json' };

/** One of the pictures: a path on a 512-unit grid. */
export type EmblemName = keyof typeof paths;

/** Some pictures of which one is chosen. */
export type Emblems = readonly EmblemName[];

/** What the pictures of a sort of card are chosen from. */
export interface EmblemPools {
  /** Words of names, the most telling first. */
  readonly words: readonly (readonly [RegExp, Emblems])[];
  readonly byTrait: Readonly<Record<string, Emblems>>;
  readonly byFaction: Readonly<Record<string, Emblems>>;
  readonly byType: Readonly<Record<string, Emblems>>;
}

/** The path of a picture. */
export function emblemPath(name: EmblemName): string {
  return paths[name];
}
