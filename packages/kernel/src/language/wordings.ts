import type { Language } from '../state/result.ts';
import type { AnyWords } from './words.ts';
import type {
  Agreeing,
  Both,
  Gender,
  LabelWording,
  PriceWords,
  QualityText,
  Sentence,
  Template,
  TriggerWording,
  Unit,
  WhoseWords,
} from './wording.ts';

type Templates = Readonly<Record<Language, Template>>;

/** What is said of everybody's events, and of one player's. */
interface OfPlayers<T> {
  readonly anyone: T;
  readonly you: T;
  readonly opponent: T;
}

/** A sort of card, in both tongues. */
export interface NounWording {
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  readonly gender: Gender;
  /** The gender of the adjectives after it, where another word stands nearer: "un artefacto o criatura enemiga". */
  readonly adjectives?: Gender;
  /** A feminine noun that begins with a stressed "a": "el arma". */
  readonly stressed?: true;
  /** What such a card is called in a text of its own, where that is another noun: the equipped ally says "this ally". */
  readonly calls?: string;
  /** The noun in its place where it is said whose the cards are, a word of the game: "character you control", not "friendly character". */
  readonly withWhose?: string;
  /** What a card calls one that it is attached to, where that is not "this ally": "attached ally". */
  readonly asHost?: Both;
  /** Where every player has exactly one: what yours is called, "your demon". */
  readonly yours?: Both;
  /** The same of a player spoken of: "their demon". */
  readonly theirs?: Both;
  /** True where the table holds exactly one, so that texts say "the villain". */
  readonly unique?: true;
  /** What follows the noun and its qualities and says whose it is: "in your discard pile". Without it, `whose` words say so. */
  readonly tail?: Readonly<Record<'friendly' | 'enemy' | 'any', Both>> & {
    /** Of a player spoken of, from whom the cards are seen: "in their hand". */
    readonly theirs?: Both;
  };
  /** True where cards that another player owns may lie in that place, too: archives. */
  readonly anyOwner?: true;
  /** All cards of a place together, where a text does something to each of them: "your hand". */
  readonly whole?: Readonly<Record<'friendly' | 'enemy' | 'theirs', Both>>;
  /** What is said after it where a sentence asks whether there are any: "in play". */
  readonly place?: Both;
}

/** How a quality is said. One with a value says it by `{value}`, put into words by `values`. */
export interface QualityWording extends QualityText {
  readonly values?: (value: string | number) => Both & { readonly agreeing?: Agreeing };
  /** How it is said with a chosen word for its value: "of the chosen house". */
  readonly chosen?: QualityText;
  /** How its absence is said; default "non-…" and "que no sea …". */
  readonly not?: QualityText;
  /** How it is said of a player spoken of, where it speaks of you: "engaged with them". */
  readonly theirs?: QualityText;
  /** Templates that say it of a card: "[belong] to house {value}"; default "[be] …" and "[estar] …". */
  readonly is?: Templates;
  /** The same of its absence, where that is not a matter of the verb: "[have] no {value} counters". */
  readonly isNot?: Templates;
  /** True where it is said of several cards together: "those creatures [share] a house". */
  readonly ofAll?: true;
}

/** How a number of a card is said. */
export interface StatWording {
  readonly en: string;
  /** Without its article: "Poder". */
  readonly es: string;
  readonly gender: Gender;
  readonly plural?: true;
  /** What is added to it is said without "de" in Spanish: "+2 Armadura". */
  readonly bare?: true;
  /** What one of it is called: "hit point". */
  readonly one?: Both;
  /** Each point of it after "for each", with `{of}` for its cards: "claw of {of}". */
  readonly each?: Both;
  /** That there is none of it, with `{of}` for its cards: "there is no Æ on {of}". */
  readonly none?: Templates;
  /** The number as a noun with `{of}` for its cards, where that is not "this card's power": "the threat on {of}". */
  readonly number?: Both;
  /** The same of several cards, or of those to which something was done, all together: "the combined power of {of}". */
  readonly combined?: Both;
}

