import { each, gives, host, modifies, the, type Ability } from '@crupier/kernel/cards';
import { creating } from '../../state/tokens.ts';
import { anybody, ritual, target } from '../headers.ts';
import { act, any, friendly, grant, lists, plus, stat, when } from '../../meanings/builders.ts';

/** *Rule:* INF-614.6. */
export const shieldOfLight: Ability[] = [ritual({ targets: { it: anybody() }, do: [act('shield', the(), 3)] })];

export const repairs: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('removeAllDamageCounters', the())] })];

export const orderToAdvance: Ability[] = [
  ritual({ targets: { it: target(any('ally')) }, do: [grant(gives(host, plus('strength', 2), plus('toughness', 2)), 'turn', the())] }),
];

export const orderToFallBack: Ability[] = [
  ritual({
    targets: { it: target(friendly('ally')) },
    do: [act('untap', the()), grant(gives(host, lists('keyword', 'gain', 'protector')), 'turn', the())],
  }),
];

export const putToJustice: Ability[] = [
  ritual({
    targets: { own: target(friendly('ally')), it: target(any('ally')) },
    do: [act('strike', the('own'), stat('strength', the('own')), { to: the() })],
  }),
];

export const disarm: Ability[] = [ritual({ targets: { it: target(any('objectOrWeapon')) }, do: [act('destroy', the())] })];

export const summaryJudgment: Ability[] = [ritual({ targets: { it: target(any('ally', 'tapped')) }, do: [act('destroy', the())] })];

/** *Rule:* INF-110.5. */
export const conscription: Ability[] = [ritual({ do: [act(creating('human-token'), undefined, 2)] })];

/** *Rule:* INF-120.2. */
export const prosperity: Ability[] = [ritual({ do: [act('addResource', undefined, 2)] })];

/** *Rule:* INF-614.1. */
export const truce: Ability[] = [
  ritual({
    do: [grant(modifies(when('wouldBeDealtCombatDamage', { card: any('fighter') }), { do: [act('preventAllDamage')] }), 'turn')],
  }),
];

/** *Rule:* INF-110.5c. */
export const assembly: Ability[] = [ritual({ do: [act(creating('cyborg-mutant-token'))] })];

export const finalCharge: Ability[] = [
  ritual({ do: [grant(gives(host, plus('strength', 2), plus('toughness', 1)), 'turn', each(friendly('ally')))] }),
];

export const decree: Ability[] = [ritual({ targets: { it: target(any('card')) }, do: [act('exile', the())] })];
