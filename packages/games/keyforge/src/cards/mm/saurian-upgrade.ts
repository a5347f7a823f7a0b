import { gives, host, lends, self, that, type Ability } from '@crupier/kernel/cards';
import { beforeFight } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-46, KF-FAQ-GEN-73. */
export const sirenHorn: Ability[] = [gives(host, lends(beforeFight({ do: [act('moveAember', self, 1, { to: that('other') })] })))];
