import {
  atLeast,
  divided,
  each,
  forEach,
  gives,
  host,
  itself,
  number,
  one,
  self,
  share,
  so,
  the,
  triggered,
  upTo,
  type Ability,
} from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  any,
  enemy,
  forEachDone,
  forEachPast,
  friendly,
  grant,
  is,
  lists,
  rule,
  stat,
  tally,
  whenAny,
} from '../../meanings/builders.ts';

export const cooperativeHunting: Ability[] = [
  play({ targets: { them: divided(forEach(1, friendly('creature')), any('creature')) }, do: [act('damage', the('them'), share('them'))] }),
];

export const curiosity: Ability[] = [play({ do: [act('destroy', each(any('creature', is('trait', 'scientist'))))] })];

export const fertilityChant: Ability[] = [play({ do: [act('gain', undefined, 2, { who: 'opponent' })] })];

export const fullMoon: Ability[] = [
  play({ do: [grant(triggered(whenAny('played', any('creature'), 'you'), { do: [act('gain', undefined, 1)] }), 'turn')] }),
];

export const graspingVines: Ability[] = [play({ targets: { them: upTo(3, any('artifact')) }, do: [act('returnToHand', the('them'))] })];

export const keyCharge: Ability[] = [play({ do: [act('lose', undefined, 1)], ifDone: { may: true, do: [act('forge')] } })];

export const lostInTheWoods: Ability[] = [
  play({
    targets: { yours: so(2, friendly('creature')), theirs: so(2, enemy('creature')) },
    do: [act('shuffleIntoDeck', the('yours')), act('shuffleIntoDeck', the('theirs'))],
  }),
];

export const naturesCall: Ability[] = [play({ targets: { them: upTo(3, any('creature')) }, do: [act('returnToHand', the('them'))] })];

export const nocturnalManeuver: Ability[] = [play({ targets: { them: upTo(3, any('creature')) }, do: [act('exhaust', the('them'))] })];

export const perilousWild: Ability[] = [play({ do: [act('destroy', each(any('creature', is('keyword', 'elusive'))))] })];

export const regrowth: Ability[] = [play({ targets: { it: one(friendly('creatureInDiscard')) }, do: [act('returnToHand', the())] })];

export const saveThePack: Ability[] = [
  play({ do: [act('destroy', each(any('creature', 'damaged')))], next: { do: [act('gainChains', undefined, 1)] } }),
];

export const scout: Ability[] = [
  play({
    targets: { them: upTo(2, friendly('creature')) },
    do: [grant(gives(host, lists('keyword', 'gain', 'skirmish')), 'turn', the('them'))],
    next: { do: [act('fightWith', the('them'))] },
  }),
];

export const theCommonCold: Ability[] = [
  play({
    do: [act('damage', each(any('creature')), 1)],
    next: { may: true, do: [act('destroy', each(any('creature', is('house', 'mars'))))] },
  }),
];

export const troopCall: Ability[] = [
  play({
    do: [
      act('returnToHand', each(friendly('creatureInDiscard', is('trait', 'niffle')))),
      act('returnToHand', each(friendly('creature', is('trait', 'niffle')))),
    ],
  }),
];

export const vigor: Ability[] = [
  play({
    numbers: { x: { least: 0, most: 3 } },
    targets: { it: one(any('creature')) },
    do: [act('heal', the(), number())],
    next: { if: atLeast(forEachDone(1, 'damageHealed', 'amount'), 3), do: [act('gain', undefined, 1)] },
  }),
];

export const wordOfReturning: Ability[] = [
  play({
    do: [act('damage', each(enemy('creature', 'withAember')), stat('aember', itself))],
    next: { do: [act('moveAllToPool', each(enemy('creature', 'withAember')))] },
  }),
];

export const fogbank: Ability[] = [play({ do: [grant(gives(each(enemy('creature')), rule('cannotFight')), 'opponentsNextTurn')] })];

export const stampede: Ability[] = [play({ if: atLeast(forEachPast(1, 'creaturesUsed', 'you'), 3), do: [act('steal', undefined, 2)] })];

export const lifeweb: Ability[] = [play({ if: atLeast(tally('creaturesPlayedInTurn', 'opponent'), 3), do: [act('steal', undefined, 2)] })];

/** *Rule:* KF-FAQ-CARD-mimicry-1. Ruling KF-C-19. */
export const mimicry: Ability[] = [gives(self, rule('copiesAction'))];
