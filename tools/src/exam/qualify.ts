import { botTurn, bots, diceFrom } from '@crupier/bots';
import { WON, type Branch, type PlayableGame, type Seat } from '@crupier/kernel';
import { bestOf, judge, namesOf, type Judged } from './judge.ts';
import { openPosition, type ExamPosition } from './positions.ts';
import { endOf, type Line } from '../turn-search/best-end.ts';
import { TooLarge } from '../turn-search/turn-policy.ts';

/** First answers that a position has at least. */
export const ANSWERS_MIN = 6;
/** Why a position is refused whose turn has more lines of play than a search may follow. */
export const TOO_LARGE = 'too large';
/** The largest part of the first answers that may be best. */
const BEST_SHARE_MAX = 0.3;
/** Acts of the shortest best line, at least. */
const ACTS_MIN = 3;
/** A match in which somebody is further ahead, in the logarithm of the odds, is as good as decided. */
const AHEAD_MAX = 5;
/** How often the greedy bot is asked, with other dice each time. */
const GREEDY_ASKED = 3;

/** A position with its values, or why it is none for an exam. */
export type Qualified = { readonly position: ExamPosition } | { readonly refused: string };

/** A search with the line on which nothing is done. */
type Themed = Judged & { readonly passed: { readonly seat: Seat; readonly line: Line | undefined } };

/** What is known of a position before it is searched. */
export type Candidate = Pick<ExamPosition, 'name' | 'seat' | 'seed' | 'lines'>;

/**
 * Searches a position and says whether it tells good players from others: enough first answers, few of them best, a best line of several
 * acts, and deals that agree about which are best.
 */
export function qualify(game: PlayableGame, candidate: Candidate): Qualified {
  try {
    return searched(game, candidate);
  } catch (error) {
    if (error instanceof TooLarge) return { refused: TOO_LARGE };
    throw error;
  }
}

function searched(game: PlayableGame, candidate: Candidate): Qualified {
  const { seat, seed } = candidate;
  const match = openPosition(game, candidate);
  const decision = match.pending(seat);
  if (decision?.ask === undefined || decision.kind !== 'act') return { refused: 'not asked for an act' };
  if (Math.abs(match.evaluate(seat)) > AHEAD_MAX) return { refused: 'as good as decided' };
  let refused: string | undefined;
  const judged = judge(match, seat, seed, { isWorthMore: (first) => (refused = refusalOf(first)) === undefined });
  refused ??= judged === undefined ? 'not asked' : refusalOf(judged);
  if (refused !== undefined || judged === undefined) return { refused: refused ?? '' };
  const { names, values, byDeal } = judged;
  const best = bestOf(values).map((at) => names[at] ?? '');
  const [first] = byDeal;
  const passed = first?.find(({ line }) => line?.isPass === true);
  const bestFirst = first?.toSorted((one, other) => other.value - one.value || one.acts - other.acts)[0];
  const greedyFinds = Array.from({ length: GREEDY_ASKED }, (_, dice) => isFoundByGreedy(game, candidate, judged, dice)).every(Boolean);
  return {
    position: {
      name: candidate.name,
      themes: themesOf({ ...judged, passed: { seat, line: passed?.line } }, bestFirst?.line),
      greedyFinds,
      seat,
      seed,
      lines: candidate.lines,
      line: namesOf(bestFirst?.line),
      best,
      values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])),
    },
  };
}

/** Why the values of a position do not qualify it. */
function refusalOf({ answers, names, values, byDeal }: Judged): string | undefined {
  const different = differentOf(names, values, [...answers.keys()]);
  if (different < ANSWERS_MIN) return 'few answers';
  const best = bestOf(values);
  if (differentOf(names, values, best) > BEST_SHARE_MAX * different) return 'many are best';
  if (!byDeal.every((reached) => bestOf(reached.map(({ value }) => value)).join() === best.join())) return 'deals disagree';
  const acts = byDeal.map((reached) => Math.min(...best.map((at) => reached[at]?.acts ?? 0)));
  return Math.min(...acts) < ACTS_MIN ? 'short line' : undefined;
}

/** How many of some answers differ: two copies of a card that are worth the same count once. */
function differentOf(names: readonly string[], values: readonly number[], places: readonly number[]): number {
  return new Set(places.map((at) => `${withoutCopy(names[at] ?? '')} ${values[at]}`)).size;
}

/** The name of an answer without the number of the copy. */
function withoutCopy(name: string): string {
  return name.replace(/ #\d+$/, '');
}

function isFoundByGreedy(game: PlayableGame, candidate: Candidate, { answers, values }: Judged, dice: number): boolean {
  const turn = botTurn(openPosition(game, candidate), candidate.seat, diceFrom(`${candidate.seed} greedy ${dice}`));
  if (turn === undefined) return false;
  const chosen = bots.greedy(turn).join();
  return bestOf(values).some((at) => answers[at]?.join() === chosen);
}

const fights: readonly string[] = ['fight', 'attack'];

/**
 * What a best line is about: it wins, it fights, it wants its acts in an order (a later act of it is worse as the first), it holds
 * something back (a card stays in hand that could be played in the beginning), and the term of the evaluation that it gains most in, against
 * passing at once.
 */
function themesOf({ deal, names, values, passed }: Themed, line: Line | undefined): readonly string[] {
  const told = namesOf(line);
  const best = bestOf(values);
  const isWorseFirst = told.slice(1).some((name) => names.includes(name) && !best.includes(names.indexOf(name)));
  const isFight = actsOf(line).some((act) => act.told.some(({ verb }) => fights.includes(verb)));
  const holdsBack = names.some((name) => name.startsWith('play ') && !told.includes(withoutCopy(name)));
  const gained = gainedMost(endOf(deal, passed.seat, line), endOf(deal, passed.seat, passed.line), passed.seat);
  return [
    ...(Math.max(...values) > WON / 2 ? ['win'] : []),
    ...(isFight ? ['fight'] : []),
    ...(isWorseFirst ? ['order'] : []),
    ...(holdsBack ? ['hold back'] : []),
    ...(gained === undefined ? [] : [`for ${gained}`]),
  ];
}

/** The term that is worth most more at one end of the turn than at another. */
function gainedMost(end: Branch, other: Branch, seat: Seat): string | undefined {
  const before = other.terms(seat);
  const gains = Object.entries(end.terms(seat)).map(([term, { worth }]) => ({ term, gain: worth - (before[term]?.worth ?? 0) }));
  return gains.toSorted((one, another) => another.gain - one.gain)[0]?.term;
}

function actsOf(line: Line | undefined): readonly Line[] {
  const acts: Line[] = [];
  for (let at = line; at !== undefined; at = at.next) if (at.kind === 'act' && !at.isPass) acts.push(at);
  return acts;
}
