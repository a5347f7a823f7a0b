import type { Seat } from '@crupier/kernel/rules';
import { auditedFacts } from './audited-facts.ts';
import { closeActivation } from './activation.ts';
import { closeAgenda, freshAgenda } from './agenda.ts';
import type { AuditEvent } from './audit-event.ts';
import { complain, hasWorked, listed, nameOf, steps, type Audit, type Step } from './audit.ts';
import { anyInPlay, factsIn, iconsOf, seatsFrom, type Picture } from './picture.ts';
import { numberOf } from './powers.ts';
import { dealsByText, discardsRevealed, redirectsMinions } from './texts.ts';
import { checkThreat } from './threat.ts';

/** What step one places. *Rule:* MC-VILLAIN-PHASE-1, MC-ACCELERATION-ICON-1, MC-ACCELERATION-TOKEN-1, MC-ACCELERATION-TOKEN-4. */
function threatDue(picture: Picture): number {
  const own = numberOf(picture, factsIn(picture, picture.mainScheme)?.threatPerRound) ?? 0;
  let tokens = 0;
  for (const card of picture.cards.values()) tokens += card.tokens;
  return own + iconsOf(picture, 'acceleration') + tokens;
}

/** To whom step three deals cards: the cards of each player at once, or one to each in turn. *Rule:* MC-VILLAIN-PHASE-3, MC-HAZARD-ICON-1, MC-GAME-MODES-4. */
function dealingDue(picture: Picture): readonly (readonly Seat[])[] {
  const order = seatsFrom(picture, picture.first);
  const each = 1 + picture.heroic;
  const hazards = Array.from({ length: iconsOf(picture, 'hazard') }, (_, at) => order[at % order.length] ?? 0);
  const atOnce = order.flatMap((seat) => Array<Seat>(each).fill(seat));
  const inTurn = Array.from({ length: each }, () => order).flat();
  return [atOnce, inTurn].map((cards) => [...cards, ...hazards]);
}

/** The villain phase begins, with its first step. */
export function openVillainPhase(audit: Audit): void {
  audit.step = 'place threat';
  audit.threat = { due: threatDue(audit.picture), placed: undefined, isTold: false, isStageOver: false };
  audit.announced.length = 0;
}

const opened: Readonly<Record<Step, (audit: Audit) => void>> = {
  'place threat': openVillainPhase,
  activate: (audit) => {
    audit.agenda = freshAgenda(audit);
  },
  deal: (audit) => {
    audit.dealing = { due: dealingDue(audit.picture), dealt: [] };
  },
  reveal: (audit) => {
    audit.revealer = audit.picture.first;
  },
};

const closed: Readonly<Record<Step, (audit: Audit) => void>> = {
  'place threat': (audit) => {
    const { due, placed, isTold, isStageOver } = audit.threat;
    if (placed === undefined) checkThreat(audit, { ...stepOne, due, less: 0 }, 0);
    else if (placed > 0 && !isTold && !isStageOver)
      complain(audit, { rule: 'MC-VILLAIN-PHASE-1', expected: `it is told that step one placed ${placed}`, found: 'it is not' });
  },
  activate: (audit) => {
    closeActivation(audit);
    closeWaiting(audit);
    closeAgenda(audit);
  },
  deal: (audit) => {
    const { due, dealt } = audit.dealing;
    if (hasWorked(audit, dealsByText)) return;
    if (due.some((each) => each.join() === dealt.join())) return;
    complain(audit, {
      rule: 'MC-VILLAIN-PHASE-3',
      expected: `encounter cards are dealt to the players ${listed(due[0] ?? [])}`,
      found: `they are dealt to ${listed(dealt)}`,
    });
  },
  reveal: (audit) => {
    closeActivation(audit);
    closeWaiting(audit);
    checkResolved(audit);
    audit.picture.players.forEach(({ isOut, dealt }, seat) => {
      if (!isOut && dealt.length > 0)
        complain(audit, {
          rule: 'MC-VILLAIN-PHASE-4',
          expected: `player ${seat + 1} reveals all cards that were dealt`,
          found: `${dealt.length} are not revealed`,
        });
    });
  },
};

const stepOne = { rule: 'MC-VILLAIN-PHASE-1', what: 'step one' };

/**
 * Whether an activation that waited was chosen and has yet to begin: its enemy is in play still, and its player too, and no text keeps
 * the enemy from it. *Rule:* MC-CANNOT-1.
 */
export function isTakenDue({ taken, picture, kept }: Audit): boolean {
  if (taken === undefined || kept.has(taken.enemy)) return false;
  return picture.cards.has(taken.enemy) && picture.players[taken.seat]?.isOut === false;
}

