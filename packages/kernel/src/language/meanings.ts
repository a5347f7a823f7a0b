import type { CardId, CardRef, GameEvent, Seat } from '../state/state.ts';
import type { Asker } from './asker.ts';
import type { ChoosableOn } from './choosable.ts';
import type { Deed } from './deed.ts';
import type { HistoryWordOn } from './history-word.ts';
import type { Occasion } from './occasion.ts';

/** What may stand for a value that a word takes: one of some words, a text of some form, a number, or the name or key of a card. */
export type Takes = readonly string[] | { readonly pattern: string; readonly examples: readonly string[] } | 'whole' | 'card';

/** A sort of card. */
export interface NounOn<M> {
  /** The cards among which to look, from the seat that asks; `asker` for a noun about the card whose text it is: "a card under this beast". */
  readonly cards: (match: M, seat: Seat, asker: Asker) => readonly CardId[];
  /** For cards that lie in piles: the piles, each from its top. */
  readonly piles?: (match: M, seat: Seat) => readonly (readonly CardId[])[];
  readonly is: (match: M, card: CardRef, asker: Asker) => boolean;
  /** True for the noun that every card is, wherever it lies. */
  readonly every?: true;
  /** Nouns of fewer cards that it takes in: "an artifact or upgrade" speaks of what counts as an upgrade, too. */
  readonly covers?: readonly string[];
  /** True where opponents cannot see them: whether there are any must not show in whether somebody is asked. */
  readonly hidden?: true;
  /** True where they lie in no order and who chooses may not see them: what nobody who chooses sees is left to chance. See `mix`. */
  readonly unseen?: true;
  /**
   * For cards that opponents cannot see: all cards that lie there with them. While there is any, a choice of none or more of them is asked, so
   * that whether it is asked tells nothing of which cards those are.
   */
  readonly concealedAmong?: (match: M, seat: Seat, asker: Asker) => readonly CardId[];
}

/** A quality of a card. */
export interface QualityWordOn<M> {
  /** The values that it may have: where its wording says a `{value}`, it names them. */
  readonly takes?: Takes;
  readonly test: (match: M, card: CardRef, value: string | number, asker: Asker) => boolean;
  /** For what is only said of several cards, in a condition: whether they have it together, "if those creatures share a house". `test` is not asked. */
  readonly together?: (match: M, cards: readonly CardRef[]) => boolean;
  /** True where the test looks at other cards as well: it counts as more work. */
  readonly looksAround?: true;
  /** For a superlative: who has more of it. A group of several is filled from the highest down, and ties for the last places are chosen among. */
  readonly rank?: (match: M, card: CardRef) => number;
}

/** A number of a card. */
export interface StatOn<M> {
  readonly read: (match: M, card: CardRef) => number;
}

/** A number of a player. */
export interface TallyOn<M> {
  readonly read: (match: M, seat: Seat) => number;
}

/** An atomic action of the game: whether it could do something, and doing it (one raise or one call). */
export interface VerbOn<M> {
  /** Whether it could change anything; absent where that cannot be said beforehand. */
  readonly can?: (match: M, deed: Deed) => boolean;
  readonly run: (match: M, deed: Deed) => void;
  /**
   * True where it is done to one card at a time, or with one card of the second object: an act with several has a part for each. Without
   * it `run` is handed all cards, and does it to all.
   */
  readonly oneCard?: true;
  readonly oneOther?: true;
  /**
   * How much of its amount could be done to its cards now, at most, by what all can see: 0 where it would do nothing to any of them, raise no
   * fact and ask nobody. Of one without an amount anything above 0 says that it could. Absent where that cannot be told.
   */
  readonly most?: (match: M, deed: Deed) => number;
  /** Whether it can be done in full, as what is paid must be; default `can`. */
  readonly canPay?: (match: M, deed: Deed) => boolean;
  /** The cards that somebody chooses as it is done, as places with the cards that could fill each: a card that pays fills one. */
  readonly picks?: (match: M, deed: Deed) => readonly (readonly CardId[])[];
  /** Cards that cannot be chosen for it are not offered, as those that are being destroyed already. */
  readonly mayChoose?: (match: M, card: CardId) => boolean;
  /** The fact that counts as its having been done, and its whole amount: for "if you do". Default: anything happened. */
  readonly fact?: string;
  /** Other facts that count for it, where what happens depends on the card. */
  readonly orFacts?: readonly string[];
  /**
   * Whether what such a fact did was undone before the text came to "if you do": a card was marked for destruction, and something replaced
   * its destruction. Default no.
   */
  readonly isUndone?: (match: M, event: GameEvent) => boolean;
  /** True where its amount is not how much is done, as a price: the fact happens once. */
  readonly single?: true;
  /** True where it may fail although it could be done, as when the payment falls short: "if you do" then asks for the fact in every game. */
  readonly mayFail?: true;
  /**
   * Does several such deeds of one text at the same time, those of all players who do it too; verbs that share the function are done
   * together. Absent where they are done one after the other.
   */
  readonly together?: (match: M, deeds: readonly Deed[]) => void;
  /**
   * Of one that several players do in turn, each with one of the deeds: whether it can matter who does it first, as where they share a
   * deck. Whoever orders the players is asked then. Default: it does not matter.
   */
  readonly dependsOnOrder?: (match: M, deeds: readonly Deed[]) => boolean;
  /** True where it also works on a card that has moved to a public zone meanwhile. */
  readonly followsMovedCards?: true;
  /**
   * For one that only adds to a number or a pile of a player, whatever that held before: the facts that it raises. Several such acts of
   * fixed amounts come to the same in any order, if nobody hears those facts.
   */
  readonly adds?: readonly string[];
  /** True where what it does lasts for a time, which the act says: `until`. */
  readonly lasts?: true;
  /** True where it copies, and the act may say what the copy has beside: `grants`. */
  readonly copies?: true;
  /** True where the player does nothing and is asked nothing, as in "loses the game": nobody stands in for a player who has left. */
  readonly isPassive?: true;
  /** True where it runs even when no card was found for it, as the shuffle after a search that found nothing. */
  readonly runsWithoutCards?: true;
  /** The values that it may have: where its wording says a `{value}`, it names them. */
  readonly takes?: Takes;
  /**
   * Where described cards may use it, if not everywhere: one that changes the event on its way only in a replacement; one that
   * only the rules' own abilities use, nowhere.
   */
  readonly use?: 'replacement' | 'rules';
  /**
   * Of one that changes the event on its way: the facts that it can change. Described cards may use it where one of these sets the ability
   * off: in a replacement, and unless `use` says otherwise in an interrupt.
   */
  readonly changes?: readonly string[];
  /** True where the card that it is done to is the lasting effect which carries the ability, as in "end this effect". */
  readonly onEffect?: true;
  /** True where it is done to cards that its sentence does not mention. */
  readonly cardsNotInText?: true;
  /** How much good it does to the player who does it, for bots: about 1 for one Æ. */
  readonly hint?: number;
}

