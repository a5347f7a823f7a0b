import { gives, host, lends, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight } from '../headers.ts';
import { act, lists, plus, whenHost } from '../../meanings/builders.ts';

export const containmentField: Ability[] = [triggered(whenHost('used'), { do: [act('destroy', host)] })];

export const killzordMk9001: Ability[] = [
  gives(
    host,
    plus('armor', 2),
    plus('power', 2),
    lists('keyword', 'gain', 'skirmish'),
    lends(afterFight({ do: [act('gainChains', undefined, 1)] })),
  ),
];
