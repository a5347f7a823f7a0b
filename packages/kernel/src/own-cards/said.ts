import type { Ability } from '../language/effects.ts';
import type { Problem } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import type { CardLanguage } from './card-language.ts';

/** What is known of the card whose text is looked through. */
export interface AroundText<S extends CoreState> {
  readonly language: CardLanguage<S>;
  /** Whether the card can be attached to another. */
  readonly hasHost: boolean;
  /** Whether a text names a card that there is, by its key or name. */
  readonly isCard: (name: string) => boolean;
  /** All abilities of the card: they may speak of what the others did. */
  readonly abilities: readonly Ability[];
}

/** What has been said before in one ability: that alone can be spoken of. */
export interface Said<S extends CoreState> extends AroundText<S> {
  readonly problems: Problem[];
  readonly targets: Set<string>;
  readonly divided: Set<string>;
  readonly numbers: Set<string>;
  readonly players: Set<string>;
  /** The words that the ability has chosen, and those of the ability that gives it. */
  readonly words: Set<string>;
  /** What sets the ability off; absent where nothing does. */
  readonly kind: Ability['kind'];
  /** The facts that the ability hears on their way. */
  readonly heard: readonly string[];
  /** Whether it drops them. */
  readonly drops: boolean;
  /** It stands where an act, or what a static ability changes of cards, speaks of each of its cards by itself. */
  readonly isOfEach?: boolean;
  /** It is given by another ability: with a number, or to a card. */
  readonly given: { readonly numbers: number; readonly toCard: boolean } | undefined;
}

/** Tells that a text speaks of something that is not there. */
export function tell<S extends CoreState>({ problems }: Said<S>, code: string, at: string, values: Problem['values'] = {}): void {
  problems.push({ code, at, values });
}
