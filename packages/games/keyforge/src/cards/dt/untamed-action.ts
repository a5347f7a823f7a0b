import { the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, enemy } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-61. */
export const crossPorpoises: Ability[] = [
  play({ do: [act('raiseTide')], next: { targets: { them: { ...enemy('creature'), min: 2, max: 2 } }, do: [act('enrage', the('them'))] } }),
];
