import { gives, self, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly, grant, is, rule } from '../../meanings/builders.ts';

export const mutagenicSerum: Ability[] = [
  activated('omni', {
    do: [act('destroy', self)],
    next: { do: [grant(gives(you, rule('mayUse', { of: friendly('creature', is('trait', 'mutant')) })), 'turn')] },
  }),
];
