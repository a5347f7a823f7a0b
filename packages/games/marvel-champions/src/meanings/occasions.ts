import type { Meanings, Occasion } from '@crupier/kernel/rules';
import { damageOf } from '../rules/damage.ts';
import { marked, unmarked } from '../rules/player-attack.ts';
import { kind } from '../state/facts.ts';
import type { Marvel } from '../state/state.ts';

function after(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'after', ...more };
}

function before(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'interrupt', ...more };
}

function instead(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'replace', ...more };
}

/** When abilities are set off. Those that begin with `would` come before the others that interrupt the same. *Rule:* MC-WOULD-1. */
export const occasions = {
  // Enemies
  /** Of an attack on several heroes that on the first alone: what it says is said once. */
  attacks: before(kind.attackBegan),
  /** Whomever, and each of several heroes. *Rule:* MC-FAQ-23. */
  attacksAnybody: before(kind.attackBegan, { also: [kind.attackSpread] }),
  initiatesAttack: before(kind.attackBegan, { also: [kind.attackSpread] }),
  wouldAttack: instead(kind.attackBegan),
  attackedYou: after(kind.enemyAttacked),
  /** Whomever. */
  attackedAnybody: after(kind.enemyAttacked),
  attackedAndDamaged: after(kind.enemyAttacked, { value: marked('damaged') }),
  /** At its end, whether or not it came to damage. */
  attackEnds: after(kind.attackOver),
  schemes: before(kind.schemeBegan),
  schemed: after(kind.enemySchemed),
  activated: after(kind.enemyAttacked, { also: [kind.enemySchemed] }),
  // Characters of players. *Rule:* MC-YOU-7.
  attacksEnemy: before(kind.attackMade),
  /** *Rule:* MC-ASSAULT-3. */
  usesAttackOrThwart: before(kind.attackMade, { value: marked('basic'), also: [kind.thwartMade] }),
  /** *Rule:* MC-DEFENSE-9. */
  defends: before(kind.defended),
  /** An attack, a thwart, a recovery or a defense by a basic power. *Rule:* MC-DEFENSE-22. */
  usedBasicPower: after(kind.attackEnded, { value: marked('basic'), also: [kind.thwartEnded, kind.recovered, kind.defenseEnded] }),
  attacked: after(kind.attackEnded),
  attackedAndDefeated: after(kind.attackEnded, { value: marked('defeated') }),
  madeBasicAttack: after(kind.attackEnded, { value: marked('basic') }),
  madeBasicThwart: after(kind.thwartEnded, { value: marked('basic') }),
  madeBasicDefense: after(kind.defenseEnded, { value: marked('basic') }),
  wasAttacked: after(kind.attackEnded, { card: 'other' }),
  thwarted: after(kind.thwartEnded),
  defended: after(kind.defenseEnded),
  /** Without having taken damage from the attack. *Rule:* MC-FAQ-43. */
  defendedUnhurt: after(kind.defenseEnded, { value: unmarked('damaged') }),
  recovered: after(kind.recovered),
  changedForm: after(kind.formChanged, { also: [kind.extraFormTaken] }),
  // Damage and defeat
  wouldBeDealtDamage: instead(kind.damageDealt),
  wouldTakeDamage: before(kind.damageTaken),
  /** What changes it without anybody's using it. */
  takesDamage: instead(kind.damageTaken),
  takesAttackDamage: instead(kind.damageTaken, { value: damageOf.attack }),
  wouldTakeAttackDamage: before(kind.damageTaken, { value: damageOf.attack }),
  tookDamage: after(kind.damageDone),
  tookAttackDamage: after(kind.damageDone, { value: damageOf.attack }),
  wouldBeDefeated: instead(kind.defeatBegan),
  /** A text may find out whether it is. */
  wouldBeginDefeat: before(kind.defeatBegan),
  isDefeated: before(kind.defeated),
  /** For the player whose card or character defeats it. *Rule:* MC-ERRATA-16. */
  isDefeatedByPlayer: before(kind.defeatedBy),
  defeated: after(kind.wasDefeated),
  // Threat and schemes
  wouldPlaceThreat: before(kind.threatPlaced),
  schemePlacesThreat: before(kind.threatPlaced),
  phaseThreat: after(kind.phaseThreatPlaced),
  // Cards
  drew: after(kind.cardDrawn),
  wouldActivate: before(kind.activationBegan),
  entered: after(kind.cardEntered, { also: [kind.playerSchemeEntered] }),
  wouldEngage: before(kind.minionEngaged),
  minionEntered: after(kind.minionEntered, { also: [kind.facedownEngaged] }),
  plays: before(kind.eventBegan),
  played: after(kind.cardPlayed),
  spent: after(kind.cardSpent),
  boostTurned: before(kind.boostShown),
  revealed: before(kind.effectsBegan),
  revealedFromDeck: before(kind.revealBegan, { value: 1 }),
  // The round
  turnBegins: before(kind.turnBegan),
  turnEnds: before(kind.turnEnded),
  phaseEnds: after(kind.phaseEnded),
  roundEnds: after(kind.roundEnded),
} satisfies Meanings<Marvel>['occasions'];
