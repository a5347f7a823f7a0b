import { gives, you, type Ability } from '@crupier/kernel/cards';
import { any, not, rule } from '../../meanings/builders.ts';

export const matterMaker: Ability[] = [gives(you, rule('mayPlayAll', { of: any('upgradeCard', not('ofActiveHouse')) }))];
