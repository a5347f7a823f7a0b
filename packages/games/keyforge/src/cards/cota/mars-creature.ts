import { itIsDestroyed } from '../conditions.ts';
import { each, forEach, gives, one, opponent, other, self, that, the, triggered, you, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, afterReap, beforeFight, play } from '../headers.ts';
import { act, activated, any, enemy, friendly, grant, is, not, plus, related, rule, stat, when, whenAny } from '../../meanings/builders.ts';

const martian = is('house', 'mars');

export const blypyp: Ability[] = [
  afterReap({ do: [grant(gives(you, rule('nextEntersReady', { of: any('creatureCard', martian) })), 'turn')] }),
];

export const chuffApe: Ability[] = [
  gives(self, rule('enters stunned')),
  afterFightOrReap({
    may: true,
    targets: { it: one(other(friendly('creature'))) },
    do: [act('sacrifice', the())],
    ifDone: { do: [act('fullyHeal', self)] },
  }),
];

export const grabberJammer: Ability[] = [
  gives(opponent, rule('keyCost', { amount: 1 })),
  afterFightOrReap({ do: [act('capture', self, 1)] }),
];

/** *Rule:* KF-FAQ-CARD-grommid-1. */
export const grommid: Ability[] = [
  gives(you, rule('cannotPlay', { of: any('creatureCard') })),
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), {
    do: [act('lose', undefined, 1, { who: 'opponent' })],
  }),
];

export const johnSmyth: Ability[] = [
  afterFightOrReap({ targets: { it: one(any('creature', martian, not(is('trait', 'agent')))) }, do: [act('ready', the())] }),
];

export const mindwarper: Ability[] = [
  activated('action', { targets: { it: one(enemy('creature')) }, do: [act('captureFromOwn', the(), 1)] }),
];

export const phylyxTheDisintegrator: Ability[] = [
  activated('action', { do: [act('lose', undefined, forEach(1, other(friendly('creature', martian))), { who: 'opponent' })] }),
];

export const qyxxlyxPlagueMaster: Ability[] = [
  afterFightOrReap({ do: [act('damagePiercing', each(any('creature', is('trait', 'human'))), 3)] }),
];

export const tunk: Ability[] = [triggered(whenAny('played', other(any('creatureCard', martian)), 'you'), { do: [act('fullyHeal', self)] })];

export const ulyqMegamouth: Ability[] = [
  afterFightOrReap({ targets: { it: one(friendly('creature', not(martian))) }, do: [act('use', the())] }),
];

export const uxlyxTheZookeeper: Ability[] = [afterReap({ targets: { it: one(enemy('creature')) }, do: [act('putIntoArchives', the())] })];

export const vezymaThinkdrone: Ability[] = [
  afterReap({ may: true, targets: { it: one(friendly('creatureOrArtifact')) }, do: [act('archive', the())] }),
];

export const yxiliMarauder: Ability[] = [
  gives(self, plus('power', stat('aember', self))),
  play({ do: [act('capture', self, forEach(1, friendly('creature', 'ready', martian)))] }),
];

export const yxilxDominator: Ability[] = [gives(self, rule('enters stunned'))];

export const zorg: Ability[] = [
  gives(self, rule('enters stunned')),
  beforeFight({ do: [act('stun', that('other')), act('stun', related('neighbours', that('other')))] }),
];

export const zyzzixTheMany: Ability[] = [
  afterFightOrReap({
    may: true,
    targets: { it: one(friendly('creatureInHand')) },
    do: [act('reveal', the())],
    ifDone: { do: [act('archive', the()), act('addCounters', self, 3)] },
  }),
];

export const yxiloBolter: Ability[] = [
  afterFightOrReap({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 2)],
    next: { if: itIsDestroyed, do: [act('purge', the())] },
  }),
];

export const etherSpider: Ability[] = [gives(self, rule('dealsNoDamageWhenFighting')), gives(opponent, rule('addedAemberCaptured'))];
