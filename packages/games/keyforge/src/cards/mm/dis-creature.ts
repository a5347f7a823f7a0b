import {
  defines,
  each,
  exists,
  forEach,
  gives,
  givesWhile,
  one,
  self,
  that,
  the,
  triggered,
  type Ability,
  type AppliesTo,
} from '@crupier/kernel/cards';
import { afterFight, afterReap, destroyed, play, playFightOrReap } from '../headers.ts';
import {
  act,
  activated,
  allOf,
  becomes,
  enemy,
  friendly,
  inState,
  is,
  not,
  related,
  rule,
  stat,
  whenAny,
  whenPlayer,
} from '../../meanings/builders.ts';

const everybody: AppliesTo = { kind: 'player', who: 'each' };

const sins = friendly('creature', is('trait', 'sin'));

/** *Rule:* KF-FAQ-GEN-52. */
export const bonesaw: Ability[] = [givesWhile(inState('friendlyDestroyed'), self, rule('enters ready'))];

export const darkMinion: Ability[] = [destroyed({ do: [act('damage', each(enemy('creature')), 1)] })];

export const desire: Ability[] = [
  gives(everybody, rule('keyCost', { amount: 4 })),
  afterReap({ do: [act('forgeAtLess', undefined, forEach(1, sins))] }),
];

/** *Rule:* KF-FAQ-CARD-drecker-1, KF-FAQ-CARD-drecker-2. */
export const drecker: Ability[] = [
  gives(related('neighbours', self), rule('sharesFightDamage')),
  afterReap({ do: [act('steal', undefined, 1)] }),
];

export const envy: Ability[] = [afterReap({ if: exists(sins, 2), do: [act('capture', self, allOf('aember', 'opponent'))] })];

export const exchangeOfficer: Ability[] = [
  playFightOrReap({ targets: { it: one(friendly('creatureOrArtifact', is('house', 'staralliance'))) }, do: [act('use', the())] }),
];

export const gluttony: Ability[] = [
  play({ times: forEach(1, sins), do: [act('exalt', self, 1)] }),
  afterReap({ do: [act('moveAllToPool', each(friendly('creature')))] }),
];

export const impspector: Ability[] = [destroyed({ do: [act('purgeAtRandom', undefined, 1, { who: 'opponent' })] })];

/** *Rule:* KF-FAQ-GEN-51. */
export const maleficorn: Ability[] = [triggered(whenAny('damagedByIcon', enemy('creature')), { do: [act('damage', that(), 1)] })];

export const pride: Ability[] = [afterReap({ do: [act('ward', each(sins))] })];

export const sinder: Ability[] = [afterReap({ targets: { it: one(friendly('creature')) }, do: [act('destroy', the())] })];

export const umbraFiend: Ability[] = [destroyed({ do: [act('steal', undefined, 1)] })];

export const wrath: Ability[] = [
  afterFight({ times: forEach(1, sins), targets: { it: one(enemy('creature')) }, do: [act('enrage', the())] }),
];

export const snarette: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { do: [act('capture', self, 1)] }),
  activated('action', { do: [act('discardAllAember', self)] }),
];

/** *Rule:* KF-X-1. */
export const picaroon: Ability[] = [defines(becomes('power', stat('power', related('neighbours', self, not(is('trait', 'changeling'))))))];
