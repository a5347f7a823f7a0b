import type { Limit } from './limit.ts';

/**
 * The effect language: a card's behaviour as a frozen tree that survives JSON. One selector noun for every verb, one number
 * type, one condition type, one clause envelope. The words themselves (nouns, qualities, stats, verbs, occasions) belong to each
 * game's vocabulary. `builders.ts` and `word-builders.ts` make the trees, `compile/` makes programs of them, `text/` makes
 * sentences.
 */

/** Whose cards, seen from the player whose ability it is. */
export type Whose = 'friendly' | 'enemy' | 'any';

/** A player that the clause, or one around it, has chosen: see `Clause.players`. */
export interface ChosenPlayer {
  readonly player: string;
}

/** One player. `opponent` is the only one; where there may be several, the text chooses one. */
export type OfPlayer = 'you' | 'opponent' | ChosenPlayer;

/** Which players, seen from the player whose ability it is; `controller` and `owner` are those of the act's card, or of `Act.of`. */
export type Who = OfPlayer | 'each' | 'eachOpponent' | 'controller' | 'owner';

/** A quality of a card: a word of the vocabulary, one with a value (`trait` `martian`), what it targets, or the absence of one. */
export type Quality =
  | string
  | { readonly is: string; readonly value: string | number }
  /** With the word that the text has chosen under a name for its value: see `Clause.words`. */
  | { readonly is: string; readonly chosen: string }
  | Aim
  | { readonly not: Quality };

/** What waits to be resolved targets such a card; `only`: nothing else. */
export interface Aim {
  readonly targets: About;
  readonly only?: true;
}

/** A set of cards described by a noun: "each other damaged enemy creature". */
export interface Filter {
  readonly noun: string;
  readonly whose: Whose;
  readonly are: readonly Quality[];
  /** Not the card that has the ability. */
  readonly other?: true;
  /** Seen from a chosen player: `friendly` are that player's. */
  readonly of?: ChosenPlayer;
}

/** Which cards an act is done to. */
export type Selector =
  | { readonly kind: 'self' }
  /** What the card is attached to. */
  | { readonly kind: 'host' }
  /** For an ability that was given or is lent: the card whose text gave it, that one and no namesake. */
  | { readonly kind: 'giver' }
  /** The cards that a target's name is bound to. */
  | { readonly kind: 'bound'; readonly name: string }
  /** In an act's number and second object, and in the number of a change: each of the cards by itself, "its power". */
  | { readonly kind: 'itself' }
  /**
   * The cards of a fact that this resolution brought about: "the cards discarded this way"; with a `role` its other cards: "the creature
   * attacked this way". `are`: as they were then.
   */
  | { readonly kind: 'thisWay'; readonly fact: string; readonly role?: 'other'; readonly are: readonly Quality[] }
  /** A card of the event that set the ability off. */
  | { readonly kind: 'event'; readonly role: 'card' | 'other' }
  | ({ readonly kind: 'each' } & Filter)
  /** The topmost cards of each pile of such cards: "the top 3 cards of your deck". */
  | ({ readonly kind: 'top'; readonly count: Amount } & Filter)
  /** Cards that stand in a relation to others: `neighbours`. */
  | { readonly kind: 'related'; readonly relation: string; readonly of: Selector; readonly are: readonly Quality[] };

/** Cards that somebody chooses. `min` 0 makes the choice optional. */
export interface Target extends Filter {
  readonly min: number;
  readonly max: number;
  /** Only among these: "one of its neighbors". */
  readonly among?: Selector;
  /** None of these: "other than the first creature". */
  readonly besides?: Selector;
  /** In a clause that is done several times: none that was chosen for it at an earlier time. */
  readonly different?: true;
  /** How many, where a number says it: in place of `max`, and of `min` unless that is 0. */
  readonly count?: Amount;
  /** So much is divided among them, at least 1 each: `share` reads what each was given. */
  readonly divide?: Amount;
  /** True where it is chosen when it is done, although the game announces targets. */
  readonly late?: true;
  /** Who chooses, where it is not the player whose ability it is. */
  readonly by?: OfPlayer;
  /** Chosen only if this holds when it is to be chosen; nobody asks it again. */
  readonly if?: Condition;
}

