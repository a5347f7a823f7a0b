import { each, gives, host, self, the, type Ability } from '@crupier/kernel/cards';
import { ability, everybody, onEntering, tapped, target } from '../headers.ts';
import { act, any, becomes, friendly, grant, lists, related, rule, swaps } from '../../meanings/builders.ts';

export const facelessMask: Ability[] = [gives(host, lists('keyword', 'gain', 'evasive'))];

/** *Rule:* INF-612.1d, INF-204.1b. */
export const puppetTheatre: Ability[] = [
  ability(2, {
    do: [
      grant(
        gives(host, lists('type', 'gain', 'ally'), lists('subtype', 'gain', 'puppet'), becomes('strength', 3), becomes('toughness', 3)),
        'turn',
        self,
      ),
    ],
  }),
];

export const brokenAquarium: Ability[] = [ability(2, { do: [act('draw', undefined, 2)] }, { price: { do: [act('destroy', self)] } })];

/** *Rule:* INF-612.3d. */
export const worldUpsideDown: Ability[] = [gives(each(any('ally')), swaps('strength', 'toughness'))];

/** *Rule:* INF-612.1b. */
export const puppetStrings: Ability[] = [gives(host, rule('isControlled'))];

/** *Rule:* INF-701.14a, INF-706.8. */
export const musicBox: Ability[] = [
  ability(1, { do: [act('arrangeTop', undefined, 3)] }, tapped),
  ability(
    3,
    { targets: { it: target(friendly('chainedRitual')) }, do: [act('copyChained', the())] },
    { price: { do: [act('destroy', self)] } },
  ),
];

/** *Rule:* INF-606.1. */
export const prisonOfMirrors: Ability[] = [
  onEntering({ targets: { it: target(any('ally')) }, do: [act('link', the())] }),
  gives(related('linked', self), rule('cannotAttack'), rule('staysTapped')),
];

/** *Rule:* INF-117.8e. */
export const asylumOfSilence: Ability[] = [gives(everybody, rule('abilitiesCostMore', { amount: 1 }))];
