import { type PlannedAnswer, shownActs } from '@crupier/bots';
import { type PlayableMatch, type Seat, SPECTATOR } from '@crupier/kernel';
import type { BotPlan } from '@crupier/protocol';
import type { MaybeCut } from '../thinking/thinker.ts';

/** What bots mean to do in the turn that is played, as everybody may know it. Kept in memory alone: no journal and no hash has it. */
export class Plans {
  readonly #plans = new Map<Seat, BotPlan>();
  #turn: unknown;

  /**
   * Takes in what a bot plans with an answer, in the place of what it planned before. That its thinking was cut short is kept for the rest
   * of the turn.
   */
  note(match: PlayableMatch, seat: Seat, { acts = [], cutMs }: MaybeCut<Pick<PlannedAnswer, 'acts'>>): void {
    this.follow(match, false);
    const shown = shownActs(acts);
    const lastCutMs = cutMs ?? this.#plans.get(seat)?.cutMs;
    this.#plans.delete(seat);
    if (shown.length === 0 && lastCutMs === undefined) return;
    this.#plans.set(seat, { seat, acts: shown, ...(lastCutMs !== undefined && { cutMs: lastCutMs }) });
    this.#turn = turnOf(match);
  }

  /** Forgets all plans where the match has gone back or come to another turn. */
  follow(match: PlayableMatch, isBack: boolean): void {
    if (this.#plans.size === 0) return;
    if (isBack || match.outcome() !== undefined || turnOf(match) !== this.#turn) this.#plans.clear();
  }

  /** The plans that hold. */
  get told(): readonly BotPlan[] {
    return [...this.#plans.values()];
  }
}

/** The number of the turn, which everybody sees. */
function turnOf(match: PlayableMatch): unknown {
  return match.view(SPECTATOR).table['turn'];
}
