import {
  additionalCost,
  alternativeCost,
  each,
  gives,
  givesWhile,
  late,
  lends,
  modifies,
  one,
  self,
  that,
  the,
  triggered,
  wasPaid,
  type Ability,
} from '@crupier/kernel/cards';
import { ability, bond, energy, everybody, onEntering, onMainPhase, ritual, tapped, target, theyDo, thrust } from '../headers.ts';
import {
  act,
  any,
  enemy,
  friendly,
  grant,
  inState,
  is,
  lists,
  notInState,
  plus,
  rule,
  when,
  whenHost,
  whenPlayer,
} from '../../meanings/builders.ts';

export const lanceheadViper: Ability[] = [
  triggered(when('damaged', { card: any('ally'), other: 'self' }), { do: [act('destroy', that())] }),
];

export const scrapDealer: Ability[] = [
  onEntering({ targets: { it: target(any('objectOrWeapon')) }, may: true, do: [act('destroy', the())] }),
];

export const scout: Ability[] = [onEntering({ do: [act('draw', undefined, 1)] })];

export const sleeplessIncubus: Ability[] = [thrust({ do: [theyDo('discard', 1)] })];

/** *Rule:* INF-702.9. */
export const clayHomunculus: Ability[] = [...bond(1, { do: [act('returnToHand', self)] })];

/** *Rule:* INF-507.5. */
export const tollSuccubus: Ability[] = [gives(each(friendly('demon')), rule('attackingItCosts', { amount: 1 }))];

/** *Rule:* INF-703.2. */
export const chameleonOfThePaths: Ability[] = [
  givesWhile(inState('chaosAffinity'), self, lists('keyword', 'gain', 'fury')),
  givesWhile(inState('madnessAffinity'), self, lists('keyword', 'gain', 'evasive')),
  givesWhile(inState('deathAffinity'), self, lists('keyword', 'gain', 'abyssal')),
  givesWhile(inState('powerAffinity'), self, plus('strength', 1), plus('toughness', 1)),
];

export const circusRhinoceros: Ability[] = [gives(self, rule('immune', { of: any('source', is('subtype', 'human')) }))];

/** *Rule:* INF-703.2. */
export const lowBlow: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [act('demonDamage', the(), 1)],
    next: { if: inState('chaosAffinity'), do: [act('demonDamage', each(enemy('demon')), 1)] },
  }),
];

/** *Rule:* INF-703.2. */
export const offering: Ability[] = [
  ritual({
    do: [act('bury', undefined, 3)],
    next: { if: inState('deathAffinity'), do: [act('bury', undefined, 3)] },
  }),
];

/** *Rule:* INF-703.2. */
export const turnOfThePage: Ability[] = [
  ritual({
    do: [act('draw', undefined, 2)],
    next: { if: notInState('madnessAffinity'), do: [act('discard', undefined, 1)] },
  }),
];

export const eviction: Ability[] = [
  ritual({ targets: { it: target(any('scenario')) }, do: [act('destroy', the()), act('draw', undefined, 1)] }),
];

/** *Rule:* INF-122.5. */
export const breakerSwitch: Ability[] = [
  ritual({
    do: [
      grant(gives(everybody, rule('environmentOff', { word: 'thanatos' })), 'turn'),
      grant(gives(everybody, rule('environmentOff', { word: 'acqua' })), 'turn'),
      grant(gives(everybody, rule('environmentOff', { word: 'plague' })), 'turn'),
      act('draw', undefined, 1),
    ],
  }),
];

export const unsettledAccounts: Ability[] = [
  ritual({ targets: { it: target(any('ally', is('strengthAtLeast', 4))) }, do: [act('destroy', the())] }),
];

export const banishment: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('exile', the())] })];

/** *Rule:* INF-500.8. */
export const lastRound: Ability[] = [ritual({ do: [act('extraTurn'), act('exile', self)] })];

/** *Rule:* INF-614.1. */
export const roadFog: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [
      grant(
        modifies(when('wouldDealCombatDamage', { card: any('fighter'), other: 'host' }), { do: [act('preventAllDamage')] }),
        'turn',
        the(),
      ),
    ],
  }),
];

/** *Rule:* INF-614.1. */
export const carapace: Ability[] = [modifies(whenHost('wouldBeDamaged'), { do: [act('preventDamage', undefined, 1)] })];

export const portableAltar: Ability[] = [energy(2, { targets: { fuel: one(friendly('ally')) }, do: [act('destroy', the('fuel'))] })];

export const jukebox: Ability[] = [onMainPhase({ may: true, do: [act('pay', undefined, 1)], ifDone: { do: [act('draw', undefined, 1)] } })];

export const crossroads: Ability[] = [
  gives(
    each(any('demon')),
    lends(triggered(whenPlayer('mainStart', 'you'), { do: [act('draw', undefined, 1), act('addEnergy', undefined, 1)] })),
  ),
];

/** *Rule:* INF-117.8c. */
export const warCry: Ability[] = [
  additionalCost(undefined, { optional: true, name: 'extra', energy: 3 }),
  ritual({
    targets: { it: target(any('ally')) },
    do: [act('demonDamage', the(), 2)],
    next: { if: wasPaid('extra'), do: [act('demonDamage', each(enemy('demon')), 4)] },
  }),
];

/** *Rule:* INF-608.6a. */
export const boneCharm: Ability[] = [
  ability(
    1,
    {
      targets: { from: late(one(any('chosenSource'))) },
      do: [act('shieldAgainst', each(friendly('demon')), undefined, { to: the('from') })],
    },
    { price: { do: [act('destroy', self)] } },
  ),
];

/** *Rule:* INF-613.8. */
export const rearViewMirror: Ability[] = [
  ability(
    0,
    { targets: { it: target(friendly('ally')) }, do: [act('redirectNext', each(friendly('demon')), undefined, { to: the() })] },
    tapped,
  ),
];

/** *Rule:* INF-207.3b. */
export const sideshowMutant: Ability[] = [gives(self, rule('choosesBody', { word: '4/2 2/4' }))];

/** *Rule:* INF-117.9. */
export const smuggler: Ability[] = [alternativeCost({ do: [act('discard', undefined, 2)] }, { if: inState('twoOthersInHand') })];
