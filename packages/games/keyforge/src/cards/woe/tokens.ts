import { gives, one, self, the, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, destroyed } from '../headers.ts';
import { act, activated, any, friendly, is, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-gezdrutyo-2. */
export const berserker: Ability[] = [gives(self, rule('enters ready'), rule('enters enraged')), afterFight({ do: [act('destroy', self)] })];

export const blorb: Ability[] = [
  gives(self, rule('cannotReap')),
  destroyed({ targets: { hive: one(friendly('cardInDiscard', is('named', 'blorb-hive'))) }, do: [act('returnToHand', the('hive'))] }),
];

export const prospector: Ability[] = [destroyed({ do: [act('draw', undefined, 1)] })];

export const rebel: Ability[] = [afterReap({ targets: { it: one(any('creature')) }, do: [act('damage', the('it'), 1)] })];

/** *Rule:* KF-FAQ-CARD-researcher-1. */
export const researcher: Ability[] = [
  activated('omni', {
    targets: { it: one(friendly('cardInHand', is('house', 'mars'))) },
    do: [act('reveal', the()), act('archive', the())],
  }),
];

export const scholar: Ability[] = [afterReap({ do: [act('draw', undefined, 1)] })];

export const trader: Ability[] = [activated('action', { do: [act('steal', undefined, 1), act('destroy', self)] })];

export const trooper: Ability[] = [afterFightOrReap({ do: [act('exalt', self)] })];
