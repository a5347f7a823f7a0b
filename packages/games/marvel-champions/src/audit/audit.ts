import type { CardId, Seat } from '@crupier/kernel/rules';
import { auditedFacts } from './audited-facts.ts';
import type { AuditEvent, Beginning, Complaint, Part } from './audit-event.ts';
import { firstPicture, type Picture } from './picture.ts';

/** The steps of the villain phase up to the passing of the token, in their order. *Rule:* MC-VILLAIN-PHASE-1 to MC-VILLAIN-PHASE-4. */
export const steps = ['place threat', 'activate', 'deal', 'reveal'] as const satisfies readonly Part[];
/** One of these steps. */
export type Step = (typeof steps)[number];

/** An activation, from its beginning until the next one begins. */
export interface Activation {
  readonly kind: 'attack' | 'scheme';
  readonly enemy: CardId;
  /** Whom it was begun against. */
  readonly seat: Seat;
  /** The player who is attacked: the one who defends, where somebody does. */
  player: Seat;
  /** The character that is attacked; 0 where the enemy schemes. */
  target: CardId;
  isDefended: boolean;
  isBasicDefense: boolean;
  /** Boost cards given to the enemy since it began. */
  given: number;
  /** How many boost cards were turned up, and their keys. */
  turned: number;
  readonly boosts: string[];
  /** The boost card that is turned up and not yet discarded; 0 for none. */
  open: CardId;
  /** How many more boost cards texts give for it. */
  extra: number;
  /** The boost icons so far. */
  icons: number;
  /** A text may have cancelled some of them, so that what comes of it is not checked. */
  isUnsure: boolean;
  /** What it has dealt or placed; undefined before that. */
  done: number | undefined;
  /** What it would have dealt before the villain went on to another stage; undefined where that did not. */
  dueBefore: number | undefined;
  /** A text has it made against several players: what each is dealt is not checked. */
  isSpread: boolean;
  /** It has come to its end. */
  isOver: boolean;
}

/** Who defends, as a text says, against an attack that is about to begin. */
export interface EarlyDefense extends Pick<Activation, 'player' | 'target' | 'isBasicDefense'> {
  readonly enemy: CardId;
}

/** An activation that waits. *Rule:* MC-ACTIVATION-10. */
export interface Waiting {
  readonly enemy: CardId;
  readonly seat: Seat;
}

/** Who has activated in step two. */
export interface Agenda {
  readonly order: readonly Seat[];
  /** The place in the order of the player at whose enemies it is. */
  at: number;
  hasVillain: boolean;
  readonly minions: Set<CardId>;
}

/** A card that is revealed and not yet resolved. */
export interface Turned {
  readonly card: CardId;
  readonly key: string;
  readonly seat: Seat;
}

/** What the auditor knows and has noticed. */
export interface Audit {
  readonly picture: Picture;
  readonly complaints: Complaint[];
  round: number;
  /** The step of the villain phase; undefined outside it. */
  step: Step | undefined;
  /** Step one: what is to be placed, what was placed, and whether that was told; the scheme on which it was may have gone on since. */
  threat: { due: number; placed: number | undefined; isTold: boolean; isStageOver: boolean };
  /** The main scheme goes on to its next stage: the first side of that is up, or its second; undefined where both have been revealed. */
  stage: 'firstSide' | 'secondSide' | undefined;
  agenda: Agenda;
  /** Step three: to whom cards are to be dealt, one way or the other, and to whom they were. */
  dealing: { due: readonly (readonly Seat[])[]; dealt: Seat[] };
  /** Step four: the player who reveals. */
  revealer: Seat;
  readonly revealing: Turned[];
  /** The cards that were turned faceup and are not revealed in full. */
  readonly unresolved: Set<CardId>;
  activation: Activation | undefined;
  readonly waiting: Waiting[];
  /** The one that waited and is to begin now. */
  taken: Waiting | undefined;
  /** Enemies that a text keeps from activating until the phase ends. */
  readonly kept: Set<CardId>;
  /** Players whom a rule or a text owes an encounter card, beside step three. */
  readonly owed: Seat[];
  /** Events announced since the phase or the activation began, by their keys. */
  readonly announced: string[];
  /** Cards whose texts have worked in this round, of those that may change what goes on until it ends: their keys. */
  readonly worked: Set<string>;
  /** An attachment that was discarded a moment ago, in place of an attack perhaps: its enemy; 0 for none. */
  standIn: CardId;
  /** The enemy that has begun to activate last: its attack begins even if what it sets off eliminates the player. */
  activating: CardId;
  early: EarlyDefense | undefined;
  /** An enemy that has just lost a status in place of acting. */
  hindered: CardId;
  /** The next of the marks of a round. */
  mark: number;
  /** The first player is out, so that the token is passed at once. */
  isTokenDue: boolean;
  isOver: boolean;
  last: AuditEvent | undefined;
}

/** An audit before the first event. */
export function beginAudit(beginning: Beginning): Audit {
  return {
    picture: firstPicture(beginning),
    complaints: [],
    round: 0,
    step: undefined,
    threat: { due: 0, placed: undefined, isTold: false, isStageOver: false },
    stage: undefined,
    agenda: { order: [], at: 0, hasVillain: false, minions: new Set() },
    dealing: { due: [], dealt: [] },
    revealer: 0,
    revealing: [],
    unresolved: new Set(),
    activation: undefined,
    waiting: [],
    taken: undefined,
    kept: new Set(),
    owed: [],
    announced: [],
    worked: new Set(),
    standIn: 0,
    hindered: 0,
    activating: 0,
    early: undefined,
    mark: 0,
    isTokenDue: false,
    isOver: false,
    last: undefined,
  };
}

/** Whether the text of one of some cards has worked in this round. */
export function hasWorked({ worked }: Audit, codes: ReadonlySet<string>): boolean {
  for (const key of worked) if (codes.has(key)) return true;
  return false;
}

/** Notes what was not as it should be, in the step under way or in a part that is named. */
export function complain(audit: Audit, about: Omit<Complaint, 'round' | 'part'> & { readonly part?: Part }): void {
  audit.complaints.push({ round: audit.round, part: audit.step ?? 'player phase', ...about });
}

/** A card as complaints call it. */
export function called({ picture }: Audit, card: CardId): string {
  return `${nameOf(picture.cards.get(card)?.key ?? '')} (${card})`;
}

/** A card of a key as complaints call it. */
export function nameOf(key: string): string {
  return auditedFacts(key)?.name ?? (key === '' ? 'a card' : key);
}

/** Players as complaints call them. */
export function listed(seats: readonly Seat[]): string {
  return seats.length === 0 ? 'nobody' : seats.map((seat) => seat + 1).join(', ');
}
