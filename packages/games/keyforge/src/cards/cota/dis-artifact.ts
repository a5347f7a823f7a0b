import { each, gives, modifies, one, opponent, self, that, the, triggered, type Ability, type AppliesTo } from '@crupier/kernel/cards';
import { act, activated, any, friendly, grant, is, rule, whenAny } from '../../meanings/builders.ts';

export const dominatorBauble: Ability[] = [activated('action', { targets: { it: one(friendly('creature')) }, do: [act('use', the())] })];

export const keyToDis: Ability[] = [
  activated('omni', { do: [act('sacrifice', self)], next: { do: [act('destroy', each(any('creature')))] } }),
];

export const libraryOfTheDamned: Ability[] = [activated('action', { do: [act('archiveFromHand', undefined, 1)] })];

export const sacrificialAltar: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature', is('trait', 'human'))) },
    do: [act('purge', the())],
    ifDone: { targets: { played: one(friendly('creatureInDiscard')) }, do: [act('play', the('played'))] },
  }),
];

export const screamingCave: Ability[] = [
  activated('action', {
    do: [act('shuffleIntoDeck', each(friendly('cardInHand'))), act('shuffleIntoDeck', each(friendly('cardInDiscard')))],
  }),
];

export const soulSnatcher: Ability[] = [
  triggered(whenAny('destroyed', any('creature')), { do: [act('gain', undefined, 1, { who: 'owner', of: that() })] }),
];

const everybody: AppliesTo = { kind: 'player', who: 'each' };

export const lashOfBrokenDreams: Ability[] = [
  activated('action', { do: [grant(gives(everybody, rule('keyCost', { amount: 3 })), 'opponentsNextTurn')] }),
];

/** *Rule:* KF-FAQ-GEN-23. */
export const lifeward: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { do: [grant(gives(opponent, rule('cannotPlay', { of: any('creatureCard') })), 'opponentsNextTurn')] },
  }),
];

/** What is purged so was destroyed all the same. */
export const annihilationRitual: Ability[] = [
  modifies(whenAny('wouldEnterDiscard', any('creature')), { do: [act('purgeInstead', that())] }),
];
