import type { Ability, Change, EarlyEnd } from './effects.ts';
import type { Asker } from './asker.ts';
import type { ChoosableOn } from './choosable.ts';
import type { Occasion } from './occasion.ts';
import type { HistoryWordOn } from './history-word.ts';
import type { Language } from '../state/result.ts';
import type { AbilityRef, CardId, CardRef, GameEvent, Seat } from '../state/state.ts';
import type { Both, Gender, PriceWords, QualityText, Takes, Template, Unit, WhoseWords, Wording } from './wording.ts';

export type { Asker } from './asker.ts';
export type { Occasion } from './occasion.ts';
export type * from './wording.ts';

/** What a verb is told when an act is done. */
export interface Deed {
  /** The verb's name: verbs that are done together tell their deeds apart by it. */
  readonly verb: string;
  readonly cards: readonly CardId[];
  /** The second object's cards. */
  readonly to: readonly CardId[];
  readonly amount: number;
  /** For `grant`: the further numbers that each card is given its ability with. */
  readonly further?: readonly (readonly number[])[] | undefined;
  /** For `grant`: the number that each card is given its ability with, where that counts it for each. */
  readonly amounts?: readonly number[] | undefined;
  /** The player who does it. */
  readonly seat: Seat;
  /** The player whose ability it is. */
  readonly owner: Seat;
  readonly source: CardId;
  /** What the words of the text are read from: the source, but where the ability lies apart from it. */
  readonly reader: CardId;
  readonly event: GameEvent | undefined;
  /** A word of the game, such as a house, or an empty text. */
  readonly value: string;
  /** For `grant`: the definition that carries the ability, or 0; and its duration. */
  readonly granted: number;
  readonly until: number;
  /** For what lasts until a card leaves: that card, pinned; otherwise `NO_CARD`. */
  readonly boundTo: CardRef;
  /** Whether a cost is paid by it. */
  readonly pays: boolean;
  /** Where a cost is paid: what is still to be paid after it, as places with the cards that could fill each. */
  readonly promised?: readonly (readonly CardId[])[] | undefined;
  /** Whether it was offered and taken: what is told has to be done. */
  readonly offered: boolean;
}

/** A part of an act that is done to one card at a time. */
export interface ActPart {
  /** The player who does it. */
  readonly seat: Seat;
  /** Its card, and its card of the second object, pinned; absent where it is done to all of them. */
  readonly card?: CardRef | undefined;
  readonly other?: CardRef | undefined;
}

/** A card that is to be a target, of which card's ability and whose. */
export interface Targeting {
  readonly card: CardRef;
  readonly source: CardId;
  readonly seat: Seat;
}

/** A sort of card, in both tongues. */
export interface NounOn<M> {
  /** The cards among which to look, from the seat that asks; `asker` for a noun about the card whose text it is: "a card under this beast". */
  readonly cards: (match: M, seat: Seat, asker: Asker) => readonly CardId[];
  /** For cards that lie in piles: the piles, each from its top. */
  readonly piles?: (match: M, seat: Seat) => readonly (readonly CardId[])[];
  readonly is: (match: M, card: CardRef, asker: Asker) => boolean;
  /** True for the noun that every card is, wherever it lies. */
  readonly every?: true;
  /** True where opponents cannot see them: whether there are any must not show in whether somebody is asked. */
  readonly hidden?: true;
  /** True where they lie in no order and who chooses may not see them: what nobody who chooses sees is left to chance. See `mix`. */
  readonly unseen?: true;
  /** What such a card is called in a text of its own, where that is another noun: the equipped ally says "this ally". */
  readonly calls?: string;
  /** Where every player has exactly one: what yours is called, "your demon". */
  readonly yours?: Both;
  /** True where the table holds exactly one, so that texts say "the villain". */
  readonly unique?: true;
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  readonly gender: Gender;
  /** A feminine noun that begins with a stressed "a": "el arma". */
  readonly stressed?: true;
  /** What follows the noun and its qualities and says whose it is: "in your discard pile". Without it, `whose` words say so. */
  readonly tail?: Readonly<Record<'friendly' | 'enemy' | 'any', Both>> & {
    /** Of a player spoken of: "in their hand". */
    readonly theirs?: Both;
  };
  /** What is said after it where a sentence asks whether there are any: "in play". */
  readonly place?: Both;
}

