import { different, each, forEach, none, of, one, oneOf, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, allOf, any, enemy, forEachDone, friendly, is, not, related } from '../../meanings/builders.ts';

export const carpetPhloxem: Ability[] = [play({ if: none(friendly('creature')), do: [act('damage', each(any('creature')), 4)] })];

export const destroyThemAll: Ability[] = [
  play({
    targets: { artifact: one(any('artifact')), creature: one(any('creature')), upgrade: one(any('upgrade')) },
    do: [act('destroy', the('artifact')), act('destroy', the('creature')), act('destroy', the('upgrade'))],
  }),
];

export const extinction: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('destroy', the()), act('destroy', related('sharingTrait', the()))],
    next: { do: [act('gainChains', undefined, 1)] },
  }),
];

export const hypnobeam: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('takeControl', the())] })];

export const marsFirst: Ability[] = [
  play({ targets: { it: one(friendly('creature', is('house', 'mars'))) }, do: [act('ready', the()), act('use', the())] }),
];

export const martianGenerosity: Ability[] = [
  play({
    do: [act('lose', undefined, allOf('aember', 'you'))],
    next: { do: [act('draw', undefined, forEachDone(2, 'aemberLost', 'amount'))] },
  }),
];

export const marsNeedsÆmber: Ability[] = [
  play({ do: [act('captureFromOwn', each(enemy('creature', 'damaged', not(is('house', 'mars')))), 1)] }),
];

export const phloxemSpike: Ability[] = [
  play({ if: none(friendly('creature')), do: [act('destroy', each(any('creature', not('flank'))))] }),
];

export const destructiveAnalysis: Ability[] = [
  play({
    targets: { it: one(any('creature')), them: upTo(99, friendly('cardInArchives')) },
    do: [act('purge', the('them'))],
    next: { do: [act('damage', the(), 2), act('damage', the(), forEachDone(2, 'cardPurged'))] },
  }),
];

export const entropicManipulator: Ability[] = [
  play({
    players: { player: { whose: 'any' } },
    do: [],
    next: { may: true, do: [act('redistributeDamage', each(of(friendly('creature'), 'player')))] },
  }),
];

const martian = friendly('creature', is('house', 'mars'));

/** *Rule:* KF-FAQ-CARD-exterminate-exterminate-1. */
export const exterminateExterminate: Ability[] = [
  play({
    times: forEach(1, martian),
    targets: {
      martian: different(one(martian)),
      it: different(oneOf(related('lessPower', the('martian')), any('creature', not(is('house', 'mars'))))),
    },
    do: [act('destroy', the())],
  }),
];
