import { itIsDestroyed } from '../conditions.ts';
import { atLeast, each, forEach, none, one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, forEachPoint, friendly, tally } from '../../meanings/builders.ts';

export const binateRupture: Ability[] = [play({ each: 'player', do: [act('gain', undefined, tally('aember', 'you'))] })];

export const cutthroatResearch: Ability[] = [play({ if: atLeast(tally('aember', 'opponent'), 8), do: [act('steal', undefined, 2)] })];

export const entropicSwirl: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), forEachPoint(2, 'traits', the())), act('gain', undefined, forEachPoint(1, 'traits', the()))],
  }),
];

export const eureka: Ability[] = [play({ do: [act('gain', undefined, 2), act('archiveAtRandom', undefined, 2)] })];

export const masterTheTheory: Ability[] = [
  play({
    if: none(friendly('creature')),
    times: forEach(1, enemy('creature')),
    may: true,
    do: [act('archiveFromHand', undefined, 1)],
  }),
];

/** The highest and the lowest of now: both are marked before any is destroyed. */
export const standardizedTesting: Ability[] = [
  play({ do: [act('destroy', each(any('creature', 'leastPowerful'))), act('destroy', each(any('creature', 'mostPowerful')))] }),
];

export const poke: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('damage', the(), 1)],
    next: { if: itIsDestroyed, do: [act('draw', undefined, 1)] },
  }),
];
