import common from './emblem-paths/common.json' with { type: 'json' };
import type houses from './emblem-paths/houses.json';
import type posters from './emblem-paths/posters.json';

type Paths<File> = keyof File & string;

/** A picture of cards of every game. */
export type CommonEmblem = Paths<typeof common>;
/** A picture of cards with a house or a path. */
export type HouseEmblem = CommonEmblem | Paths<typeof houses>;
/** A picture of posters. */
export type PosterEmblem = CommonEmblem | Paths<typeof posters>;

/** One of the pictures: a path on a 512-unit grid. */
export type EmblemName = HouseEmblem | PosterEmblem;

/** Some pictures of which one is chosen. */
export type Emblems<Name extends EmblemName = EmblemName> = readonly Name[];

/** What the pictures of a sort of card are chosen from. */
export interface EmblemPools<Name extends EmblemName = EmblemName> {
  /** Words of names, the most telling first. */
  readonly words: readonly (readonly [RegExp, Emblems<Name>])[];
  readonly byTrait: Readonly<Record<string, Emblems<Name>>>;
  readonly byFaction: Readonly<Record<string, Emblems<Name>>>;
  readonly byType: Readonly<Record<string, Emblems<Name>>>;
}

/** The pictures that are loaded: those of a game come with its look. */
const loaded: Partial<Record<EmblemName, string>> = { ...common };

/** Adds pictures of a game's cards. */
export function addEmblems(paths: Partial<Record<EmblemName, string>>): void {
  Object.assign(loaded, paths);
}

/** The path of a picture; empty where the look that brings it is not loaded. */
export function emblemPath(name: EmblemName): string {
  return loaded[name] ?? '';
}