/** A quality of a card. One with a value says it by `{value}`, put into words by `values`. */
export interface QualityWordOn<M> extends QualityText {
  /** The values that it may have: where its text says a `{value}`, it names them. */
  readonly takes?: Takes;
  readonly test: (match: M, card: CardRef, value: string | number, asker: Asker) => boolean;
  /** For a superlative: who has more of it. A group of several is filled from the highest down, and ties for the last places are chosen among. */
  readonly rank?: (match: M, card: CardRef) => number;
  readonly values?: (value: string | number) => Both;
  /** How it is said with a chosen word for its value: "of the chosen house". */
  readonly chosen?: QualityText;
  /** How its absence is said; default "non-…" and "que no sea …". */
  readonly not?: QualityText;
  /** Templates that say it of a card: "[belong] to house {value}"; default "[be] …" and "[estar] …". */
  readonly is?: Readonly<Record<Language, Template>>;
}

/** A number of a card. */
export interface Stat<M> {
  readonly read: (match: M, card: CardRef) => number;
  readonly en: string;
  /** Without its article: "Poder". */
  readonly es: string;
  readonly gender: Gender;
  readonly plural?: true;
}

/** A number of a player. */
export interface Tally<M> {
  readonly read: (match: M, seat: Seat) => number;
  /** Of you, and of your opponent, after "all of": "your Æ", "el Æ de tu oponente". */
  readonly you: Both;
  readonly opponent: Both;
  /** "All of" in Spanish. */
  readonly all: 'todo' | 'toda' | 'todos' | 'todas';
  /** As a number: "the number of cards in your hand". */
  readonly count: { readonly you: Both; readonly opponent: Both };
  /** "you have {amount}", with a unit: "7Æ or more" where it is a least. */
  readonly has: { readonly you: Readonly<Record<Language, Template>>; readonly opponent: Readonly<Record<Language, Template>> };
  /** Its unit. */
  readonly unit: string;
  /** Of another player: "their hand"; `has` with `{who}`. Only games for more than two, or whose texts choose a player, need it. */
  readonly player?: { readonly said: Both; readonly count: Both; readonly has: Readonly<Record<Language, Template>> };
}

/** An atomic action of the game: whether it could do something, doing it (one raise or one call), and saying it. */
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
  /** True where its amount is not how much is done, as a price: the fact happens once. */
  readonly single?: true;
  /** True where it may fail although it could be done, as when the payment falls short: "if you do" then asks for the fact in every game. */
  readonly mayFail?: true;
  /**
   * Does several such deeds of one text at the same time, those of all players who do it too; verbs that share the function are done
   * together. Absent where they are done one after the other.
   */
  readonly together?: (match: M, deeds: readonly Deed[]) => void;
  /** True where it also works on a card that has moved to a public zone meanwhile. */
  readonly followsMovedCards?: true;
  /** True where what it does lasts for a time, which the act says: `until`. */
  readonly lasts?: true;
  /** True where it copies, and the act may say what the copy has beside: `grants`. */
  readonly copies?: true;
  /** True where the player does nothing and is asked nothing, as in "loses the game": nobody stands in for a player who has left. */
  readonly isPassive?: true;
  /** True where it runs even when no card was found for it, as the shuffle after a search that found nothing. */
  readonly runsWithoutCards?: true;
  /**
   * Templates with `{on}`, `{to}`, `{amount:unit}`, `{value}`, and `{your}` for whose deed it is: "[deal] {amount:damage} to {on}".
   * One that begins with `{on}` has the card for its subject: "{on} [capture] {amount:aember}".
   */
  readonly en: Wording;
  readonly es: Wording;
  /** The values that it may have: where its text says a `{value}`, it names them. */
  readonly takes?: Takes;
  /** How `{value}` is said; default as it is. */
  readonly values?: (value: string) => Both;
  /**
   * Where described cards may use it, if not everywhere: one that changes the event on its way only in a replacement; one that
   * only the rules' own abilities use, nowhere.
   */
  readonly use?: 'replacement' | 'rules';
  /** Of one that changes the event on its way: the facts that it can change. */
  readonly changes?: readonly string[];
  /** True where it is done to cards that its sentence does not mention. */
  readonly cardsNotInText?: true;
  /** How much good it does to the player who does it, for bots: about 1 for one Æ. */
  readonly hint?: number;
}

/** What a verb does, before it is put into words. */
export type WordlessVerbOn<M> = Omit<VerbOn<M>, 'en' | 'es' | 'values'>;

/** Cards that stand to others as neighbours do. */
export interface Relation<M> {
  readonly of: (match: M, card: CardRef) => readonly CardRef[];
  /** What these cards are: a noun. */
  readonly noun: string;
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  readonly gender: Gender;
  /** The Spanish preposition before what they stand to: "adyacentes a". */
  readonly to: string;
  /** Verbs by which a card remembers them: without one of these in its text there are none. */
  readonly setBy?: readonly string[];
}

