import { atLeast, each, gives, one, oneOf, other, self, the, triggered, you, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, afterReap, play, playFightOrReap } from '../headers.ts';
import {
  act,
  activated,
  any,
  enemy,
  friendly,
  grant,
  is,
  measure,
  plus,
  related,
  rule,
  whenAny,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-mars-ambassador-1. */
function ambassadorOf(house: 'brobnar' | 'dis' | 'logos' | 'mars' | 'shadows' | 'untamed'): Ability[] {
  return [afterFightOrReap({ do: [grant(gives(you, rule('mayPlayOrUse', { of: any('anyCard', is('house', house)) })), 'turn')] })];
}

export const brobnarAmbassador: Ability[] = ambassadorOf('brobnar');

export const disAmbassador: Ability[] = ambassadorOf('dis');

export const logosAmbassador: Ability[] = ambassadorOf('logos');

export const marsAmbassador: Ability[] = ambassadorOf('mars');

export const shadowsAmbassador: Ability[] = ambassadorOf('shadows');

export const untamedAmbassador: Ability[] = ambassadorOf('untamed');

export const abondTheArmorsmith: Ability[] = [
  gives(each(other(friendly('creature'))), plus('armor', 1)),
  activated('action', { do: [grant(gives(each(friendly('creature', 'otherThanGiver')), plus('armor', 1)), 'turn')] }),
];

export const anahitaTheTrader: Ability[] = [
  afterReap({
    targets: { it: one(friendly('artifact')) },
    do: [act('giveControl', the())],
    ifDone: { do: [act('give', undefined, 2, { who: 'opponent' })] },
  }),
];

export const aubadeTheGrim: Ability[] = [play({ do: [act('capture', self, 3)] }), afterReap({ do: [act('discardAember', self, 1)] })];

export const baronMengevin: Ability[] = [
  triggered(whenAny('discardedFromHand', any('anyCard', is('house', 'sanctum')), 'you'), { do: [act('capture', self, 1)] }),
];

export const barristerJoya: Ability[] = [gives(each(enemy('creature')), rule('cannotReap'))];

export const bordanTheRedeemed: Ability[] = [activated('action', { do: [act('capture', self, 2)] })];

export const lionBautrem: Ability[] = [gives(related('neighbours', self), plus('power', 2))];

export const maruckTheMarked: Ability[] = [triggered(whenSelf('armorPrevented'), { do: [act('capture', self, { kind: 'eventAmount' })] })];

export const motherNorthelle: Ability[] = [afterReap({ targets: { it: one(friendly('creature')) }, do: [act('moveToPool', the(), 1)] })];

export const opalKnight: Ability[] = [play({ do: [act('destroy', each(any('creature', 'evenPower')))] })];

export const princeDerricUnifier: Ability[] = [
  play({ if: atLeast(measure('houses', friendly('creature')), 3), do: [act('gain', undefined, 3)] }),
];

export const theGreyRider: Ability[] = [
  playFightOrReap({
    may: true,
    targets: { it: oneOf(related('neighbours', self), any('creature')) },
    do: [act('ready', the()), act('fightWith', the())],
  }),
];

/** *Rule:* KF-FAQ-CARD-sir-marrows-1, KF-FAQ-GEN-39, KF-FAQ-GEN-41. */
export const sirMarrows: Ability[] = [triggered(whenPlayer('gainedByReaping', 'opponent'), { do: [act('captureGained', self)] })];
