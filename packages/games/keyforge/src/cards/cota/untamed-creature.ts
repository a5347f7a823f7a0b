import { atLeast, each, gives, givesWhile, one, opponent, other, self, the, triggered, you, type Ability } from '@crupier/kernel/cards';
import { afterReap, play, playOrReap } from '../headers.ts';
import {
  act,
  activated,
  any,
  enemy,
  forEachOfTally,
  forEachPast,
  friendly,
  inState,
  is,
  lists,
  notInState,
  plus,
  rule,
  whenAny,
} from '../../meanings/builders.ts';

export const bigtwig: Ability[] = [
  gives(self, rule('attacksOnly', { of: enemy('creature', 'stunned') })),
  afterReap({ targets: { it: one(any('creature')) }, do: [act('stun', the()), act('exhaust', the())] }),
];

export const chotaHazri: Ability[] = [play({ do: [act('lose', undefined, 1)], ifDone: { may: true, do: [act('forge')] } })];

export const dewFaerie: Ability[] = [afterReap({ do: [act('gain', undefined, 1)] })];

export const fuzzyGruen: Ability[] = [play({ do: [act('gain', undefined, 1, { who: 'opponent' })] })];

export const halacor: Ability[] = [gives(each(friendly('creature', 'flank')), lists('keyword', 'gain', 'skirmish'))];

export const huntingWitch: Ability[] = [triggered(whenAny('played', other(any('creature')), 'you'), { do: [act('gain', undefined, 1)] })];

export const inkaTheSpider: Ability[] = [playOrReap({ targets: { it: one(any('creature')) }, do: [act('stun', the())] })];

export const kindrithLongshot: Ability[] = [afterReap({ targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] })];

export const lupoTheScarred: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('damage', the(), 2)] })];

export const mightyTiger: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('damage', the(), 4)] })];

export const murmook: Ability[] = [gives(opponent, rule('keyCost', { amount: 1 }))];

export const mushroomMan: Ability[] = [gives(self, plus('power', forEachOfTally(3, 'unforgedKeys', 'you')))];

export const niffleApe: Ability[] = [gives(self, rule('ignoresTaunt'), rule('ignoresElusive'))];

export const niffleQueen: Ability[] = [
  gives(each(other(friendly('creature', is('trait', 'beast')))), plus('power', 1)),
  gives(each(other(friendly('creature', is('trait', 'niffle')))), plus('power', 1)),
];

export const piranhaMonkeys: Ability[] = [playOrReap({ do: [act('damage', each(other(any('creature'))), 2)] })];

export const teliga: Ability[] = [triggered(whenAny('played', any('creature'), 'opponent'), { do: [act('gain', undefined, 1)] })];

export const witchOfTheEye: Ability[] = [afterReap({ targets: { it: one(friendly('cardInDiscard')) }, do: [act('returnToHand', the())] })];

export const witchOfTheWilds: Ability[] = [
  givesWhile(notInState('untamedActive'), you, rule('mayPlay', { of: any('anyCard', is('house', 'untamed')) })),
];

export const flaxia: Ability[] = [play({ if: inState('moreCreatures'), do: [act('gain', undefined, 2)] })];

export const giantSloth: Ability[] = [
  givesWhile({ kind: 'not', of: atLeast(forEachPast(1, 'untamedCardsDiscarded', 'you'), 1) }, self, rule('cannotBeUsed')),
  activated('action', { do: [act('gain', undefined, 3)] }),
];
