import type { Moment } from './listeners.ts';
import type { Match } from './match.ts';
import type { Language } from './result.ts';
import type { CardId, CardRef, CoreState, GameEvent, Seat } from './state.ts';

/** What a verb is told when an act is done. */
export interface Deed {
  readonly cards: readonly CardId[];
  /** The second object's cards. */
  readonly to: readonly CardId[];
  readonly amount: number;
  /** The player who does it. */
  readonly seat: Seat;
  /** The player whose ability it is. */
  readonly owner: Seat;
  readonly source: CardId;
  readonly event: GameEvent | undefined;
  /** A word of the game, such as a house, or an empty text. */
  readonly value: string;
  /** For `grant`: the definition that carries the ability, or 0; and its duration. */
  readonly granted: number;
  readonly until: number;
}

/** A text in each tongue. */
export type Both = Readonly<Record<Language, string>>;
/** Spanish agreement: masculine and feminine, singular and plural. */
export type Agreeing = readonly [ms: string, fs: string, mp: string, fp: string];

/** A sort of card, in both tongues. */
export interface Noun<S extends CoreState> {
  /** The cards among which to look, from the seat that asks. */
  readonly cards: (match: Match<S>, seat: Seat) => readonly CardId[];
  readonly is: (match: Match<S>, card: CardRef) => boolean;
  /** True where the table holds exactly one, so that texts say "the villain". */
  readonly unique?: true;
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  readonly gender: 'm' | 'f';
  /** What follows the noun and its qualities, by whose it is: "in your discard pile". */
  readonly tail?: Both;
}

/** A quality of a card. One with a value says it by `{value}`, put into words by `values`. */
export interface QualityWord<S extends CoreState> {
  readonly test: (match: Match<S>, card: CardRef, value: string | number) => boolean;
  readonly en: string;
  readonly es: Agreeing;
  /** In Spanish all qualities follow the noun; in English these do too: "with power 3 or less". */
  readonly after?: true;
  readonly values?: (value: string | number) => Both;
  /** How its absence is said; default "non-…" and "que no sea …". */
  readonly not?: { readonly en: string; readonly es: Agreeing };
}

/** A number of a card. */
export interface Stat<S extends CoreState> {
  readonly read: (match: Match<S>, card: CardRef) => number;
  readonly en: string;
  /** With its article: "la fuerza". */
  readonly es: string;
  readonly plural?: true;
}

/** A number of a player. */
export interface Tally<S extends CoreState> {
  readonly read: (match: Match<S>, seat: Seat) => number;
  /** Of you, and of your opponent: "your Æ", "your opponent's Æ". */
  readonly you: Both;
  readonly opponent: Both;
  /** "you have 7Æ or more": `{amount}` with "or more" where it is a least. */
  readonly has: { readonly you: Both; readonly opponent: Both };
  /** The unit alone: "Æ". */
  readonly unit: Both;
}

/** An atomic action of the game: whether it could do something, doing it (one raise or one call), and saying it. */
export interface Verb<S extends CoreState> {
  /** Whether it could change anything; absent where that cannot be said beforehand. */
  readonly can?: (match: Match<S>, deed: Deed) => boolean;
  readonly run: (match: Match<S>, deed: Deed) => void;
  /** The fact that counts as its having been done, and its whole amount: for "if you do". Default: anything happened. */
  readonly fact?: string;
  /** True where it also works on a card that has moved on to a zone that all can see. */
  readonly follows?: true;
  /**
   * Templates with `{on}`, `{to}`, `{amount:unit}`, `{value}` and verbs marked by mood: "[deal|deals]" for you and for others,
   * "[inflige|infligir|inflija]" for the imperative (and third person), the infinitive and the subjunctive.
   */
  readonly en: string;
  readonly es: string;
  /** How much good it does to the player who does it, for bots: about 1 for one Æ. */
  readonly hint?: number;
}

