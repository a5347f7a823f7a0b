import { self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, inState } from '../../meanings/builders.ts';

export const massingAtMidnight: Ability[] = [play({ do: [act('makeToken', undefined, 3)], next: { do: [act('purge', self)] } })];

export const survivalOfTheRichest: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('youHaveMoreAember'), do: [act('archive', self)] } }),
];
