import type { Offer } from './ability-locals.ts';
import type { Context } from './context.ts';
import type { Heard } from './listener-index.ts';
import type { CardId, GameEvent, Seat } from '../state/state.ts';
import type { ResourcePolicyOn } from './resource-policy.ts';
import type { StaticEntryOn } from './static-index.ts';

/** How a game asks those who listen. The order of the pipeline is the kernel's, the manners are the game's. */
export interface EventPolicyOn<M extends { readonly state: object }> {
  /** Who orders the replacements that apply to one event. */
  readonly chooser: (match: M, event: GameEvent) => Seat;
  /**
   * Who says which event of a batch is replaced next, where texts would put something in the place of several; default nobody: they are
   * replaced in the order of the batch.
   */
  readonly ordersReplaced?: (match: M) => Seat;
  /** Of the replacements that apply to one event only those of the lowest rank may come first; default all. */
  readonly rankOf?: (match: M, heard: Heard) => number;
  /**
   * Before abilities of hidden cards replace an event: may call one program that shows these cards to all. Otherwise the question of
   * their order would tell what is hidden.
   */
  readonly revealHidden?: (match: M, heard: readonly Heard[]) => void;
  /**
   * Lets the rules decide how a card enters, while the replacements `open` still apply to the event: may call one program that rewrites
   * the event, and returns whether it did. Asked of events raised with `raiseInFull`, repeatedly until it returns false.
   */
  readonly decideEntering?: (match: M, event: GameEvent, open: readonly Heard[]) => boolean;
  /** Whether an event on its way can no longer happen, since its player or card has left the game meanwhile; default no. */
  readonly isExpired?: (match: M, event: GameEvent) => boolean;
  /** Just before the commit: may call one program. Default: the game's windows, where it has any. */
  readonly interrupt?: (match: M, events: readonly GameEvent[]) => void;
  /** Whether the game interrupts events for which nobody listens, too; default no. Asked of most events: it must be fast. */
  readonly interruptsUnheard?: (match: M, events: readonly GameEvent[]) => boolean;
  /**
   * Whether an event is the doing of the text that is being followed, for "this way" and "if you do"; default yes. Asked where that text
   * asks. A game says no where one procedure carries out at the same time what several texts have begun.
   */
  readonly isDoneByText?: (match: M, event: GameEvent) => boolean;
  /** Just after the commit, if anything heard it: may call one program, or remember what was triggered for later. Default: the game's windows. */
  readonly react?: (match: M, heard: readonly Heard[], events: readonly GameEvent[]) => void;
  /** Just after the commit and before anything reacts: may call one program that puts the table in order. */
  readonly settle?: (match: M, events: readonly GameEvent[]) => void;
  /** Whether a player could pay so much of the game's own currency for an ability; a game without this has no abilities with a cost that are set off. */
  readonly canPayCost?: (match: M, context: Context, amount: number) => boolean;
  /** Pays it: may call one program. */
  readonly payCost?: (match: M, context: Context, amount: number) => void;
  /** How resources of certain types are paid; a game without this has no abilities that cost such. */
  readonly resources?: ResourcePolicyOn<M>;
  /** Somebody took or declined what a text offers: "you may". */
  readonly offered?: (match: M, offer: Offer, isTaken: boolean) => void;
  /** Whether a player may take what a text offers now; default yes. */
  readonly mayTake?: (match: M, offer: Offer) => boolean;
  /** Something that was announced was taken back, and `before` is gone: may call one program, for what cannot be taken back. */
  readonly rewound?: (match: M, before: M['state']) => void;
  /** A text goes on for ever, and nobody is asked anything: raises what ends the match. Absent where no card can do so. */
  readonly endless?: (match: M) => void;
  /** Whether a replacement that works once is used up by an event that it is applied to; default yes. */
  readonly usesUp?: (match: M, heard: Heard, event: GameEvent) => boolean;
  /**
   * Whether two cards are the same for every rule and text, so that it makes no difference which of two copies of an ability comes first;
   * default no.
   */
  readonly areAlike?: (match: M, one: CardId, other: CardId) => boolean;
  /** Whether a card's text box counts as empty; `by` is the card that has lent it the text in question. */
  readonly isBlank?: (match: M, card: CardId, by?: CardId) => boolean;
  /**
   * Whether a static ability changes this whatever has become of its text box, because it does so before text boxes are emptied or has
   * begun to; undefined where that is as the text box says.
   */
  readonly worksBlank?: (match: M, entry: StaticEntryOn<M>) => boolean | undefined;
}
