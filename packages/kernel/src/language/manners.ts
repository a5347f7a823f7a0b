import type { AbilityRef, CardId, CardRef, GameEvent, Seat } from '../state/state.ts';
import type { Deed, Targeting } from './deed.ts';
import type { Ability, Change, EarlyEnd } from './effects.ts';

/** What one of several players has chosen. */
export interface TurnChoices {
  readonly cards: readonly CardId[];
  readonly numbers: readonly number[];
}

/** How the texts of a game's cards are followed, whatever they say. */
export interface MannersOn<M> {
  /** True where targets are chosen when an ability is announced, before its condition is looked at. */
  readonly announces: boolean;
  /**
   * What "do X. If you do, …" asks. `events`: whether all of X happened. `choice`: X is paid while the text is followed, all of it or
   * nothing, and "if you do" asks whether it was chosen or had to be, whatever came of it.
   */
  readonly ifDoneAsks: 'events' | 'choice';
  /**
   * True where an ability triggers even while the condition of its text is false: the condition is checked at resolution only, since
   * abilities that resolve earlier may make it true. By default such an ability does not trigger.
   */
  readonly triggersIgnoringCondition?: true;
  /** True where "may" is offered even when none of its acts is possible; by default such an offer is skipped. */
  readonly offersImpossible?: true;
  /** True where a mode that is chosen while the text is followed must be able to do something; by default each may be chosen. */
  readonly barsImpossibleModes?: true;
  /**
   * True where a card that is chosen while the text is followed must be one to which some of its acts could be done, and where a text that
   * has no such card for one of its targets is not begun; by default any may be chosen that fits the words.
   */
  readonly barsIdleTargets?: true;
  /** True where a player who is chosen while the text is followed must be one for whom something could be done; by default any may be chosen. */
  readonly barsImpossiblePlayers?: true;
  /** Whether a text that says so may be repeated; default always. */
  readonly mayRepeat?: (match: M, source: CardId) => boolean;
  /** Whether a card is a player's own, where it is not a matter of its controller. */
  readonly ownerOf: (match: M, card: CardRef) => Seat;
  /** Whether an ability may still work on a card that has moved since it was bound; only verbs that follow ask. */
  readonly mayFollow: (match: M, card: CardRef) => boolean;
  /** The card that gave or lends a card an ability, by default the one that a lasting effect is: see the selector `giver`. */
  readonly giverOf?: (match: M, card: CardId, ref?: AbilityRef) => CardRef | undefined;
  /**
   * True where "this card", in an ability given for a while, means the card whose text gave it, and "another" any card but that one; by
   * default both mean the lasting effect that carries the ability.
   */
  readonly thisCardMeansGiver?: true;
  /** Whether a card may be announced as a target, and is still a legal one; default always. */
  readonly mayTarget?: (match: M, targeting: Targeting) => boolean;
  /** Whether a card that may be a target must be one: those are chosen before others. */
  readonly mustTarget?: (match: M, targeting: Targeting) => boolean;
  /**
   * The targets of something that waits to be resolved, for a text that asks what it targets, or what `only`; without it nothing is said
   * to target anything.
   */
  readonly targetsOf?: (match: M, card: CardRef, asks: 'any' | 'only') => readonly CardRef[];
  /** What a word of an object's text says now: effects may have changed it. Default: what is written. */
  readonly reads?: (match: M, reader: CardId, word: string | number) => string | number;
  /** Puts what lies together with a card into a random order: for choices among what who chooses cannot see. The last act of a step. */
  readonly mix?: (match: M, card: CardId) => void;
  /** Whether a named cost of a card was paid, where the running text was not told so: a card in play may remember it. */
  readonly wasPaid?: (match: M, card: CardId, name: string) => boolean;
  /**
   * True where of "each player" one after the other follows the whole text; by default all make their choices, and then all do it. See
   * `PlayerPolicy.ordersEach`.
   */
  readonly eachInTurn?: true;
  /** Whether what is done to several cards that are chosen, or spent, in one answer is done in the order in which they are named; default never. */
  readonly namedInOrder?: (match: M) => boolean;
  /** How the others are told what a player has chosen while several choose, before all do it; nothing by default. */
  readonly choiceFacts?: (match: M, seat: Seat, chosen: TurnChoices) => readonly GameEvent[];
  /** The ability that ends an effect early for a price, or lets a player ignore it for a while. */
  readonly earlyEnd?: (how: EarlyEnd, until: string | undefined) => Ability;
  /** Whether a player ignores the static abilities of a card that may be ignored. */
  readonly ignores?: (match: M, self: CardId, seat: Seat) => boolean;
  /**
   * Whether a change of many cards by a lasting effect affects only the cards that matched when the effect began; default never: cards that
   * match later are affected too. Where a game has this function, amounts of lasting effects are also counted once, at their start.
   */
  readonly fixesAtStart?: (change: Change) => boolean;
  /** The fact by which a lasting effect begins that gives an ability, to `host` or to nobody. */
  readonly grantFact: (match: M, deed: Deed, host: CardId) => GameEvent;
  /** The fact by which the effect that has just begun keeps a further number; a game whose effects keep several needs it. */
  readonly amountFact?: (match: M, deed: Deed, kept: { readonly at: number; readonly amount: number }) => GameEvent;
  /**
   * The ledger rows that card texts carry out: by the rules that only some texts meet, such as `TEXT-MAY` (see `textRule`), by the steps of
   * texts, such as `CARD-IF-DONE` for "if you do", and by those of the kernel's own programs.
   */
  readonly cites?: Readonly<Record<string, string>>;
}
