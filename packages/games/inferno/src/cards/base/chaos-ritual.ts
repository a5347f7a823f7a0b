import { additionalCost, divided, each, gives, host, number, once, one, share, the, triggered, type Ability } from '@crupier/kernel/cards';
import { anybody, everybody, ritual, target } from '../headers.ts';
import { act, any, enemy, friendly, grant, lists, plus, related, rule, when } from '../../meanings/builders.ts';

/** *Rule:* INF-118.5. */
export const ignition: Ability[] = [ritual({ targets: { it: anybody() }, do: [act('demonDamage', the(), 2)] })];

export const frenzy: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [grant(gives(host, plus('strength', 2), lists('keyword', 'gain', 'fury')), 'turn', the())],
  }),
];

export const baptismOfFire: Ability[] = [ritual({ targets: { it: anybody() }, do: [act('demonDamage', the(), 1)] })];

/** *Rule:* INF-607.2b. */
export const firestorm: Ability[] = [
  ritual({
    targets: { it: target(any('scenario')) },
    do: [act('destroy', the())],
    next: { do: [act('demonDamageController', related('demonOfController', the()), 2)] },
  }),
];

export const whiplash: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('demonDamage', the(), 3)] })];

/** *Rule:* INF-117.8, INF-614.11. */
export const emberSacrifice: Ability[] = [
  additionalCost({ targets: { fuel: one(friendly('ally')) }, do: [act('destroy', the('fuel'))] }),
  ritual({ targets: { it: target(any('demon')) }, do: [act('demonDamageSurely', the(), 5)] }),
];

/** *Rule:* INF-201.5, INF-603.7. */
export const suicidalFit: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [
      grant(gives(host, plus('strength', 4)), 'turn', the()),
      grant(once(triggered(when('endStart'), { do: [act('destroy', host)] })), 'setOff', the()),
    ],
  }),
];

export const smashTheWindows: Ability[] = [ritual({ targets: { it: target(any('objectOrWeapon')) }, do: [act('destroy', the())] })];

export const moshPit: Ability[] = [ritual({ do: [grant(gives(host, plus('strength', 1)), 'turn', each(friendly('ally')))] })];

export const outbreak: Ability[] = [
  ritual({
    do: [grant(gives(everybody, rule('environmentOn', { word: 'plague' })), 'turn'), act('putDamageCounters', each(enemy('ally')), 1)],
  }),
];

/** *Rule:* INF-107.3a, INF-614.11. */
export const flare: Ability[] = [
  ritual({
    numbers: { x: { least: 0, most: 99, paid: true } },
    targets: { it: anybody() },
    do: [act('demonDamageSurely', the(), number('x'))],
  }),
];

export const sulphurRain: Ability[] = [ritual({ do: [act('demonDamage', each(any('ally')), 2)] })];

export const burnItAll: Ability[] = [ritual({ do: [act('destroy', each(any('ally')))] })];

/** *Rule:* INF-613.9. */
export const borrowedFire: Ability[] = [ritual({ do: [act('addEnergy', undefined, 3), act('skipResource')] })];

/** *Rule:* INF-601.1d. */
export const shrapnel: Ability[] = [
  ritual({ targets: { them: divided(3, any('ally')) }, do: [act('demonDamage', the('them'), share('them'))] }),
];

/** *Rule:* INF-612.1b. */
export const mutiny: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [
      grant(gives(host, rule('isControlled')), 'turn', the()),
      act('untap', the()),
      grant(gives(host, lists('keyword', 'gain', 'fury')), 'turn', the()),
    ],
  }),
];
