import { each, gives, one, the, type Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act, enemy, friendly, lists } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-66. */
export const chronophage: Ability[] = [gives(each(enemy('creatureOrArtifactCard')), lists('keyword', 'gain', 'omega'))];

/** *Rule:* KF-FAQ-GEN-27. */
export const drVerokter: Ability[] = [
  afterReap({ targets: { it: one(friendly('actionOrUpgradeInDiscard')) }, do: [act('putOnDeck', the())] }),
];
