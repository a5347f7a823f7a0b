import type { CardId, Seat } from '@crupier/kernel/rules';

/** An event of a match as the auditor hears it. */
export interface AuditEvent {
  readonly name: string;
  /** The cards that it is about; 0 for none. */
  readonly card: CardId;
  readonly other: CardId;
  readonly seat: Seat;
  readonly amount: number;
  readonly value: number;
  /** What the first card is as it has happened: the key of its definition, empty for no card. */
  readonly key: string;
}

/** A card that lies on the table before anything happens. */
export interface LaidCard {
  readonly card: CardId;
  readonly key: string;
}

/** What the auditor has to know of a match before its first event. */
export interface Beginning {
  /** The identity of each seat. */
  readonly identities: readonly LaidCard[];
  readonly villain: LaidCard;
  readonly mainScheme: LaidCard;
  /** The other cards in play: those before players, and with a seat below 0 those with the villain; `host` is what each is attached to, 0 for nothing. */
  readonly others: readonly (LaidCard & { readonly seat: Seat; readonly host: CardId })[];
  /** Whose each card is, by its number: a seat, and below 0 the scenario's. Only cards that the scenario lends have another owner later. */
  readonly owners: readonly Seat[];
  /** How many more encounter cards each player is dealt. *Rule:* MC-GAME-MODES-4. */
  readonly heroic: number;
}

/** The parts of a round that are checked. *Rule:* MC-ROUND-4 to MC-ROUND-10. */
export const parts = ['place threat', 'activate', 'deal', 'reveal', 'pass the token', 'end the round', 'player phase'] as const;
/** One of the parts. */
export type Part = (typeof parts)[number];

/** Where a match did not keep to the rulebook. */
export interface Complaint {
  readonly round: number;
  readonly part: Part;
  /** The ledger row that was not kept. */
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

/** How events number the phases, the statuses that an enemy loses in place of acting, and damage of an attack. */
export const playerPhase = 1;
export const villainPhase = 2;
export const stunned = 0;
export const confused = 1;
export const damageOfAttack = 1;
