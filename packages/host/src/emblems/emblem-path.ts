import paths from './emblem-paths.json' with { type: 'json' };

/** Written by `npm run import:emblems`: what a name has as a property of every object is none of them. */
const known: ReadonlyMap<string, string> = new Map(Object.entries(paths));

/** The names of all pictures that cards may show. */
export const emblemNames: readonly string[] = [...known.keys()];

/** The path of a picture on a grid of 512 units; undefined for a name that no picture has. */
export function emblemPath(name: string): string | undefined {
  return known.get(name);
}
