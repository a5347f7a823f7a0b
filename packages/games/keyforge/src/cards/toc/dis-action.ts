import { self, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, grant, inState, whenAny } from '../../meanings/builders.ts';

export const beyondAllDarkness: Ability[] = [
  play({ do: [grant(triggered(whenAny('destroyed', any('creature')), { do: [act('makeToken')] }), 'turn')] }),
];

export const unbinding: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('friendlyDestroyed'), do: [act('archive', self)] } }),
];
