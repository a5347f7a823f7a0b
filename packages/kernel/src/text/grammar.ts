import type { Language } from '../state/result.ts';
import type { Gender, QualityText } from '../language/wording.ts';
import type { NounWording, RelationWording } from '../language/wordings.ts';

/** Words that name something, and what agrees with them. */
export interface Phrase {
  /** Empty where the tongue leaves it out: "puedes". */
  readonly text: string;
  readonly gender: Gender;
  readonly many: boolean;
  readonly person: 2 | 3;
}

/** How a verb is put: what its sentence asks for, and for whom. */
export interface Form {
  readonly mood: 'imperative' | 'indicative' | 'infinitive' | 'subjunctive';
  readonly subject: Pick<Phrase, 'many' | 'person'>;
  readonly negative?: boolean;
}

/** A noun with all that is said of it. */
export interface Described {
  readonly noun: NounWording;
  readonly qualities: readonly QualityText[];
  readonly whose: QualityText | undefined;
  /** What follows: "in your discard pile". */
  readonly tail: string;
  /** Not the card that speaks. */
  readonly other: boolean;
}

/** Cards in a relation to others: "this creature's damaged neighbors". */
export interface RelatedCards {
  readonly relation: RelationWording;
  readonly qualities: readonly QualityText[];
  readonly whose?: QualityText;
  /** To what they stand in it; left out after "it has". */
  readonly of?: Phrase;
}

/**
 * How a noun is introduced: "a creature", "one or more creatures", "each creature", "creatures", in Spanish "las criaturas" where it is
 * known which, "the creatures" together, and after "for each": "creature".
 */
export type Article = 'one' | 'oneOrMore' | 'each' | 'many' | 'all' | 'together' | 'counted';

/** What a number of a card is called. */
export interface StatName {
  readonly en: string;
  readonly es: string;
  readonly gender: Gender;
  readonly plural?: true;
  /** In Spanish what is added to it is said without "de": "+2 Armadura". */
  readonly bare?: true;
}

/** How many are chosen: exactly so many, or up to so many. */
export interface Choice {
  readonly min: number;
  readonly max: number;
  /** Besides the one that was chosen before: "another". */
  readonly other?: true;
}

/** How a number is compared. */
export type Comparison = 'least' | 'most' | 'exactly';

/** What a tongue does with nouns, verbs and numbers. Words that stand alone are in `Frames`. */
export interface Grammar {
  readonly language: Language;
  readonly frames: Frames;
  readonly players: Readonly<Record<'you' | 'opponent' | 'each' | 'eachOpponent' | 'controller' | 'owner', Phrase>>;
  /** "an opponent", "that opponent"; "a player", "that player". */
  readonly somePlayer: (whose: 'opponent' | 'any', which: 'one' | 'that') => Phrase;
  /** "that creature's controller". */
  readonly playerOf: (of: Phrase, who: 'controller' | 'owner') => Phrase;
  /** What is said of cards of a player spoken of, where a game has no words of its own. */
  readonly theirs: QualityText;
  readonly noun: (described: Described, article: Article) => Phrase;
  /** "a friendly creature", "up to 3 creatures", "2 creatures", "any number of creatures". */
  readonly chosen: (described: Described, choice: Choice) => Phrase;
  /** "X creatures", "up to X creatures". */
  readonly chosenSo: (described: Described, count: string, upTo: boolean) => Phrase;
  /** "the top card of your deck", and of several by their number: "the top 3 cards". */
  readonly top: (described: Described, count: string | undefined) => Phrase;
  /** "one of the top 3 cards", "up to 2 of those cards", "another of those cards". */
  readonly chosenAmong: (cards: Phrase, choice: Choice) => Phrase;
  readonly demonstrative: (noun: NounWording, which: 'this' | 'that' | 'those') => Phrase;
  /** "The first creature", of several that were named. */
  readonly ordinal: (noun: NounWording, at: 0 | 1 | 2) => Phrase;
  /** "For the first time", counted from 1. */
  readonly nthTime: (count: number) => string;
  /** What stands for something just named: "it", "they"; nothing in Spanish. */
  readonly pronoun: (phrase: Phrase) => Phrase;
  readonly related: (cards: RelatedCards, article: Article) => Phrase;
  /** "one of this creature's neighbors", "up to 2 of …". */
  readonly chosenOf: (cards: RelatedCards, choice: Choice) => Phrase;
  /** "for each of those creatures": what a phrase is after "for each". */
  readonly countedOf: (phrase: Phrase) => string;
  /** "this creature's power", "el Poder de esta criatura". */
  readonly statOf: (stat: StatName, of: Phrase) => string;
  /** "the number of houses". */
  readonly numberOf: (things: string) => string;
  /** "a number X from 1 to 5", as an object of choosing. */
  readonly numberFrom: (least: number, most: string) => string;
  /** Templates of "there is", "it has" and "it is so". */
  readonly exists: (phrase: Phrase, none: boolean) => string;
  readonly has: (owner: Phrase, what: string, none: boolean) => string;
  readonly beSo: (quality: QualityText, subject: Phrase) => string;
  /** Templates of "gets +2 armor", "has 5 power" and "has its power and armor switched". */
  readonly statChange: (stat: StatName, number: string, change: 'add' | 'set') => string;
  readonly swaps: (one: StatName, other: StatName) => string;
  readonly conjugate: (verb: string, form: Form) => string;
  readonly join: (items: readonly string[], by: 'and' | 'or') => string;
  /** What several objects have for one verb: "gains taunt and skirmish", "cannot fight or reap". */
  readonly shared: (verb: string, objects: readonly string[]) => string;
  /** "7Æ or more", "exactly 3", "fewer than 3 cards". */
  readonly compared: (amount: string, is: Comparison | 'below', countable: boolean) => string;
  readonly quoted: (text: string, depth: number) => string;
  /** What a quality's absence is said with. */
  readonly without: (quality: QualityText) => QualityText;
  /** Templates of "targets an ally" and "targets only an ally", and the word before them in a clause: "that". */
  readonly aims: Readonly<Record<'any' | 'only', (at: Phrase) => string>> & { readonly that: string };
  /** The card whose text gives the ability that is being said. */
  readonly giver: Phrase;
  /** Each card of an act or of a change by itself, where its number or another card is spoken of: "it". */
  readonly itself: Phrase;
  /** "your opponent may", "puedes". */
  readonly may: (subject: Phrase) => string;
  /** "have your opponent", after "you may"; the verb follows in the mood `haveMood`. */
  readonly have: (subject: Phrase) => string;
  readonly haveMood: 'infinitive' | 'subjunctive';
  /** The prefix of a clause that is done so many times. */
  readonly repeated: (times: string, upTo: boolean) => string;
  /** "all of your Æ", "all but 5 of your Æ". */
  readonly allOf: (tally: { readonly said: string; readonly all: string }, keep: number) => string;
  /** What one has who has none of it: "no Æ", and whether the verb is negated for it. */
  readonly nothing: (bare: string) => { readonly text: string; readonly negative: boolean };
  /** "that much Æ", "that many cards". */
  readonly thatMany: (bare: string, countable: boolean) => string;
  /** Puts "instead" where the tongue has it. */
  readonly instead: (body: string) => string;
  /** Whether a quoted text keeps its last full stop inside. */
  readonly stopInsideQuotes: boolean;
  /** Last corrections of a finished text, such as contractions. */
  readonly polish: (text: string) => string;
}

