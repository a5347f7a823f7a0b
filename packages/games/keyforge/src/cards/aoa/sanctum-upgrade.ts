import { gives, host, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, plus } from '../../meanings/builders.ts';

export const seraphicArmor: Ability[] = [gives(host, plus('armor', 1)), play({ do: [act('fullyHeal', host)] })];
