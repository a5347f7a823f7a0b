import { forEach, gives, one, the, type Ability, type AppliesTo } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, grant, inState, is, rule } from '../../meanings/builders.ts';

const everybody: AppliesTo = { kind: 'player', who: 'each' };

export const breakKey: Ability[] = [
  play({
    if: inState('opponentHasMoreKeys'),
    do: [act('unforge', undefined, undefined, { who: 'opponent' })],
    ifDone: { do: [act('gain', undefined, 6, { who: 'opponent' })] },
  }),
];

export const doubleDoom: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('returnToHand', the())],
    next: { do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] },
  }),
];

export const impLosion: Ability[] = [
  play({
    targets: { yours: one(friendly('creature')), theirs: one(enemy('creature')) },
    do: [act('destroy', the('yours')), act('destroy', the('theirs'))],
  }),
];

export const stirringGrave: Ability[] = [play({ targets: { it: one(friendly('creatureInDiscard')) }, do: [act('archive', the())] })];

/** *Rule:* KF-FAQ-CARD-waking-nightmare-1. */
export const wakingNightmare: Ability[] = [
  play({
    do: [grant(gives(everybody, rule('keyCost', { amount: forEach(1, any('creature', is('house', 'dis'))) })), 'opponentsNextTurn')],
  }),
];
