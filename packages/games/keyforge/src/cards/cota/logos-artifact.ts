import {
  atMost,
  forEachOf,
  each,
  gives,
  host,
  lends,
  one,
  oneOf,
  self,
  the,
  top,
  triggered,
  upTo,
  type Ability,
} from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import {
  act,
  activated,
  any,
  doneThisWay,
  friendly,
  grant,
  isChosen,
  not,
  related,
  rule,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';

export const anomalyExploiter: Ability[] = [
  activated('action', { targets: { it: one(any('creature', 'damaged')) }, do: [act('destroy', the())] }),
];

export const chaosPortal: Ability[] = [
  activated('action', {
    words: { house: { of: 'house' } },
    do: [act('reveal', top(1, friendly('deckCard')))],
    next: { do: [act('play', doneThisWay('cardRevealed', isChosen('house', 'house')))] },
  }),
];

export const libraryOfBabble: Ability[] = [activated('action', { do: [act('draw', undefined, 1)] })];

export const mobiusScroll: Ability[] = [
  activated('action', { targets: { them: upTo(2, friendly('cardInHand')) }, do: [act('archive', self), act('archive', the('them'))] }),
];

export const spectralTunneler: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [grant(gives(host, rule('countsAsFlank'), lends(afterReap({ do: [act('draw', undefined, 1)] }))), 'turn', the())],
  }),
];

export const strangeGizmo: Ability[] = [triggered(whenPlayer('forged', 'you'), { do: [act('destroy', each(any('creatureOrArtifact')))] })];

export const theHowlingPit: Ability[] = [gives({ kind: 'player', who: 'each' }, rule('handSize', { amount: 1 }))];

export const crazyKillingMachine: Ability[] = [
  activated('action', {
    each: 'player',
    do: [act('discardFromDeck', undefined, 1)],
    next: {
      targets: { mine: oneOf(related('sharingHouse', doneThisWay('cardDiscarded', 'ownedByYou')), any('creatureOrArtifact')) },
      do: [act('destroy', the('mine'))],
      next: {
        targets: { theirs: oneOf(related('sharingHouse', doneThisWay('cardDiscarded', not('ownedByYou'))), any('creatureOrArtifact')) },
        do: [act('destroy', the('theirs'))],
        next: { if: atMost(forEachOf(1, doneThisWay('destroyed')), 1), do: [act('destroy', self)] },
      },
    },
  }),
];

export const pocketUniverse: Ability[] = [gives(self, rule('spendable')), activated('action', { do: [act('moveFromPool', self, 1)] })];

/** *Rule:* KF-FAQ-CARD-spangler-box-1 to KF-FAQ-CARD-spangler-box-3. */
export const spanglerBox: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [act('purgeAndNote', the())],
    ifDone: { do: [act('giveControl', self)] },
  }),
  triggered(whenSelf('leftPlay'), { do: [act('returnToPlay', each(any('cardPurgedByThis')))] }),
];
