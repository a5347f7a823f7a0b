import { self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, inState } from '../../meanings/builders.ts';

export const fierceCompetition: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('sameKeys'), do: [act('archive', self)] } }),
];

export const theTwinLamps: Ability[] = [
  play({ do: [act('steal', undefined, 1)], next: { if: inState('youHaveMoreAember'), do: [act('makeToken')] } }),
];
