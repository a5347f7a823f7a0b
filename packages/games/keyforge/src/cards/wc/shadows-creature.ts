import { that, type Ability } from '@crupier/kernel/cards';
import { afterFight } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

/** Ruling KF-C-23. */
export const symon: Ability[] = [afterFight({ do: [act('putOnDeck', that('other'))] })];
