import type { CardId, Seat } from '@crupier/kernel/rules';
import { closeActivation } from './activation.ts';
import { checkForm, nextForVillain, takePlace } from './agenda.ts';
import { confused, stunned, type AuditEvent } from './audit-event.ts';
import { called, complain, type Activation, type Audit } from './audit.ts';
import { anyInPlay, engagedWith, factsIn, isEnemy } from './picture.ts';
import {
  cancelsAttack,
  cancelsIcons,
  givesAllSteady,
  givesHostSteady,
  givesVillainSteady,
  keepsThreeThreat,
  redirectsMinions,
  standsInForAttack,
} from './texts.ts';
import { closeWaiting, goOnTo, isTakenDue } from './villain-steps.ts';

/** An enemy activates, or loses something in place of it. */
interface Activating {
  readonly enemy: CardId;
  /** Against whom; undefined where the event does not say it. */
  readonly seat: Seat | undefined;
  readonly kind: Activation['kind'];
}

/** An enemy begins to attack or to scheme. *Rule:* MC-ACTIVATION-1. */
export function hearBegan(audit: Audit, { name, card, other, seat }: AuditEvent): void {
  const kind = name === 'attackBegan' ? 'attack' : 'scheme';
  const isGone = audit.picture.players[seat]?.isOut !== false || !isEnemy(audit.picture, card);
  if (isGone && audit.activating === card) return closeActivation(audit);
  begin(audit, { enemy: card, seat, kind });
  const { early } = audit;
  audit.announced.length = 0;
  checkFree(audit, card, kind);
  const identity = audit.picture.players[seat]?.identity ?? 0;
  if (kind === 'attack' && other !== identity)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-2',
      expected: `the attack on player ${seat + 1} is on ${called(audit, identity)}`,
      found: `it is on ${called(audit, other)}`,
    });
  audit.activation = {
    kind,
    enemy: card,
    seat,
    player: seat,
    target: other,
    isDefended: false,
    isBasicDefense: false,
    given: 0,
    turned: 0,
    boosts: [],
    open: 0,
    extra: 0,
    icons: 0,
    isUnsure: false,
    done: undefined,
    dueBefore: undefined,
    isSpread: false,
    isOver: false,
    ...(kind === 'attack' && early?.enemy === card && { ...early, isDefended: true }),
  };
}

/** The same attack is made on another player, too. */
export function hearSpread(audit: Audit): void {
  if (audit.activation !== undefined) audit.activation.isSpread = true;
}

/** How many status cards of a type keep an enemy from acting. *Rule:* MC-STUN-3, MC-CONFUSE-3. */
function needed({ picture }: Audit, enemy: CardId): number {
  const isSteady = factsIn(picture, enemy)?.keywords.some(({ keyword }) => keyword === 'steady') === true;
  const isMade = anyInPlay(
    picture,
    ({ key, host }) =>
      givesAllSteady.has(key) || (enemy === picture.villain && givesVillainSteady.has(key)) || (host === enemy && givesHostSteady.has(key)),
  );
  return isSteady || isMade ? 2 : 1;
}

/** Nothing keeps an enemy from acting. *Rule:* MC-STUN-7, MC-CONFUSE-7. */
function checkFree(audit: Audit, enemy: CardId, kind: Activation['kind']): void {
  const has = audit.picture.cards.get(enemy)?.[kind === 'attack' ? 'stunned' : 'confused'] ?? 0;
  if (has < needed(audit, enemy)) return;
  complain(audit, {
    rule: kind === 'attack' ? 'MC-STUN-7' : 'MC-CONFUSE-7',
    expected: `${called(audit, enemy)} loses its status card in place of the ${kind}`,
    found: 'it acts',
  });
}

