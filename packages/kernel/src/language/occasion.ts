import type { ZoneId } from '../state/state.ts';
import type { Moment } from './moment.ts';

/** A moment that an ability can be set off at. */
export interface Occasion {
  /** True for a state of the table that is looked at all the time: what it sets off needs a condition, or there is no end to it. */
  readonly isState?: true;
  readonly event: number;
  readonly moment: Moment;
  /** Other kinds of event that it means too, with the same fields, where one thing happens by several. */
  readonly also?: readonly number[];
  /** Only events that take the occasion's card out of such a zone: whoever began to listen after it was there hears nothing of it. */
  readonly from?: (zone: ZoneId) => boolean;
  /** Only events that bring it into such a zone; looked at when they have happened. */
  readonly to?: (zone: ZoneId) => boolean;
  /** Only events with this value, such as gains by reaping, or with one of these. */
  readonly value?: number | readonly number[];
  /** Which fields of the event are the occasion's card and other card; swapped where a text is about the other one. */
  readonly card?: 'card' | 'other';
  /** The history that keeps these events, for "the first time each turn": see `When.nth`. */
  readonly history?: string;
  /** True where it may be waited for once for all that happens together: see `When.oneOrMore`. Only what has happened may be. */
  readonly oneOrMore?: true;
}
