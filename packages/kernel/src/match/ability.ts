import type { Ability } from '../language/effects.ts';
import type { Context } from './context.ts';
import type { AbilityLocals, Choices, Declared, Legality, Looking, Offer, Slots } from './ability-locals.ts';
import type { ProgramOn } from './program.ts';
import type { CostPlace } from '../state/payment.ts';
import type { CardId, Frame, GameEvent, Seat, ZoneId } from '../state/state.ts';

/** Whether a change speaks of a card; `as` is a noun that the card is to count as, where it is read not as it stands. */
export type SpeaksOf<M> = (match: M, card: CardId, context: Context, as?: string) => boolean;

/** A card's ability after compiling: data for the text, closures for the questions, programs for what is done. */
export interface CompiledAbilityOn<M> {
  readonly data: Ability;
  /** The header that resolves it, or an empty text. An ability with two headers is compiled twice. */
  readonly header: string;
  /** True where it ends when it has been set off. */
  readonly once: boolean;
  /** Where its locals keep what is bound by name. The price binds names of the same table. */
  readonly slots: Slots;
  /** Fresh locals for a run. */
  readonly locals: (event: GameEvent | undefined) => AbilityLocals;
  /** Chooses the targets, then resolves. */
  readonly program: ProgramOn<M, AbilityLocals>;
  /** The step of `program` after all that is announced. */
  readonly resolveFrom: number;
  /** Whether it could do anything now, after the context's event: the price is not its business. */
  readonly canDo: (match: M, context: Context) => boolean;
  readonly trigger: CompiledTrigger<M>;
  readonly static: CompiledStatic<M>;
  readonly announced: CompiledAnnouncement<M>;
  readonly price: CompiledPrice<M>;
  /** For an ability that a static one lends; undefined for a card's own. */
  readonly lent: CompiledLoan<M> | undefined;
}

/** What an ability listens for; that of one which listens for nothing matches no event. */
export interface CompiledTrigger<M> {
  /** (event kind, moment), or -1: see `listenerKey`. */
  readonly key: number;
  /** The same for the other kinds of event that its words mean: see `Occasion.also`. */
  readonly alsoKeys: readonly number[];
  /** Whether all such events of a batch set it off together, once: see `When.oneOrMore`. */
  readonly isOncePerBatch: boolean;
  /** For the first, the second… such event of a period: by which history, and whether each player's are counted apart. */
  readonly nth: { readonly history: string; readonly count: number; readonly apart: boolean } | undefined;
  /** For an occasion about cards that move: out of which zones, and into which. */
  readonly moves: CompiledMoves | undefined;
  /** The value that an event must have, or -1 where any will do: asked before who has the ability. */
  readonly eventValue: number;
  /** The field of an event that must name the card which has the ability, for triggers about that card alone. */
  readonly selfField: 'card' | 'other' | undefined;
  /** Whether the context's event sets it off. */
  readonly matchesEvent: (match: M, context: Context) => boolean;
  /** Whether the condition without which nothing of its text happens is true after the context's event; always where there is none. */
  readonly conditionHolds: (match: M, context: Context) => boolean;
  /** Whether it matters to its text, or to what it does to the event, which event it was. */
  readonly speaksOfEvent: boolean;
  /** The facts that it raises, by kind, where all it does is to add: see `VerbOn.adds`. Undefined for any other. */
  readonly adds: readonly number[] | undefined;
  /** What its text offers before all else, at the beginning of a run; undefined where it begins otherwise. See `compileFirstOffer`. */
  readonly firstOffer: ((match: M, run: Frame<AbilityLocals>) => Offer | undefined) | undefined;
}

/** Which moves an ability hears of. */
export interface CompiledMoves {
  /** The field of the event that names the card that moves. */
  readonly field: 'card' | 'other';
  readonly from: ((zone: ZoneId) => boolean) | undefined;
  readonly to: ((zone: ZoneId) => boolean) | undefined;
}

