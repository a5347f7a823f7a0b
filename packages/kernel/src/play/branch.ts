import type { Evaluation, Term, WeightSet } from './evaluation.ts';
import { termsOf, valueOf } from './evaluation.ts';
import { answer, copyMatch } from '../events/machine.ts';
import { pending, type Match } from '../match/match.ts';
import { withMoot } from '../match/moot.ts';
import { positionKey, type PositionParts } from '../saves/position-key.ts';
import type { Answer, Ask, Decision, Option } from '../state/decision.ts';
import { obviousAnswer } from '../state/decision.ts';
import type { Outcome } from '../state/outcome.ts';
import { assert } from '../state/result.ts';
import { NO_CARD, type CardId, type CoreState, type DeepReadonly, type Seat } from '../state/state.ts';
import { SPECTATOR, type Viewer } from '../state/viewers.ts';
import { mayKnow } from '../views/handles.ts';
import { shownKey } from '../views/redact.ts';

/** The turn of a match, or whatever its players plan to the end of. */
export interface Turn {
  /** Another one with every turn. */
  readonly number: number;
  /** Whose turn it is; -1 where it is nobody's. */
  readonly seat: Seat;
}

/** Something that a plan does: a card is named by its definition where the viewer knew it when the plan began. */
export interface PlannedAct {
  readonly verb: string;
  readonly value: number;
  readonly definition?: string;
  /** Present where everybody, spectators included, knew the card when the plan began and knows it where the act is done. */
  readonly isPublic?: true;
}

/**
 * One line of play that a search follows, on a copy in which everything that its viewer cannot know was dealt anew: it may be looked into
 * without a view. Branches of one deal share its luck.
 */
export interface Branch {
  /** An independent copy, which costs little more than its state. */
  readonly copy: () => Branch;
  /** The open question, with what every seat is asked; undefined where the match is over. */
  readonly question: () => Decision | undefined;
  /** Answers the open question. It throws where the answer is not legal. */
  readonly answer: (seat: Seat, chosen: Answer) => void;
  readonly turn: () => Turn;
  /**
   * From now on it, and what is copied of it, stops where the turn is over that somebody has now, before what comes next by luck: with no
   * open question, and no outcome. Where nobody has the turn, nothing changes. Absent in games that do not tell luck apart.
   */
  readonly stopAfterTurn?: () => void;
  /** What an option does, as the viewer for whom it was dealt may be told. */
  readonly tell: (option: Option) => PlannedAct;
  /** Whether an option ends the own turn or phase, or lets go on what others do, rather than doing something. */
  readonly isPass: (ask: Ask, option: Option) => boolean;
  readonly outcome: () => Outcome | undefined;
  /** See `PlayableMatch.evaluate`. */
  readonly evaluate: (seat: Seat) => number;
  /** The terms of the evaluation for a seat, by name. */
  readonly terms: (seat: Seat) => Readonly<Record<string, Term>>;
  /** How near a seat is to winning, where a win is near: see `NamedEvaluation`. */
  readonly nearness: (seat: Seat) => number | undefined;
  /** How far the match has come, from 0 to 1, where terms do not count the same throughout: see `Taper`. */
  readonly lateness: () => number | undefined;
  /** Equal keys say that two branches of one deal are as good. See `positionKey`. */
  readonly key: () => string;
}

/** What a game hands over so that a search can follow its matches. */
export interface LookaheadParts<S extends CoreState> extends PositionParts {
  readonly turn: (state: DeepReadonly<S>) => Turn;
  /**
   * Whether a turn that was planned is over, though nobody has been asked anything since: what comes next is luck. See
   * `Branch.stopAfterTurn`. Default never.
   */
  readonly isPlanned?: (state: DeepReadonly<S>) => boolean;
}

/** What all branches of a deal share. */
export interface BranchParts<S extends CoreState> {
  readonly evaluation: Evaluation<S>;
  readonly lookahead: LookaheadParts<S>;
  readonly weights: WeightSet;
  readonly isPass: (match: Match<S>, ask: Ask, option: Option) => boolean;
  readonly outcomeOf: (match: Match<S>) => Outcome | undefined;
}

