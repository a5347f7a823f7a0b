import { applies, site, type Meanings } from '@crupier/kernel/rules';
import { keywords, traits } from '../cards/facts/vocabulary.ts';
import { isFinalStep, showsResource } from '../verbs/specials.ts';
import { hasDealtDamage, isUndefended, isVillainsAttack } from '../rules/enemy-attack.ts';
import { identityOf, isHero, recordOf } from '../state/reading.ts';
import { isInExtraForm } from '../rules/keywords/extra-forms.ts';
import { attackUnderWay, defenders } from '../state/attack-under-way.ts';
import { isFromDeck } from '../rules/reveal.ts';
import { hasDefeated } from '../rules/attack-of-ability.ts';
import { isPaidWith, isPaidWithAlone, overpaidOf } from '../state/resources.ts';
import type { ResourceType } from '../state/printed.ts';
import type { Marvel } from '../state/state.ts';

/** Rules of the game that cards turn on. The rules of the game ask for them by these names. */
export const rules = {
  /** The amount is how many resources more a player pays for each card that is played. *Rule:* MC-COST-19. */
  additionalCost: {},
  /** The amount is how many resources the player who controls a card pays to ready it. *Rule:* MC-READY-3. */
  readyCost: {},
  allyLimit: {},
  /** The amount is the most that the hand size may be. *Rule:* MC-MAXIMUM-11. */
  handSizeMax: {},
  cannotTakeDamage: {},
  cannotBeAttacked: {},
  cannotLoseThreat: {},
  /** The owner of the card that says so controls it. *Rule:* MC-OWNERSHIP-CONTROL-11. */
  youControl: {},
  /** *Rule:* MC-RULES-TEXT-1. */
  isBlank: {},
  mustDefendWithAlly: {},
  /** *Rule:* MC-MODIFIERS-4. */
  attackDoubled: {},
  attackHalved: {},
  /** The filter says whose defense. *Rule:* MC-ERRATA-66. */
  cannotBeDefendedAgainst: {},
  cannotChangeToHero: {},
  cannotActivate: {},
  ignoresGuard: {},
  ignoresPatrol: {},
  ignoresCrisis: {},
  /** *Rule:* MC-INDIRECT-DAMAGE-8. */
  dealsIndirectDamage: {},
} as const satisfies Meanings<Marvel>['rules'];

/** The keywords that texts give: those of the cards, and those that only an attack has. */
export const givenKeywords = [...keywords, 'overkill', 'piercing', 'ranged'] as const;

/** Those that the rules carry out on a card that a text gives them to. */
export const workingKeywords = [
  'assault',
  'guard',
  'overkill',
  'patrol',
  'piercing',
  'quickstrike',
  'ranged',
  'restricted',
  'retaliate',
  'stalwart',
  'steady',
  'temporary',
  'victory',
  'villainous',
  'vulnerable',
] as const satisfies readonly (typeof givenKeywords)[number][];

/** Lists of words that cards have. */
export const lists = {
  keyword: { takes: givenKeywords },
  trait: { takes: traits },
} as const satisfies Meanings<Marvel>['lists'];

const paidAlone = site('MC-FAQ-47 MC-FAQ-85', 'who has paid nothing, or something else too, has not paid with one type of resource alone');

// Which of them are beyond the cost: ruling MC-C-26.
const beyondCost = site('MC-COST-9', 'resources beyond the cost have not paid for the card');

/** Whether the card whose text it is was paid for with a resource of a type. *Rule:* MC-COST-7. */
function paidWith(type: ResourceType): Meanings<Marvel>['states'][string] {
  return { holds: (match, { self }) => isPaidWith(recordOf(match, self).paidWith, type) };
}

/** Whether the card of which a sequence speaks has a printed resource of a type, or a wild one. *Rule:* MC-FAQ-59. */
function showing(type: ResourceType): Meanings<Marvel>['states'][string] {
  return { holds: (match) => showsResource(match, type) };
}

/** States of the table. */
export const states = {
  heroForm: { holds: (match, { seat }) => isHero(match, seat) },
  alterEgoForm: { holds: (match, { seat }) => !isHero(match, seat) },
  /** *Rule:* MC-CARD-12. */
  finalStep: { holds: isFinalStep },
  /** Of an attack of a villain: those of minions are none. */
  undefended: { holds: (match, { seat }) => isUndefended(match, seat) && isVillainsAttack(match) },
  /** Of the attack that is under way. Damage that was prevented was dealt all the same. *Rule:* MC-PREVENT-3. */
  attackDealtDamage: { holds: (match) => hasDealtDamage(match) },
  attackDealtYouDamage: { holds: (match, { seat }) => hasDealtDamage(match, identityOf(match, seat)) },
  /** Whether the activation under way is an attack. */
  attackUnderWay: { holds: (match) => attackUnderWay(match) !== undefined },
  /** Shadowcat’s extra forms. *Rule:* MC-FORM-7. */
  solidForm: { holds: (match, { seat }) => isInExtraForm(match, seat, '32031a') },
  phasedForm: { holds: (match, { seat }) => isInExtraForm(match, seat, '32031b') },
  /** Whether the player’s identity defends against the attack under way. */
  youDefend: { holds: (match, { seat }) => defenders(match).includes(identityOf(match, seat)) },
  showsPhysical: showing('physical'),
  showsMental: showing('mental'),
  showsEnergy: showing('energy'),
  paidWithPhysical: paidWith('physical'),
  paidWithMental: paidWith('mental'),
  paidWithEnergy: paidWith('energy'),
  /** *Rule:* MC-FAQ-47, MC-COST-9. */
  paidWithPhysicalAlone: {
    holds: (match, { self }) => {
      const { paidWith: paid } = recordOf(match, self);
      return isPaidWithAlone(paid, 'physical', applies(match, beyondCost) ? overpaidOf(paid) : 0) || !applies(match, paidAlone);
    },
  },
  /** The card that is being revealed comes from the encounter deck. */
  revealedFromDeck: { holds: isFromDeck },
  /** Of the ability that is being followed. */
  attackDefeatedEnemy: { holds: hasDefeated },
} satisfies Meanings<Marvel>['states'];
