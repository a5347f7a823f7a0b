import type { LimitOf } from './limit.ts';
import type { Language } from '../state/result.ts';

/** A text in each tongue. */
export type Both = Readonly<Record<Language, string>>;
/** Spanish agreement: masculine and feminine, singular and plural. */
export type Agreeing = readonly [ms: string, fs: string, mp: string, fp: string];
/** A grammatical gender of Spanish. */
export type Gender = 'm' | 'f';

/**
 * Templates. `[deal]`, `[infligir]`: a verb by its base form, put into the form that its subject and the sentence ask for.
 * `{on}`, `{amount}`: slots. `<its owner|their owners>`: singular and plural, agreeing with the card that the template is about;
 * with four ways, as `Agreeing`.
 */
export type Template = string;

/** The words of a quality, a possessor or the like: an adjective or a phrase. */
export interface QualityText {
  readonly en: string;
  readonly es: Agreeing;
  /** In Spanish all qualities follow the noun; in English these do too: "with power 3 or less". */
  readonly after?: true;
  /** Stands next to the noun, before whose it is in Spanish and after whose in English: "enemy flank creature". */
  readonly near?: true;
  /** In English it stands right before the noun, as what sort of card it is: "Mars creature card". */
  readonly sort?: true;
  /** Asks for "the" instead of "a": "the most powerful creature". */
  readonly superlative?: true;
  /** A clause that stands after everything else: "target card on the chain that targets an ally". */
  readonly last?: true;
  /** Such a clause in English, said of several: "that target an ally". */
  readonly several?: string;
  /** The same in Spanish, after all other adjectives, but in English it stands without an article: "target creature", "la criatura objetivo". */
  readonly bare?: true;
  /** True where it names a single card: with its noun that card is "the …", whichever cards are asked for. */
  readonly sole?: true;
  /** True where it is the name of the card, which stands for the noun and all else that is said of the card. */
  readonly proper?: true;
}

/** What amounts are counted in: "a card", "2 cards", "cards"; `{n}` is the number. */
export interface Unit {
  readonly en: readonly [one: string, many: string, bare: string];
  readonly es: readonly [one: string, many: string, bare: string];
  /** True for things that are counted one by one: "that many cards", not "that much Æ". */
  readonly countable?: true;
}

/**
 * A template, or one for each sort of object: `self` where it is the card itself, `own` where it lies in a place that holds your own
 * cards alone ("to your hand": in play it may be owned by another player), then whose it is; `zero` for the amount 0;
 * `opponent` where it is the opponent's deed but is told as yours: "move 1Æ from this creature to your opponent's pool".
 */
export type Sentence =
  | Template
  | {
      readonly opponent?: Template;
      readonly self?: Template;
      readonly host?: Template;
      readonly own?: Template;
      readonly friendly?: Template;
      readonly enemy?: Template;
      readonly zero?: Template;
      /** Where the amount is divided among the cards: "[deal] {amount:damage} divided as you choose among {on}". */
      readonly divided?: Template;
      readonly other: Template;
    };

/**
 * "Friendly" and "enemy", in a game's own words; `theirs` is said of a player spoken of: "that player controls". Where `have` is
 * there, it is asked whether one has a card, not whether there is one: "you [control] {cards}", and "no {cards}".
 */
export interface WhoseWords extends Readonly<Record<'friendly' | 'enemy', QualityText>> {
  readonly theirs?: QualityText;
  readonly have?: Readonly<Record<'some' | 'none', Readonly<Record<Language, Template>>>>;
}

/** How a cost asks for resources: "spend {resources}", and the unit that each type is counted in, "2 claws". */
export interface ResourceWording<Type extends string = string> {
  readonly spend: Both;
  readonly units: Readonly<Record<Type, string>>;
}

/** What may be used how often, with `{limit}`, by whose uses are counted together: "activate this ability only {limit}". */
export type LimitedWording = Readonly<Record<LimitOf, Both>>;

/** The header of abilities that are set off: of those that resolve by themselves, and of those that a player may use. */
export interface TriggerWording {
  readonly forced: Both;
  readonly optional: Both;
}

/** What a label makes of a header, with `{header}`: "Hero {header}", "{header} (attack)"; and of some headers otherwise. */
export interface LabelWording extends Both {
  readonly under?: Readonly<Record<string, Both>>;
}

/** How a game writes what is paid. */
export interface PriceWords<Period extends string = string, Timing extends string = string, Type extends string = string> {
  /** The verb that pays a cost in the game's currency, where the cost is a sentence: "[pay] {amount:energy}". */
  readonly verb: string;
  /** The unit of the game's currency: "{2}". */
  readonly unit: string;
  /** What stands between the parts of a cost before a colon: ", ". Without it they are joined by "and". */
  readonly joined?: string;
  /** True where a cost stands behind the header, and an arrow between it and what it is for: "Action: Tap this ally → draw a card." */
  readonly arrow?: true;
  /** Sentences with `{price}`: "as an additional cost to play this card, {price}"; `{price}` of an offer begins with "you may". */
  readonly additional: Both;
  readonly alternative: Both;
  /** How often, by the period: "once each turn", "{times} times each turn". */
  readonly limits: Readonly<Record<Period, { readonly once: Both; readonly times: Both }>>;
  readonly limited: LimitedWording;
  /** The same under headers of another sort: "take this special action only {limit}". */
  readonly limitedUnder?: Readonly<Record<string, LimitedWording>>;
  readonly timings: Readonly<Record<Timing, Both>>;
  /** Sentences with `{price}`, and `{until}` for ignoring: who may end or ignore an effect, and when. */
  readonly earlyEnd?: { readonly end: Both; readonly ignore: Both };
  /** The types of resources that abilities may cost, where there are any. */
  readonly resources?: ResourceWording<Type>;
  /** What "if" asks of a named cost: "its additional cost was paid", and of its absence. */
  readonly paid: Readonly<Record<string, { readonly is: Both; readonly not: Both }>>;
}
