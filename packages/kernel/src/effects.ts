/**
 * The effect language: a card's behaviour as a frozen tree that survives JSON. One selector noun for every verb, one number
 * type, one condition type, one clause envelope. The words themselves (nouns, qualities, stats, verbs, occasions) belong to each
 * game's vocabulary. `builders.ts` makes the trees, `lower.ts` makes programs of them, `text/` makes sentences.
 */

/** The version of the language that card files are written in. */
export const EFFECT_FORMAT = 1;

/** Whose cards, seen from the player whose ability it is. */
export type Whose = 'friendly' | 'enemy' | 'any';

/** Which players, seen from the player whose ability it is; `controller` is that of the act's card. */
export type Who = 'you' | 'opponent' | 'each' | 'controller';

/** A quality of a card: a word of the vocabulary, one with a value (`trait` `martian`), or its absence. */
export type Quality = string | { readonly is: string; readonly value: string | number } | { readonly not: Quality };

/** A set of cards described by a noun: "each other damaged enemy creature". */
export interface Filter {
  readonly noun: string;
  readonly whose: Whose;
  readonly are: readonly Quality[];
  /** Not the card that has the ability. */
  readonly other?: true;
}

/** Which cards an act is done to. */
export type Selector =
  | { readonly kind: 'self' }
  /** What the card is attached to. */
  | { readonly kind: 'host' }
  /** The cards that a target's name is bound to. */
  | { readonly kind: 'bound'; readonly name: string }
  /** A card of the event that set the ability off. */
  | { readonly kind: 'event'; readonly role: 'card' | 'other' }
  | ({ readonly kind: 'each' } & Filter)
  /** Cards that stand in a relation to others: `neighbours`. */
  | { readonly kind: 'related'; readonly relation: string; readonly of: Selector; readonly are: readonly Quality[] };

/** Cards that somebody chooses. `min` 0 makes the choice optional. */
export interface Target extends Filter {
  readonly min: number;
  readonly max: number;
  /** Only among these: "one of its neighbors". */
  readonly among?: Selector;
}

/** A number: fixed, counted, or read from cards, players and events. */
export type Amount =
  | number
  /** So many for each card, or for each point of what the ability did: "1Æ for each friendly creature". */
  | { readonly kind: 'perEach'; readonly times: number; readonly of: Counted }
  /** A stat of some cards, summed over several. */
  | { readonly kind: 'stat'; readonly stat: string; readonly of: Selector }
  /** A number of a player, such as the æmber in the pool. */
  | { readonly kind: 'tally'; readonly tally: string; readonly of: 'you' | 'opponent' }
  /** All of a player's number but so many. */
  | { readonly kind: 'allBut'; readonly keep: number; readonly tally: string; readonly of: 'you' | 'opponent' }
  /** One number less another; not below 0 unless it is `signed`. */
  | { readonly kind: 'difference'; readonly of: Amount; readonly less: Amount; readonly signed?: true }
  /** A measure of a set of cards, such as how many houses it has. */
  | { readonly kind: 'measure'; readonly measure: string; readonly of: Filter }
  /** The amount of the event that set the ability off. */
  | { readonly kind: 'eventAmount' }
  /** A number chosen or announced before, by name. */
  | { readonly kind: 'number'; readonly name: string };

/** What "for each" counts. */
export type Counted =
  | { readonly kind: 'cards'; readonly of: Selector }
  /** What this resolution did: how many events of a fact, or their amounts: "for each Æ lost this way". */
  | { readonly kind: 'thisWay'; readonly fact: string; readonly what: 'events' | 'amount' };

/** What an "if" asks. */
export type Condition =
  | { readonly kind: 'exists'; readonly of: Filter; readonly least: number }
  | { readonly kind: 'compare'; readonly amount: Amount; readonly is: 'least' | 'most' | 'exactly'; readonly than: number }
  /** Whether every one of some cards has these qualities. */
  | { readonly kind: 'are'; readonly cards: Selector; readonly are: readonly Quality[] }
  /** A state of the table, such as whose turn it is. */
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'either'; readonly of: readonly Condition[] };

