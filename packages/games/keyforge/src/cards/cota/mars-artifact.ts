import { each, gives, one, oneOf, self, the, triggered, upTo, you, type Ability } from '@crupier/kernel/cards';
import {
  act,
  activated,
  any,
  doneThisWay,
  forEachDone,
  friendly,
  grant,
  is,
  lists,
  related,
  rule,
  whenAny,
} from '../../meanings/builders.ts';

const revealedMartians = { them: upTo(99, friendly('cardInHand', is('house', 'mars'))) };

/** *Rule:* KF-FAQ-GEN-95. */
export const combatPheromones: Ability[] = [
  activated('omni', {
    do: [
      act('sacrifice', self),
      grant(gives(you, rule('mayUseUpTo', { amount: 2, of: any('card', is('house', 'mars'), 'otherThanGiver') })), 'turn'),
    ],
  }),
];

export const commpod: Ability[] = [
  activated('action', {
    targets: revealedMartians,
    do: [act('reveal', the('them'))],
    next: {
      times: forEachDone(1, 'cardRevealed'),
      targets: { it: upTo(1, any('creature', is('house', 'mars'))) },
      do: [act('ready', the())],
    },
  }),
];

export const crystalHive: Ability[] = [
  activated('action', { do: [grant(triggered(whenAny('reaped', any('creature')), { do: [act('gain', undefined, 1)] }), 'turn')] }),
];

/** *Rule:* KF-ERRATA-custom-virus. */
export const customVirus: Ability[] = [
  activated('omni', {
    do: [act('destroy', self)],
    next: {
      may: true,
      targets: { it: one(friendly('creatureInHand')) },
      do: [act('purge', the())],
      ifDone: { do: [act('destroy', related('sharingTrait', the()))] },
    },
  }),
];

export const feedingPit: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creatureInHand')) },
    do: [act('discard', the())],
    ifDone: { do: [act('gain', undefined, 1)] },
  }),
];

/** *Rule:* KF-ERRATA-incubation-chamber. */
export const incubationChamber: Ability[] = [
  activated('omni', {
    may: true,
    targets: { it: one(friendly('creatureInHand', is('house', 'mars'))) },
    do: [act('reveal', the())],
    ifDone: { do: [act('archive', the())] },
  }),
];

export const invasionPortal: Ability[] = [
  activated('action', {
    do: [act('discardUntil', each(friendly('creatureInDeck', is('house', 'mars'))))],
    next: { do: [act('returnToHand', doneThisWay('cardDiscarded', is('type', 'creature'), is('house', 'mars')))] },
  }),
];

export const mothergun: Ability[] = [
  activated('action', {
    targets: revealedMartians,
    do: [act('reveal', the('them'))],
    next: { targets: { it: one(any('creature')) }, do: [act('damage', the(), forEachDone(1, 'cardRevealed'))] },
  }),
];

export const sniffer: Ability[] = [
  activated('action', { do: [grant(gives(each(any('creature')), lists('keyword', 'lose', 'elusive')), 'turn')] }),
];

export const swapWidget: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature', 'ready', is('house', 'mars'))) },
    do: [act('returnToHand', the())],
    ifDone: {
      targets: { other: oneOf(related('otherNamesInHand', the()), friendly('creatureInHand', is('house', 'mars'))) },
      do: [act('putIntoPlay', the('other'))],
      next: { do: [act('ready', doneThisWay('cardEntered'))] },
    },
  }),
];
