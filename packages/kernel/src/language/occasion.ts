import type { ZoneId } from '../state/state.ts';
import type { Moment } from './moment.ts';
import type { Both } from './wording.ts';

/** A moment that an ability can be set off at. */
export interface Occasion {
  /** True for a state of the table that is looked at all the time: what it sets off needs a condition, or there is no end to it. */
  readonly isState?: true;
  readonly event: number;
  readonly moment: Moment;
  /** Other kinds of event that the same words mean, with the same fields, where one thing happens by several. */
  readonly also?: readonly number[];
  /** Only events that take the occasion's card out of such a zone: whoever began to listen after it was there hears nothing of it. */
  readonly from?: (zone: ZoneId) => boolean;
  /** Only events that bring it into such a zone; looked at when they have happened. */
  readonly to?: (zone: ZoneId) => boolean;
  /** Only events with this value, such as gains by reaping, or with one of these. */
  readonly value?: number | readonly number[];
  /** Which fields of the event are the occasion's card and other card; swapped where a text is about the other one. */
  readonly card?: 'card' | 'other';
  /** The noun of the event's cards, for "that creature". */
  readonly names?: { readonly card?: string; readonly other?: string };
  /** How the event's cards are first spoken of where the head does not name them: "the creature it fights". */
  readonly introduces?: { readonly card?: Both; readonly other?: Both };
  /** A bold prefix: "After Fight". Said instead of the templates where the occasion is about the card itself. */
  readonly prefix?: Both;
  /** Templates with `{card}` and `{other}`, by whose event it is: "after {card} reaps", "after you play {card}". */
  readonly anyone: Both;
  readonly you?: Both;
  readonly opponent?: Both;
  /** The history that keeps these events, for "the first time each turn": see `When.nth`. */
  readonly history?: string;
  /** The same of one or more cards at once: "after {card} die". Only what has happened has such words; see `When.oneOrMore`. */
  readonly several?: { readonly anyone: Both; readonly you?: Both; readonly opponent?: Both };
}
