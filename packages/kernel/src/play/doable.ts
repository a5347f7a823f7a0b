import type { Option, OptionText } from '../state/decision.ts';
import type { CardId } from '../state/state.ts';

/** Something that one would expect to do with a card, and whether it may be done now. The test changes nothing: see `obstaclesTo`. */
export interface Doable {
  /** The verb of the option that does it, and its value. */
  readonly verb: string;
  readonly value?: number;
  /** Whether an option offers it; default by verb, card and value. For options whose value says something else, such as their place. */
  readonly isOffered?: (option: Option) => boolean;
  readonly test: () => boolean;
  /** The ability that it uses, where it uses one. */
  readonly of?: OptionText | undefined;
}

/** Whether an option offers to do something with a card. */
export function isOfferedBy(option: Option, card: CardId, { verb, value = 0, isOffered }: Doable): boolean {
  return isOffered?.(option) ?? (option.verb === verb && option.card === card && option.value === value);
}
