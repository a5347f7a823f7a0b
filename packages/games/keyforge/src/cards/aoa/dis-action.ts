import { itIsDestroyed } from '../conditions.ts';
import { each, forEach, gives, one, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, grant, rule, related } from '../../meanings/builders.ts';

export const bindingIrons: Ability[] = [play({ do: [act('gainChains', undefined, 3, { who: 'opponent' })] })];

/** *Rule:* KF-FAQ-GEN-26. */
export const exhume: Ability[] = [play({ may: true, targets: { it: one(friendly('creatureInDiscard')) }, do: [act('play', the())] })];

export const miseryExploit: Ability[] = [play({ do: [act('gain', undefined, forEach(1, enemy('creature', 'damaged')))] })];

export const notFinishedWithYou: Ability[] = [
  play({ targets: { them: upTo(99, friendly('creatureInDiscard')) }, do: [act('shuffleIntoDeck', the('them'))] }),
];

export const unlockedGateway: Ability[] = [play({ do: [act('destroy', each(any('creature')))] })];

export const ortannusBinding: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('damage', the(), 2)] })];

export const banish: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('putIntoOpponentsArchives', the())] })];

export const cullTheWeak: Ability[] = [play({ targets: { it: one(enemy('creature', 'leastPowerful')) }, do: [act('destroy', the())] })];

/** *Rule:* KF-FAQ-CARD-shadow-of-dis-1, KF-FAQ-CARD-shadow-of-dis-4. */
export const shadowOfDis: Ability[] = [play({ do: [grant(gives(each(enemy('creature')), rule('isBlank')), 'yourNextTurn')] })];

export const painReaction: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('damage', the(), 2)],
    next: { if: itIsDestroyed, do: [act('damage', related('neighbours', the()), 2)] },
  }),
];
