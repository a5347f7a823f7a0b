import { diceFrom } from '@crupier/bots';
import { randomChoice, type PlayableGame, type PlayableMatch, type Result } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { faultsOf, type FoundFault } from './question-faults.ts';

const names = ['Ana', 'Iker', 'Noa', 'Unai', 'Lide', 'Jon'];

/** The most questions of one game: a longer one is left there. */
const DECISIONS_MAX = 2_000;

/** A fault with how often it was met. */
export interface CountedFault extends FoundFault {
  readonly times: number;
}

/** What was asked in some games. */
export interface QuestionCount {
  readonly games: number;
  readonly questions: number;
  readonly options: number;
  /** Each once, the most frequent first. */
  readonly faults: readonly CountedFault[];
}

/** The games that are played: `tableOf` says who plays the game of a seed. */
export interface CountedGames {
  readonly game: PlayableGame;
  readonly tableOf: (seed: number) => { readonly decks: readonly string[]; readonly settings?: Readonly<Record<string, unknown>> };
  readonly games: number;
  readonly seed: number;
}

/** Plays random games and counts what their questions lack in words. *Errors:* throws where a table cannot be dealt. */
export function countQuestionFaults({ game, tableOf, games, seed }: CountedGames): QuestionCount {
  const faults = new Map<string, CountedFault>();
  const sum = { questions: 0, options: 0 };
  for (let at = seed; at < seed + games; at++) {
    const { decks, settings } = tableOf(at);
    const configured = game.configure(decks, settings && { settings });
    const match = valid(game.start(valid(configured), seedFromNumber(at), { quiet: true }));
    playCounting(match, at, (found, options) => {
      sum.questions++;
      sum.options += options;
      for (const each of found) {
        const key = JSON.stringify([each.fault, each.at, each.said]);
        faults.set(key, { ...each, times: (faults.get(key)?.times ?? 0) + 1 });
      }
    });
  }
  return { games, ...sum, faults: [...faults.values()].toSorted((one, other) => other.times - one.times) };
}

function playCounting(match: PlayableMatch, seed: number, count: (found: readonly FoundFault[], options: number) => void): void {
  const roll = diceFrom(`questions ${seed}`);
  for (let made = 0; made < DECISIONS_MAX && match.outcome() === undefined; made++) {
    const [seat = 0] = match.pending(-1)?.waiting ?? [];
    const open = match.pending(seat);
    if (open?.ask === undefined) return;
    if (!open.ask.forced) count(faultsOf(match.game, open, match.view(seat), names), open.ask.options.length);
    const refused = match.answer(seat, open.id, randomChoice(open.kind, open.ask, roll));
    if (refused !== undefined) throw new Error(`A legal answer to ${open.purpose} was refused: ${refused}.`);
  }
}

function valid<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The table cannot be dealt: ${result.problems.map(({ code }) => code).join(', ')}.`);
  return result.value;
}