/** A number: fixed, counted, or read from cards, players and events. */
export type Amount =
  | number
  /** So many for each card, or for each point of what the ability did: "1Æ for each friendly creature". */
  | { readonly kind: 'perEach'; readonly times: number; readonly of: Counted }
  /** A stat of some cards, summed over several; of `itself`, of each card by itself. */
  | { readonly kind: 'stat'; readonly stat: string; readonly of: Selector }
  /** A number of a player, such as the æmber in the pool. */
  | { readonly kind: 'tally'; readonly tally: string; readonly of: OfPlayer }
  /** All of a player's number but so many. */
  | { readonly kind: 'allBut'; readonly keep: number; readonly tally: string; readonly of: OfPlayer }
  /** One number less another; not below 0 unless it is `signed`. */
  | { readonly kind: 'difference'; readonly of: Amount; readonly less: Amount; readonly signed?: true }
  /** One number, or `most` where that is less: "1Æ for each house, to a maximum of 3Æ". */
  | { readonly kind: 'capped'; readonly of: Amount; readonly most: number }
  /** A measure of a set of cards, such as how many houses it has. */
  | { readonly kind: 'measure'; readonly measure: string; readonly of: Filter }
  /** The amount of the event that set the ability off. */
  | { readonly kind: 'eventAmount' }
  /** A number chosen or announced before, by name. */
  | { readonly kind: 'number'; readonly name: string }
  /** For an ability that is given for a while: `Act.amount` of its `grant`, fixed then; with `at`, from 1, one of its `amounts`. */
  | { readonly kind: 'made'; readonly at?: number }
  /** What a target was given of what is divided; for an act on that target, done to each with its own share. */
  | { readonly kind: 'share'; readonly of: string };

/** What "for each" counts. */
export type Counted =
  | { readonly kind: 'cards'; readonly of: Selector }
  /** What this resolution did: how many events of a fact, or their amounts: "for each Æ lost this way". */
  | { readonly kind: 'thisWay'; readonly fact: string; readonly what: 'events' | 'amount' }
  /** A stat of some cards, summed over several: "for each trait of that creature". */
  | { readonly kind: 'stat'; readonly stat: string; readonly of: Selector }
  /** Each point of a number of a player: "for each key your opponent has forged". */
  | { readonly kind: 'tally'; readonly tally: string; readonly of: 'you' | 'opponent' }
  /** How often something has happened in the period of its history, by anybody or by one player: "for each card you have played this turn". */
  | { readonly kind: 'happened'; readonly history: string; readonly by?: 'you' | 'opponent' };

/** What an "if" asks. */
export type Condition =
  | { readonly kind: 'exists'; readonly of: Filter; readonly least: number }
  | { readonly kind: 'compare'; readonly amount: Amount; readonly is: 'least' | 'most' | 'exactly'; readonly than: Amount }
  /** Whether every one of some cards has these qualities. */
  | { readonly kind: 'are'; readonly cards: Selector; readonly are: readonly Quality[] }
  /** Whether this resolution brought a fact about for one of some cards: "if this damage destroys that creature". */
  | { readonly kind: 'befell'; readonly fact: string; readonly cards: Selector }
  /** A state of the table, such as whose turn it is; `chosen`: of a word that the text has chosen under a name. */
  | { readonly kind: 'state'; readonly state: string; readonly chosen?: string }
  /** Whether a cost with this name was paid: see the abilities of kind `cost`. */
  | { readonly kind: 'paid'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'either'; readonly of: readonly Condition[] }
  | { readonly kind: 'both'; readonly of: readonly Condition[] };

/** The price for which a player may end an effect early, or ignore it for a while, whenever the game allows it. */
export interface EarlyEnd {
  /** What is paid in the game's own currency. */
  readonly energy?: Amount;
  readonly price?: Clause;
  /** A number that the payer chooses as it is paid. */
  readonly numbers?: Clause['numbers'];
}

