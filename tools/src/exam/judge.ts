import type { Answer, Branch, PlayableMatch, Seat } from '@crupier/kernel';
import { answerNames, dealsOf, MARGIN, rounded, toldName } from './positions.ts';
import { bestEnds, type Line, type Reached } from '../turn-search/best-end.ts';
import { answersTo, ownChoice } from '../turn-search/turn-policy.ts';

/** What an exhaustive search says of the answers to an open question. */
export interface Judged {
  /** The first deal that was searched. */
  readonly deal: Branch;
  readonly answers: readonly Answer[];
  readonly names: readonly string[];
  /** The mean over the deals of the best end that each leads to. */
  readonly values: readonly number[];
  /** The same on each deal. */
  readonly byDeal: readonly (readonly Reached[])[];
}

/** How a position is searched. */
interface Judging {
  /** May stop the search after the first deal. */
  readonly isWorthMore?: (first: Judged) => boolean;
  /** The most answers given to the engine on one deal. */
  readonly answersMax?: number;
}

/** Searches the rest of the turn after each answer on the deals of a position; undefined where the seat is not asked. *Throws* `TooLarge`. */
export function judge(match: PlayableMatch, seat: Seat, seed: string, { isWorthMore, ...limits }: Judging = {}): Judged | undefined {
  const deals = dealsOf(match, seat, seed);
  const named = deals[0] && namedAnswers(deals[0], seat);
  if (named === undefined) return undefined;
  const { answers } = named;
  const byDeal: (readonly Reached[])[] = [];
  const judged = (): Judged => {
    const values = answers.map((_, at) => rounded(byDeal.reduce((sum, reached) => sum + (reached[at]?.value ?? 0), 0) / byDeal.length));
    return { ...named, values, byDeal };
  };
  for (const deal of deals) {
    byDeal.push(bestEnds(deal, seat, answers, limits));
    if (byDeal.length === 1 && isWorthMore?.(judged()) === false) break;
  }
  return judged();
}

/** Every answer to the open question of a deal with its name. *Throws* `TooLarge`. */
export function namedAnswers(deal: Branch, seat: Seat): Pick<Judged, 'deal' | 'answers' | 'names'> | undefined {
  const choice = ownChoice(deal, seat);
  if (choice === undefined) return undefined;
  const answers = answersTo(choice);
  return { deal, answers, names: answerNames(deal, choice.ask, answers) };
}

/** The places of the values within the margin of the best. */
export function bestOf(values: readonly number[]): readonly number[] {
  const least = Math.max(...values) - MARGIN;
  return values.flatMap((value, at) => (value >= least ? [at] : []));
}

/** The choices of a line by name. */
export function namesOf(line: Line | undefined): readonly string[] {
  const names: string[] = [];
  for (let at = line; at !== undefined; at = at.next) names.push(at.told.map(toldName).join(' & ') || 'nothing');
  return names;
}
