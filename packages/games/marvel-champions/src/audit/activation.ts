import type { CardId, Seat } from '@crupier/kernel/rules';
import { auditedFacts } from './audited-facts.ts';
import { damageOfAttack, type AuditEvent } from './audit-event.ts';
import { called, complain, hasWorked, nameOf, type Activation, type Audit } from './audit.ts';
import { anyInPlay, factsIn, iconsOf, isEnemy, type Picture } from './picture.ts';
import { defenseOf, powerOf } from './powers.ts';
import {
  changesDamage,
  defendsWithMore,
  entersAsBoost,
  givesAllOverkill,
  givesBoost,
  givesOverkill,
  givesOverkillAsBoost,
  keepsOneOfScheme,
} from './texts.ts';
import { checkThreat } from './threat.ts';

/** How many boost cards an enemy is given for its activation. *Rule:* MC-BOOST-ICON-1, MC-BOOST-ICON-11. */
function boostsDue({ picture }: Audit, enemy: CardId): number {
  const isVillainous = factsIn(picture, enemy)?.keywords.some(({ keyword }) => keyword === 'villainous');
  return enemy === picture.villain || isVillainous === true ? 1 : 0;
}

/** The activation under way, unless it has come to its end or its enemy is gone. *Rule:* MC-ACTIVATION-8. */
export function underWay({ activation, picture }: Audit): Activation | undefined {
  return activation === undefined || activation.isOver || !picture.cards.has(activation.enemy) ? undefined : activation;
}

/** The same, unless it is an attack that may end early: a player whom it is about is out. A scheme goes on. *Rule:* MC-PLAYER-ELIMINATION-11. */
function unfinished(audit: Audit): Activation | undefined {
  const open = underWay(audit);
  const isOut = (seat: Seat): boolean => audit.picture.players[seat]?.isOut !== false;
  return open?.kind === 'attack' && (isOut(open.player) || (open.isSpread && isOut(open.seat))) ? undefined : open;
}

/** Another activation begins, or there will be none: the one before has to be over. *Rule:* MC-ACTIVATION-9, MC-ACTIVATION-10. */
export function closeActivation(audit: Audit): void {
  const open = unfinished(audit);
  if (open !== undefined)
    complain(audit, {
      rule: 'MC-ACTIVATION-9',
      expected: `the ${open.kind} of ${called(audit, open.enemy)} comes to its end first`,
      found: 'something else begins',
    });
  audit.activation = undefined;
}

/** A boost card is given. *Rule:* MC-ACTIVATION-5, MC-BOOST-ICON-10. */
export function hearBoostGiven(audit: Audit, { other }: AuditEvent): void {
  const open = underWay(audit);
  if (open?.enemy !== other) return;
  open.given++;
  if (open.turned === 0) return;
  if (open.extra > 0) open.extra--;
  else
    complain(audit, {
      rule: 'MC-BOOST-ICON-1',
      expected: `${called(audit, other)} is given no boost card once they are turned up`,
      found: 'it is given one more',
    });
}

function checkGiven(audit: Audit, { enemy, given }: Activation): void {
  const due = boostsDue(audit, enemy);
  if (given !== due)
    complain(audit, {
      rule: 'MC-ACTIVATION-5',
      expected: `${called(audit, enemy)} is given ${due} boost card for its activation`,
      found: `it is given ${given}`,
    });
}

/** A boost card is turned up. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-8, MC-SCHEME-ENEMY-ACTIVATION-2, MC-BOOST-ICON-2, MC-AMPLIFY-ICON-1. */
export function hearBoostTurned(audit: Audit, { card, other, key }: AuditEvent): void {
  const open = underWay(audit);
  if (open?.enemy !== other || open.done !== undefined)
    return complain(audit, {
      rule: 'MC-BOOST-ICON-2',
      expected: 'boost cards are turned up in the activation of their enemy, before it deals or places anything',
      found: `${nameOf(key)} is turned up for ${called(audit, other)}`,
    });
  if (open.turned === 0) checkGiven(audit, open);
  checkDiscarded(audit, open);
  const [next] = audit.picture.cards.get(other)?.boosts ?? [];
  if (next !== card)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-8',
      expected: `the boost card that was given first (${next ?? 'none is left'}) is turned up`,
      found: `${nameOf(key)} (${card}) is`,
    });
  open.turned++;
  open.open = card;
  open.boosts.push(key);
  open.icons += (auditedFacts(key)?.boost ?? 0) + iconsOf(audit.picture, 'amplify');
  if (givesBoost.has(key)) open.extra++;
  return undefined;
}

