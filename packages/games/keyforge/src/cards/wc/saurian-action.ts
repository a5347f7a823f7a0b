import { act, friendly, one, the, type Ability } from '@crupier/kernel';
import { play } from '../headers.ts';

export const exile: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('giveControl', the())] })];
