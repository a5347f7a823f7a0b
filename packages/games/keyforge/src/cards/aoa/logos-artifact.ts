import { atLeast, each, forEach, forEachOf, gives, one, oneOf, self, the, triggered, you, type Ability } from '@crupier/kernel/cards';
import {
  act,
  activated,
  any,
  doneThisWay,
  friendly,
  grant,
  inState,
  is,
  isChosen,
  related,
  rule,
  stat,
  whenPlayer,
} from '../../meanings/builders.ts';

export const fetchdrones: Ability[] = [
  activated('action', {
    do: [act('discardFromDeck', undefined, 2)],
    next: {
      times: forEachOf(1, doneThisWay('cardDiscarded', is('house', 'logos'))),
      targets: { it: one(friendly('creature')) },
      do: [act('capture', the(), 2)],
    },
  }),
];

export const memoryChip: Ability[] = [
  triggered(whenPlayer('houseChosen', 'you'), { if: inState('logosActive'), do: [act('archiveFromHand', undefined, 1)] }),
];

export const scientificalHack: Ability[] = [
  activated('omni', { do: [act('sacrifice', self), grant(gives(you, rule('mayUse', { of: friendly('artifact') })), 'turn')] }),
];

export const seismoEntangler: Ability[] = [
  activated('action', {
    words: { house: { of: 'house' } },
    do: [grant(gives(each(any('creature', isChosen('house', 'house'))), rule('cannotReap')), 'opponentsNextTurn')],
  }),
];

export const shardOfKnowledge: Ability[] = [
  activated('action', { do: [act('draw', undefined, forEach(1, friendly('card', is('trait', 'shard'))))] }),
];

export const quantumFingertrap: Ability[] = [
  activated('action', {
    targets: { one: one(any('creature')), other: oneOf(related('sameLine', the('one')), any('creature')) },
    do: [act('swap', the('one'), undefined, { to: the('other') })],
  }),
];

/** *Rule:* KF-FAQ-CARD-redacted-1, KF-FAQ-CARD-redacted-2. */
export const redacted: Ability[] = [
  triggered(whenPlayer('houseChosen', 'you'), {
    if: inState('logosActive'),
    do: [act('placeAember', self, 1)],
    next: { if: atLeast(stat('aember', self), 4), do: [act('destroy', self), act('forgeFree')] },
  }),
];
