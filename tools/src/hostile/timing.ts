import { obviousAnswer, type Dice, type SeenDecision } from '@crupier/kernel';
import type { Attack, Ground, Verdict } from './attack.ts';
import { type Duel, type DuelParts, openDuel, playUntil } from './duel.ts';
import { type Case, guess } from './guessing.ts';

/** By how many points a spy may guess better from times than without. */
const POINTS_MAX = 5;
/** Tables that are played at once, and the first of the strangers at them. */
const TABLES = 15;
const FIRST_STRANGER = 20;
/** Milliseconds for which they are played at most, for each unit of strength. */
const PLAYED_MAX_MS = 120_000;
/** The least answers of either sort from which something can be said. */
const OF_EACH_MIN = 25;
/** As many are enough, for each unit of strength. */
const ENOUGH_OF_EACH = 200;

/** Three sorts of persons, by the median of their times. They think ten times as fast as people do, so that a test is short. */
const persons: readonly ((median: number, draw: () => number) => number)[] = [
  (median, draw) => median * Math.exp(0.5 * Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())),
  (median, draw) => median * (0.3 + 1.4 * draw()),
  (median, draw) => (draw() < 0.65 ? median * (0.5 + 0.2 * draw()) : median * (2.5 + 1.2 * draw())),
];

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
    const seen = duels.map(answersOf);
    return verdictOn(seen, ground);
  },
};

/** A person who thinks in their own way, and passes a little sooner than they act; the spy is quick. */
function partsOf(table: number, roll: Dice): DuelParts {
  const draw = (): number => roll(1 << 30) / (1 << 30);
  const median = 200 + 200 * draw();
  const person = persons[table % persons.length];
  return {
    game: table % 3 === 2 ? 'keyforge' : 'inferno',
    spy: { thinking: () => 10 },
    victim: {
      thinking: (open, chosen) => (chosen.includes(passIn(open)) ? 0.8 : 1) * (person?.(median, draw) ?? median),
      liking: (open) => (roll(2) === 0 ? passIn(open) : -1),
    },
  };
}

/** The option that does nothing, where somebody may do nothing. */
function passIn({ kind, ask }: SeenDecision): number {
  return kind === 'act' || kind === 'respond' ? (ask?.options.findIndex(({ card }) => card === undefined) ?? -1) : -1;
}

/** An answer of the victim, as the spy sees it, and whether there was a choice. */
interface SeenAnswer {
  readonly ms: number;
  readonly at: number;
  readonly isForced: boolean;
  readonly question: string;
  /** What everybody sees of the answer. */
  readonly seen: string;
}

/** The victim's answers to questions in which somebody may do nothing. What everybody can see to be forced is no secret. */
function answersOf({ spy, victim, victimSeat }: Duel): readonly SeenAnswer[] {
  const forced = new Map(victim.told.map(({ seq, pending }) => [seq, isForced(pending)]));
  return spy.told.flatMap((after, index): SeenAnswer[] => {
    const before = spy.told[index - 1];
    const { kind, purpose, waiting = [] } = before?.pending ?? {};
    const truth = before && forced.get(before.seq);
    if (before === undefined || truth === undefined || (kind !== 'act' && kind !== 'respond')) return [];
    if (waiting.length !== 1 || waiting[0] !== victimSeat || after.seq !== before.seq + 1) return [];
    const [first] = after.events;
    const seen = first?.name ?? '';
    return [{ ms: after.at - before.at, at: after.at, isForced: truth, question: `${kind} ${purpose}`, seen }];
  });
}

function isForced(pending: SeenDecision | undefined): boolean | undefined {
  return pending?.ask && obviousAnswer(pending.kind, pending.ask) !== undefined;
}

/** What is guessed from: the time, that by the person's others, how near other times lie, where in a millisecond it ends. */
function casesOf(tables: readonly (readonly SeenAnswer[])[]): readonly Case[] {
  return tables.flatMap((answers, table) =>
    answers.map((each, index): Case => {
      const others = answers
        .slice(0, index)
        .map(({ ms }) => ms)
        .toSorted((one, other) => one - other);
      const median = others[Math.floor(others.length / 2)] ?? each.ms;
      const near = answers.filter((other) => other !== each && Math.abs(other.ms - each.ms) < 2).length;
      return {
        truth: each.isForced,
        table,
        group: `${each.question} ${each.seen}`,
        clues: {
          time: each.ms,
          'time by the median': each.ms / median,
          'times within 2 ms': near,
          'fraction of a millisecond': each.at % 1,
        },
      };
    }),
  );
}

function verdictOn(tables: readonly (readonly SeenAnswer[])[], { tell }: Ground): Verdict {
  const answers = tables.flat();
  const { cases, rarer, right, points, guesser } = guess(casesOf(tables));
  if (rarer < OF_EACH_MIN) throw new Error(`Only ${rarer} answers of one sort were seen.`);
  const medianMs = (wasForced: boolean): number => medianOf(answers.filter(({ isForced }) => isForced === wasForced).map(({ ms }) => ms));
  const figures = { cases, rarer, right, addedWaitMedianMs: medianMs(true), chosenMedianMs: medianMs(false) };
  tell(`${cases} answers, ${rarer} of the rarer sort: ${right} % are guessed by the ${guesser}, where 50 % are by lot.`);
  tell(`Median wait without a choice: ${figures.addedWaitMedianMs} ms; persons who choose take ${figures.chosenMedianMs} ms.`);
  return { held: points <= POINTS_MAX, measured: points, max: POINTS_MAX, unit: 'points above the base rate', figures };
}

function medianOf(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0);
}
