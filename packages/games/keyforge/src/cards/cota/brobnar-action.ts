import { atLeast, different, each, exists, gives, one, so, the, triggered, upTo, you, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  any,
  enemy,
  friendly,
  grant,
  inState,
  is,
  isChosen,
  related,
  rule,
  tally,
  whenAny,
  doneThisWay,
} from '../../meanings/builders.ts';

export const anger: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('ready', the()), act('fightWith', the())] })];

export const barehanded: Ability[] = [play({ do: [act('putOnDeck', each(any('artifact')))] })];

export const burnTheStockpile: Ability[] = [
  play({ if: atLeast(tally('aember', 'opponent'), 7), do: [act('lose', undefined, 4, { who: 'opponent' })] }),
];

export const cowardsEnd: Ability[] = [
  play({ do: [act('destroy', each(any('creature', 'undamaged')))], next: { do: [act('gainChains', undefined, 3)] } }),
];

export const lavaBall: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('damageWithSplash', the(), 4, { value: '2' })] }),
];

export const lootTheBodies: Ability[] = [
  play({ do: [grant(triggered(whenAny('destroyed', enemy('creature')), { do: [act('gain', undefined, 1)] }), 'turn')] }),
];

export const takeThatSmartypants: Ability[] = [
  play({ if: exists(enemy('card', is('house', 'logos')), 3), do: [act('steal', undefined, 2)] }),
];

export const punch: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('damage', the(), 3)] })];

export const tremor: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('stun', the()), act('stun', related('neighbours', the()))] }),
];

/** *Rule:* KF-FIGHT-6. */
export const warsong: Ability[] = [
  play({ do: [grant(triggered(whenAny('foughtAtAll', friendly('creature')), { do: [act('gain', undefined, 1)] }), 'turn')] }),
];

export const bloodMoney: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('placeAember', the(), 2)] })];

export const brothersInBattle: Ability[] = [
  play({
    words: { it: { of: 'house' } },
    do: [grant(gives(you, rule('mayFight', { of: friendly('creature', isChosen('house', 'it')) })), 'turn')],
  }),
];

export const followTheLeader: Ability[] = [play({ do: [grant(gives(you, rule('mayFight', { of: friendly('creature') })), 'turn')] })];

export const smith: Ability[] = [play({ if: inState('moreCreatures'), do: [act('gain', undefined, 2)] })];

export const unguardedCamp: Ability[] = [
  play({
    targets: { them: so(tally('creaturesInExcess', 'you'), friendly('creature')) },
    do: [act('capture', the('them'), 1)],
  }),
];

export const soundTheHorns: Ability[] = [
  play({
    do: [act('discardUntil', each(friendly('creatureInDeck', is('house', 'brobnar'))))],
    next: { do: [act('returnToHand', doneThisWay('cardDiscarded', is('type', 'creature'), is('house', 'brobnar')))] },
  }),
];

export const championsChallenge: Ability[] = [
  play({
    targets: { theirs: one(enemy('creature', 'mostPowerful')) },
    do: [],
    next: {
      do: [act('destroy', related('restOfLine', the('theirs')))],
      next: {
        targets: { yours: one(friendly('creature', 'mostPowerful')) },
        do: [],
        next: {
          do: [act('destroy', related('restOfLine', the('yours')))],
          next: { do: [act('ready', the('yours')), act('fightWith', the('yours'))] },
        },
      },
    },
  }),
];

/** *Rule:* KF-FAQ-CARD-relentless-assault-1. */
export const relentlessAssault: Ability[] = [
  play({ times: 3, targets: { it: different(upTo(1, friendly('creature'))) }, do: [act('ready', the()), act('fightWith', the())] }),
];