/** How a number of a player is said. */
export interface TallyWording {
  /** Of you, and of your opponent, after "all of": "your Æ", "el Æ de tu oponente". */
  readonly you: Both;
  readonly opponent: Both;
  /** "All of" in Spanish. */
  readonly all: 'todo' | 'toda' | 'todos' | 'todas';
  /** As a number: "the number of cards in your hand". */
  readonly count: { readonly you: Both; readonly opponent: Both };
  /** "you have {amount}", with a unit: "7Æ or more" where it is a least. */
  readonly has: { readonly you: Templates; readonly opponent: Templates };
  /** Each point of it, after "for each": "key you have forged". */
  readonly each?: { readonly you: Both; readonly opponent: Both };
  /** Its unit. */
  readonly unit: string;
  /** So many as it is, where that is said as one each: "1 threat {for each player}". */
  readonly oneEach?: Both;
  /** True where the number is called by its name in place of an X: "lose half of your Æ". */
  readonly whole?: true;
  /** Of another player: "their hand"; `has` with `{who}`. Only games for more than two, or whose texts choose a player, need it. */
  readonly player?: { readonly said: Both; readonly count: Both; readonly has: Templates };
}

/** The sentence of a verb. */
export interface VerbWording {
  /**
   * Templates with `{on}`, `{to}`, `{amount:unit}`, `{value}`, and `{your}`, `{you}` and `{player}` for whose deed it is: "[deal] {amount:damage} to {on}".
   * One that begins with `{on}` has the card for its subject: "{on} [capture] {amount:aember}". `{one}` is one of the cards that are named,
   * where the verb looks for it: "[search] your deck for {one}"; `{such}` is the same without its place; `{event}` what is about to happen, by the occasion: "[cancel] {event}".
   */
  readonly en: Sentence;
  readonly es: Sentence;
  /** True where it is a sentence of its own among other verbs: "Discard a card. This card gains surge." */
  readonly alone?: true;
  /** The same with a word, where the verb may lack one: "[deal] {amount:damage} to {on} with {value}". */
  readonly valued?: Readonly<Record<Language, Sentence>>;
  /** What is asked of the player who chooses, where doing it asks: "[choose] {one} and {value}". A program step of it has `asksForAct`. */
  readonly asks?: Both;
  /** How `{value}` is said, which may hold verbs in brackets; default as it is. */
  readonly values?: (value: string) => Both;
  /** The unit of `{amount}` by that word, where the word is what is counted: resources of a type. */
  readonly units?: Readonly<Record<string, string>>;
}

/** How a moment is said at which something happens. */
export interface OccasionWording {
  /** The noun of the event's cards, for "that creature". */
  readonly names?: { readonly card?: string; readonly other?: string };
  /** How the event's cards are first spoken of where the head does not name them: "the creature it fights". */
  readonly introduces?: { readonly card?: Both; readonly other?: Both };
  /** A bold prefix: "After Fight". Said instead of the templates where the occasion is about the card itself. */
  readonly prefix?: Both;
  /** The header before the sentence that it begins, one of the game's `triggers`. */
  readonly trigger?: string;
  /** What is about to happen, as a noun: "that damage". */
  readonly event?: Both;
  /** Templates with `{card}` and `{other}`, by whose event it is: "after {card} reaps", "after you play {card}". */
  readonly anyone: Both;
  /** The same of the card that speaks: "after you play {card}". */
  readonly self?: Both;
  /** The same where it is said about which other card: "after {card} is slain by {other}". */
  readonly withOther?: Both;
  readonly you?: Both;
  readonly opponent?: Both;
  /** The same of one or more cards at once: "after {card} die". */
  readonly several?: { readonly anyone: Both; readonly you?: Both; readonly opponent?: Both };
  /** Each point of its amount after "for each", where that is not called "that much": "damage prevented". */
  readonly point?: Both;
  /** After "for the first time", where a history keeps these events: "each turn". */
  readonly eachPeriod?: Both;
}

