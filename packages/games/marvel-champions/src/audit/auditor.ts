import {
  hearBoostGiven,
  hearBoostTurned,
  hearDamage,
  hearDefended,
  hearEnd,
  hearMoved,
  hearOver,
  hearStage,
  hearThreatOfEnemy,
} from './activation.ts';
import {
  hearBegan,
  hearDelayed,
  hearDiscarded,
  hearEffectBegan,
  hearEventBegan,
  hearSpread,
  hearStatusGiven,
  hearStatusLost,
  hearTaken,
} from './activating.ts';
import type { AuditEvent, Beginning, Complaint } from './audit-event.ts';
import { beginAudit, type Audit } from './audit.ts';
import { draw, engagedWith } from './picture.ts';
import { hearAreaRemoved, hearEliminated, hearMark } from './round-marks.ts';
import { dealsByText, dealsWhenDefeated, defendsWithMore, keepsOneThreat, redirectsMinions } from './texts.ts';
import {
  hearDealt,
  hearResolved,
  hearRevealed,
  hearSchemeAdvanced,
  hearSchemeTurned,
  hearThreatOfPhase,
  hearThreatTold,
  hearTurned,
} from './villain-steps.ts';

/** Listens to a match and complains where the villain phase is not as the rulebook says. */
export interface Auditor {
  readonly hear: (event: AuditEvent) => void;
  /** What it has noticed so far, the first first. */
  readonly complaints: readonly Complaint[];
}

type Hearing = (audit: Audit, event: AuditEvent) => void;

/** A card goes to a place where it is neither revealed nor turned up as a boost any more. */
const moved: Hearing = (audit, event) => {
  hearMoved(audit, event);
  hearResolved(audit, event);
};

/** Cards whose texts may change what goes on until the round ends. */
const marks: ReadonlySet<string> = new Set([...dealsByText, ...defendsWithMore, ...redirectsMinions]);

/** One of them may have worked: an encounter card as it is turned up or leaves play, an event, a support as it loses a counter for it. */
function hearWorked({ worked }: Audit, { name, key }: AuditEvent): void {
  const works = dealsByText.has(key) ? name !== 'encounterDealt' : ['eventBegan', 'countersRemoved'].includes(name);
  if (works) worked.add(key);
}

/** What is asked of each event; the picture is still that of before it. */
const hearings: Readonly<Record<string, Hearing>> = {
  roundBegan: (audit, event) => {
    audit.worked.clear();
    hearMark(audit, event);
  },
  roundEnded: hearMark,
  phaseBegan: (audit, event) => {
    audit.kept.clear();
    hearMark(audit, event);
  },
  phaseEnded: hearMark,
  firstPlayerPassed: hearMark,
  threatPlaced: (audit, event) => {
    hearThreatOfPhase(audit, event);
    hearThreatOfEnemy(audit, event);
  },
  phaseThreatPlaced: hearThreatTold,
  schemeAdvanced: hearSchemeAdvanced,
  schemeTurned: hearSchemeTurned,
  revealed: hearRevealed,
  activationBegan: (audit, { card }) => {
    audit.activating = card;
    audit.early = undefined;
  },
  attackBegan: hearBegan,
  schemeBegan: hearBegan,
  attackSpread: hearSpread,
  statusLost: hearStatusLost,
  statusGiven: hearStatusGiven,
  cardDiscarded: (audit, event) => {
    hearDiscarded(audit, event);
    moved(audit, event);
  },
  activationDelayed: hearDelayed,
  activationTaken: hearTaken,
  boostGiven: hearBoostGiven,
  boostTurned: hearBoostTurned,
  defended: hearDefended,
  stageAdvanced: hearStage,
  damageDealt: hearDamage,
  enemyAttacked: hearEnd,
  enemySchemed: hearEnd,
  attackOver: hearOver,
  encounterDealt: hearDealt,
  encounterTurned: hearTurned,
  encounterDiscarded: moved,
  encounterEntered: moved,
  encounterShuffledIn: moved,
  minionEngaged: moved,
  removedFromGame: moved,
  removedFromCampaign: moved,
  putInVictory: moved,
  // An identity that has kept a threat away may change its form before the step is over.
  formChanged: (audit, { card }) => {
    const { key = '' } = audit.picture.cards.get(card) ?? {};
    if (audit.step !== undefined && keepsOneThreat.has(key)) audit.worked.add(key);
  },
  eventBegan: hearEventBegan,
  effectBegan: hearEffectBegan,
  cardAnnounced: (audit, { key }) => {
    audit.announced.push(key);
  },
  // A deck that is made anew, and what a text says, has cards dealt beside step three. *Rule:* MC-PLAYER-DECK-3.
  deckRenewed: (audit, { seat }) => {
    audit.owed.push(seat);
  },
  defeated: (audit, { card, key }) => {
    const seat = dealsWhenDefeated.has(key) ? engagedWith(audit.picture, card) : undefined;
    if (seat !== undefined) audit.owed.push(seat);
  },
  playerEliminated: hearEliminated,
  areaRemoved: hearAreaRemoved,
  ended: (audit) => {
    audit.isOver = true;
  },
};

/** An auditor of one match, from before its first event. */
export function auditorOf(beginning: Beginning): Auditor {
  const audit = beginAudit(beginning);
  return {
    hear: (event) => {
      if (audit.isOver) return;
      if (marks.has(event.key)) hearWorked(audit, event);
      hearings[event.name]?.(audit, event);
      draw(audit.picture, event);
      audit.last = event;
    },
    complaints: audit.complaints,
  };
}
