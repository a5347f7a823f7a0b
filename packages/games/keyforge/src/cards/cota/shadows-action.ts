import { each, exactly, forEach, gives, one, opponent, so, the, you, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, allOf, any, enemy, forEachDone, friendly, grant, inState, is, not, rule, tally } from '../../meanings/builders.ts';
import { itIsDestroyed } from '../conditions.ts';

/** *Rule:* KF-ERRATA-bait-and-switch, KF-FAQ-CARD-bait-and-switch-1. */
export const baitAndSwitch: Ability[] = [
  play({
    if: inState('opponentHasMoreAember'),
    do: [act('steal', undefined, 1)],
    next: { if: inState('opponentHasMoreAember'), do: [], again: 'preceding' },
  }),
];

export const boobyTrap: Ability[] = [
  play({ targets: { it: one(any('creature', not('flank'))) }, do: [act('damageWithSplash', the(), 4, { value: '2' })] }),
];

export const finishingBlow: Ability[] = [
  play({
    targets: { it: one(any('creature', 'damaged')) },
    do: [act('destroy', the())],
    ifDone: { do: [act('steal', undefined, 1)] },
  }),
];

export const ghostlyHand: Ability[] = [play({ if: exactly(tally('aember', 'opponent'), 1), do: [act('steal', undefined, 1)] })];

export const hiddenStash: Ability[] = [play({ do: [act('archiveFromHand', undefined, 1)] })];

export const keyOfDarkness: Ability[] = [
  play({
    if: exactly(tally('aember', 'opponent'), 0),
    do: [act('forgeAtMore', undefined, 2)],
    else: { do: [act('forgeAtMore', undefined, 6)] },
  }),
];

export const lightsOut: Ability[] = [play({ targets: { them: so(2, enemy('creature')) }, do: [act('returnToHand', the('them'))] })];

export const nerveBlast: Ability[] = [
  play({
    do: [act('steal', undefined, 1)],
    ifDone: { targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] },
  }),
];

export const oneLastJob: Ability[] = [
  play({
    do: [act('purge', each(friendly('creature', is('house', 'shadows'))))],
    next: { do: [act('steal', undefined, forEachDone(1, 'cardPurged'))] },
  }),
];

export const oubliette: Ability[] = [play({ targets: { it: one(any('creature', is('powerAtMost', 3))) }, do: [act('purge', the())] })];

export const pawnSacrifice: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('sacrifice', the())],
    ifDone: { targets: { them: so(2, any('creature')) }, do: [act('damage', the('them'), 3)] },
  }),
];

export const poisonWave: Ability[] = [play({ do: [act('damage', each(any('creature')), 2)] })];

export const relentlessWhispers: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 2)],
    next: { if: itIsDestroyed, do: [act('steal', undefined, 1)] },
  }),
];

export const routineJob: Ability[] = [
  play({
    do: [act('steal', undefined, 1)],
    next: { do: [act('steal', undefined, forEach(1, friendly('cardInDiscard', is('named', 'routine-job'))))] },
  }),
];

export const tooMuchToProtect: Ability[] = [play({ do: [act('steal', undefined, allOf('aember', 'opponent', 6))] })];

export const miasma: Ability[] = [play({ do: [grant(gives(opponent, rule('skipsForging')), 'opponentsNextTurn')] })];

export const treasureMap: Ability[] = [
  play({
    if: inState('noOtherCardPlayed'),
    do: [act('gain', undefined, 3)],
    next: { do: [grant(gives(you, rule('cannotPlay', { of: any('anyCard') })), 'turn')] },
  }),
];

export const imperialTraitor: Ability[] = [
  play({
    do: [act('lookAt', each(enemy('cardInHand')))],
    next: { may: true, targets: { it: one(enemy('cardInHand', is('house', 'sanctum'))) }, do: [act('purge', the())] },
  }),
];
