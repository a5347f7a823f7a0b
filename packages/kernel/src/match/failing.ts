import type { Ability, Quality, Target } from '../language/effects.ts';
import type { CardId } from '../state/state.ts';

/** One part of what a text asks for that a card is not. */
export type FailedPart =
  /** Another sort of card; `isElsewhere`: of this sort, and it lies where the text does not look. */
  | { readonly kind: 'noun'; readonly isElsewhere: boolean }
  | { readonly kind: 'whose' }
  /** The card that has the ability, where the text asks for another one. */
  | { readonly kind: 'other' }
  | { readonly kind: 'quality'; readonly quality: Quality }
  /** Not the one with the most, where the text asks for that; `most`: one of those that have the most of all that fit. */
  | { readonly kind: 'superlative'; readonly most: CardId };

/** What a card is not that a text asks for, and which text: the card that has it, and its ability. */
export interface Failing {
  readonly source: CardId;
  readonly ability: Ability;
  readonly target: Target;
  readonly part: FailedPart;
}