/** One thing done: a verb of the vocabulary with its objects. */
export interface Act {
  readonly verb: string;
  readonly on?: Selector;
  /** A second object: what it is moved or attached to. */
  readonly to?: Selector;
  readonly amount?: Amount;
  /** Whose deed it is; default you. */
  readonly who?: Who;
  /** A word of the game that the verb needs, such as a house. */
  readonly value?: string;
  /** For `grant`: the ability given, and for how long. */
  readonly grants?: Ability;
  readonly until?: string;
}

/** A number that somebody chooses: X. */
export interface NumberRange {
  readonly least: number;
  /** Where this is below `least`, there is no choice but `least`. */
  readonly most: Amount;
}

/** The one envelope: choose, check, offer, do, and what follows. */
export interface Clause {
  /** Chosen before the targets, by name: amounts of the clause read them as `number`. */
  readonly numbers?: Readonly<Record<string, NumberRange>>;
  /** Chosen before anything else is done; where a game announces targets, when the ability is announced. */
  readonly targets?: Readonly<Record<string, Target>>;
  readonly if?: Condition;
  readonly may?: true;
  /** Done so many times over, choices included. */
  readonly times?: Amount;
  readonly do: readonly Act[];
  /** Exactly one of these is chosen and done after `do`. */
  readonly modes?: readonly Clause[];
  /** "Repeat this effect": the whole ability once more, this instruction included; `preceding`: all that stands before it, once. */
  readonly again?: 'effect' | 'preceding';
  /** Done only if all of `do` was: "if you do". */
  readonly ifDone?: Clause;
  /** Done if the condition failed or the offer was declined. */
  readonly else?: Clause;
  /** What comes after, whatever happened. */
  readonly next?: Clause;
}

/** Whom an occasion is about. */
export type About = 'self' | 'host' | Filter;

/** What sets an ability off: an occasion of the vocabulary, and whom it must be about. */
export interface When {
  readonly occasion: string;
  readonly card?: About;
  readonly other?: About;
  /** Whose event it must be; default anybody's. */
  readonly by?: 'you' | 'opponent';
}

/** What a static ability works on: cards, or players. */
export type AppliesTo = Selector | { readonly kind: 'player'; readonly who: 'you' | 'opponent' | 'each' };

/** What a static ability changes. */
export type Change =
  | { readonly kind: 'stat'; readonly stat: string; readonly change: 'add' | 'set'; readonly amount: Amount }
  | { readonly kind: 'swap'; readonly stat: string; readonly with: string }
  /** Gains, loses or becomes one of a list of words: keywords, traits, houses. */
  | {
      readonly kind: 'list';
      readonly list: string;
      readonly change: 'gain' | 'lose' | 'become';
      readonly word: string;
      readonly amount?: number;
    }
  /** Lends an ability. */
  | { readonly kind: 'ability'; readonly ability: Ability }
  /** Turns a rule of the game on for those it works on: "cannot fight". `of` says about which cards, `word` about which house or trait. */
  | { readonly kind: 'rule'; readonly rule: string; readonly amount?: Amount; readonly of?: Filter; readonly word?: string };

/** Everything that a card can say. */
export type Ability =
  /** `also` lists further occasions that set it off: "Play/After Reap". */
  | { readonly kind: 'triggered'; readonly when: When; readonly also?: readonly When[]; readonly forced: boolean; readonly clause: Clause }
  | { readonly kind: 'replacement'; readonly when: When; readonly drops: boolean; readonly clause: Clause }
  | { readonly kind: 'prohibition'; readonly when: When }
  /** Used or resolved at the moments that the game's rules give the header: `play`, `action`, `omni`. */
  | { readonly kind: 'activated'; readonly headers: readonly string[]; readonly cost: number; readonly clause: Clause }
  | { readonly kind: 'static'; readonly applies: AppliesTo; readonly if?: Condition; readonly changes: readonly Change[] }
  | { readonly kind: 'keyword'; readonly keyword: string; readonly value: number };

/** Freezes a tree all the way down. */
export function freeze<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null) Object.values(Object.freeze(tree)).forEach(freeze);
  return tree;
}
