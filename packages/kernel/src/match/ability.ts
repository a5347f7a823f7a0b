import type { Ability } from '../language/effects.ts';
import type { Deed } from '../language/vocabulary.ts';
import type { ProgramOn } from './program.ts';
import type { CardId, CardRef, Frame, GameEvent, Seat } from '../state/state.ts';

/** The locals of every card ability: the event that set it off and what its parts worked out. */
export interface AbilityLocals {
  readonly event: GameEvent | undefined;
  /** Cards bound by name, pinned; the lowering gives each name a slot. */
  bound: readonly (readonly CardRef[])[];
  /** Targets that have become illegal, by the same slots: nothing is done to them, and what is known of them may be read. */
  readonly illegal?: readonly (readonly CardRef[])[] | undefined;
  /** Numbers bound by slot: announced ones, and how often a clause is still to be done. */
  numbers: readonly number[];
  /** What this resolution has brought about, oldest first; undefined where its text does not ask. */
  outcome: readonly GameEvent[] | undefined;
  /** Deeds that are told and are to be done at the same time. */
  gathered?: readonly Deed[];
  /** The slot whose cards are being chosen one after the other, as what is chosen first decides what may be chosen next. */
  choosing?: number | undefined;
  /** For a price: what else is to be paid for the same thing, as places with the cards that could fill each. */
  readonly promised?: readonly (readonly CardId[])[];
  /** From whose point of view the text is followed, where each player follows it. */
  point?: Seat | undefined;
  /** What each player has chosen who follows it. */
  picks?: readonly PlayerPick[] | undefined;
  /** What was given to each of the cards among which something was divided. */
  shares?: readonly Share[];
  /** How much of `outcome` there was before the present clause was done. */
  since: number;
  /** To how many cards each act of the present clause is to be done; absent where nobody asks. */
  due?: readonly number[];
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

/** Whose ability is to be followed: its card, its player, and what its words are read from. */
export interface Followed {
  readonly self: CardId;
  readonly seat: Seat;
  readonly reader: CardId;
}

/** The locals of a program that calls such a one: when that has ended, it finds what was chosen here. */
export interface ChoosingLocals {
  chosen?: Choices | undefined;
}

/** How a change that speaks of a card is read, where not as it stands. */
export interface ReadAs {
  /** As if the card were what this noun says. */
  readonly as?: string;
  /** As if this player controlled the card that says so. */
  readonly seat?: Seat;
}

/** Whether a change speaks of a card. */
export type SpeaksOf<M> = (match: M, card: CardId, self: CardId, read?: ReadAs) => boolean;

/** A card's ability after lowering: data for the text, closures for the questions, a program for the deed. */
export interface LoweredAbilityOn<M> {
  readonly data: Ability;
  /** (event kind, moment) that it listens for, or -1: see `listenerKey`. */
  readonly key: number;
  /** The same for the other kind of event that its words mean, or -1: see `Occasion.also`. */
  readonly alsoKey: number;
  /** The header that resolves it, or an empty text. An ability with two headers is lowered twice. */
  readonly header: string;
  readonly hears: (match: M, self: CardId, event: GameEvent) => boolean;
  /** Whether the condition without which nothing of its text happens is true of an event; always where there is none. */
  readonly holds: (match: M, self: CardId, event: GameEvent) => boolean;
  /** The value that an event must have for it to be heard at all, or -1 where any will do: asked before who has the ability. */
  readonly hearsValue: number;
  /** For static abilities: whether it works on a card, or on a seat, seen from the card that has it. */
  readonly appliesToCard: (match: M, card: CardId, self: CardId) => boolean;
  readonly appliesToSeat: (match: M, seat: Seat, self: CardId) => boolean;
  /** For static abilities: the amounts of its changes, in their order, seen from its card's controller where no other player is named. */
  readonly amounts: readonly ((match: M, self: CardId, seat?: Seat) => number)[];
  /** For static abilities: which cards each change speaks of, for those that name some. */
  readonly speaksOf: readonly (SpeaksOf<M> | undefined)[];
  /** For static abilities: the definition of what each change excepts from copying, or 0. See `Change.except`. */
  readonly excepts: readonly number[];
  /** True where it ends when it has been set off. */
  readonly once: boolean;
  /** Whether it could do anything now: the price is not its business. */
  readonly canDo: (match: M, self: CardId) => boolean;
  /** Chooses the targets, then resolves. */
  readonly program: ProgramOn<M, AbilityLocals>;
  /** What its text offers before all else, at the beginning of a run; undefined where it begins otherwise. See `compileFirstOffer`. */
  readonly offersFirst: ((match: M, run: Frame<AbilityLocals>) => Offer | undefined) | undefined;
  /** Fresh locals for a run. */
  readonly locals: (event: GameEvent | undefined) => AbilityLocals;
  /**
   * Announces: makes the choices of its text in their order, without following it, and hands them to the caller. Undefined where
   * nothing is announced, or the game does not.
   */
  readonly announcement: ProgramOn<M, AbilityLocals> | undefined;
  /** Whether a target that must be announced was not: then it cannot be announced after all. */
  readonly lacks: (match: M, self: CardId, seat: Seat, choices: Choices) => boolean;
  /** Looks at the announced targets again, when the ability is to be followed. */
  readonly stillLegal: (match: M, whose: Followed, choices: Choices) => Legality;
  /** The targets that were declared, once for each declaration: those of a mode that was not chosen are none. */
  readonly declared: (choices: Choices) => readonly Declared[];
  /** The cards that could be declared for one of the names now, given all that has been chosen. */
  readonly candidates: (match: M, looking: Looking, slot: number) => readonly CardId[];
  /** The targets alone, for games that choose them long before resolving. */
  readonly targets: readonly LoweredTarget<M>[];
  /** The numbers that it chooses before its targets, likewise. */
  readonly numbers: readonly LoweredNumber<M>[];
  /** Where its locals keep what is bound by name. The price binds names of the same table. */
  readonly slots: Slots;
  /** What it costs in the game's own currency; `numbers` by slot, X among them. 0 where it costs nothing. */
  readonly energy: (match: M, self: CardId, seat: Seat, numbers?: readonly number[]) => number;
  /** Pays the rest of its price, for the frame's seat, and hands the caller what was chosen; undefined where there is none. */
  readonly priceProgram: ProgramOn<M, AbilityLocals> | undefined;
  /** The cards that the rest of its price takes: places, each with the cards that could fill it. One card fills one place. */
  readonly pricePlaces: (match: M, self: CardId, seat: Seat, known?: Known) => readonly (readonly CardId[])[];
  /** Whether a seat could pay the rest of its price in full, each requirement with cards of its own. Energy is the game's business. */
  readonly canPay: (match: M, self: CardId, seat: Seat, known?: Known) => boolean;
  /** The step of `program` after all that is announced. */
  readonly resolveFrom: number;
  /** For an ability that a static one lends: the cards that have it now. */
  readonly lentTo: ((match: M, lender: CardId) => readonly CardId[]) | undefined;
  /** Whether one card has it now: cheaper than the list of all. */
  readonly isLentTo: (match: M, card: CardId, lender: CardId) => boolean;
  /** The field of an event that must name the card which has the ability, for those that hear only of themselves. */
  readonly hearsOfItselfAs: 'card' | 'other' | undefined;
  /** For a static ability that lends: the indexes of the lent abilities in the same definition. */
  readonly lends: readonly number[];
}

/** What is known of a price before it is paid. */
export type Known = Partial<Pick<AbilityLocals, 'numbers' | 'giver'>>;

/** One choice of targets: who could be chosen, and how many. */
export interface LoweredTarget<M> {
  readonly candidates: (match: M, self: CardId, seat: Seat) => readonly CardId[];
  /** Whether it would be chosen at all now. */
  readonly isMeant: (match: M, self: CardId, seat: Seat) => boolean;
  readonly min: number;
  readonly max: number;
}

/** One choice of a number: its place among the numbers in the locals, and from what to what. */
export interface LoweredNumber<M> {
  readonly slot: number;
  readonly least: number;
  readonly most: (match: M, self: CardId, seat: Seat) => number;
}

/** One card definition's behaviour. Its facts live in the game's own table, under the same index. */
export interface DefinitionOn<M> {
  readonly key: string;
  /** What is printed on it, in the game's own shape; a lasting effect has nothing printed. */
  readonly printed: object;
  readonly abilities: readonly LoweredAbilityOn<M>[];
  /** For one that was made of others while a match was played: the key of the card that people know it by. */
  readonly shownAs?: string;
  /** What it says besides that card. */
  readonly added?: readonly Ability[];
}
