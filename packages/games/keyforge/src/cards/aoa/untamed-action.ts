import { each, forEachOf, none, one, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, doneThisWay, enemy, friendly, is, isChosen, not } from '../../meanings/builders.ts';

export const gravidCycle: Ability[] = [play({ targets: { it: one(friendly('cardInDiscard')) }, do: [act('returnToHand', the())] })];

export const persistenceHunting: Ability[] = [
  play({ words: { it: { of: 'house' } }, do: [act('exhaust', each(enemy('creature', isChosen('house', 'it'))))] }),
];

export const punctuatedEquilibrium: Ability[] = [
  play({ each: 'player', do: [act('discard', each(friendly('cardInHand')))], next: { each: 'player', do: [act('refillHand')] } }),
];

export const soldiersToFlowers: Ability[] = [
  play({
    each: 'player',
    do: [act('purge', each(friendly('creatureInDiscard', is('house', 'untamed'))))],
    next: { each: 'player', do: [act('gain', undefined, forEachOf(1, doneThisWay('cardPurged', 'ownedByYou')))] },
  }),
];

export const songOfSpring: Ability[] = [
  play({
    targets: {
      held: upTo(99, friendly('creatureInHand', is('house', 'untamed'))),
      discarded: upTo(99, friendly('creatureInDiscard', is('house', 'untamed'))),
      standing: upTo(99, friendly('creature', is('house', 'untamed'))),
    },
    do: [act('shuffleIntoDeck', the('held')), act('shuffleIntoDeck', the('discarded')), act('shuffleIntoDeck', the('standing'))],
  }),
];

export const theyReEverywhere: Ability[] = [
  play({ do: [act('damage', each(enemy('creature', 'flank')), 2), act('damage', each(enemy('creature', not('flank'))), 1)] }),
];

export const quicksand: Ability[] = [
  play({
    each: 'player',
    eachIf: none(friendly('creature', 'ready', is('house', 'untamed'))),
    targets: { it: one(friendly('creature', 'mostPowerful')) },
    do: [act('destroy', the())],
  }),
];
