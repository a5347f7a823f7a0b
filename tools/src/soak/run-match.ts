import type { Answer, Decision, Seat } from '@crupier/kernel';
import { advance, answer, command, pending, type CoreState, type Match, type Program } from '@crupier/kernel/rules';
import type { Counts } from './counts.ts';
import { watchMatch, type CountedWords, type CountingProbe } from './watch-match.ts';

/** Whoever answers a question of a match: says for which seat, and what. */
export type Player = (decision: Decision) => readonly [Seat, Answer];

/** After so many answers the view of whoever is asked is made: what it shows is a rule, too. */
const VIEW_EVERY = 25;

/** A match that was dealt and has not run yet, with all that runs it. */
export interface Running<S extends CoreState> {
  readonly match: Match<S>;
  /** The probe that the match was dealt with. */
  readonly probe: CountingProbe<S>;
  readonly words: CountedWords<S>;
  readonly player: Player;
  /** Makes the view of a seat. */
  readonly view: (match: Match<S>, seat: Seat) => unknown;
  /** Has players leave in the midst of the match; default nobody does. */
  readonly leaving?: Leaving<S>;
}

/** How players leave. */
export interface Leaving<S extends CoreState> {
  readonly program: Program<S, object>;
  /** Who leaves before the next question is answered; undefined where nobody does. */
  readonly leaver: (match: Match<S>) => Seat | undefined;
}

/** Runs a match to its end or to so many questions, checks the invariants at each, and counts what it reaches. */
export function runMatch<S extends CoreState>(
  { match, probe, words, player, view, leaving }: Running<S>,
  counts: Counts,
  decisionsMax: number,
): void {
  const watch = watchMatch(match, words, counts);
  probe.watch(match);
  try {
    advance(match);
    for (let open = pending(match); open !== undefined && match.state.decisions < decisionsMax; open = pending(match)) {
      match.game.checkInvariants(match.state);
      if (match.state.decisions % VIEW_EVERY === 0) view(match, open.asks[0]?.seat ?? 0);
      const gone = leaving?.leaver(match);
      if (leaving !== undefined && gone !== undefined) {
        command(match, leaving.program, {}, gone);
        continue;
      }
      watch.asked(open);
      const [seat, chosen] = player(open);
      watch.answered(open, seat, chosen);
      const refusal = answer(match, seat, chosen);
      if (refusal !== undefined) throw new Error(`An answer to ${open.purpose} was refused: ${refusal}.`);
    }
  } finally {
    probe.report(counts);
  }
}

/** What stops something, in a sentence. */
export function faultOf(done: () => void): string[] {
  try {
    done();
    return [];
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}

/** The fault of a match that is not over though nothing stopped it, in a sentence. */
export function unfinished({ state }: { readonly state: Pick<CoreState, 'pending'> }, decisionsMax: number): readonly string[] {
  return state.pending === undefined ? [] : [`The game is not over after ${decisionsMax} questions.`];
}
