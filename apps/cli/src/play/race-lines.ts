import { raceLines, readRace, SPECTATOR, turnsOfRace, type RaceStep, type RaceTurn } from '@crupier/kernel';
import { sayRaceLines, sayRaceMilestone, type Speech } from '@crupier/protocol';
import type { Io } from '../io.ts';
import { tell } from '../output.ts';
import type { MatchLine } from './match-line.ts';

/** How a match came about: what each line of its race had at the end of each turn. */
export interface Race {
  readonly lines: readonly string[];
  readonly turns: readonly RaceTurn[];
}

/** Reads the race of a match as it was played, without what was taken back. Undefined where the game counts nothing. */
export function raceOf(line: MatchLine, speech: Speech): Race | undefined {
  const { race } = speech.words;
  if (raceLines(race, line.match.seats).length === 0) return undefined;
  const known = new Map<number, RaceStep>();
  line.walk((match, at) => known.set(at, readRace(race, match.view(SPECTATOR))));
  return { lines: sayRaceLines(speech), turns: turnsOfRace(known) };
}

/** The race in words: how many turns there were, and a line for each of them. */
export function sayRace(io: Pick<Io, 'language'>, { lines, turns }: Race, speech: Speech): readonly string[] {
  const last = turns.at(-1)?.turn ?? 0;
  const told = turns.map(({ turn, race, marked }) => {
    const counts = lines.map((line, at) => `${line} ${Math.round(race[at] ?? 0)}`).join(', ');
    const milestones = marked.flatMap((count, at) => (count > 0 ? [` ${sayRaceMilestone(at, speech)}.`] : []));
    return tell(io, 'play.raceTurn', { turn, counts, milestones: milestones.join('') });
  });
  return [tell(io, last === 1 ? 'play.raceOne' : 'play.race', { turns: last }), ...told];
}