/** Cards that stand to others as neighbours do. */
export interface RelationOn<M> {
  readonly of: (match: M, card: CardRef) => readonly CardRef[];
  /** Verbs by which a card remembers them: without one of these in its text there are none. */
  readonly setBy?: readonly string[];
}

/** A number of a set of cards. */
export interface MeasureOn<M> {
  readonly read: (match: M, cards: readonly CardRef[]) => number;
}

/** A state of the table that a condition may ask for. */
export interface TableStateOn<M> {
  /** Rules that bring it about: without one of these among the card's own it never holds. */
  readonly setBy?: readonly string[];
  /** True where it is asked of a word that the text has chosen. */
  readonly ofWord?: true;
  readonly holds: (match: M, asker: Asker, word: string) => boolean;
}

/** A place of cards that an act may name as the one it moves them out of. */
export interface PlaceWordOn<M> {
  readonly holds: (match: M, card: CardId) => boolean;
}

/** How long something lasts. */
export interface DurationOn<M> {
  /** For what ends when a card leaves: whether that card is still where it must stay. The duration is over before it begins otherwise. */
  readonly stays?: (match: M, card: CardRef) => boolean;
}

/** A list of words that cards have, such as keywords. */
export interface WordList {
  /** The words that it may hold. */
  readonly takes: Takes;
}

/** A rule that static abilities can turn on; the rules of the game ask for it by its name. */
export interface RuleWord {
  /** The words that it may speak of: where its wording says a `{word}`, it names them. */
  readonly takes?: Takes;
  /** True where it copies, and may say what the copy has beside: `except`. */
  readonly copies?: true;
}

/** A type of resource that costs may ask for. */
export interface ResourceWord {
  /** The types that such a resource may stand for besides its own: those of a wild one. */
  readonly standsFor?: readonly string[];
  /** True for the word by which a cost asks for resources of any type; nothing generates it. */
  readonly any?: true;
}

/** What a game's words mean. How they are said is in its `Wordings`: a game walks without those. */
export interface MeaningsOn<M> {
  readonly nouns: Readonly<Record<string, NounOn<M>>>;
  readonly qualities: Readonly<Record<string, QualityWordOn<M>>>;
  readonly stats: Readonly<Record<string, StatOn<M>>>;
  readonly tallies: Readonly<Record<string, TallyOn<M>>>;
  readonly verbs: Readonly<Record<string, VerbOn<M>>>;
  readonly occasions: Readonly<Record<string, Occasion>>;
  readonly relations: Readonly<Record<string, RelationOn<M>>>;
  readonly measures: Readonly<Record<string, MeasureOn<M>>>;
  readonly states: Readonly<Record<string, TableStateOn<M>>>;
  readonly rules: Readonly<Record<string, RuleWord>>;
  readonly lists: Readonly<Record<string, WordList>>;
  readonly durations: Readonly<Record<string, DurationOn<M>>>;
  /** Facts that texts count: "for each Æ lost this way". */
  readonly counted: readonly string[];
  /** Facts of whose cards texts speak: "the cards discarded this way". None by default. */
  readonly thisWay?: readonly string[];
  /** Sorts of words that texts let somebody choose; none by default. */
  readonly choosables?: Readonly<Record<string, ChoosableOn<M>>>;
  /** Events of which a history is kept; none by default. */
  readonly history?: Readonly<Record<string, HistoryWordOn<M>>>;
  /** Places that acts may move cards out of; none by default. */
  readonly places?: Readonly<Record<string, PlaceWordOn<M>>>;
  /** Headers of activated abilities, and keywords. */
  readonly headers: readonly string[];
  /** Periods of limits, and timings: how often and when abilities may be used. None by default. */
  readonly periods?: readonly string[];
  readonly timings?: readonly string[];
  /** The types of resources that abilities may cost; none by default. */
  readonly resources?: Readonly<Record<string, ResourceWord>>;
}
