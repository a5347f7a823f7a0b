/** What each character would take who defends, and what the attack would do if nobody does: by what everybody may know. */

import { cardOf, enclosing, type AnswerLosses, type Ask, type CardId, type Loss } from '@crupier/kernel/rules';
import { boostCounts, comingBoosts } from '../state/announcement.ts';
import { hitPointsLeft, hitPointsOf, keywordOf, powerOf, recordOf, typeOf } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';
import { defendedBy, withAmount, type AttackOn } from './attack-on.ts';
import { enemyAttack, isIndirect } from './enemy-attack.ts';

/**
 * What the answers to the question of who defends may cost: from the least to the most that the facedown boost cards may add. Undefined at
 * other questions, and where the attack deals indirect damage, which its player shares out.
 * *Rule:* MC-ATTACK-ENEMY-ACTIVATION-14, MC-ATTACK-ENEMY-ACTIVATION-15, MC-BOOST-ICON-3.
 */
export function lossesOf(match: MarvelMatch, { seat, min }: Ask, purpose: string): AnswerLosses | undefined {
  const running = purpose === 'declareDefender' ? enclosing(match, enemyAttack)?.locals : undefined;
  const attack = running?.attacks[running.declaring];
  if (running === undefined || attack === undefined || isIndirect(match, running.enemy)) return undefined;
  const { enemy, boost } = running;
  const coming = comingBoosts(match, cardOf(enemy));
  const lossBy = (hit: AttackOn): Loss => {
    const amountWith = (icons: number): number => withAmount(match, { enemy, boost: boost + icons }, hit).amount;
    const card = cardOf(hit.target);
    return lossOf(match, card, isUntouched(match, card, cardOf(enemy)) ? [0, 0] : [amountWith(coming.least), amountWith(coming.most)]);
  };
  return {
    ofOption: ({ card }) => ({ ...lossBy(defendedBy(match, attack, { card, seat, isBasic: true })), ...roleOf(match, card) }),
    declined: min === 0 ? lossBy(attack) : undefined,
    ...(coming.most > coming.least && { odds: { code: 'boostIcons', counts: boostCounts(match) } }),
  };
}

function lossOf(match: MarvelMatch, card: CardId, [least, most]: readonly [number, number]): Loss {
  return { card, left: hitPointsLeft(match, card), whole: hitPointsOf(match, card), least, most };
}

/** Whether a tough status card prevents the damage: a piercing attack takes it off first. *Rule:* MC-TOUGH-1, MC-PIERCING-1. */
function isUntouched(match: MarvelMatch, card: CardId, enemy: CardId): boolean {
  return recordOf(match, card).tough > 0 && keywordOf(match, enemy, 'piercing') === 0;
}

/** As what a character defends: an ally takes all of the damage. *Rule:* MC-DEFENSE-2, MC-DEFENSE-5. */
function roleOf(match: MarvelMatch, card: CardId): Pick<Loss, 'role' | 'value'> {
  return typeOf(match, card) === 'ally' ? { role: 'ally' } : { role: 'defense', value: powerOf(match, card, 'defense') ?? 0 };
}
