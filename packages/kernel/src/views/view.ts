import type { DecisionKind, PartOfSeveral } from '../state/decision.ts';
import type { Payment } from '../state/payment.ts';
import type { Language } from '../state/result.ts';
import type { Seat } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';

/**
 * What a viewer calls a card: eight characters that mean nothing. A card that goes into hiding and comes back has another
 * handle, so it cannot be followed, and another viewer's handle for it is different. Hidden cards of a hand are called by places, which
 * are no card's own. A replay gives the same ones.
 */
export type Handle = string;

/** A value that a view shows. */
export type Shown = number | string | boolean | readonly (number | string)[];

/** A card whose face the viewer may know. */
export interface SeenCard {
  /** The card's key among the game's definitions: names, facts and text are looked up by it. */
  readonly definition: string;
  readonly owner: Seat;
  readonly controller: Seat;
  /** What it is attached to. */
  readonly host?: Handle;
  /** Values as they are now, by the game's names: `power`, `damage`, `exhausted`, `houses`. What is at its default is left out. */
  readonly now: Readonly<Record<string, Shown>>;
}

/** A place for cards, as the viewer knows it. */
export interface SeenZone {
  /** `deck`, `hand`, `line`… by the game's names. */
  readonly kind: string;
  /** Whose it is, or -1 for a shared zone. */
  readonly seat: Seat;
  /** How many cards lie there, which all may know. */
  readonly count: number;
  /** Cards in their order, piles from the top, where all are known; hidden ones are listed by handle so that their order says nothing. Decks list only what is known. */
  readonly cards: readonly Handle[];
}

/** All that a viewer may know of the table. One model feeds the page, the terminal and the screen reader. */
export interface View {
  readonly viewer: Viewer;
  /** The table's own values: `turn`, `active`, `house`, `step`. */
  readonly table: Readonly<Record<string, Shown>>;
  /** Each seat's values: `aember`, `keys`, `chains`. */
  readonly seats: readonly Readonly<Record<string, Shown>>[];
  readonly zones: readonly SeenZone[];
  /** The cards whose faces the viewer may know. */
  readonly cards: Readonly<Record<Handle, SeenCard>>;
}

/** An option as its own seat sees it. */
export interface SeenOption {
  readonly verb: string;
  readonly card?: Handle;
  readonly value: number;
  /** It comes to nothing by itself: see `Option`. */
  readonly idle?: true;
  /** It comes to the same as an option before it: see `Option`. */
  readonly alike?: true;
  /** What the ability says that it uses, or the part of one that it chooses: where the option could be taken for another. */
  readonly text?: Readonly<Record<Language, string>>;
  /** The card that gave or lent the ability, where that is another and the viewer may know it. */
  readonly giver?: Handle;
  /** What choosing it does, in whole: in place of what its verb says. */
  readonly said?: Readonly<Record<Language, string>>;
  /** What the ability waits for, where the options wait for several events. */
  readonly occasion?: SeenOccasion;
  /** How often it may be chosen: see `Option`. */
  readonly count?: number;
  /** The other cards that it stands for, as far as the viewer knows them: choosing it once more pays with one of these. */
  readonly copies?: readonly Handle[];
  /** What choosing it ends or lets happen. */
  readonly consequence?: SeenConsequence;
  /** What its card may lose by it. */
  readonly loss?: SeenLoss;
  /** The verbs among which the question that follows will most likely choose, such as the flanks of a creature: with one named, both are answered. */
  readonly spots?: readonly string[];
  /**
   * In a window: it could be done as well at another time, and nothing that is going on is aimed at its player. Alone it is no reason to
   * stop a player who mostly passes. In an order, of all that is ordered: nothing that the player knows of would make use of it.
   */
  readonly canWait?: true;
  /** The name of the ability that it uses, the same in every match: what somebody always says yes or no to is kept by it. */
  readonly ability?: string;
}

/** What an option ends or lets happen, such as the turn or the resolution of a card: the game's `consequences` say the code. */
export interface SeenConsequence {
  readonly code: string;
  /** It ends the own turn or phase of whoever chooses it; otherwise something goes on. */
  readonly ends?: true;
  readonly card?: Handle;
  readonly seat?: Seat;
}