/** What waited has begun before anything else goes on. *Rule:* MC-ACTIVATION-10. */
export function closeWaiting(audit: Audit): void {
  const { waiting } = audit;
  const left = waiting.length + (isTakenDue(audit) ? 1 : 0);
  if (left > 0)
    complain(audit, { rule: 'MC-ACTIVATION-10', expected: 'activations that waited come next', found: `${left} of them do not` });
  waiting.length = 0;
  audit.taken = undefined;
}

/** Goes on to a step of the villain phase: those before it are over. */
export function goOnTo(audit: Audit, step: Step): void {
  if (audit.step === undefined) return;
  for (let at = steps.indexOf(audit.step); at < steps.indexOf(step); at++) {
    closed[steps[at] ?? step](audit);
    audit.step = steps[at + 1] ?? step;
    opened[audit.step](audit);
  }
}

/** The four steps are over, or should be. */
export function closeVillainPhase(audit: Audit): void {
  if (audit.step === undefined) return;
  goOnTo(audit, 'reveal');
  closed.reveal(audit);
  audit.step = undefined;
  if (audit.owed.length > 0)
    complain(audit, {
      rule: 'MC-DEAL-2',
      expected: `the players ${listed(audit.owed)} are dealt the cards that they are owed`,
      found: 'they are not',
      part: 'reveal',
    });
  audit.owed.length = 0;
}

/** Threat is placed on the main scheme by no card: that is step one. */
export function hearThreatOfPhase(audit: Audit, { card, other, amount }: AuditEvent): void {
  if (audit.step === undefined || card !== audit.picture.mainScheme || other !== 0) return;
  if (audit.step !== 'place threat' || audit.threat.placed !== undefined)
    complain(audit, { rule: 'MC-VILLAIN-PHASE-1', expected: 'step one places its threat once', found: `${amount} is placed besides` });
  else checkThreat(audit, { ...stepOne, due: threatDue(audit.picture), less: 0 }, amount);
  audit.threat.placed = amount;
}

/** The main scheme goes on to its next stage: what step one placed, it placed on none that is in play. *Rule:* MC-MAIN-SCHEME-6. */
export function hearSchemeAdvanced(audit: Audit): void {
  const { step, threat } = audit;
  audit.stage = 'firstSide';
  if (step === 'place threat' && threat.placed !== undefined) threat.isStageOver = true;
}

/** The stage is turned over. *Rule:* MC-MAIN-SCHEME-8. */
export function hearSchemeTurned(audit: Audit): void {
  if (audit.stage !== undefined) audit.stage = 'secondSide';
}

/** A card was revealed in full: what it does when it is revealed is done. *Rule:* MC-REVEAL-10, MC-MAIN-SCHEME-8. */
export function hearRevealed(audit: Audit, { card }: AuditEvent): void {
  audit.unresolved.delete(card);
  if (card === audit.picture.mainScheme && audit.stage === 'secondSide') audit.stage = undefined;
}

/** What step one placed is told. */
export function hearThreatTold(audit: Audit, { amount }: AuditEvent): void {
  const { placed, isTold, isStageOver } = audit.threat;
  if (audit.step !== 'place threat' || placed !== amount || isTold || isStageOver)
    complain(audit, {
      rule: 'MC-VILLAIN-PHASE-1',
      expected: `it is told once that step one placed ${placed ?? 0}`,
      found: `${amount} is told`,
    });
  audit.threat.isTold = true;
}

/** Whether a text may have cards dealt: of a card that has worked in this round, or that is in play. */
function mayDealByText(audit: Audit): boolean {
  for (const { key } of audit.picture.cards.values()) if (dealsByText.has(key)) audit.worked.add(key);
  return hasWorked(audit, dealsByText);
}

/** An encounter card is dealt: because one is owed, or in step three. *Rule:* MC-DEAL-1, MC-DEAL-2. */
export function hearDealt(audit: Audit, { seat }: AuditEvent): void {
  const owed = audit.owed.indexOf(seat);
  if (owed >= 0) {
    audit.owed.splice(owed, 1);
    return;
  }
  if (mayDealByText(audit)) return;
  goOnTo(audit, 'deal');
  if (audit.step === 'deal') audit.dealing.dealt.push(seat);
  else
    complain(audit, {
      rule: 'MC-DEAL-1',
      expected: `player ${seat + 1} is dealt encounter cards in step three`,
      found: 'one is dealt besides',
    });
}

/** Whose dealt cards are revealed next: in player order from who reveals now. */
function revealerDue({ picture, revealer }: Audit): Seat | undefined {
  return seatsFrom(picture, revealer).find((seat) => (picture.players[seat]?.dealt.length ?? 0) > 0);
}

