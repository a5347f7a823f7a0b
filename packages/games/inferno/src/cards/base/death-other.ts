import { gives, host, instead, lends, self, that, the, type Ability } from '@crupier/kernel/cards';
import { creating } from '../../state/tokens.ts';
import { ability, coupDeGrace, onEntering, tapped, target, thrust } from '../headers.ts';
import { act, any, friendly, is, related, whenAny } from '../../meanings/builders.ts';

export const silverFangs: Ability[] = [gives(host, lends(thrust({ do: [act('bury', undefined, 1)] })))];

export const rustyScythe: Ability[] = [gives(host, lends(coupDeGrace({ do: [act(creating('returned-token'))] })))];

export const coffin: Ability[] = [
  ability(3, { targets: { it: target(friendly('allyInInfierno', is('subtype', 'vampire'))) }, do: [act('returnToHand', the())] }, tapped),
];

/** *Rule:* INF-613.1a. */
export const judicialMorgue: Ability[] = [instead(whenAny('wouldBeDestroyed', any('ally')), { do: [act('exile', that())] })];

/** *Rule:* INF-606.2a. */
export const reliquary: Ability[] = [
  onEntering({
    targets: { it: target(any('allyInInfierno')) },
    do: [act('exile', the()), act('link', the(), undefined, { follows: true })],
  }),
  ability(3, { do: [act('putIntoPlay', related('linked', self))] }, tapped),
];
