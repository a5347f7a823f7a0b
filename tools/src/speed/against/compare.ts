import { tell } from '../../command.ts';
import { playRound, type SpeedRound } from './rounds.ts';
import { describeFigures, figuresOf, isSuspicious, lossesOf, type SpeedFigures } from './verdict.ts';

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

/**
 * Holds a checkout against its reference: what is lost for certain, by steps and bytes, or by a time that is as bad in a second run of the
 * games whose first was suspicious. Returns the losses, none where nothing is lost, and all figures.
 */
export async function holdAgainst(
  comparison: Comparison,
): Promise<{ readonly losses: readonly string[]; readonly figures: readonly SpeedFigures[] }> {
  const first = await compare(comparison);
  for (const each of first) tell(describeFigures(each));
  const suspicious = first.filter(isSuspicious).map(({ game }) => game);
  const again = suspicious.length === 0 ? [] : await compare({ ...comparison, games: suspicious });
  for (const each of again) tell(describeFigures(each));
  const slow = again.filter(isSuspicious).map(({ game, time }) => {
    const before = first.find((each) => each.game === game)?.time.ratio ?? 0;
    return `${game}: plays at ${before.toFixed(2)} and ${time.ratio.toFixed(2)} of the reference's speed in two runs`;
  });
  return { losses: [...first.flatMap(lossesOf), ...slow], figures: [...first, ...again] };
}
