import { each, gives, givesWhile, one, opponent, self, that, the, triggered, type Ability, type AppliesTo } from '@crupier/kernel/cards';
import { afterReap, play } from '../headers.ts';
import {
  act,
  any,
  areAll,
  forEachDone,
  friendly,
  grant,
  inState,
  is,
  lists,
  not,
  plus,
  rule,
  stat,
  whenAny,
} from '../../meanings/builders.ts';

export const aemberImp: Ability[] = [triggered(whenAny('reaped', any('creature')), { do: [act('stun', that())] })];

export const gub: Ability[] = [givesWhile(areAll(self, not('flank')), self, plus('power', 5), lists('keyword', 'gain', 'taunt'))];

export const yurk: Ability[] = [play({ do: [act('discardFromHand', undefined, 1)] })];

export const angwish: Ability[] = [gives(opponent, rule('keyCost', { amount: stat('damage', self) }))];

export const bloodshardImp: Ability[] = [
  triggered(whenAny('reaped', any('creature')), { do: [act('sacrifice', that(), undefined, { who: 'controller' })] }),
];

export const oldYurk: Ability[] = [play({ do: [act('discardFromHand', undefined, 2)] })];

export const skullion: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('sacrifice', the())] })];

export const ancientYurk: Ability[] = [play({ do: [act('discardFromHand', undefined, 3)] })];

export const neffru: Ability[] = [
  triggered(whenAny('destroyed', any('creature')), { do: [act('gain', undefined, 1, { who: 'owner', of: that() })] }),
];

const everybody: AppliesTo = { kind: 'player', who: 'each' };

export const streke: Ability[] = [givesWhile(areAll(self, not('flank')), opponent, rule('handSizeFewer', { amount: 1 }))];

export const tezmal: Ability[] = [
  afterReap({
    words: { it: { of: 'house' } },
    do: [grant(gives(opponent, rule('cannotChooseHouse', { chosen: 'it' })), 'opponentsNextTurn')],
  }),
];

export const bronzeKeyImp: Ability[] = [gives(everybody, rule('cannotForgeKey', { word: 'first' }))];

export const silverKeyImp: Ability[] = [gives(everybody, rule('cannotForgeKey', { word: 'second' }))];

export const goldKeyImp: Ability[] = [gives(everybody, rule('cannotForgeKey', { word: 'third' }))];

export const spyyyder: Ability[] = [givesWhile(inState('attackingFlank'), self, lists('keyword', 'gain', 'poison'))];

export const ortannuTheChained: Ability[] = [
  afterReap({
    do: [act('returnToHand', each(friendly('cardInDiscard', is('named', 'ortannu-s-binding'))))],
    next: {
      times: forEachDone(1, 'cardReturned'),
      targets: { it: one(any('creature')) },
      do: [act('damageWithSplash', the(), 2, { value: '2' })],
    },
  }),
];

export const onyxKnight: Ability[] = [play({ do: [act('destroy', each(any('creature', 'oddPower')))] })];
