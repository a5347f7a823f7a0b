import { each, forEachOf, gives, host, itself, one, opponent, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  any,
  becomes,
  doneThisWay,
  enemy,
  friendly,
  grant,
  inState,
  is,
  isChosen,
  not,
  related,
  rule,
  stat,
} from '../../meanings/builders.ts';

import { itIsNotDestroyed } from '../conditions.ts';
export const creepingOblivion: Ability[] = [
  play({
    do: [],
    modes: [
      { targets: { them: upTo(2, friendly('cardInDiscard')) }, do: [act('purge', the('them'))] },
      { targets: { theirs: upTo(2, enemy('cardInDiscard')) }, do: [act('purge', the('theirs'))] },
    ],
  }),
];

export const fear: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('returnToHand', the())] })];

export const gatewayToDis: Ability[] = [
  play({ do: [act('destroy', each(any('creature')))], next: { do: [act('gainChains', undefined, 3)] } }),
];

export const guiltyHearts: Ability[] = [play({ do: [act('destroy', each(any('creature', 'withAember')))] })];

export const handOfDis: Ability[] = [play({ targets: { it: one(any('creature', not('flank'))) }, do: [act('destroy', the())] })];

/** *Rule:* KF-ERRATA-tendrils-of-pain. */
export const tendrilsOfPain: Ability[] = [
  play({
    if: inState('opponentForgedLastTurn'),
    do: [act('damage', each(any('creature')), 4)],
    else: { do: [act('damage', each(any('creature')), 1)] },
  }),
];

export const hysteria: Ability[] = [play({ do: [act('returnToHand', each(any('creature')))] })];

/** *Rule:* KF-FAQ-CARD-key-hammer-1. */
export const keyHammer: Ability[] = [
  play({
    do: [act('unforgeLast', undefined, undefined, { who: 'opponent' })],
    next: { do: [act('gain', undefined, 6, { who: 'opponent' })] },
  }),
];

export const mindBarb: Ability[] = [play({ do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];

export const pandemonium: Ability[] = [play({ do: [act('capture', each(any('creature', 'undamaged')), 1)] })];

/** *Rule:* KF-FAQ-GEN-87. */
export const poltergeist: Ability[] = [
  play({ targets: { it: one(any('artifact')) }, do: [act('useAsYours', the()), act('destroy', the())] }),
];

/** *Rule:* KF-MOST-POWERFUL-GROUP-1. */
export const threeFates: Ability[] = [
  play({ targets: { them: { ...any('creature', 'mostPowerful'), min: 3, max: 3 } }, do: [act('destroy', the('them'))] }),
];

export const arise: Ability[] = [
  play({
    words: { it: { of: 'house' } },
    do: [act('returnToHand', each(friendly('creatureInDiscard', isChosen('house', 'it'))))],
    next: { do: [act('gainChains', undefined, 1)] },
  }),
];

/** *Rule:* KF-HOUSE-CHOICE-5. */
export const controlTheWeak: Ability[] = [
  play({
    words: { it: { of: 'houseOfOpponent' } },
    do: [grant(gives(opponent, rule('mustChooseHouse', { chosen: 'it' })), 'opponentsNextTurn')],
  }),
];

export const gongoozle: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 3)],
    next: {
      if: itIsNotDestroyed,
      do: [act('discardAtRandom', undefined, 1, { who: 'owner', of: the() })],
    },
  }),
];

export const hecatomb: Ability[] = [
  play({
    do: [act('destroy', each(any('creature', is('house', 'dis'))))],
    next: { each: 'player', do: [act('gain', undefined, forEachOf(1, doneThisWay('destroyed', 'yours')))] },
  }),
];

export const aFairGame: Ability[] = [
  play({
    do: [
      act('discardFromDeck', undefined, 1, { who: 'opponent' }),
      act('reveal', each(enemy('cardInHand')), undefined, { who: 'opponent' }),
    ],
    next: {
      do: [act('gain', undefined, forEachOf(1, related('handOfItsHouse', doneThisWay('cardDiscarded', not('ownedByYou')))))],
      next: {
        do: [act('discardFromDeck', undefined, 1), act('reveal', each(friendly('cardInHand')))],
        next: {
          do: [
            act('gain', undefined, forEachOf(1, related('handOfItsHouse', doneThisWay('cardDiscarded', 'ownedByYou'))), {
              who: 'opponent',
            }),
          ],
        },
      },
    },
  }),
];

/** Ruling KF-C-18. */
export const redHotArmor: Ability[] = [
  play({
    do: [act('damagePiercing', each(enemy('creature', 'withArmor')), stat('armor', itself))],
    next: { do: [grant(gives(host, becomes('armor', 0)), 'turn', each(enemy('creature', 'withArmor')))] },
  }),
];

export const danceOfDoom: Ability[] = [
  play({ words: { number: { of: 'number' } }, do: [act('destroy', each(any('creature', isChosen('powerExactly', 'number'))))] }),
];
