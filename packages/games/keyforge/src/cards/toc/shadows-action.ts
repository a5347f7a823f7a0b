import { self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, doneThisWay, inState, tally } from '../../meanings/builders.ts';

export const coverOperation: Ability[] = [play({ do: [act('makeToken')], next: { do: [act('ready', doneThisWay('tokenMade'))] } })];

export const richScore: Ability[] = [
  play({ do: [act('makeToken')], next: { do: [act('steal', undefined, tally('halfTokenCreatures', 'you'))] } }),
];

export const sneakyFeats: Ability[] = [play({ do: [act('makeToken')], next: { if: inState('youStole'), do: [act('archive', self)] } })];
