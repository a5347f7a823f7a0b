import { tell } from '../../command.ts';
import { playRound, type SpeedRound } from './rounds.ts';
import { describeFigures, figuresOf, lossesOf, type SpeedFigures } from './verdict.ts';

/** What is compared, and for how long. */
export interface Comparison {
  /** The judged checkout, and the one that it is held against. */
  readonly checkouts: readonly [string, string];
  readonly games: readonly string[];
  readonly rounds: number;
  /** Processor time of a batch. */
  readonly seconds: number;
}

/** Plays the games in both checkouts in turn, and tells how far it is. */
export async function compare({ checkouts, games, rounds, seconds }: Comparison): Promise<readonly SpeedFigures[]> {
  const figures: SpeedFigures[] = [];
  for (const game of games) {
    const played: SpeedRound[] = [];
    for (let round = 1; round <= rounds; round++) {
      tell(`${game}: round ${round} of ${rounds}`);
      played.push(await playRound(checkouts, game, { round, seconds }));
    }
    figures.push(figuresOf(game, played));
  }
  return figures;
}

/** Rounds of a game whose first run was suspicious: the engine of the language optimises each process in its own way. */
const CONFIRMING_ROUNDS = 3;

/**
 * Holds a checkout against its reference: what a first run says is lost, and a second and longer one of the same games says again. Returns
 * the losses, none where nothing is lost, and all figures.
 */
export async function holdAgainst(
  comparison: Comparison,
): Promise<{ readonly losses: readonly string[]; readonly figures: readonly SpeedFigures[] }> {
  const first = await compare(comparison);
  for (const each of first) tell(describeFigures(each));
  const suspicious = first.filter((each) => lossesOf(each).length > 0);
  if (suspicious.length === 0) return { losses: [], figures: first };
  const games = suspicious.map(({ game }) => game);
  const again = await compare({ ...comparison, games, rounds: Math.max(CONFIRMING_ROUNDS, comparison.rounds) });
  for (const each of again) tell(describeFigures(each));
  return { losses: again.flatMap(lossesOf), figures: [...first, ...again] };
}