/** What a static ability changes, and on what; that of any other ability works on nothing. */
export interface CompiledStatic<M> {
  /** Whether it works on a card, or on a seat. */
  readonly appliesToCard: (match: M, card: CardId, context: Context) => boolean;
  readonly appliesToSeat: (match: M, seat: Seat, context: Context) => boolean;
  /** The amounts of its changes, in their order; `card` is the one that the change works on, of which an amount may speak. */
  readonly amounts: readonly ((match: M, context: Context, card?: CardId) => number)[];
  /** Which cards each change speaks of, for those that name some. */
  readonly speaksOf: readonly (SpeaksOf<M> | undefined)[];
  /** The definition of what each change excepts from copying, or 0. See `Change.except`. */
  readonly excepts: readonly number[];
  /** The indexes of the abilities that it lends, in the same definition. */
  readonly lends: readonly number[];
}

/** What is chosen as an ability is announced; nothing where the game does not announce. */
export interface CompiledAnnouncement<M> {
  /** Makes the choices of its text in their order, without following it, and hands them to the caller; undefined where there are none. */
  readonly program: ProgramOn<M, AbilityLocals> | undefined;
  /** The targets alone, for games that choose them long before resolving. */
  readonly targets: readonly CompiledTarget<M>[];
  /** The numbers that it chooses before its targets, likewise. */
  readonly numbers: readonly CompiledNumber<M>[];
  /** Whether a target that must be announced was not: then it cannot be announced after all. */
  readonly lacks: (match: M, context: Context, choices: Choices) => boolean;
  /** Looks at the announced targets again, when the ability is to be followed. */
  readonly stillLegal: (match: M, context: Context, choices: Choices) => Legality;
  /** The targets that were declared, once for each declaration: those of a mode that was not chosen are none. */
  readonly declared: (choices: Choices) => readonly Declared[];
  /** The cards that could be declared for one of the names now, given all that has been chosen. */
  readonly candidates: (match: M, looking: Looking, slot: number) => readonly CardId[];
}

/** What an ability costs. */
export interface CompiledPrice<M> {
  /** The amount where it is always the same: then nobody need be asked for a context. */
  readonly fixed: number | undefined;
  /** In the game's own currency, with X among the context's numbers. 0 where it costs nothing. */
  readonly amount: (match: M, context: Context) => number;
  /** In resources of certain types, as places of a cost; none for most abilities. */
  readonly resources: (match: M, context: Context) => readonly CostPlace[];
  /** Pays the rest, for the frame's seat, and hands the caller what was chosen; undefined where there is none. */
  readonly program: ProgramOn<M, AbilityLocals> | undefined;
  /** The cards that the rest takes: places, each with the cards that could fill it. One card fills one place. */
  readonly places: (match: M, context: Context) => readonly (readonly CardId[])[];
  /**
   * Whether the context's seat could pay the rest in full, each requirement with cards of its own. The currency is the game's business.
   * Where somebody asks why not, the failed check has the name of the first part that no card is left for.
   */
  readonly canPay: (match: M, context: Context) => boolean;
}

/** Who has an ability that a static one lends. */
export interface CompiledLoan<M> {
  /** The cards that have it now. */
  readonly bearers: (match: M, lender: CardId) => readonly CardId[];
  /** Whether one card has it now: cheaper than the list of all. */
  readonly isBearer: (match: M, card: CardId, lender: CardId) => boolean;
}

/** One choice of targets: who could be chosen, and how many. */
export interface CompiledTarget<M> {
  readonly candidates: (match: M, context: Context) => readonly CardId[];
  /** Whether it would be chosen at all now. */
  readonly isMeant: (match: M, context: Context) => boolean;
  readonly min: number;
  readonly max: number;
}

/** One choice of a number: its place among the numbers in the locals, and from what to what. */
export interface CompiledNumber<M> {
  readonly slot: number;
  readonly least: number;
  readonly most: (match: M, context: Context) => number;
}

/** One card definition's behaviour. Its facts live in the game's own table, under the same index. */
export interface DefinitionOn<M> {
  readonly key: string;
  /** What is printed on it, in the game's own shape; a lasting effect has nothing printed. */
  readonly printed: object;
  /** Its abilities as data, keywords not expanded: to read them compiles nothing. */
  readonly written: readonly Ability[];
  /** The same after compiling: a card is compiled when its abilities are first read. */
  readonly abilities: readonly CompiledAbilityOn<M>[];
  /** For one that was made of others while a match was played: the key of the card that people know it by. */
  readonly shownAs?: string;
  /** What it says besides that card. */
  readonly added?: readonly Ability[];
}