/** An enemy loses a status card: in place of an attack or a scheme. A steady one loses two for it. *Rule:* MC-STUN-7, MC-CONFUSE-7, MC-STEADY-3. */
export function hearStatusLost(audit: Audit, { card, value }: AuditEvent): void {
  if ((value !== stunned && value !== confused) || !isEnemy(audit.picture, card)) return;
  const { last } = audit;
  if (last?.name === 'statusLost' && last.card === card && last.value === value && audit.hindered === card) return;
  audit.hindered = card;
  standIn(audit, card, value === stunned ? 'attack' : 'scheme');
}

/** An attachment that may stand in for an attack is discarded: it does, if its enemy is stunned for it. */
export function hearDiscarded(audit: Audit, { card, key }: AuditEvent): void {
  if (standsInForAttack.has(key)) audit.standIn = audit.picture.cards.get(card)?.host ?? 0;
  if (keepsThreeThreat.has(key)) audit.announced.push(key);
  const { activation } = audit;
  if (cancelsIcons.has(key) && activation !== undefined && activation.open !== 0) activation.isUnsure = true;
}

/** An event begins to do what it says: it may cancel an attack of the villain. */
export function hearEventBegan(audit: Audit, { key }: AuditEvent): void {
  if (cancelsAttack.has(key)) standIn(audit, audit.picture.villain, 'attack');
}

/** An enemy is stunned. */
export function hearStatusGiven(audit: Audit, { card, value }: AuditEvent): void {
  if (value !== stunned || card === 0 || audit.standIn !== card) return;
  audit.standIn = 0;
  standIn(audit, card, 'attack');
}

function standIn(audit: Audit, enemy: CardId, kind: Activation['kind']): void {
  begin(audit, { enemy, seat: undefined, kind });
  audit.activation = undefined;
}

/** An activation begins: one that waited, one of step two, or one that a text has made. */
function begin(audit: Audit, { enemy, seat, kind }: Activating): void {
  const { taken } = audit;
  if (taken !== undefined && taken.enemy === enemy && (seat ?? taken.seat) === taken.seat) {
    audit.taken = undefined;
    return closeActivation(audit);
  }
  closeActivation(audit);
  closeWaiting(audit);
  // A stage of the main scheme that is revealed may have brought it about. *Rule:* MC-MAIN-SCHEME-8.
  if (audit.step === 'place threat' && audit.stage === undefined) goOnTo(audit, 'activate');
  if (audit.step !== 'activate') return undefined;
  const against = seat ?? (enemy === audit.picture.villain ? nextForVillain(audit) : engagedWith(audit.picture, enemy));
  if (against === undefined)
    return complain(audit, {
      rule: 'MC-ACTIVATION-2',
      expected: 'no enemy is left that has not activated',
      found: `${called(audit, enemy)} loses a status card in place of an activation`,
    });
  takePlace(audit, enemy, against);
  return checkForm(audit, enemy, against, kind);
}

/** An activation has to wait. *Rule:* MC-ACTIVATION-10. */
export function hearDelayed(audit: Audit, { card, seat }: AuditEvent): void {
  if (audit.activation === undefined)
    complain(audit, { rule: 'MC-ACTIVATION-10', expected: `${called(audit, card)} activates at once`, found: 'it waits for nothing' });
  audit.waiting.push({ enemy: card, seat });
}

/** An effect begins: one that keeps an enemy from activating comes of a card that has just lost a counter, or was discarded, for it. *Rule:* MC-CANNOT-1. */
export function hearEffectBegan({ kept, last }: Audit, { other }: AuditEvent): void {
  if (redirectsMinions.has(last?.key ?? '')) kept.add(other);
}

/** One that waited is to begin. *Rule:* MC-ACTIVATION-11, MC-ACTIVATION-12. */
export function hearTaken(audit: Audit, { value }: AuditEvent): void {
  closeActivation(audit);
  if (isTakenDue(audit))
    complain(audit, { rule: 'MC-ACTIVATION-10', expected: 'the activation that was chosen begins', found: 'another is chosen' });
  const [next] = audit.waiting.splice(value, 1);
  if (next === undefined)
    complain(audit, { rule: 'MC-ACTIVATION-11', expected: 'an activation that waits is chosen', found: 'none waits there' });
  audit.taken = next;
}