/** A boost card goes where it is not turned up any more. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-12, MC-BOOST-ICON-9. */
export function hearMoved(audit: Audit, { name, card, key }: AuditEvent): void {
  const { activation } = audit;
  if (activation === undefined || activation.open !== card || card === 0) return;
  activation.open = 0;
  if (name !== 'encounterDiscarded' && !entersAsBoost.has(key))
    complain(audit, { rule: 'MC-BOOST-ICON-9', expected: `the boost card ${nameOf(key)} is discarded`, found: name });
}

function checkDiscarded(audit: Audit, { open }: Activation): void {
  if (open !== 0)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-12',
      expected: `the boost card ${open} is discarded before the activation goes on`,
      found: 'it is not',
    });
}

/** Before an activation deals or places anything, all its boost cards were given, turned up and discarded. */
function checkBoosts(audit: Audit, open: Activation): void {
  if (open.turned === 0) checkGiven(audit, open);
  checkDiscarded(audit, open);
  const left = audit.picture.cards.get(open.enemy)?.boosts.length ?? 0;
  if (left > 0)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-13',
      expected: `all boost cards of ${called(audit, open.enemy)} are turned up first`,
      found: `${left} of them are not`,
    });
}

/** The villain goes on to its next stage: an attack under way may have come to its damage before. *Rule:* MC-VILLAIN-DEFEAT-8. */
export function hearStage(audit: Audit): void {
  const open = underWay(audit);
  if (open?.kind === 'attack') open.dueBefore ??= damageDue(audit, open);
}

/** Somebody defends. *Rule:* MC-DEFENSE-1, MC-ATTACK-ENEMY-ACTIVATION-3, MC-ATTACK-ENEMY-ACTIVATION-7. */
export function hearDefended(audit: Audit, { card, other, seat }: AuditEvent): void {
  const open = underWay(audit);
  // Whoever makes a basic defense exhausts for it; one who uses an ability does not, and may do so later.
  const isBasic = audit.last?.name === 'cardExhausted' && audit.last.card === card;
  if (other === audit.activating && (open?.enemy !== other || open.isOver))
    audit.early = { enemy: other, player: seat, target: card, isBasicDefense: isBasic };
  if (open?.kind !== 'attack' || open.enemy !== other) return;
  if (isBasic && !open.isSpread && (open.turned > 0 || open.done !== undefined))
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-7',
      expected: 'a defender is declared before boost cards are turned up',
      found: `${called(audit, card)} defends later`,
    });
  if (isBasic && !open.isSpread && open.isDefended && audit.picture.cards.has(open.target))
    complain(audit, {
      rule: 'MC-DEFENSE-1',
      expected: `${called(audit, open.target)} defends alone`,
      found: `${called(audit, card)} defends too`,
    });
  Object.assign(open, { player: seat, target: card, isDefended: true, isBasicDefense: isBasic });
}

/** The character that an attack is on: the identity, where the one that defended is gone. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-19. */
function targetOf({ cards, players }: Picture, { target, player }: Activation): CardId {
  return cards.has(target) ? target : (players[player]?.identity ?? 0);
}

/** The damage that an attack deals; undefined where a text may change it. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-14 to MC-ATTACK-ENEMY-ACTIVATION-17. */
function damageDue(audit: Audit, open: Activation): number | undefined {
  const { picture } = audit;
  if (open.isUnsure || hasWorked(audit, defendsWithMore) || anyInPlay(picture, ({ key }) => changesDamage.has(key))) return undefined;
  const power = powerOf(picture, open.enemy, 'attack');
  const isHeroes = open.isBasicDefense && open.target === picture.players[open.player]?.identity;
  const defense = isHeroes ? defenseOf(picture, open.player) : 0;
  return power === undefined || defense === undefined ? undefined : Math.max(0, power + open.icons - defense);
}

/** An enemy deals the damage of its attack. */
export function hearDamage(audit: Audit, { card, other, amount, value }: AuditEvent): void {
  const { picture } = audit;
  if (value !== damageOfAttack || !isEnemy(picture, other)) return;
  const open = underWay(audit);
  if (open?.kind !== 'attack' || open.enemy !== other)
    return complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-14',
      expected: `${called(audit, other)} deals damage of an attack while it attacks`,
      found: `it deals ${amount} to ${called(audit, card)}`,
    });
  if (open.isSpread) {
    open.done = (open.done ?? 0) + amount;
    return undefined;
  }
  if (open.done === undefined) checkBoosts(audit, open);
  const isOverkill = card !== targetOf(picture, open) && mayOverkill(picture, open);
  // What is dealt beyond the defender may come in a round in which another defended as an event says.
  if (isOverkill && open.done !== undefined) return undefined;
  if (card === targetOf(picture, open) || hasWorked(audit, defendsWithMore)) checkDamage(audit, open, amount);
  else if (!isOverkill)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-17',
      expected: `the attack damages ${called(audit, targetOf(picture, open))} alone`,
      found: `it deals ${amount} to ${called(audit, card)}`,
    });
  return undefined;
}

