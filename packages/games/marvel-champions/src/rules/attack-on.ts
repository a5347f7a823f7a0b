import { applies, cardOf, NO_CARD, pin, site, type CardId, type CardRef, type GameEvent, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { packFigures } from '../state/figures.ts';
import { identityOf, isStillInPlay, keywordOf, powerOf, recordOf, typeOf } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';
import { excessOf, goingOn, type Hit, type TakingLocals } from './damage.ts';
import { attackMarks, marksOf } from './player-attack.ts';

/** Damage is reduced before it is dealt: ruling MC-C-02. */
const basicDefense = site(
  'MC-BASIC-POWER-3 MC-DEFENSE-2 MC-ATTACK-ENEMY-ACTIVATION-15 MC-ATTACK-ENEMY-ACTIVATION-16 MC-TOUGH-3 MC-FAQ-3',
  'the defense of a hero who makes a basic defense comes off the damage of the attack',
);
const overkill = site(
  'MC-OVERKILL-1 MC-ATTACKS-AGAINST-ALLIES-5 MC-FAQ-95',
  'excess damage of an attack with overkill goes from an ally to its identity',
);
const basicPower = site('MC-DEFENSE-22', 'who makes a basic defense has used a basic power');
const ofAttackAlone = site('MC-FAQ-43', 'who defends has taken damage from the attack only where the attack itself dealt it');
const stoodBehind = site('MC-FAQ-89', 'the hero whose defense declared an ally defends where that ally has left play');
const onAlly = site('MC-ATTACKS-AGAINST-ALLIES-1', 'an enemy that attacks an ally directly deals the damage to that ally');
const newTarget = site(
  'MC-ATTACK-ENEMY-ACTIVATION-3 MC-ATTACK-ENEMY-ACTIVATION-18 MC-FAQ-17',
  'the defender becomes the character that is attacked',
);
const newPlayer = site('MC-ATTACK-ENEMY-ACTIVATION-4 MC-DEFENSE-16', 'the player who defends becomes the player who is attacked');

/** An enemy's attack on one player. A text may have an enemy attack several at the same time, each with a defender of its own. */
export interface AttackOn {
  /** The player whom it was aimed at. */
  readonly attacked: Seat;
  /** That player, or the one who defends. */
  readonly player: Seat;
  /** The character that is attacked. */
  readonly target: CardRef;
  /** Whether somebody defends, and whether by a basic defense. *Rule:* MC-DEFENSE-2, MC-DEFENSE-10. */
  readonly isDefended: boolean;
  readonly isBasicDefense: boolean;
  /** Who defended first, whatever became of it; `NO_CARD` where nobody did. *Rule:* MC-DEFENSE-21. */
  readonly defender: CardRef;
  /** The identity that became the defender before an ally was declared as it, or `NO_CARD`. *Rule:* MC-FAQ-89. */
  readonly behind: CardRef;
  /** The damage that it deals its target; 0 before that step. */
  readonly amount: number;
}

/** An attack on a player, aimed at the identity or at an ally. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-1, MC-ATTACK-ENEMY-ACTIVATION-2, MC-ATTACKS-AGAINST-ALLIES-1. */
export function attackOn(match: MarvelMatch, seat: Seat, ally: CardRef = NO_CARD): AttackOn {
  const isOnAlly = ally !== NO_CARD && applies(match, onAlly);
  return {
    attacked: seat,
    player: seat,
    target: isOnAlly ? ally : pin(recordOf(match, identityOf(match, seat))),
    isDefended: false,
    isBasicDefense: false,
    defender: NO_CARD,
    behind: NO_CARD,
    amount: 0,
  };
}

/** A character becomes the defender, and so the target, of an attack. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-3, MC-ATTACK-ENEMY-ACTIVATION-4. */
export function defendedBy(
  match: MarvelMatch,
  attack: AttackOn,
  by: { readonly card: CardId; readonly seat: Seat; readonly isBasic: boolean },
): AttackOn {
  const defender = pin(recordOf(match, by.card));
  return {
    ...attack,
    player: applies(match, newPlayer) ? by.seat : attack.player,
    target: applies(match, newTarget) ? defender : attack.target,
    defender,
    behind: attack.isDefended && attack.defender !== defender ? attack.defender : attack.behind,
    isDefended: true,
    isBasicDefense: by.isBasic,
  };
}

/** An attack whose target has left play is on the player's identity, and undefended. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-19, MC-DEFENSE-19. */
export function retargeted(match: MarvelMatch, attack: AttackOn): AttackOn {
  if (isStillInPlay(match, attack.target)) return attack;
  if (isStillInPlay(match, attack.behind) && applies(match, stoodBehind))
    return { ...attack, target: attack.behind, defender: attack.behind, isDefended: true, isBasicDefense: false };
  return { ...attack, target: pin(recordOf(match, identityOf(match, attack.player))), isDefended: false, isBasicDefense: false };
}

/** The enemy that attacks, and what its boost cards add. */
export interface Attacker {
  readonly enemy: CardRef;
  readonly boost: number;
}

/** An attack with the damage that it deals: less the defense of a hero who makes a basic defense. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-15. */
export function withAmount(match: MarvelMatch, { enemy, boost }: Attacker, attack: AttackOn): AttackOn {
  return { ...attack, amount: Math.max(0, (powerOf(match, enemy, 'attack') ?? 0) + boost - reductionOf(match, attack)) };
}

/** What comes off the damage: the defense of a hero who makes a basic defense. */
function reductionOf(match: MarvelMatch, { target, player, isBasicDefense }: AttackOn): number {
  const card = cardOf(target);
  const isReduced = isBasicDefense && card === identityOf(match, player) && applies(match, basicDefense);
  return isReduced ? (powerOf(match, card, 'defense') ?? 0) : 0;
}

/** The damage of an attack: what is beyond an ally goes to its player if the attack has overkill. *Rule:* MC-OVERKILL-1. */
export function hitsOf(match: MarvelMatch, enemy: CardRef, { target, amount, player }: AttackOn): readonly Hit[] {
  const [card, source] = [cardOf(target), cardOf(enemy)];
  const hasOverkill = keywordOf(match, enemy, 'overkill') > 0 && applies(match, overkill);
  const beyond = typeOf(match, card) === 'ally' && hasOverkill ? excessOf(match, card, amount) : 0;
  const hits: Hit[] = [{ card, amount, source, isAttack: true }];
  if (beyond > 0) hits.push(goingOn(match, { card: identityOf(match, player), amount: beyond, source }));
  return hits;
}

/** What is told after an attack that came to its damage. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-22. */
export function attackTold(
  enemy: CardRef,
  { target, player, amount: dealt }: AttackOn,
  { taken = [], felled = [] }: TakingLocals,
): GameEvent {
  const card = cardOf(target);
  const amount = dealt === 0 ? 0 : taken.filter((hit) => hit.card === card).reduce((sum, hit) => sum + hit.amount, 0);
  const value = marksOf({ isBasic: false, taken: amount, isDefeated: felled.includes(card) });
  return fact('enemyAttacked', { card: enemy, other: target, seat: player, amount, value });
}

/**
 * The figures of an attack for the log: power and boost less the defense are the damage that it dealt; 0 for one that ended early. What
 * its power was follows from these, for the enemy may have left play.
 */
export function figuresOf(match: MarvelMatch, { enemy, boost }: Attacker, attack: AttackOn | undefined): number {
  if (attack === undefined || (attack.amount === 0 && !isStillInPlay(match, enemy))) return 0;
  const reduced = reductionOf(match, attack);
  const power = attack.amount > 0 ? attack.amount + reduced - boost : (powerOf(match, enemy, 'attack') ?? 0);
  return packFigures([power, boost, reduced, attack.amount]);
}

/** What is told after an attack that somebody defended. *Rule:* MC-DEFENSE-20, MC-DEFENSE-21. */
export function defenseTold(
  match: MarvelMatch,
  enemy: CardRef,
  { defender, player, isBasicDefense }: AttackOn,
  taken: readonly Hit[] = [],
): readonly GameEvent[] {
  if (defender === NO_CARD || match.state.players[player]?.isEliminated !== false) return [];
  const isHurt = applies(match, ofAttackAlone)
    ? taken.some(({ card, amount }) => card === cardOf(defender) && amount > 0)
    : recordOf(match, defender).damage > 0;
  const value = (isBasicDefense && applies(match, basicPower) ? attackMarks.basic : 0) + (isHurt ? attackMarks.damaged : 0);
  return [fact('defenseEnded', { card: defender, other: enemy, seat: player, amount: 0, value })];
}
