import type { Dice } from '@crupier/kernel';
import { testedGames } from '../tested-games.ts';
import type { Attack, Ground, Verdict } from './attack.ts';
import { type DuelParts, openDuel, playUntil } from './duel.ts';
import { guess, knowsNothing } from './guessing.ts';
import { drawPerson } from './persons.ts';
import { simulateDuel } from './simulated-duel.ts';
import { answersOf, casesOf, medianOf, passIn, type SeenAnswer } from './timing-cases.ts';

/** By how many points a spy may guess better from times than without. */
const POINTS_MAX = 5;
/** Tables that are played at once, and the first of the strangers at them. */
const TABLES = 15;
const FIRST_STRANGER = 20;
/** Milliseconds for which they are played at most, for each unit of strength. */
const PLAYED_MAX_MS = 120_000;
/** Medians of persons who think ten times as fast as people do, so that a test is short. */
const MEDIANS_MS = [200, 400] as const;
/** Tables that are played in simulated time, what happens at each for each unit of strength, and the medians of persons there. */
const SIMULATED_TABLES = 18;
const SIMULATED_STEPS = 1000;
const SIMULATED_MEDIANS_MS = [800, 4000] as const;
/** The least answers of either sort from which something can be said. */
const OF_EACH_MIN = 25;
/** As many are enough, for each unit of strength. */
const ENOUGH_OF_EACH = 200;

/** Guesses from times on the wire whether another player had a choice. */
export const timing: Attack = {
  about: 'A player guesses from times on the wire whether another one, who passes, could have done something.',
  run: async (ground) => {
    const duels = await Promise.all(
      Array.from({ length: TABLES }, (_, at) => openDuel(ground, FIRST_STRANGER + 2 * at, partsOf(at, ground.roll))),
    );
    ground.tell(`${TABLES} tables of two persons are played.`);
    const wanted = ENOUGH_OF_EACH * ground.strength;
    await playUntil(() => guess(casesOf(duels.map(answersOf))).rarer >= wanted, PLAYED_MAX_MS * ground.strength);
    for (const duel of duels) duel.close();
    return verdictOn(duels.map(answersOf), ground);
  },
};

/** The same where nothing but the times of the table's own choosing can tell, and more often than persons could play it. */
export const simulatedTiming: Attack = {
  about: 'The same as timing thousands of times, in simulated time and without a network: --url is not asked.',
  run: async ({ roll, strength, tell }) => {
    const tables: (readonly SeenAnswer[])[] = [];
    for (let at = 0; at < SIMULATED_TABLES; at++) {
      const tested = await testedGames[gameAt(at)]?.();
      if (tested === undefined) continue;
      const victim = drawPerson(at, roll, SIMULATED_MEDIANS_MS);
      const duels = await simulateDuel({ tested, roll, thinking: [() => 10, victim], steps: SIMULATED_STEPS * strength });
      tables.push(duels.flatMap(answersOf));
      tell(`${at + 1} of ${SIMULATED_TABLES} tables`);
    }
    return verdictOn(tables, { tell });
  },
};

function gameAt(table: number): string {
  return table % 3 === 2 ? 'keyforge' : 'inferno';
}

/** A person who thinks in their own way, and passes a little sooner than they act; the spy is quick. */
function partsOf(table: number, roll: Dice): DuelParts {
  const think = drawPerson(table, roll, MEDIANS_MS);
  return {
    game: gameAt(table),
    spy: { thinking: () => 10 },
    victim: {
      thinking: (open, chosen) => (chosen.includes(passIn(open)) ? 0.8 : 1) * think(),
      liking: (open) => (roll(2) === 0 ? passIn(open) : -1),
    },
  };
}

function verdictOn(tables: readonly (readonly SeenAnswer[])[], { tell }: Pick<Ground, 'tell'>): Verdict {
  const answers = tables.flat();
  const { cases, rarer, right, points, error, guesser } = guess(casesOf(tables));
  if (rarer < OF_EACH_MIN) throw new Error(`Only ${rarer} answers of one sort were seen.`);
  const medianMs = (wasForced: boolean): number => medianOf(answers.filter(({ isForced }) => isForced === wasForced).map(({ ms }) => ms));
  const figures = { cases, rarer, right, error, addedWaitMedianMs: medianMs(true), chosenMedianMs: medianMs(false) };
  tell(`${cases} answers, ${rarer} of the rarer sort: ${right} % ± ${error} are guessed by the ${guesser}, where 50 % are by lot.`);
  tell(`Median wait without a choice: ${figures.addedWaitMedianMs} ms; persons who choose take ${figures.chosenMedianMs} ms.`);
  const held = knowsNothing({ points, error }, POINTS_MAX);
  return { held, measured: points, max: POINTS_MAX, unit: 'points above the base rate', figures };
}
