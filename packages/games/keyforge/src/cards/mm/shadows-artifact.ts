import { gives, one, opponent, self, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly, grant, rule } from '../../meanings/builders.ts';

export const miasmaBomb: Ability[] = [
  activated('action', {
    do: [act('destroy', self)],
    next: { do: [grant(gives(opponent, rule('skipsForging')), 'opponentsNextTurn')] },
  }),
];

export const safeHouse: Ability[] = [activated('action', { targets: { it: one(friendly('creature')) }, do: [act('archive', the())] })];
