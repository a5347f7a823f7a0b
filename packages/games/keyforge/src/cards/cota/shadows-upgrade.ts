import { gives, host, lends, one, the, type Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act, any, lists } from '../../meanings/builders.ts';

export const duskrunner: Ability[] = [gives(host, lends(afterReap({ do: [act('steal', undefined, 1)] })))];

export const ringOfInvisibility: Ability[] = [gives(host, lists('keyword', 'gain', 'elusive'), lists('keyword', 'gain', 'skirmish'))];

export const silentDagger: Ability[] = [
  gives(host, lends(afterReap({ targets: { it: one(any('creature', 'flank')) }, do: [act('damage', the(), 4)] }))),
];
