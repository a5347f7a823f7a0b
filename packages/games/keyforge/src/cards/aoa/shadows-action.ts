import { each, exactly, forEach, forEachOf, gives, host, one, self, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  any,
  doneThisWay,
  enemy,
  forEachDone,
  forEachOfTally,
  forEachPast,
  friendly,
  grant,
  inState,
  is,
  rule,
} from '../../meanings/builders.ts';
import { itIsDestroyed } from '../conditions.ts';

export const duskChronicles: Ability[] = [
  play({
    if: inState('opponentHasMoreAember'),
    do: [act('draw', undefined, 1)],
    next: { if: inState('youHaveMoreAember'), do: [act('archiveFromHand', undefined, 1)] },
  }),
];

/** *Rule:* KF-FAQ-CARD-furtive-investors-1. */
export const furtiveInvestors: Ability[] = [
  play({ if: inState('opponentHasMoreAember'), do: [act('gain', undefined, forEachOfTally(1, 'keys', 'opponent'))] }),
];

export const heistNight: Ability[] = [play({ do: [act('steal', undefined, forEach(1, friendly('creature', is('trait', 'thief'))))] })];

/** *Rule:* KF-FAQ-CARD-lethal-distraction-1. */
export const lethalDistraction: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [grant(gives(host, rule('takesMoreDamage', { amount: 2 })), 'turn', the())] }),
];

/** *Rule:* KF-ERRATA-life-for-a-life. */
export const lifeForALife: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: { targets: { victim: one(any('creature')) }, do: [act('damage', the('victim'), 6)] },
  }),
];

export const perplexingSophistry: Ability[] = [
  play({
    if: inState('youHaveMoreAember'),
    do: [act('draw', undefined, 1), act('discardAtRandom', undefined, 1, { who: 'opponent' })],
  }),
];

export const riggedLottery: Ability[] = [
  play({
    each: 'player',
    do: [act('discardFromDeck', undefined, 5)],
    next: {
      each: 'player',
      do: [act('gain', undefined, forEachOf(1, doneThisWay('cardDiscarded', is('house', 'shadows'), 'ownedByYou')))],
    },
  }),
];

export const sackOfCoins: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('damage', the(), forEachOfTally(1, 'aember', 'you'))] }),
];

export const suckerPunch: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('damage', the(), 2)],
    next: { if: itIsDestroyed, do: [act('archive', self)] },
  }),
];

export const swindle: Ability[] = [play({ do: [act('steal', undefined, 3)] })];

/** *Rule:* KF-FAQ-CARD-throwing-stars-1. */
export const throwingStars: Ability[] = [
  play({
    targets: { them: upTo(3, any('creature')) },
    do: [act('damage', the('them'), 1)],
    next: { do: [act('gain', undefined, forEachDone(1, 'destroyed'))] },
  }),
];

export const whistlingDarts: Ability[] = [play({ do: [act('damage', each(enemy('creature')), 1)] })];

export const nightforge: Ability[] = [
  play({ if: exactly(forEachPast(1, 'keysForged', 'you'), 0), may: true, do: [act('forgeAtMore', undefined, 4)] }),
];