/** What a card may lose of what it has left, such as hit points, by what everybody may know. */
export interface SeenLoss {
  /** Which card: that of the option itself where it is absent. */
  readonly card?: Handle;
  /** As what the card takes it: a label of the game, with its value where it has one: `defense` 3. */
  readonly role?: string;
  readonly value?: number;
  /** What the card has left before, out of how much. A card that has lost all of it falls. */
  readonly left: number;
  readonly whole: number;
  /** The least and the most that it may lose, ≥ 0. */
  readonly least: number;
  readonly most: number;
}

/** How many of the cards that may be turned up next have the value 0, 1 and so on: the game's `odds` say the code. */
export interface SeenOdds {
  readonly code: string;
  readonly counts: readonly number[];
}

/** An event that abilities answer: the game's `occasions` say it. */
export interface SeenOccasion {
  /** Whether it is about to happen, and may yet be changed, or has happened. */
  readonly moment: 'before' | 'after';
  readonly event: SeenEvent;
}

/** What one seat is asked. */
export interface SeenAsk {
  readonly min: number;
  readonly max: number;
  readonly price: number;
  /** See `Ask.payment`. */
  readonly payment?: Payment;
  /** See `Ask.inOrder`. */
  readonly inOrder?: true;
  readonly forced: boolean;
  /** See `Ask.moot`. */
  readonly moot?: true;
  /** See `Ask.part`. */
  readonly part?: PartOfSeveral;
  /** The purpose whose words ask the viewer, where it is not the question's: it may depend on what the viewer alone is offered. */
  readonly purpose?: string;
  /** What is chosen, in the words of the card's text, without its capital: "choose up to 2 enemy creatures." Absent where a rule asks. */
  readonly choice?: Readonly<Record<Language, string>>;
  /** The name of the ability that asks: see `SeenOption.ability`. */
  readonly ability?: string;
  /** What could be responded to, which all can see: the name of an ability, or the definition of a card. */
  readonly respondsTo?: string;
  /** What choosing nothing does, where the text or the game says it. */
  readonly declined?: Readonly<Record<Language, string>>;
  /** What choosing nothing may cost. */
  readonly declinedLoss?: SeenLoss;
  /** What the losses of the question depend on. */
  readonly odds?: SeenOdds;
  readonly options: readonly SeenOption[];
}

/** The open question as a viewer may know it. */
export interface SeenDecision {
  readonly id: number;
  readonly kind: DecisionKind;
  readonly purpose: string;
  readonly rule: string;
  readonly until: 'one' | 'all';
  /** The card that asks, where the viewer may know it. */
  readonly source?: Handle;
  /** What the ability says that asks, where one does and the viewer may know its card; ⟦…⟧ marks the cards that are chosen. */
  readonly text?: Readonly<Record<Language, string>>;
  /** The definition of the card that gave or lent that ability, where it is another. */
  readonly giver?: string;
  /** What all abilities of the question wait for, or what the text that asks would change. */
  readonly occasion?: SeenOccasion;
  /**
   * It belongs to an announcement that the rules would rewind, see `checkpoint`, or asks what an act is about that a player has just begun,
   * see `StepHead.asksOfAct`: to cancel it is to go back to before the act.
   */
  readonly announcing?: true;
  /** The seats that have yet to answer. */
  readonly waiting: readonly Seat[];
  /** What the viewer is asked; absent for everybody else. */
  readonly ask?: SeenAsk;
  /** What other seats are asked with it, where one answer closes it and everybody may know what each could answer: who defends. */
  readonly beside?: readonly { readonly seat: Seat; readonly ask: SeenAsk }[];
}

/** A card as an event names it: its handle, and its definition where the viewer may know it. */
export interface SeenReference {
  /** Absent for a card that the viewer cannot tell from others. */
  readonly handle?: Handle;
  readonly definition?: string;
  /** Its handle before the event, where the event changed it. */
  readonly was?: Handle;
}

/** A fact as a viewer may know it. Log lines and animations are made from these. */
export interface SeenEvent {
  readonly name: string;
  readonly card?: SeenReference;
  readonly other?: SeenReference;
  readonly source?: SeenReference;
  readonly seat?: Seat;
  readonly amount?: number;
  readonly value?: number;
  /** The first event after a player chose an act, a question of the kind `act`. */
  readonly begins?: true;
}
