import { gives, host, lends, type Ability } from '@crupier/kernel/cards';
import { afterFight, play } from '../headers.ts';
import { act, plus } from '../../meanings/builders.ts';

export const sacredDuty: Ability[] = [
  gives(host, plus('power', 2), lends(afterFight({ do: [act('makeToken')] }))),
  play({ do: [act('ready', host)] }),
];
