import { each, forEach, one, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { itIsDestroyed } from '../conditions.ts';
import { play } from '../headers.ts';
import { act, any, doneThisWay, enemy, grant, inState, when } from '../../meanings/builders.ts';

export const brawlIn: Ability[] = [play({ do: [act('makeToken', undefined, 2), act('enrage', doneThisWay('tokenMade'))] })];

/** *Rule:* KF-FAQ-CARD-endless-hordes-1. */
export const endlessHordes: Ability[] = [
  play({
    do: [act('makeToken', undefined, forEach(1, enemy('creature')))],
    next: {
      do: [act('ready', doneThisWay('tokenMade'))],
      next: { do: [act('fightEach', doneThisWay('tokenMade'), undefined, { to: each(enemy('creature')) })] },
    },
  }),
];

export const featsOfStrength: Ability[] = [
  play({
    do: [
      grant(triggered(when('destroyedFighting', { card: enemy('creature'), other: any('creature') }), { do: [act('makeToken')] }), 'turn'),
    ],
  }),
];

export const pressGang: Ability[] = [play({ do: [act('makeToken')], next: { if: inState('enemyDestroyed'), do: [act('archive', self)] } })];

export const ragnarokPrep: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('moreCreatures'), do: [act('lose', undefined, 2, { who: 'opponent' })] } }),
];

export const stratosmack: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 3)],
    next: { if: itIsDestroyed, do: [act('makeToken')] },
  }),
];
