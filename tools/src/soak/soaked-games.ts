import type { SoakedGame } from './soaked-game.ts';

/** A game that can be soaked. Nothing of it is loaded before it is asked for. */
interface SoakedEntry {
  /** What was reached fewer times is listed, unless another number is asked for. */
  readonly least: number;
  /** What its matches consist of, as reports call it. */
  readonly periods: 'rounds' | 'turns';
  readonly load: () => Promise<SoakedGame>;
}

/** The games there are. */
export const soakedGames: Readonly<Record<string, SoakedEntry>> = {
  'marvel-champions': {
    least: 100,
    periods: 'rounds',
    load: async () => (await import('./marvel-champions/soaked-marvel-champions.ts')).soakedMarvelChampions,
  },
  keyforge: {
    least: 50,
    periods: 'turns',
    load: async () => (await import('./keyforge/soaked-keyforge.ts')).soakedKeyForge,
  },
  inferno: {
    least: 50,
    periods: 'turns',
    load: async () => (await import('./inferno/soaked-inferno.ts')).soakedInferno,
  },
};

/** A game by its id. *Errors:* throws where there is none. */
export function soakedGame(id: string): SoakedEntry {
  const found = soakedGames[id];
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}
