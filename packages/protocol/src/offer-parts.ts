import type { SeenOption, View } from '@crupier/kernel';
import { sayOffer, type Speech } from './say.ts';

/** What an option says, in two parts: together they are `sayOffer`. */
export interface OfferParts {
  /** What is done, and with which card. */
  readonly head: string;
  /** The words of the ability; empty where the head says everything. */
  readonly text: string;
}

/** An option as a tall button says it: what is done, and under it the text of the ability. */
export function offerParts(option: SeenOption, view: View, speech: Speech): OfferParts {
  const { text, ...bare } = option;
  const whole = sayOffer(option, view, speech);
  const words = text?.[speech.language] ?? '';
  const head = sayOffer(bare, view, speech);
  // A part of a text is said by its words alone, and what ends a turn by what it ends.
  return words === '' || option.verb === 'mode' || head === whole ? { head: whole, text: '' } : { head, text: words };
}