/** A moment that an ability can be set off at. */
export interface Occasion {
  readonly event: number;
  readonly moment: Moment;
  /** Which fields of the event are the occasion's card and other card; swapped where a text is about the other one. */
  readonly card?: 'card' | 'other';
  /** The noun of the event's cards, for "that creature". */
  readonly names?: { readonly card?: string; readonly other?: string };
  /** A bold prefix: "After Fight". Used instead of `en` and `es` where the occasion is about the card itself. */
  readonly prefix?: Both;
  /** Templates with `{card}`, `{other}`, and `{you}`/`{they}` forms by whose event it is: see `text/`. */
  readonly anyone: Both;
  readonly you?: Both;
  readonly opponent?: Both;
}

/** Cards that stand to others as neighbours do. */
export interface Relation<S extends CoreState> {
  readonly of: (match: Match<S>, card: CardRef) => readonly CardRef[];
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  readonly gender: 'm' | 'f';
}

/** A number of a set of cards; the texts have `{of}`. */
export interface Measure<S extends CoreState> extends Both {
  readonly read: (match: Match<S>, cards: readonly CardRef[]) => number;
}

/** A state of the table that a condition may ask for. */
export interface TableState<S extends CoreState> extends Both {
  readonly holds: (match: Match<S>, seat: Seat, self: CardId) => boolean;
}

/** A list of words that cards have, such as keywords, and how a change of it is said. */
export interface WordList {
  readonly gain: Both;
  readonly lose: Both;
  readonly become: Both;
  readonly word: (word: string, amount: number) => Both;
}

/** A rule that static abilities can turn on. */
export interface RuleWord {
  /** Templates with `{who}` and `{amount}`: "{who} cannot fight". */
  readonly en: string;
  readonly es: string;
  /** For players: what "your opponent" and "you" say. Default `{who}` is put in. */
  readonly you?: Both;
  readonly opponent?: Both;
}

/** A game's words. The kernel knows their grammar, not their meaning. */
export interface Vocabulary<S extends CoreState> {
  readonly nouns: Readonly<Record<string, Noun<S>>>;
  readonly qualities: Readonly<Record<string, QualityWord<S>>>;
  readonly stats: Readonly<Record<string, Stat<S>>>;
  readonly tallies: Readonly<Record<string, Tally<S>>>;
  readonly verbs: Readonly<Record<string, Verb<S>>>;
  readonly occasions: Readonly<Record<string, Occasion>>;
  readonly relations: Readonly<Record<string, Relation<S>>>;
  readonly measures: Readonly<Record<string, Measure<S>>>;
  readonly states: Readonly<Record<string, TableState<S>>>;
  readonly rules: Readonly<Record<string, RuleWord>>;
  /** Lists of words that cards have, and how "gains {word}", "loses {word}", "belongs to {word}" are said. */
  readonly lists: Readonly<Record<string, WordList>>;
  /** How facts are counted: "for each Æ lost this way". */
  readonly counted: Readonly<Record<string, Both>>;
  readonly durations: Readonly<Record<string, Both>>;
  /** Headers of activated abilities and names of keywords; `{value}` is a keyword's number. */
  readonly headers: Readonly<Record<string, Both>>;
  /** Whether a card is a player's own, where it is not a matter of its controller. */
  readonly ownerOf: (match: Match<S>, card: CardRef) => Seat;
  /** Whether an ability may still work on a card that has moved since it was bound; only verbs that follow ask. */
  readonly mayFollow: (match: Match<S>, card: CardRef) => boolean;
  /** True where targets are chosen when an ability is announced, before its condition is looked at. */
  readonly announces: boolean;
  /** Name of the verb that `grant` acts run through the kernel raises this fact with. */
  readonly grantFact: (deed: Deed, host: CardId) => GameEvent;
}

/** Looks a word up; a missing word is our mistake, found when the cards are loaded. */
export function word<T>(table: Readonly<Record<string, T>>, key: string, sort = 'word'): T {
  const found = table[key];
  if (found === undefined) throw new Error(`The vocabulary has no ${sort} ${key}.`);
  return found;
}
