import { one, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly } from '../../meanings/builders.ts';

export const universalRecycleBin: Ability[] = [
  activated('action', { targets: { it: one(friendly('cardPurged')) }, do: [act('archive', the())] }),
];
