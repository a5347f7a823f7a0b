import type { GameEvent, Seat } from '../state/state.ts';
import type { Asker } from './asker.ts';

/** A sort of word that somebody may choose, such as a house: what is chosen is carried through the text by a name. */
export interface ChosenWordsOn<M> {
  /** Every word, in an order that stays the same throughout a match: an option's value is a place in it. */
  readonly words: (match: M) => readonly string[];
  /** Whether a word may be chosen now; default all may. */
  readonly mayChoose?: (match: M, word: string, asker: Asker) => boolean;
  /** The verb of its options, and the purpose of the question. */
  readonly verb: string;
  readonly purpose: string;
  /** The fact by which everybody is told. */
  readonly told: (match: M, seat: Seat, place: number) => GameEvent;
}

/** A sort of word that is read from the table when its text is followed, such as the house of a card, which may have several. */
export interface ReadWordsOn<M> {
  readonly read: (match: M, asker: Asker, event: GameEvent | undefined) => readonly string[];
}

/** A sort of word that a text speaks of by a name. */
export type ChoosableOn<M> = ChosenWordsOn<M> | ReadWordsOn<M>;