/** How cards are called that stand to others as neighbours do. */
export interface RelationWording {
  /** What these cards are: a noun. */
  readonly noun: string;
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
  readonly gender: Gender;
  /** The Spanish preposition before what they stand to: "adyacentes a". */
  readonly to: string;
  /** The English one, for cards that are not said to be those of the other: "creatures that share a trait with it". */
  readonly enTo?: string;
}

/** A number of a set of cards; the texts have `{of}`: "house represented among {of}". */
export interface MeasureWording {
  readonly en: readonly [one: string, many: string];
  readonly es: readonly [one: string, many: string];
}

/** How a state of the table is said: "it [be] your turn". */
export interface StateWording {
  readonly en: Template;
  readonly es: Template;
  /** True where it speaks of the player: "you [have] two cards". */
  readonly ofYou?: true;
  /** True where it is about what has happened, so that what holds with it is said with "if" and not with "while". */
  readonly past?: true;
  /** How a `{word}` is said that the text has chosen, where the text that chooses is not at hand: otherwise by its choosable. */
  readonly chosen?: Both;
  /** How it is said that it does not hold, where that is not a matter of the verb: "there [be] no Acqua". */
  readonly not?: Both;
}

/** How a change of a list of words is said: "[gain] {word}". */
export interface ListWording {
  readonly gain: Templates;
  readonly lose: Templates;
  readonly become: Templates;
  readonly word: (word: string, amount: number) => Both;
  /** The same for a word that the text has chosen: "also [belong] to {word}". Without it no text chooses one. */
  readonly chosen?: { readonly gain: Templates; readonly lose: Templates; readonly become: Templates };
  /** How a `{word}` of those is said where the text that chooses is not at hand: otherwise by its choosable. */
  readonly chosenWord?: Both;
}

/** The sentence of a rule that static abilities turn on. */
export interface RuleWording {
  /**
   * Templates with `{who}`, or `{any}` for one of such cards ("a friendly creature"), `{amount:unit}`, `{of}` and `{one}` for the cards
   * that it speaks of ("creatures", "a creature") and `{word}`: "{who} cannot play {of}".
   */
  readonly en: Sentence;
  readonly es: Sentence;
  /** How `{word}` is said; default as it is. */
  readonly values?: (word: string) => Both;
  /** How a `{word}` is said that the text has chosen, where the text that chooses is not at hand: otherwise by its choosable. */
  readonly chosen?: Both;
  /** For players, where the others do not fit: "your opponent's keys cost +{amount:aember}". */
  readonly you?: Templates;
  readonly opponent?: Templates;
  readonly each?: Templates;
  /** Said of such cards together, not of each of them: "enemy creatures cannot reap". Its words must agree with many. */
  readonly ofAll?: true;
  /** True where a card to which it is given is chosen in a sentence before: "each time that creature …". */
  readonly choosesFirst?: true;
  /** For a card to which it is given for a while: "take control of {who}". */
  readonly granted?: Templates;
  /** Where a card has it that no text has given it for a while, and its number is not 0: "{who} may play {one} once each turn". */
  readonly printed?: Templates;
  /** For cards, where it may speak of others and this one does: "{who} cannot be hurt by {of}". */
  readonly ofCards?: Templates;
}

/** How events are counted of which a history is kept. */
export interface HistoryWording {
  /** After "for each": "card you have played this turn". */
  readonly counted: OfPlayers<Both>;
  /** Templates with `{amount}`: "you [have] played {amount} this turn". */
  readonly has: OfPlayers<Templates>;
  readonly unit: string;
}

/** How events of a fact are counted, after "for each", and that there were any or none: "no damage was healed this way". */
export interface CountedWording extends Both {
  readonly any?: Both;
  readonly none?: Both;
  /**
   * A template with `{amount}`, for another number of them: "{amount} [be] healed this way", the unit of that number, and the same of none.
   * `of` says where the events are counted, and not their amounts.
   */
  readonly so?: Templates & { readonly unit: string; readonly of?: 'events'; readonly none?: Templates };
}

