import {
  atLeast,
  each,
  forEachOf,
  gives,
  givesWhile,
  one,
  opponent,
  other,
  self,
  that,
  the,
  triggered,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFight, afterReap, beforeFight, play } from '../headers.ts';
import { act, any, areAll, enemy, friendly, is, not, plus, related, rule, stat, whenAny } from '../../meanings/builders.ts';

const martian = is('house', 'mars');

const stunsWhatReaps = triggered(whenAny('reaped', enemy('creature')), { do: [act('stun', that())] });

export const agentHooMan: Ability[] = [
  afterReap({
    targets: { friend: one(friendly('creature', not(martian))), foe: one(enemy('creature', not(martian))) },
    do: [act('stun', the('friend')), act('stun', the('foe'))],
  }),
];

/** *Rule:* KF-ERRATA-collector-worm, KF-FAQ-CARD-collector-worm-1. */
export const collectorWorm: Ability[] = [afterFight({ do: [act('putIntoArchives', that('other'))] })];

export const glyxlProliferator: Ability[] = [
  afterReap({ if: areAll(self, 'flank'), targets: { it: one(friendly('cardInDiscard', martian)) }, do: [act('archive', the())] }),
];

export const ixxyxliFixfinger: Ability[] = [gives(each(other(any('creature', is('trait', 'martian')))), plus('armor', 1))];

export const mindworm: Ability[] = [
  beforeFight({
    do: [act('dealDamage', that('other'), stat('power', that('other')), { to: related('neighbours', that('other')) })],
  }),
];

export const nyzykResonator: Ability[] = [gives(opponent, rule('keyCost', { amount: forEachOf(2, related('neighbours', self)) }))];

export const skyboosterSquadron: Ability[] = [afterReap({ do: [act('returnToHand', self)] })];

export const stormCrawler: Ability[] = [gives(self, rule('dealsOnlyWhenFighting', { amount: 1 })), stunsWhatReaps];

export const tyxlBeambuckler: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('damage', the(), 2), act('moveCreature', the(), undefined, { value: 'flank' })] }),
];

export const xanthyxHarvester: Ability[] = [
  givesWhile(atLeast(forEachOf(1, related('neighbours', self, not(is('house', 'mars')))), 1), self, rule('cannotBeUsed')),
  afterReap({ do: [act('gain', undefined, 1)] }),
];

export const yxlyxStimrager: Ability[] = [
  afterFight({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 2), act('moveCreature', the(), undefined, { value: 'flank' })],
  }),
];

/** *Rule:* KF-ERRATA-yzphyz-knowdrone. */
export const yzphyzKnowdrone: Ability[] = [
  play({
    do: [act('archiveFromHand', undefined, 1)],
    next: { may: true, do: [act('purgeArchived')], ifDone: { targets: { it: one(any('creature')) }, do: [act('stun', the())] } },
  }),
];

export const zysysyxShockworm: Ability[] = [stunsWhatReaps];
