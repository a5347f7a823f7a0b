import { expect, test } from 'vitest';
import { noCounts, type Counts, type Section, type Universe } from './counts.ts';
import type { GameDone, SoakedGame } from './soaked-game.ts';

/** A game whose soak is tested. */
interface Tested extends Pick<SoakedGame, 'playGame' | 'universe'> {
  readonly walkTable: (number: number, seed: string, stopAfter: number) => readonly string[];
  /** How many games are played, and for how many decisions a table is walked. */
  readonly games: number;
  readonly walked: number;
  /** The sections of which all that is counted could be reached by that name; of the others many things are. */
  readonly named: readonly Section[];
  /** Whether what is counted under a name is of what could be reached; default all is. */
  readonly isCounted?: (section: Section, name: string) => boolean;
}

/** Tests what holds of the soak of every game. Returns the games that were played, and what they counted. */
export function testSoakedGame({ playGame, walkTable, universe, games, walked, named, isCounted = () => true }: Tested): {
  readonly played: readonly GameDone[];
  readonly counts: Counts;
} {
  const counts = noCounts();
  const played = Array.from({ length: games }, (_, at) => playGame(at + 1, 'test', counts));
  const reachable: Universe = universe();

  test('games are played without a fault', () => {
    expect(played.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('the table of a game conforms', () => {
    expect(walkTable(2, 'test', walked)).toEqual([]);
  });

  test('the game of a number is the same whenever it is played', () => {
    expect(playGame(3, 'test', noCounts())).toEqual(played[2]);
    expect(playGame(3, 'other', noCounts())).not.toEqual(played[2]);
  });

  test('what is counted has the names of what could be reached', () => {
    for (const section of named) {
      const known = new Set(reachable[section]);
      const unknown = Object.keys(counts[section]).filter((name) => isCounted(section, name) && !known.has(name));
      expect([section, unknown]).toEqual([section, []]);
    }
    // Forced abilities are offered too, to be ordered; and texts have steps that are no program's.
    for (const section of ['offered', 'taken', 'steps', 'conditions'] as const) {
      const reached = reachable[section]?.filter((name) => counts[section][name] !== undefined) ?? [];
      expect(reached.length).toBeGreaterThan(10);
    }
  });
  return { played, counts };
}