/** A number of a set of cards; the texts have `{of}`: "house represented among {of}". */
export interface Measure<M> {
  readonly read: (match: M, cards: readonly CardRef[]) => number;
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
}

/** A state of the table that a condition may ask for: "it [be] your turn". */
export interface TableState<M> {
  readonly en: Template;
  readonly es: Template;
  /** Rules that bring it about: without one of these among the card's own it never holds. */
  readonly setBy?: readonly string[];
  /** True where it speaks of the player: "you [have] two cards". */
  readonly ofYou?: true;
  /** How it is said that it does not hold, where that is not a matter of the verb: "there [be] no Acqua". */
  readonly not?: Both;
  readonly holds: (match: M, asker: Asker) => boolean;
}

/** What one of several players has chosen. */
export interface TurnChoices {
  readonly cards: readonly CardId[];
  readonly numbers: readonly number[];
}

/** A place of cards that an act may name as the one it moves them out of: "from your Infierno". */
export interface PlaceWordOn<M> extends Both {
  readonly holds: (match: M, card: CardId) => boolean;
}

/** How long something lasts: "until the end of the turn"; with `{card}` where the text may say which card ends it by leaving. */
export interface DurationWordOn<M> extends Both {
  /** For what ends when a card leaves: whether that card is still where it must stay. The duration is over before it begins otherwise. */
  readonly stays?: (match: M, card: CardRef) => boolean;
}

/** A list of words that cards have, such as keywords, and how a change of it is said: "[gain] {word}". */
export interface WordList {
  readonly gain: Readonly<Record<Language, Template>>;
  readonly lose: Readonly<Record<Language, Template>>;
  readonly become: Readonly<Record<Language, Template>>;
  /** The words that it may hold. */
  readonly takes: Takes;
  readonly word: (word: string, amount: number) => Both;
}

/** A rule that static abilities can turn on. */
export interface RuleWord {
  /**
   * Templates with `{who}`, `{amount:unit}`, `{of}` and `{one}` for the cards that it speaks of ("creatures", "a creature") and
   * `{word}`: "{who} cannot play {of}".
   */
  readonly en: Wording;
  readonly es: Wording;
  /** The words that it may speak of: where its text says a `{word}`, it names them. */
  readonly takes?: Takes;
  /** True where it copies, and may say what the copy has beside: `except`. */
  readonly copies?: true;
  /** How `{word}` is said; default as it is. */
  readonly values?: (word: string) => Both;
  /** For players, where the others do not fit: "your opponent's keys cost +{amount:aember}". */
  readonly you?: Readonly<Record<Language, Template>>;
  readonly opponent?: Readonly<Record<Language, Template>>;
  readonly each?: Readonly<Record<Language, Template>>;
}

