import { gives, host, lends, that, type Ability } from '@crupier/kernel/cards';
import { act, plus, related } from '../../meanings/builders.ts';
import { beforeFight } from '../headers.ts';

export const fyreBreath: Ability[] = [
  gives(host, plus('power', 3), lends(beforeFight({ do: [act('damage', related('neighbours', that('other')), 2)] }))),
];