/** One thing done: a verb of the vocabulary with its objects. */
export interface Act {
  readonly verb: string;
  readonly on?: Selector;
  /** A second object: what it is moved or attached to. */
  readonly to?: Selector;
  readonly amount?: Amount;
  /** For `grant`: further numbers that the effect keeps. */
  readonly amounts?: readonly Amount[];
  /** Whose deed it is; default you. */
  readonly who?: Who;
  /** The card whose controller or owner does it, where it is not the act's own. */
  readonly of?: Selector;
  /** A word of the game that the verb needs, such as a house. */
  readonly value?: string;
  /** The name under which the text has chosen that word, in place of `value`. */
  readonly chosen?: string;
  /** The place that the cards are moved out of, a word of the game: "from your Infierno". Cards elsewhere are left alone. */
  readonly from?: string;
  /** It also works on a card that has moved on to a zone that all can see: "exile it. When … , return it". */
  readonly follows?: true;
  /**
   * For `grant`: the ability given, and for how long. Its `amount` is what the ability reads as `made`. For what copies: a static
   * ability whose changes become part of the copy.
   */
  readonly grants?: Ability;
  /** For `grant`: the player who gave it may end it early. */
  readonly ends?: EarlyEnd;
  readonly until?: string;
  /** For a duration that ends when a card leaves: which card. Default the one that has the ability. */
  readonly boundTo?: Selector;
}

/** A number that somebody chooses: X. */
export interface NumberRange {
  /**
   * True where it is announced with what is paid: the cost says X, and the text does not tell to choose it. Where a game announces,
   * it asks for the number itself and hands it to the announcement.
   */
  readonly paid?: true;
  readonly least: number;
  /** Where this is below `least`, there is no choice but `least`. */
  readonly most: Amount;
}

/** A player that somebody chooses. */
export interface PlayerChoice {
  readonly whose: 'opponent' | 'any';
}

/** A word that somebody chooses, of a sort that the game names, such as a house. */
export interface WordChoice {
  readonly of: string;
  /** Who chooses, where it is not the player whose ability it is. */
  readonly by?: 'opponent';
}

/** The one envelope: choose, check, offer, do, and what follows. */
export interface Clause {
  /** Chosen before the targets, by name: amounts of the clause read them as `number`. */
  readonly numbers?: Readonly<Record<string, NumberRange>>;
  /**
   * Words chosen when the clause is done, before all else, by name. What comes after may speak of them, and so may abilities that it
   * gives.
   */
  readonly words?: Readonly<Record<string, WordChoice>>;
  /** Players chosen before the targets, by name. Where there is one only, nobody is asked. */
  readonly players?: Readonly<Record<string, PlayerChoice>>;
  /** Chosen before anything else is done; where a game announces targets, when the ability is announced. */
  readonly targets?: Readonly<Record<string, Target>>;
  /**
   * Each player or each opponent makes the choices, takes the offer and does the acts, from their own point of view: "you" and
   * "friendly" are each of them. All choose in turn, then all do it. The condition is asked once. "If they do" each follows by themselves who
   * has done all of it; without a condition, `else` those who have not. What comes next is yours again. A clause without acts may have
   * modes: each player chooses one and does it before the next player chooses.
   */
  readonly each?: 'player' | 'opponent';
  /** With `each`: only those of whom this holds, asked of each from their own point of view: "each player who …". */
  readonly eachIf?: Condition;
  /** Asked before anything is chosen; if it speaks of what the clause itself chooses, after that is chosen and before it is offered. */
  readonly if?: Condition;
  readonly may?: true;
  /** In a replacement that lets its event go on: once this part of the text is come to, it takes the place of the event. */
  readonly instead?: true;
  /** Done so many times over, choices included. */
  readonly times?: Amount;
  readonly do: readonly Act[];
  /** Exactly one of these is chosen and done after `do`. */
  readonly modes?: readonly Clause[];
  /** "Repeat this effect": the whole ability once more, this instruction included; `preceding`: all that stands before it, once. */
  readonly again?: 'effect' | 'preceding';
  /** Done only if all of `do` was: "if you do". */
  readonly ifDone?: Clause;
  /** With `ifDone`: said as "then", in games whose word that is for it (`Wordings.thenIfDone`). */
  readonly saysThen?: true;
  /** Done if the condition failed or the offer was declined. */
  readonly else?: Clause;
  /** What comes after, whatever happened. */
  readonly next?: Clause;
}

/** Whom an occasion is about; `giver` as in a selector. */
export type About = 'self' | 'host' | 'giver' | Filter;

