import { atLeast, capped, gives, each, host, one, the, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  any,
  enemy,
  forEachDone,
  friendly,
  grant,
  is,
  lists,
  measure,
  not,
  otherThisWay,
  related,
  rule,
} from '../../meanings/builders.ts';

const housesButSanctum = measure('houses', any('card', not(is('house', 'sanctum'))));

export const equalize: Ability[] = [
  play({
    do: [act('redistributeAember', each(friendly('creature')))],
    next: { do: [act('redistributeAember', each(enemy('creature')))] },
  }),
];

export const freeMarkets: Ability[] = [play({ do: [act('gain', undefined, capped(housesButSanctum, 6))] })];

export const goldenAura: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('fullyHeal', the())],
    next: { do: [grant(gives(host, lists('house', 'become', 'sanctum'), rule('cannotBeDamaged')), 'turn', the())] },
  }),
];

export const healingBlast: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('fullyHeal', the())],
    next: { if: atLeast(forEachDone(1, 'damageHealed', 'amount'), 4), do: [act('gain', undefined, 2)] },
  }),
];

export const martyrsEnd: Ability[] = [
  play({
    targets: { them: upTo(99, friendly('creature')) },
    do: [act('destroy', the('them'))],
    next: { do: [act('gain', undefined, forEachDone(1, 'destroyed'))] },
  }),
];

/** *Rule:* KF-FAQ-CARD-smite-1, KF-FAQ-CARD-smite-2. */
export const smite: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('ready', the()), act('fightWith', the())],
    next: { do: [act('damage', related('neighbours', otherThisWay('creatureFought')), 2)] },
  }),
];
