import { shownActs } from '@crupier/bots';
import { type PlannedAct, type PlayableMatch, type Seat, SPECTATOR } from '@crupier/kernel';
import type { BotPlan } from '@crupier/protocol';

/** What bots mean to do in the turn that is played, as everybody may know it. Kept in memory alone: no journal and no hash has it. */
export class Plans {
  readonly #acts = new Map<Seat, readonly PlannedAct[]>();
  #turn: unknown;

  /** Takes in what a bot plans with an answer, in the place of what it planned before. */
  note(match: PlayableMatch, seat: Seat, acts: readonly PlannedAct[] | undefined): void {
    const shown = shownActs(acts ?? []);
    this.follow(match, false);
    this.#acts.delete(seat);
    if (shown.length === 0) return;
    this.#acts.set(seat, shown);
    this.#turn = turnOf(match);
  }

  /** Forgets all plans where the match has gone back or come to another turn. */
  follow(match: PlayableMatch, isBack: boolean): void {
    if (this.#acts.size === 0) return;
    if (isBack || match.outcome() !== undefined || turnOf(match) !== this.#turn) this.#acts.clear();
  }

  /** The plans that hold. */
  get told(): readonly BotPlan[] {
    return [...this.#acts].map(([seat, acts]) => ({ seat, acts }));
  }
}

/** The number of the turn, which everybody sees. */
function turnOf(match: PlayableMatch): unknown {
  return match.view(SPECTATOR).table['turn'];
}
