import type { Hint, HintedPlan } from '@crupier/bots';
import { type Result, type Seat, fail, ok } from '@crupier/kernel';
import type { HintedAnswer, SeenHint } from '@crupier/protocol';
import type { HintWish } from '../table-host.ts';
import type { SeatRecord } from '../store/journal-store.ts';
import type { MaybeCut, Thinker } from '../thinking/thinker.ts';
import type { RunningMatch } from './running-match.ts';
import { sha256 } from './seed.ts';

/** A hint that is thought about, or was, for the question that is open. */
export interface OpenHint {
  /** Undefined where the question was closed, or everybody left the seat, before it was known. */
  readonly found: Promise<Result<SeenHint | undefined>>;
  readonly stop: AbortController;
}

/** What hints are made of. */
export interface HintsParts {
  readonly id: string;
  readonly running: RunningMatch;
  readonly thinker: Thinker;
}

/**
 * Whether hints are given at a table: where all seats but bots' are one person's. Among several persons each would play against the
 * planner behind the other, and who asks it oftener has more of it.
 */
export function offersHints(seats: readonly SeatRecord[]): boolean {
  return new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []))).size === 1;
}

/** The hints of a table: one for each seat that is asked, thought about once however often it is wished for, and void with its question. */
export class Hints {
  readonly #parts: HintsParts;
  readonly #open = new Map<Seat, OpenHint>();

  constructor(parts: HintsParts) {
    this.#parts = parts;
  }

  /** The hint for the question that a seat is asked. *Errors:* `hint.persons`, `hint.closed`. */
  ask({ seat, decision }: HintWish): Result<OpenHint> {
    const { running } = this.#parts;
    if (!offersHints(running.head.seats)) return fail('hint.persons');
    const question = running.pending(seat);
    if (question?.ask === undefined || question.id !== decision) return fail('hint.closed', 'decision', { decision });
    const open = this.#open.get(seat) ?? this.#begin(seat, decision);
    this.#open.set(seat, open);
    return ok(open);
  }

  /** Calls off what is thought about for a seat that nobody is at any more. */
  leave(seat: Seat): void {
    this.#open.get(seat)?.stop.abort();
    this.#open.delete(seat);
  }

  /** Calls everything off: the match has moved on, or the table is no more. */
  moveOn(): void {
    for (const seat of this.#open.keys()) this.leave(seat);
  }

  #begin(seat: Seat, decision: number): OpenHint {
    const { id, running, thinker } = this.#parts;
    const { match, head } = running;
    const { game, configuration } = head.start;
    // The dice come from what the seat sees, not from the seed or the state: where it sees the same, it is told the same.
    const dice = sha256(`hint ${JSON.stringify([match.view(seat), match.pending(seat)])}`);
    const stop = new AbortController();
    const thinking = thinker.hint({ table: id, game, configuration, match, seat, dice }, stop.signal);
    const found = thinking.then((hint): Result<SeenHint | undefined> => {
      if (hint === undefined || stop.signal.aborted) return ok(undefined);
      return hint.ok ? ok(seenHint(hint.value, decision)) : hint;
    });
    return { found, stop };
  }
}

function seenHint({ best, second, isEqual, cutMs }: MaybeCut<Hint>, decision: number): SeenHint {
  const others = { ...(second && { second: hintedAnswer(second) }), ...(cutMs !== undefined && { cutMs }) };
  return { decision, best: hintedAnswer(best), isEqual, ...others };
}

function hintedAnswer({ answer, acts, chance, gains }: HintedPlan): HintedAnswer {
  return { chosen: answer, acts: acts.map(({ isPublic: _known, ...act }) => act), chance, gains };
}