/** The words of a tongue that stand alone. */
export interface Frames {
  readonly if: string;
  readonly while: string;
  readonly unless: string;
  readonly upTo: string;
  readonly toMaximum: string;
  readonly otherwise: string;
  /** By who did what was asked for. */
  readonly ifDone: Readonly<Record<'you' | 'player' | 'card', string>>;
  readonly next: string;
  /** Before what is done if all before it was, in games with a word for that. */
  readonly thenIfDone: string;
  readonly forEach: string;
  readonly where: string;
  readonly be: string;
  /** "A number of allies equal to the number of your coins". */
  readonly numberEqualTo: { readonly number: string; readonly equal: string };
  readonly timesEqualTo: string;
  /** "Other than", of one card. */
  readonly otherThan: string;
  readonly among: string;
  /** Before cards, of each player: "they control", "they control no". */
  readonly eachControls: Readonly<Record<'some' | 'none', string>>;
  /** After what is chosen anew each time: "a creature, a different one each time". */
  readonly differentEachTime: Readonly<Record<Gender, string>>;
  readonly reducedBy: string;
  /** How one number stands to another, and how not: "greater than or equal to". */
  readonly against: Readonly<Record<Comparison, Readonly<Record<'is' | 'not', string>>>>;
  /** The verb of choosing, by its base form. */
  readonly choose: string;
  readonly chooseOne: string;
  /** What is chosen of several options. */
  readonly oneOption: string;
  /** The same of another player. */
  readonly choosesOne: string;
  /** After a player whom the one who reads chooses: "an opponent of your choice". */
  readonly ofYourChoice: string;
  /** By what is repeated: the whole text, or what stands before. */
  readonly again: Readonly<Record<'effect' | 'preceding', Readonly<Record<'may' | 'must', string>>>>;
  readonly gains: string;
  readonly doThis: string;
  /** Between a copy and what is not copied. */
  readonly except: string;
  /** The copy, where it is said what of it is excepted. */
  readonly copy: Phrase;
  readonly your: Readonly<Record<2 | 3, string>>;
  /** The player after a preposition: "engaged with you", "with them". */
  readonly you: Readonly<Record<2 | 3, string>>;
}

/** Whether one of its qualities names a single card. */
export function isSole({ qualities }: Pick<Described, 'qualities'>): boolean {
  return qualities.some(({ sole }) => sole === true);
}

/** The name of the card, where one of its qualities is that. */
export function properName({ qualities }: Pick<Described, 'qualities'>): QualityText | undefined {
  return qualities.find(({ proper }) => proper === true);
}

/** Several phrases as one subject. */
export function together(phrases: readonly Phrase[], text: string): Phrase {
  const [first] = phrases;
  if (first !== undefined && phrases.length === 1) return first;
  return { text, many: true, person: 3, gender: phrases.every((each) => each.gender === 'f') ? 'f' : 'm' };
}