/** A game's words. The kernel knows their grammar, not their meaning. */
export interface VocabularyOn<M> {
  readonly nouns: Readonly<Record<string, NounOn<M>>>;
  readonly qualities: Readonly<Record<string, QualityWordOn<M>>>;
  readonly stats: Readonly<Record<string, Stat<M>>>;
  readonly tallies: Readonly<Record<string, Tally<M>>>;
  readonly verbs: Readonly<Record<string, VerbOn<M>>>;
  readonly occasions: Readonly<Record<string, Occasion>>;
  readonly relations: Readonly<Record<string, Relation<M>>>;
  readonly measures: Readonly<Record<string, Measure<M>>>;
  readonly states: Readonly<Record<string, TableState<M>>>;
  readonly rules: Readonly<Record<string, RuleWord>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** "Friendly" and "enemy", in the game's own words. */
  readonly whose: WhoseWords;
  /** Lists of words that cards have, and how "gains {word}", "loses {word}", "belongs to {word}" are said. */
  readonly lists: Readonly<Record<string, WordList>>;
  /** How facts are counted, after "for each": "Æ lost this way". */
  readonly counted: Readonly<Record<string, Both>>;
  /** What a fact's cards are called after it: a noun, and what it says of them, "discarded this way". None by default. */
  readonly thisWay?: Readonly<Record<string, QualityText & { readonly noun: string }>>;
  /** Sorts of words that texts let somebody choose; none by default. */
  readonly choosables?: Readonly<Record<string, ChoosableOn<M>>>;
  /** Events of which a history is kept; none by default. */
  readonly history?: Readonly<Record<string, HistoryWordOn<M>>>;
  readonly durations: Readonly<Record<string, DurationWordOn<M>>>;
  /** Places that acts may move cards out of; none by default. */
  readonly places?: Readonly<Record<string, PlaceWordOn<M>>>;
  /** Headers of activated abilities and names of keywords; `{value}` is a keyword's number. */
  readonly headers: Readonly<Record<string, Both>>;
  /** True where Spanish texts say vos to the player, not tú. */
  readonly voseo?: true;
  /** How prices are written; without it a cost is a number behind its header. */
  readonly prices?: PriceWords;
  /** The ability that ends an effect early for a price, or lets a player ignore it for a while. */
  readonly earlyEnd?: (how: EarlyEnd, until: string | undefined) => Ability;
  /** Whether a player ignores the static abilities of a card that may be ignored. */
  readonly ignores?: (match: M, self: CardId, seat: Seat) => boolean;
  /** Whether a named cost of a card was paid, where the running text was not told so: a card in play may remember it. */
  readonly wasPaid?: (match: M, card: CardId, name: string) => boolean;
  /** How the others are told what a player has chosen while several choose, before all do it; nothing by default. */
  readonly choiceFacts?: (match: M, seat: Seat, chosen: TurnChoices) => readonly GameEvent[];
  /** Whether a card is a player's own, where it is not a matter of its controller. */
  readonly ownerOf: (match: M, card: CardRef) => Seat;
  /** Whether an ability may still work on a card that has moved since it was bound; only verbs that follow ask. */
  readonly mayFollow: (match: M, card: CardRef) => boolean;
  /** The word for targets that are announced, `bare`: "target". Without it texts tell them from other choices only where a filter does. */
  readonly target?: QualityText;
  /** Whether a card may be announced as a target, and is still a legal one; default always. */
  readonly mayTarget?: (match: M, targeting: Targeting) => boolean;
  /**
   * The targets of something that waits to be resolved, for a text that asks what it targets, or what `only`; without it nothing is said
   * to target anything.
   */
  readonly targetsOf?: (match: M, card: CardRef, asks: 'any' | 'only') => readonly CardRef[];
  /** The card that gave or lends a card an ability, by default the one that a lasting effect is: see the selector `giver`. */
  readonly giverOf?: (match: M, card: CardId, ref?: AbilityRef) => CardRef | undefined;
  /**
   * True where "this card", in an ability given for a while, means the card whose text gave it, and "another" any card but that one; by
   * default both mean the lasting effect that carries the ability.
   */
  readonly thisCardMeansGiver?: true;
  /** Whether a card that may be a target must be one: those are chosen before others. */
  readonly mustTarget?: (match: M, targeting: Targeting) => boolean;
  /** What a word of an object's text says now: effects may have changed it. Default: what is written. */
  readonly reads?: (match: M, reader: CardId, word: string | number) => string | number;
  /** Puts what lies together with a card into a random order: for choices among what who chooses cannot see. The last act of a step. */
  readonly mix?: (match: M, card: CardId) => void;
  /** Whether a text that says so may be repeated; default always. */
  readonly mayRepeat?: (match: M, source: CardId) => boolean;
  /**
   * True where an ability triggers even while the condition of its text is false: the condition is checked at resolution only, since
   * abilities that resolve earlier may make it true. By default such an ability does not trigger.
   */
  readonly triggersIgnoringCondition?: true;
  /** True where targets are chosen when an ability is announced, before its condition is looked at. */
  readonly announces: boolean;
  /**
   * What "do X. If you do, …" asks. `events`: whether all of X happened. `choice`: X is paid while the text is followed, all of it or
   * nothing, and "if you do" asks whether it was chosen or had to be, whatever came of it.
   */
  readonly ifDoneAsks: 'events' | 'choice';
  /** True where "may" is offered even when none of its acts is possible; by default such an offer is skipped. */
  readonly offersImpossible?: true;
  /** True where a mode that is chosen while the text is followed must be able to do something; by default each may be chosen. */
  readonly barsImpossibleModes?: true;
  /**
   * The ledger rows that card texts carry out: by the rules that only some texts meet, such as `TEXT-MAY` (see `textRule`), by the steps of
   * texts, such as `CARD-IF-DONE` for "if you do", and by those of the kernel's own programs.
   */
  readonly cites?: Readonly<Record<string, string>>;
  /**
   * Whether a change of many cards by a lasting effect affects only the cards that matched when the effect began; default never: cards that
   * match later are affected too. Where a game has this function, amounts of lasting effects are also counted once, at their start.
   */
  readonly fixesAtStart?: (change: Change) => boolean;
  /** Name of the verb that `grant` acts run through the kernel raises this fact with. */
  readonly grantFact: (match: M, deed: Deed, host: CardId) => GameEvent;
  /** The fact by which the effect that has just begun keeps a further number; a game whose effects keep several needs it. */
  readonly amountFact?: (match: M, deed: Deed, kept: { readonly at: number; readonly amount: number }) => GameEvent;
}