/** What cards are called that something was done to, and that it was done to `{cards}` or not: "this damage destroys that creature". */
export type DoneWording = QualityText & {
  readonly noun: string;
  /** The same of the fact's other card: "attacked this way". */
  readonly other?: QualityText & { readonly noun: string };
  readonly befalls?: { readonly is: Both; readonly not: Both };
  /** A template with `{cards}`, where it is asked whether it was done to any: "{cards} [be] discarded this way"; and the same of none. */
  readonly so?: Templates & { readonly none?: Templates };
};

/**
 * A sort of word that may be chosen, "a house", and how what was chosen is spoken of afterwards: "the chosen house". One that is read from
 * the table has only the latter: "the same house".
 */
export type ChoosableWording = (Both | { readonly en?: undefined }) & {
  readonly chosen: Both;
};

/** How the words of a game are said, in both tongues: data and functions of values. No game needs them to be played. */
export interface Wordings<W extends AnyWords = AnyWords> {
  readonly nouns: Readonly<Record<W['noun'], NounWording>>;
  readonly qualities: Readonly<Record<W['quality'], QualityWording>>;
  readonly stats: Readonly<Record<W['stat'], StatWording>>;
  readonly tallies: Readonly<Record<W['tally'], TallyWording>>;
  readonly verbs: Readonly<Record<W['verb'], VerbWording>>;
  readonly occasions: Readonly<Record<W['occasion'], OccasionWording>>;
  readonly relations: Readonly<Record<W['relation'], RelationWording>>;
  readonly measures: Readonly<Record<W['measure'], MeasureWording>>;
  readonly states: Readonly<Record<W['state'], StateWording>>;
  readonly rules: Readonly<Record<W['rule'], RuleWording>>;
  /** Lists of words that cards have, and how "gains {word}", "loses {word}", "belongs to {word}" are said. */
  readonly lists: Readonly<Record<W['list'], ListWording>>;
  /** "Until the end of the turn"; with `{card}` where the text may say which card ends it by leaving. */
  readonly durations: Readonly<Record<W['duration'], Both>>;
  /** How facts are counted, after "for each": "Æ lost this way". */
  readonly counted: Readonly<Record<W['counted'], CountedWording>>;
  /** What a fact's cards are called after it: a noun, and what it says of them, "discarded this way". */
  readonly thisWay?: Readonly<Record<W['done'], DoneWording>>;
  readonly choosables?: Readonly<Record<W['choosable'], ChoosableWording>>;
  readonly history?: Readonly<Record<W['history'], HistoryWording>>;
  /** "From your Infierno". */
  readonly places?: Readonly<Record<W['place'], Both>>;
  /** Headers of activated abilities and names of keywords; `{value}` is a keyword's number. */
  readonly headers: Readonly<Record<W['header'], Both>>;
  /** Headers of abilities that occasions set off, by the names that occasions have for them. */
  readonly triggers?: Readonly<Record<string, TriggerWording>>;
  /** What the labels of abilities make of their headers. Without it they are not said. */
  readonly labels?: Readonly<Record<string, LabelWording>>;
  /** How prices are written; without it a cost is a number behind its header. */
  readonly prices?: PriceWords<W['period'], W['timing'], W['resource']>;
  readonly units: Readonly<Record<string, Unit>>;
  /** "Friendly" and "enemy", in the game's own words. */
  readonly whose: WhoseWords;
  /** True where numbers that change alike are said one by one: "+1 strength and +1 toughness", not "+1 strength and toughness". */
  readonly numbersApart?: true;
  /** True where "then" says that all that stands before it was done: what comes next in any case is said without it. */
  readonly thenIfDone?: true;
  /** True where Spanish texts say vos to the player, not tú. */
  readonly voseo?: true;
  /** The word for targets that are announced, `bare`: "target". Without it texts tell them from other choices only where a filter does. */
  readonly target?: QualityText;
}
