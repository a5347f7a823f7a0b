import { each, gives, type Ability } from '@crupier/kernel/cards';
import { afterFight, play } from '../headers.ts';
import { act, friendly, plus } from '../../meanings/builders.ts';

export const battlefieldEvangelist: Ability[] = [afterFight({ do: [act('makeToken')] })];

export const greyAbbess: Ability[] = [gives(each(friendly('creature', 'token')), plus('armor', 1)), play({ do: [act('makeToken')] })];
