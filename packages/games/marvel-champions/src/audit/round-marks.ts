import { playerPhase, villainPhase, type AuditEvent, type Part } from './audit-event.ts';
import { complain, type Audit } from './audit.ts';
import { seatsFrom } from './picture.ts';
import { closeVillainPhase, openVillainPhase } from './villain-steps.ts';

/** A moment that every round comes to. */
interface Mark {
  readonly what: string;
  readonly rule: string;
  readonly part: Part;
  readonly is: (event: AuditEvent) => boolean;
}

function phase(name: string, value: number): (event: AuditEvent) => boolean {
  return (event) => event.name === name && event.value === value;
}

/** The marks of a round, in their order. *Rule:* MC-ROUND-1, MC-ROUND-3, MC-ROUND-4, MC-ROUND-9, MC-ROUND-10, MC-VILLAIN-PHASE-7. */
const marks: readonly Mark[] = [
  { what: 'the round begins', rule: 'MC-ROUND-10', part: 'end the round', is: ({ name }) => name === 'roundBegan' },
  { what: 'the player phase begins', rule: 'MC-ROUND-1', part: 'player phase', is: phase('phaseBegan', playerPhase) },
  { what: 'the player phase ends', rule: 'MC-ROUND-3', part: 'player phase', is: phase('phaseEnded', playerPhase) },
  { what: 'the villain phase begins', rule: 'MC-ROUND-4', part: 'place threat', is: phase('phaseBegan', villainPhase) },
  {
    what: 'the first player token is passed',
    rule: 'MC-VILLAIN-PHASE-5',
    part: 'pass the token',
    is: ({ name }) => name === 'firstPlayerPassed',
  },
  { what: 'the villain phase ends', rule: 'MC-VILLAIN-PHASE-7', part: 'end the round', is: phase('phaseEnded', villainPhase) },
  { what: 'the round ends', rule: 'MC-VILLAIN-PHASE-7', part: 'end the round', is: ({ name }) => name === 'roundEnded' },
];

/** What happens at a mark: what came before it is closed. */
function pass(audit: Audit, { name, seat, value }: AuditEvent): void {
  switch (name) {
    case 'roundBegan':
      checkNumber(audit, audit.round + 1, value);
      audit.round = value;
      break;
    case 'roundEnded':
      checkNumber(audit, audit.round, value);
      break;
    case 'firstPlayerPassed':
      closeVillainPhase(audit);
      checkFirst(audit, seat);
      break;
    case 'phaseBegan':
      closeVillainPhase(audit);
      if (value === villainPhase) openVillainPhase(audit);
      break;
    default:
      closeVillainPhase(audit);
  }
}

function checkNumber(audit: Audit, due: number, found: number): void {
  if (due !== found) complain(audit, { rule: 'MC-ROUND-10', expected: `round ${due}`, found: `round ${found}`, part: 'end the round' });
}

/** The token goes to the next player clockwise who still plays. *Rule:* MC-VILLAIN-PHASE-5, MC-FIRST-PLAYER-2, MC-FIRST-PLAYER-3. */
function checkFirst(audit: Audit, seat: number): void {
  const { picture } = audit;
  const [due] = seatsFrom(picture, (picture.first + 1) % picture.players.length);
  if (due !== seat)
    complain(audit, {
      rule: 'MC-FIRST-PLAYER-2',
      expected: `the token is passed to player ${(due ?? 0) + 1}`,
      found: `to player ${seat + 1}`,
      part: 'pass the token',
    });
}

/** Hears an event that may be a mark. */
export function hearMark(audit: Audit, event: AuditEvent): void {
  if (event.name === 'firstPlayerPassed' && audit.isTokenDue) {
    audit.isTokenDue = false;
    return checkFirst(audit, event.seat);
  }
  const at = marks.findIndex(({ is }) => is(event));
  const [due, found] = [marks[audit.mark], marks[at]];
  if (due === undefined || found === undefined) return undefined;
  if (due !== found) complain(audit, { rule: due.rule, expected: due.what, found: found.what, part: due.part });
  audit.mark = (at + 1) % marks.length;
  return pass(audit, event);
}

/** A player is out: the token is passed at once, if it was theirs and somebody is left. *Rule:* MC-PLAYER-ELIMINATION-2, MC-FIRST-PLAYER-3. */
export function hearEliminated(audit: Audit, { seat }: AuditEvent): void {
  const { picture } = audit;
  const isLeft = picture.players.some(({ isOut }, each) => !isOut && each !== seat);
  if (picture.first === seat && isLeft) audit.isTokenDue = true;
}

/** The area of an eliminated player is removed: what they were about to do or to get is gone, and the token was passed before. *Rule:* MC-PLAYER-ELIMINATION-2, MC-PLAYER-ELIMINATION-8. */
export function hearAreaRemoved(audit: Audit, { seat }: AuditEvent): void {
  const { owed, revealing, isTokenDue, activation } = audit;
  if (isTokenDue)
    complain(audit, { rule: 'MC-FIRST-PLAYER-3', expected: 'the token of an eliminated player is passed at once', found: 'it is not' });
  audit.isTokenDue = false;
  // A boost card that is turned up may be discarded with what lies before them.
  if (activation !== undefined) activation.open = 0;
  owed.splice(0, owed.length, ...owed.filter((each) => each !== seat));
  revealing.splice(0, revealing.length, ...revealing.filter((each) => each.seat !== seat));
}
