import type { Context } from './context.ts';
import type { OptionText } from '../state/decision.ts';
import type { CostPlace, Generated, Payment } from '../state/payment.ts';
import type { CardId, GameEvent } from '../state/state.ts';

/** One of the means by which a cost may be paid: a card that is discarded or exhausted, an ability that generates resources. */
export interface Means {
  /** What paying with it is called, and of which card. The value of its option is the number of resources that it generates. */
  readonly verb: string;
  readonly card: CardId;
  readonly generated: Generated;
  /** The ability that generates, where one does. */
  readonly of?: OptionText;
  /** Means with the same text are the same in every respect for who pays: they stand as one option. Default: like no other. */
  readonly alike?: string | number;
}

/** A cost that is to be paid, and the means for it. */
export interface Due extends Pick<Payment, 'places' | 'needless'> {
  readonly means: readonly Means[];
  /**
   * True where it is paid in portions, since more may come of the means than they say: one at least is chosen, and the step of the game
   * asks again for what is lacking still.
   */
  readonly inPortions?: boolean;
}

/** How a game pays the resources that its abilities cost. */
export interface ResourcePolicyOn<M> {
  /** What the question is called. */
  readonly purpose: string;
  /** Whether more means may be chosen than the cost needs. */
  readonly needless: Payment['needless'];
  /** The means that the context's seat has for a cost of the context's card. */
  readonly means: (match: M, context: Context, places: readonly CostPlace[]) => readonly Means[];
  /** What paying with one of them brings about. */
  readonly facts: (match: M, context: Context, means: Means) => readonly GameEvent[];
}