/** What branches remember of the position that they began with. */
interface Dealt {
  readonly cards: readonly object[];
  readonly isKnown: (card: CardId) => boolean;
  readonly isPublic: (card: CardId) => boolean;
}

/** The beginning of a search, on a match that was dealt anew for a viewer. */
export function beginSearch<S extends CoreState>(parts: BranchParts<S>, match: Match<S>, viewer: Viewer): Branch {
  const { cards } = match.state;
  const knownBy = (who: Viewer): ((card: CardId) => boolean) => {
    const known = cards.map(({ id }) => id !== NO_CARD && mayKnow(match, who, id));
    return (card) => known[card] === true;
  };
  return new MatchBranch(parts, match, { cards: cards.slice(), isKnown: knownBy(viewer), isPublic: knownBy(SPECTATOR) });
}

/** A line of play of a game. Its copies share the class, so that a copy makes no functions. */
class MatchBranch<S extends CoreState> implements Branch {
  readonly #parts: BranchParts<S>;
  readonly #match: Match<S>;
  /** The match as it was dealt. */
  readonly #base: Dealt;

  constructor(parts: BranchParts<S>, match: Match<S>, base: Dealt) {
    this.#parts = parts;
    this.#match = match;
    this.#base = base;
  }

  copy(): Branch {
    return new MatchBranch(this.#parts, copyMatch(this.#match), this.#base);
  }

  question(): Decision | undefined {
    const open = pending(this.#match);
    return open && withMoot(this.#match, open);
  }

  answer(seat: Seat, chosen: Answer): void {
    const refusal = answer(this.#match, seat, chosen);
    assert(refusal === undefined, `A search answers what is offered: ${refusal}.`);
  }

  tell({ verb, card, value }: Option): PlannedAct {
    const { game, state } = this.#match;
    const definition = this.#base.isKnown(card) ? shownKey(game.definitions[state.cards[card]?.definition ?? 0]) : undefined;
    return { verb, value, ...(definition !== undefined && { definition }), ...(this.#isPublic(card) && { isPublic: true }) };
  }

  #isPublic(card: CardId): boolean {
    return this.#base.isPublic(card) && mayKnow(this.#match, SPECTATOR, card);
  }

  turn(): Turn {
    return this.#parts.lookahead.turn(this.#match.state);
  }

  stopAfterTurn(): void {
    if (this.turn().seat >= 0) this.#match.stopsAt = this.#parts.lookahead.isPlanned;
  }

  isPass(ask: Ask, option: Option): boolean {
    return this.#parts.isPass(this.#match, ask, option);
  }

  outcome(): Outcome | undefined {
    return this.#parts.outcomeOf(this.#match);
  }

  evaluate(seat: Seat): number {
    return valueOf(this.#parts.evaluation, this.#match, seat, this.#parts.weights);
  }

  terms(seat: Seat): Readonly<Record<string, Term>> {
    return termsOf(this.#parts.evaluation, this.#match, seat, this.#parts.weights);
  }

  nearness(seat: Seat): number | undefined {
    return this.#parts.evaluation.nearness?.(this.#match, seat);
  }

  lateness(): number | undefined {
    return this.#parts.evaluation.taper?.lateness(this.#match);
  }

  key(): string {
    return positionKey(this.#match.game, this.#match.state, this.#base.cards, this.#parts.lookahead);
  }
}

/** Obvious answers in a row, at most: loops that the rules have to break have others between. */
const OBVIOUS_MAX = 2_000;

/** Gives the obvious answers until somebody has something to choose, or the match is over. Returns how many. */
export function skipObvious(branch: Branch): number {
  let given = 0;
  for (let open = branch.question(); open !== undefined && given < OBVIOUS_MAX; open = branch.question()) {
    const { kind, asks } = open;
    const ask = asks.find((each) => each.answered === undefined);
    const chosen = ask && obviousAnswer(kind, ask);
    if (ask === undefined || chosen === undefined) return given;
    branch.answer(ask.seat, chosen);
    given++;
  }
  return given;
}
