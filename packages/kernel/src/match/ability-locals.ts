import type { ActPart, Deed } from '../language/deed.ts';
import type { CardId, CardRef, ChosenWord, Frame, GameEvent, Seat } from '../state/state.ts';

/** The locals of every card ability: the event that set it off and what its parts worked out. */
export interface AbilityLocals {
  readonly event: GameEvent | undefined;
  /** All the events that set it off together; absent where one did. See `When.oneOrMore`. */
  readonly batch?: readonly GameEvent[];
  /** Cards bound by name, pinned; the compiler gives each name a slot. */
  bound: readonly (readonly CardRef[])[];
  /** Targets that have become illegal, by the same slots: nothing is done to them, and what is known of them may be read. */
  readonly illegal?: readonly (readonly CardRef[])[] | undefined;
  /** Numbers bound by slot: announced ones, and how often a clause is still to be done. */
  numbers: readonly number[];
  /** What this resolution has brought about, oldest first; undefined where its text does not ask. */
  outcome: readonly GameEvent[] | undefined;
  /** Words that were chosen, by name. */
  words?: readonly ChosenWord[];
  /** Deeds that are told and are to be done at the same time. */
  gathered?: readonly Deed[];
  /** The parts of the present act that are still to be done, where they are done one after the other. */
  parts?: readonly ActPart[] | undefined;
  /** The slot whose cards are being chosen one after the other, as what is chosen first decides what may be chosen next. */
  choosing?: number | undefined;
  /** For a price: what else is to be paid for the same thing, as places with the cards that could fill each. */
  readonly promised?: readonly (readonly CardId[])[];
  /** From whose point of view the text is followed, where each player follows it. */
  point?: Seat | undefined;
  /** What each player has chosen who follows it. */
  picks?: readonly PlayerPick[] | undefined;
  /** Where a clause asks who has done it: the players whom it means, and afterwards those who have not. */
  meant?: readonly Seat[] | undefined;
  others?: readonly PlayerPick[] | undefined;
  /** What was given to each of the cards among which something was divided. */
  shares?: readonly Share[];
  /** How much of `outcome` there was before the present clause was done. */
  since: number;
  /** What each act of the present clause is to do; absent where nobody asks. */
  due?: readonly DueAct[];
  /** What its words are read from, where that is not its card: an ability may lie apart from it and read as it did then. */
  readonly reader?: CardId;
  /** The card itself as it was when the ability was put where it waited; absent where abilities resolve at once. */
  readonly self?: CardRef;
  /** The card that gave or lent the ability, as it was then; absent where it is the card's own, or the game does not say. */
  readonly giver?: CardRef;
}

/** The slot of each bound name, of cards and of numbers. */
export interface Slots {
  readonly cards: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** What one of several players chose, to be done together with the others. */
export interface PlayerPick {
  readonly seat: Seat;
  readonly bound: AbilityLocals['bound'];
  readonly numbers: readonly number[];
  /** What that player was to do, by the acts of the clause; absent where nobody asks whether it was done. */
  readonly tasks?: readonly PlayerTask[];
}

/** What one of several players was to do by an act: to which cards, how much to each, and who does it; nothing where there is nothing to do it to. */
export interface PlayerTask {
  readonly seats: readonly Seat[];
  readonly cards: readonly CardId[];
  readonly amount: number;
}

/** What an act is to do: to how many cards, and how much to each. Each is 1 at least. */
export interface DueAct {
  readonly cards: number;
  readonly amount: number;
}

/** What one card was given of what is divided. */
export interface Share {
  /** Of the target's name. */
  readonly slot: number;
  readonly card: CardRef;
  readonly amount: number;
}

/** What was chosen for an ability by a program of its own: its price, or its announcement. Put into the locals of its run. */
export interface Choices {
  readonly bound: AbilityLocals['bound'];
  readonly illegal?: AbilityLocals['illegal'];
  readonly numbers: readonly number[];
  readonly shares?: readonly Share[];
}

/** One card that was declared as a target. */
export interface Declared {
  /** Of the target's name, and its place among those declared for that name. */
  readonly slot: number;
  readonly at: number;
  /** As it was then. */
  readonly card: CardRef;
}

/** What is left of what was announced. */
export interface Legality {
  /** The choices with the targets apart that have become illegal: they are left alone, and the rest is done. */
  readonly choices: Choices;
  /** How many targets were declared, and how many of them are legal: an ability all of whose targets are illegal is cancelled. */
  readonly declared: number;
  readonly legal: number;
}

/** Who looks for cards to choose: the card whose text it is, the player whose it is, and what has been chosen so far. */
export type Looking = Pick<Frame<AbilityLocals>, 'source' | 'seat' | 'locals'>;

/** What a text offers to a seat: by which card, and which place of its program that is. */
export interface Offer {
  readonly seat: Seat;
  readonly source: CardId;
  readonly place: string;
}

/** The locals of a program that calls such a one: when that has ended, it finds what was chosen here. */
export interface ChoosingLocals {
  chosen?: Choices | undefined;
}
