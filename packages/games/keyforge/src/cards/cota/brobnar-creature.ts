import {
  atLeast,
  each,
  exactly,
  gives,
  givesWhile,
  none,
  one,
  oneOf,
  other,
  self,
  that,
  the,
  triggered,
  type Ability,
  type Condition,
} from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, beforeFight, destroyed, play } from '../headers.ts';
import {
  act,
  any,
  enemy,
  forEachPast,
  friendly,
  grant,
  inState,
  is,
  plus,
  related,
  rule,
  tally,
  when,
  whenAny,
  whenPlayer,
} from '../../meanings/builders.ts';

export const bilgumAvalanche: Ability[] = [triggered(whenPlayer('forged', 'you'), { do: [act('damage', each(enemy('creature')), 2)] })];

export const bumpsy: Ability[] = [play({ do: [act('lose', undefined, 1, { who: 'opponent' })] })];

export const earthshaker: Ability[] = [play({ do: [act('destroy', each(any('creature', is('powerAtMost', 3))))] })];

export const firespitter: Ability[] = [beforeFight({ do: [act('damage', each(enemy('creature')), 1)] })];

export const gangerChieftain: Ability[] = [
  play({
    may: true,
    targets: { it: oneOf(related('neighbours', self), any('creature')) },
    do: [act('ready', the()), act('fightWith', the())],
  }),
];

export const grenadeSnib: Ability[] = [destroyed({ do: [act('lose', undefined, 2, { who: 'opponent' })] })];

export const headhunter: Ability[] = [afterFight({ do: [act('gain', undefined, 1)] })];

export const hebeTheHuge: Ability[] = [play({ do: [act('damage', each(other(any('creature', 'undamaged'))), 2)] })];

const under7: Condition = { kind: 'not', of: atLeast(tally('aember', 'you'), 7) };

export const kelifiDragon: Ability[] = [
  givesWhile(under7, self, rule('cannotBePlayed')),
  afterFightOrReap({
    do: [act('gain', undefined, 1)],
    next: { targets: { it: one(any('creature')) }, do: [act('damage', the(), 5)] },
  }),
];

export const kingOfTheCrag: Ability[] = [gives(each(enemy('creature', is('house', 'brobnar'))), plus('power', -2))];

export const krump: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), {
    do: [act('lose', undefined, 1, { who: 'controller', of: that() })],
  }),
];

export const lomirFlamefist: Ability[] = [
  play({ if: atLeast(tally('aember', 'opponent'), 7), do: [act('lose', undefined, 2, { who: 'opponent' })] }),
];

export const looterGoblin: Ability[] = [
  afterReap({ do: [grant(triggered(whenAny('destroyed', enemy('creature')), { do: [act('gain', undefined, 1)] }), 'turn')] }),
];

export const mugwump: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), {
    do: [act('fullyHeal', self), act('addCounters', self, 1)],
  }),
];

export const pingleWhoAnnoys: Ability[] = [triggered(whenAny('entered', enemy('creature')), { do: [act('damage', that(), 1)] })];

export const smaaash: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('stun', the())] })];

export const troll: Ability[] = [afterReap({ do: [act('heal', self, 3)] })];

export const wardrummer: Ability[] = [play({ do: [act('returnToHand', each(other(friendly('creature', is('house', 'brobnar')))))] })];

export const valdr: Ability[] = [gives(self, rule('dealsMoreAttacking', { amount: 2, of: enemy('creature', 'flank') }))];

export const rockHurlingGiant: Ability[] = [
  triggered(whenAny('discardedFromHand', any('anyCard', is('house', 'brobnar')), 'you'), {
    if: inState('yourTurn'),
    may: true,
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 4)],
  }),
];

export const rogueOgre: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), {
    if: exactly(forEachPast(1, 'cardsPlayed', 'you'), 1),
    do: [act('heal', self, 2), act('capture', self, 1)],
  }),
];

export const tirelessCrocag: Ability[] = [gives(self, rule('cannotReap')), givesWhile(none(enemy('creature')), self, rule('isDestroyed'))];