function checkDamage(audit: Audit, open: Activation, amount: number): void {
  const due = damageDue(audit, open);
  const found = open.done === undefined ? `it deals ${amount}` : `it deals ${open.done} and ${amount}`;
  if ((due !== undefined && due !== amount) || open.done !== undefined)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-14',
      expected: `the attack of ${called(audit, open.enemy)} deals ${due ?? 'its damage'} to ${called(audit, open.target)} once`,
      found,
    });
  open.done = amount;
}

function mayOverkill(picture: Picture, { enemy, boosts }: Activation): boolean {
  if (boosts.some((key) => givesOverkillAsBoost.has(key))) return true;
  return anyInPlay(picture, ({ key, host }) => givesAllOverkill.has(key) || (host === enemy && givesOverkill.has(key)));
}

/** An enemy that schemes places its threat on the main scheme. *Rule:* MC-SCHEME-ENEMY-ACTIVATION-8. */
export function hearThreatOfEnemy(audit: Audit, { card, other, amount }: AuditEvent): void {
  const { picture } = audit;
  const open = underWay(audit);
  if (card !== picture.mainScheme || open?.kind !== 'scheme' || open.enemy !== other) return;
  if (open.done === undefined) checkBoosts(audit, open);
  else
    complain(audit, {
      rule: 'MC-SCHEME-ENEMY-ACTIVATION-8',
      expected: `the scheme of ${called(audit, other)} places threat once`,
      found: `${open.done} and ${amount}`,
    });
  checkSchemed(audit, open, amount);
  open.done = amount;
}

function checkSchemed(audit: Audit, open: Activation, amount: number): void {
  const power = powerOf(audit.picture, open.enemy, 'scheme');
  if (power === undefined || open.isUnsure) return;
  const keptOfVillain = open.enemy === audit.picture.villain ? audit.announced.filter((key) => keepsOneOfScheme.has(key)).length : 0;
  const [rule, what] = ['MC-SCHEME-ENEMY-ACTIVATION-8', `the scheme of ${called(audit, open.enemy)}`];
  checkThreat(audit, { rule, what, due: power + open.icons, less: keptOfVillain }, amount);
}

/** An activation comes to its end. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-22. */
export function hearEnd(audit: Audit, { name, card, amount }: AuditEvent): void {
  const { activation } = audit;
  const kind = name === 'enemyAttacked' ? 'attack' : 'scheme';
  if (activation?.kind !== kind || activation.enemy !== card || (activation.isOver && !activation.isSpread))
    return complain(audit, {
      rule: 'MC-ACTIVATION-9',
      expected: `${called(audit, card)} ends the ${kind} that is under way`,
      found: 'none is under way',
    });
  if (activation.done === undefined && unfinished(audit) !== undefined) checkNothing(audit, activation);
  if (kind === 'scheme' && amount !== (activation.done ?? 0))
    complain(audit, {
      rule: 'MC-SCHEME-ENEMY-ACTIVATION-8',
      expected: `the scheme has placed ${activation.done ?? 0}`,
      found: `${amount} is told`,
    });
  activation.isOver = true;
  return undefined;
}

/** An attack is over: one that may end early has. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-25. */
export function hearOver(audit: Audit, { card }: AuditEvent): void {
  const { activation } = audit;
  if (activation?.kind === 'attack' && activation.enemy === card && unfinished(audit) === undefined) activation.isOver = true;
}

/** An activation has dealt or placed nothing: its boost cards were turned up all the same. */
function checkNothing(audit: Audit, open: Activation): void {
  checkBoosts(audit, open);
  if (open.kind === 'scheme') return checkSchemed(audit, open, 0);
  // Whoever strikes back after an attack that deals nothing may bring a villain to its next stage.
  const due = open.isSpread ? 0 : Math.min(damageDue(audit, open) ?? 0, open.dueBefore ?? Number.POSITIVE_INFINITY);
  if (due > 0)
    complain(audit, {
      rule: 'MC-ATTACK-ENEMY-ACTIVATION-14',
      expected: `the attack of ${called(audit, open.enemy)} deals ${due} to ${called(audit, open.target)}`,
      found: 'it deals nothing',
    });
  return undefined;
}