/** What sets an ability off: an occasion of the vocabulary, and whom it must be about. */
export interface When {
  readonly occasion: string;
  readonly card?: About;
  readonly other?: About;
  /** Whose event it must be; default anybody's. */
  readonly by?: 'you' | 'opponent';
  /** Set off once by all such events of a batch: "after one or more beasts die". The text's event is all of them. */
  readonly oneOrMore?: true;
  /** Only the first, the second… of such events in the period of the occasion's history, of each player where `by` is said. */
  readonly nth?: number;
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
      /** One of the list's words; absent where the text that gives the change has chosen it. */
      readonly word?: string;
      /** The name under which that text has chosen the word. */
      readonly chosen?: string;
      readonly amount?: number;
    }
  /** Lends an ability. */
  | { readonly kind: 'ability'; readonly ability: Ability }
  /** Turns a rule of the game on for those it works on: "cannot fight". `of` says about which cards, `word` about which house or trait. */
  | {
      readonly kind: 'rule';
      readonly rule: string;
      readonly amount?: Amount;
      readonly of?: Filter;
      readonly word?: string;
      /** The name under which the text that gives the change has chosen the word. */
      readonly chosen?: string;
      /** For what copies: a static ability whose changes become part of the copy. */
      readonly except?: Ability;
    };

/** What is paid to play the card: besides its own cost, or instead of it. */
export interface Cost {
  readonly kind: 'cost';
  readonly sort: 'additional' | 'alternative';
  /** True where an additional cost need not be paid; an alternative one never need be. */
  readonly optional?: true;
  /** By which the card's other abilities ask whether it was paid. */
  readonly name?: string;
  /** What is paid in the game's own currency. */
  readonly energy?: Amount;
  readonly price?: Clause;
  /** Only under this condition. */
  readonly if?: Condition;
}

/** A word that stands for abilities, with what the card says after it: "Bond {1} - draw a card". See `Game.expandKeyword`. */
export interface Keyword {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly value: number;
  /** What is paid in the game's own currency. */
  readonly energy?: Amount;
  readonly price?: Clause;
  readonly clause?: Clause;
  /** The cards that it speaks of: "Immune - Human allies". */
  readonly of?: Filter;
}

/** A part of a cost that is paid in resources: so many of a type, or of the word for any type. */
export interface ResourceCost {
  readonly type: string;
  readonly count: Amount;
}

/** What using an ability takes, whatever sets it off. */
export interface Usage {
  /** Words of the game that say how it may be used and what it counts as: `attack`, `heroAction`. */
  readonly labels?: readonly string[];
  /** In the game's own currency. */
  readonly cost?: Amount;
  /** What is paid in resources of certain types, in a game that has such. */
  readonly resources?: readonly ResourceCost[];
  /** What else is paid: its targets are chosen when it is paid, and the clause may speak of them. */
  readonly price?: Clause;
  readonly limit?: Limit;
  /** When: a word of the vocabulary's `prices`, such as `asRitual`. */
  readonly timing?: string;
}

/** Everything that a card can say. */
export type Ability =
  /** `also` lists further occasions that set it off: "Play/After Reap". */
  | (Usage & {
      readonly kind: 'triggered';
      readonly when: When;
      readonly also?: readonly When[];
      readonly forced: boolean;
      /** For one that is given for a while: it ends when it has been set off. */
      readonly once?: true;
      readonly clause: Clause;
    })
  | {
      readonly kind: 'replacement';
      readonly when: When;
      readonly drops: boolean;
      /** For one that is given for a while: it ends when it has been applied. */
      readonly once?: true;
      /** Sets it apart from the others that apply to one event, for the game's order: see `EventPolicy.rankOf`. */
      readonly sort?: string;
      readonly clause: Clause;
    }
  | { readonly kind: 'prohibition'; readonly when: When }
  /** Used or resolved at the moments that the game's rules give the header: `play`, `action`, `omni`. */
  | (Usage & {
      readonly kind: 'activated';
      readonly headers: readonly string[];
      readonly cost: Amount;
      readonly clause: Clause;
    })
  | Cost
  | {
      readonly kind: 'static';
      readonly applies: AppliesTo;
      readonly if?: Condition;
      /** It defines what its own card is, as a strength of X: nothing depends on it, and it depends on nothing. */
      readonly defines?: true;
      /** Any player may ignore it for so long. */
      readonly ignorable?: EarlyEnd & { readonly until: string };
      readonly changes: readonly Change[];
    }
  | Keyword;
