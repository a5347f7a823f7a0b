import { each, gives, self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, friendly, is, plus, rule } from '../../meanings/builders.ts';

export const ironyxBanner: Ability[] = [
  gives(each(friendly('creature', is('trait', 'ironyx'))), plus('power', 1), plus('armor', 1)),
  play({ do: [act('makeToken')] }),
];

export const mk2Generator: Ability[] = [gives(self, rule('enters ready')), activated('action', { do: [act('makeToken')] })];