/** A card is turned faceup to be revealed: one that was dealt, or another. *Rule:* MC-REVEAL-1, MC-REVEAL-2. */
export function hearTurned(audit: Audit, event: AuditEvent): void {
  const { picture, revealing } = audit;
  const { card, seat, key } = event;
  if (revealing.some((each) => each.card === card) || picture.cards.has(card))
    complain(audit, { rule: 'MC-REVEAL-2', expected: `${nameOf(key)} is turned faceup once`, found: 'it is again' });
  // What the text of another card reveals is revealed for whoever is out, too: that is resolved in full. *Rule:* MC-PLAYER-ELIMINATION-11.
  if (picture.players[seat]?.isOut !== false && audit.unresolved.size === 0)
    complain(audit, {
      rule: 'MC-PLAYER-ELIMINATION-9',
      expected: `who is out, as player ${seat + 1} is, reveals nothing`,
      found: `${nameOf(key)} is revealed`,
    });
  if (picture.players.some(({ dealt }) => dealt.includes(card))) turnDealt(audit, event);
  revealing.push({ card, key, seat });
  audit.unresolved.add(card);
}

function turnDealt(audit: Audit, { card, seat, key }: AuditEvent): void {
  const { picture } = audit;
  if (audit.step === undefined)
    return complain(audit, { rule: 'MC-REVEAL-1', expected: 'dealt cards are revealed in step four', found: `${nameOf(key)} is revealed` });
  goOnTo(audit, 'reveal');
  closeActivation(audit);
  closeWaiting(audit);
  checkResolved(audit);
  audit.unresolved.clear();
  const due = revealerDue(audit);
  const [next] = picture.players[seat]?.dealt ?? [];
  if (due !== seat || next !== card)
    complain(audit, {
      rule: 'MC-REVEAL-1',
      expected: `player ${(due ?? 0) + 1} reveals the card that was dealt first (${picture.players[due ?? 0]?.dealt[0]})`,
      found: `player ${seat + 1} reveals ${nameOf(key)} (${card})`,
    });
  audit.revealer = seat;
  return undefined;
}

/** The card revealed before is where its type belongs. *Rule:* MC-REVEAL-3 to MC-REVEAL-11. */
function checkResolved(audit: Audit): void {
  for (const { key } of audit.revealing)
    complain(audit, { rule: 'MC-REVEAL-10', expected: `${nameOf(key)} is resolved before the next card is revealed`, found: 'it is not' });
  audit.revealing.length = 0;
}

/** Where a revealed card of a type goes, as its event says; a card of another type may go anywhere. *Rule:* MC-REVEAL-3 to MC-REVEAL-11. */
const places: Readonly<Record<string, string>> = {
  minion: 'minionEngaged',
  sideScheme: 'encounterEntered',
  environment: 'encounterEntered',
  treachery: 'encounterDiscarded',
};

/** A card that was revealed goes somewhere. *Rule:* MC-REVEAL-5, MC-UNIQUE-8. */
export function hearResolved(audit: Audit, { name, card, seat }: AuditEvent): void {
  const { picture, revealing } = audit;
  const at = revealing.findIndex((each) => each.card === card);
  const turned = revealing[at];
  if (turned === undefined) return;
  revealing.splice(at, 1);
  const what = nameOf(turned.key);
  if (name === 'minionEngaged' && seat !== turned.seat && !hasWorked(audit, redirectsMinions))
    complain(audit, { rule: 'MC-REVEAL-5', expected: `${what} engages player ${turned.seat + 1}`, found: `it engages player ${seat + 1}` });
  const isBlocked = name === 'encounterDiscarded' && isDouble(picture, turned.key);
  if (isBlocked) audit.owed.push(turned.seat);
  if (isBlocked || name === 'removedFromGame') audit.unresolved.delete(card);
  const place = places[auditedFacts(turned.key)?.type ?? ''] ?? name;
  const mayDiscard = isBlocked || anyInPlay(picture, ({ key }) => discardsRevealed.has(key));
  if (place !== name && !(name === 'encounterDiscarded' && mayDiscard))
    complain(audit, { rule: 'MC-REVEAL-10', expected: `${what} goes where its type belongs: ${place}`, found: name });
}

/** Whether a unique card that enters play has the name of one that is there. *Rule:* MC-UNIQUE-6. */
function isDouble(picture: Picture, code: string): boolean {
  const facts = auditedFacts(code);
  if (facts?.isUnique !== true || facts.type === 'treachery') return false;
  return anyInPlay(picture, ({ key }) => auditedFacts(key)?.name === facts.name);
}
