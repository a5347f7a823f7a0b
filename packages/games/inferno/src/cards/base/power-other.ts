import { each, gives, host, late, one, lends, modifies, self, the, type Ability } from '@crupier/kernel/cards';
import { ability, energy, tapped, target, thrust } from '../headers.ts';
import { act, any, becomes, grant, lists, plus, whenAny } from '../../meanings/builders.ts';

export const towerShield: Ability[] = [gives(host, lists('keyword', 'gain', 'protector'))];

export const blackSteelSword: Ability[] = [gives(host, lends(thrust({ do: [act('draw', undefined, 1)] })))];

export const plasmaRifle: Ability[] = [
  gives(host, lends(ability(0, { targets: { it: target(any('ally')) }, do: [act('damage', the(), 2)] }, tapped))),
];

export const foundersArmour: Ability[] = [gives(host, lists('keyword', 'gain', 'indestructible'))];

export const battery: Ability[] = [energy(1, { do: [act('tap', self)] })];

/** *Rule:* INF-612.1d, INF-204.1b. */
export const loaderBot: Ability[] = [
  ability(2, {
    do: [
      grant(
        gives(host, lists('type', 'gain', 'ally'), lists('subtype', 'gain', 'bot'), becomes('strength', 4), becomes('toughness', 4)),
        'turn',
        self,
      ),
    ],
  }),
];

export const foundersArena: Ability[] = [gives(each(any('ally', 'equipped')), plus('strength', 1), plus('toughness', 1))];

/** *Rule:* INF-614.1. */
export const steelFortress: Ability[] = [modifies(whenAny('wouldBeDamaged', any('ally')), { do: [act('preventDamage', undefined, 1)] })];

/** *Rule:* INF-608.6a. */
export const scapular: Ability[] = [
  ability(
    0,
    {
      targets: { it: target(any('ally')), from: late(one(any('chosenSource'))) },
      do: [act('shieldAgainst', the(), undefined, { to: the('from') })],
    },
    tapped,
  ),
];
