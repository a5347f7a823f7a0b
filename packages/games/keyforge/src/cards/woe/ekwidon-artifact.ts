import { each, gives, self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, friendly, lists } from '../../meanings/builders.ts';

export const exoShellSystem: Ability[] = [
  gives(each(friendly('creature', 'token')), lists('keyword', 'gain', 'elusive')),
  play({ do: [act('makeToken')] }),
];

export const ornateTalkingTray: Ability[] = [activated('omni', { do: [act('destroy', self), act('makeToken')] })];
