import type engraving from './engraving/emblem-paths.json';
import type glass from './glass/emblem-paths.json';
import type poster from './poster/emblem-paths.json';

/** A picture of glass cards. */
export type GlassEmblem = keyof typeof glass;
/** A picture of engraved cards. */
export type EngravingEmblem = keyof typeof engraving;
/** A picture of posters. */
export type PosterEmblem = keyof typeof poster;
/** A picture of cards of every design. */
export type CommonEmblem = GlassEmblem & EngravingEmblem & PosterEmblem;

/** One of the pictures: a path on a 512-unit grid. */
export type EmblemName = GlassEmblem | EngravingEmblem | PosterEmblem;

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
const loaded: Partial<Record<EmblemName, string>> = {};

/** Adds pictures of a game's cards. */
export function addEmblems(paths: Partial<Record<EmblemName, string>>): void {
  Object.assign(loaded, paths);
}

/** The path of a picture; empty where the look that brings it is not loaded. */
export function emblemPath(name: EmblemName): string {
  return loaded[name] ?? '';
}
