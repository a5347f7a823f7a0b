import { randomAnswer } from '../answers/random-play.ts';
import { answer } from '../events/machine.ts';
import { type Match, pending } from '../match/match.ts';
import { saveState } from '../saves/save.ts';
import type { Answer } from '../state/decision.ts';
import type { Dice } from '../state/dice.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';
import { includesViewer, type Viewer } from '../state/viewers.ts';
import { mayKnow } from '../views/handles.ts';
import { describe, type Given, indexes, type Subject, watch, type Watched } from './subject.ts';
import { checkExcused, compare, fits, learn, makePair, type Pair } from './swap.ts';

/** An answer that is legal in both of two matches: the indexes of its options in each. */
export interface TwinAnswer {
  readonly seat: Seat;
  readonly chosen: readonly [one: Answer, other: Answer];
}

/** Two saved matches that differ only in cards that a viewer does not come to know in the answers given to both. */
export interface Twins {
  readonly states: readonly [one: string, other: string];
  readonly answers: readonly TwinAnswer[];
  /** Cards that are others in the second match. */
  readonly swapped: number;
}

/** How twins are made, and whose dice choose. */
export interface TwinOptions {
  readonly viewer: Viewer;
  readonly roll: Dice;
  /** Answers between the deal and the moment of the twins, and after it at most. */
  readonly before: number;
  readonly after: number;
}

/**
 * Plays a match, and exchanges at one moment the cards that a viewer may not know then, nor learns to know in the answers after it:
 * hands, piles, what lies face down. The answers end before the match does, where one is not legal in both, and where rules make the difference visible.
 * Undefined where the match is over before, or nothing is hidden. *Throws* with a difference in views that no rule makes visible.
 */
export function twinsOf<S extends CoreState>(subject: Subject<S>, { viewer, roll, before, after }: TwinOptions): Twins | undefined {
  const seed = Array.from({ length: 64 }, () => roll(16).toString(16)).join('');
  const { match } = watch(subject.game, subject.deal(seed));
  for (let at = 0; at < before; at++) giveAtRandom(match, roll);
  if (pending(match) === undefined) return undefined;
  const { given, known } = scout(subject, match, { viewer, roll, answers: after });
  const { identities } = subject;
  const group: typeof identities.group = (state, card) => (known.has(card) ? -1 - card : identities.group(state, card));
  const pair = makePair({ ...subject, identities: { ...identities, group } }, match, viewer, roll);
  if (pair === undefined) return undefined;
  const states = [pair.one, pair.other].map((each) => saveState(each.match.game, each.match.state)) as [string, string];
  return { states, answers: giveToBoth(pair, given), swapped: pair.swapped.size };
}

function giveAtRandom<S extends CoreState>(match: Match<S>, roll: Dice): Given | undefined {
  const open = pending(match);
  if (open === undefined) return undefined;
  const [seat, chosen] = randomAnswer(open, roll);
  const given = describe(match, seat, chosen);
  answer(match, seat, chosen);
  return given;
}

interface Scouted {
  readonly given: readonly Given[];
  readonly known: ReadonlySet<CardId>;
}

/** Plays on in a copy: the answers, and the cards that the viewer knew at any time, also in passing. */
function scout<S extends CoreState>(
  { game }: Subject<S>,
  { state }: Match<S>,
  { viewer, roll, answers }: Pick<TwinOptions, 'viewer' | 'roll'> & { readonly answers: number },
): Scouted {
  const { match, log } = watch(game, game.clone(state));
  const known = new Set<CardId>();
  const given: Given[] = [];
  const look = (): void => {
    for (const { id } of match.state.cards) if (id !== 0 && mayKnow(match, viewer, id)) known.add(id);
    const seats = match.state.viewerKeys.length - 1;
    for (const { before, after } of log.happened)
      for (const { card, knownBy } of [...before, ...after]) if (includesViewer(knownBy, viewer, seats)) known.add(card);
    log.happened = [];
  };
  look();
  for (let at = 0; at < answers; at++) {
    const next = giveAtRandom(match, roll);
    if (next === undefined) break;
    given.push(next);
    look();
  }
  return { given, known };
}

/** Gives answers to both matches, as far as they look the same to the viewer. */
function giveToBoth<S extends CoreState>(pair: Pair<S>, course: readonly Given[]): readonly TwinAnswer[] {
  const answers: TwinAnswer[] = [];
  const first = compare(pair, pair.one.match.state.decisions);
  if (first !== undefined) {
    checkExcused(pair, first);
    return answers;
  }
  const both: readonly [Watched<S>, Watched<S>] = [pair.one, pair.other];
  for (const given of course) {
    const decision = pair.one.match.state.decisions;
    const chosen = both.map(({ match }) => indexes(match, given)) as [Answer, Answer];
    const isLegal = both.every(({ match }, at) => {
      const ask = pending(match)?.asks.find((each) => each.seat === given.seat && each.answered === undefined);
      return (
        ask !== undefined &&
        fits(
          ask,
          chosen[at] ?? [],
          given.chosen.map((_, index) => index),
        )
      );
    });
    if (!isLegal) break;
    for (const [at, { match, log }] of both.entries()) {
      log.happened = [];
      log.rewinds = 0;
      answer(match, given.seat, chosen[at] ?? []);
    }
    learn(pair);
    // Once a match is over, all of it may be shown.
    if (pair.known.size > 0 || pending(pair.one.match) === undefined) break;
    const difference = compare(pair, decision);
    if (difference !== undefined) {
      checkExcused(pair, difference);
      break;
    }
    answers.push({ seat: given.seat, chosen });
  }
  return answers;
}
