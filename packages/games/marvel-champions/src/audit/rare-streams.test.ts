import { describe, expect, test } from 'vitest';
import { damageOfAttack, villainPhase, type AuditEvent, type Beginning } from './audit-event.ts';
import { auditorOf } from './auditor.ts';

const [SPIDER_MAN, RHINO, MAIN_SCHEME, ALLY, CHARGE, MINION, SPOTTER, EVENT] = [1, 2, 3, 4, 5, 6, 7, 8];

/** One player against Rhino. */
const beginning: Beginning = {
  identities: [{ card: SPIDER_MAN, key: '01001a' }],
  villain: { card: RHINO, key: '01094' },
  mainScheme: { card: MAIN_SCHEME, key: '01097b' },
  others: [],
  owners: [-1, 0, -1, -1, 0, -1, -1, 0, 0],
  heroic: 0,
};

function told(name: string, about: Partial<AuditEvent> = {}): AuditEvent {
  return { name, card: 0, other: 0, seat: -1, amount: 0, value: 0, key: '', ...about };
}

/** The rules that an auditor finds broken. */
function broken(...events: readonly AuditEvent[]): readonly string[] {
  const { hear, complaints } = auditorOf(beginning);
  for (const event of events) hear(event);
  return complaints.map(({ rule }) => rule);
}

const boostGiven = told('boostGiven', { card: 20, other: RHINO });
const attackBegins = [told('activationBegan', { card: RHINO, seat: 0 }), told('attackBegan', { card: RHINO, other: SPIDER_MAN, seat: 0 })];
const boosted = [told('boostTurned', { card: 20, other: RHINO, key: '01104' }), told('encounterDiscarded', { card: 20, key: '01104' })];
const attackEnds = [told('enemyAttacked', { card: RHINO, other: ALLY, seat: 0 }), told('attackOver', { card: RHINO, seat: 0 })];

describe('an attack with overkill deals what is beyond the ally who defends to the identity. MC-ATTACK-ENEMY-ACTIVATION-17', () => {
  const damage = (card: number, amount: number): AuditEvent => told('damageDealt', { card, other: RHINO, amount, value: damageOfAttack });
  /** Before it, an event may have had another defend in the round. */
  const attacked = (hasCharge: boolean, ...before: readonly AuditEvent[]): readonly string[] =>
    broken(
      told('cardEntered', { card: ALLY, seat: 0, key: '01002' }),
      ...before,
      ...(hasCharge ? [told('encounterEntered', { card: CHARGE, other: RHINO, key: '01099' })] : []),
      ...attackBegins,
      boostGiven,
      told('cardExhausted', { card: ALLY, key: '01002' }),
      told('defended', { card: ALLY, other: RHINO, seat: 0, key: '01002' }),
      ...boosted,
      damage(ALLY, hasCharge ? 5 : 2),
      damage(SPIDER_MAN, 1),
      ...attackEnds,
    );
  const shieldmaiden = told('eventBegan', { card: EVENT, seat: 0, key: '25011' });

  test('in a round in which an event has had another defend, too', () => {
    expect([attacked(true), attacked(true, shieldmaiden)]).toEqual([[], []]);
  });

  test('and one without overkill does not', () => {
    expect(attacked(false)).toContain('MC-ATTACK-ENEMY-ACTIVATION-17');
    expect(attacked(false, shieldmaiden)).toContain('MC-ATTACK-ENEMY-ACTIVATION-14');
  });
});

describe('an activation that waited comes next. MC-ACTIVATION-10', () => {
  /** A minion is to attack after Rhino, who attacks again in place of it. */
  const passedOver = (...about: readonly AuditEvent[]): readonly string[] =>
    broken(
      told('phaseBegan', { value: villainPhase }),
      ...attackBegins,
      ...about,
      told('minionEngaged', { card: MINION, seat: 0, key: '01101' }),
      told('activationDelayed', { card: MINION, seat: 0, key: '01101' }),
      ...attackEnds,
      told('activationTaken'),
      ...attackBegins,
    );
  const spotted = (enemy: number): readonly AuditEvent[] => [
    told('countersRemoved', { card: SPOTTER, amount: 1, key: '51038' }),
    told('effectBegan', { other: enemy, seat: 0 }),
  ];

  test('unless a text keeps its enemy from it. MC-CANNOT-1', () => {
    expect(passedOver(...spotted(MINION))).not.toContain('MC-ACTIVATION-10');
  });

  test('where none does, or one that keeps another enemy from it', () => {
    expect(passedOver()).toContain('MC-ACTIVATION-10');
    expect(passedOver(...spotted(RHINO))).toContain('MC-ACTIVATION-10');
  });

  test('where one did in the phase before', () => {
    expect(passedOver(...spotted(MINION), told('phaseBegan', { value: villainPhase }), ...attackBegins)).toContain('MC-ACTIVATION-10');
  });
});
