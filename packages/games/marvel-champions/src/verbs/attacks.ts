import { perCard, perPair, type CardId, type Deed } from '@crupier/kernel/rules';
import { attackAlly } from '../rules/activation.ts';
import { isAttackableWith, raiseUsedPower } from '../rules/basic-powers.ts';
import { declareDefender, mayBeDeclared } from '../rules/enemy-attack.ts';
import { cancelIcons, iconsToCancel } from '../rules/boosts.ts';
import { strikeApart, strikeAt, thwartBy } from '../rules/player-attack.ts';
import { moreOfEach, noteThwarted, raiseAttack } from '../rules/attack-of-ability.ts';
import { reducible } from '../rules/threat.ts';
import { identityOf, isInPlay } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

function mayAttack(match: MarvelMatch, card: CardId, deed: Deed): boolean {
  return isAttackableWith(match, card, deed);
}

/** What texts do with attacks. */
export const attackVerbs = {
  /** An enemy attacks an ally directly. *Rule:* MC-ATTACKS-AGAINST-ALLIES-1. */
  enemyAttacksAlly: {
    fact: 'attackBegan',
    ...perPair<MarvelMatch>({
      can: (match, card, ally) => isInPlay(match, card) && isInPlay(match, ally),
      run: (match, card, ally, { seat }) => attackAlly(match, card, ally, seat),
    }),
    hint: -2,
  },
  /** The player's identity makes one of several attacks, which is over before the next. *Rule:* MC-ATTACK-ABILITY-5. */
  attackApart: {
    ...perCard<MarvelMatch>({
      can: mayAttack,
      run: (match, target, { seat, amount, source }) =>
        strikeApart(match, { by: identityOf(match, seat), from: source, target, amount: amount + moreOfEach(match, 'damage') }, seat),
    }),
    hint: -1,
  },
  /** Damage of the attack of the same ability that nothing raises. *Rule:* MC-ATTACK-ABILITY-4. */
  attackAdditionally: {
    ...perCard<MarvelMatch>({
      can: mayAttack,
      run: (match, target, { seat, amount, source }) =>
        strikeAt(match, { by: identityOf(match, seat), from: source, target, amount }, seat),
    }),
    hint: -1,
  },
  /** Threat is removed by the thwart of the same ability, and nothing raises it. *Rule:* MC-THWART-5. */
  thwartAdditionally: {
    fact: 'threatRemoved',
    ...perCard<MarvelMatch>({
      can: (match, scheme, { seat, source }) => reducible(match, seat, source).includes(scheme),
      run: (match, scheme, { seat, amount, source }) => {
        if (reducible(match, seat, source).includes(scheme))
          noteThwarted(match, thwartBy(match, { by: identityOf(match, seat), scheme, amount }));
      },
    }),
    hint: 1,
  },
  /** The attack that is about to be made deals so much more. *Rule:* MC-ATTACK-ABILITY-4, MC-ATTACK-ABILITY-6. */
  raiseAttack: {
    run: (match, { amount }) => raiseAttack(match, amount),
    hint: 1,
  },
  /** The basic attack or thwart that is about to be made has so much more power. *Rule:* MC-ASSAULT-3. */
  raisePower: { run: (match, { amount }) => raiseUsedPower(match, amount), hint: 1 },
  /** Those of a boost card that has just been turned up. *Rule:* MC-FAQ-40. */
  cancelBoostIcons: {
    ...perCard<MarvelMatch>({ can: (match, card) => iconsToCancel(match, card) > 0, run: (match) => cancelIcons(match) }),
    hint: 1,
  },
  /** *Rule:* MC-DEFENSE-4, MC-DEFENSE-6. */
  declareDefender: {
    fact: 'defended',
    ...perCard<MarvelMatch>({
      can: (match, card, { event }) => mayBeDeclared(match, card, event),
      run: (match, card, { event }) => declareDefender(match, card, event),
    }),
    hint: 1,
  },
} as const satisfies Verbs;
