import { divided, each, gives, givesWhile, modifies, other, self, share, the, triggered, type Ability } from '@crupier/kernel/cards';
import { ability, anybody, coupDeGrace, onAttacking, onDestroyed, onEntering, tapped, target, theyDo, thrust } from '../headers.ts';
import { act, any, enemy, friendly, inState, is, lists, plus, rule, tally, when, whenAny } from '../../meanings/builders.ts';

export const livingTorch: Ability[] = [triggered(when('endStart'), { do: [act('destroy', self)] })];

export const gunpowderHomunculus: Ability[] = [onDestroyed({ targets: { it: anybody() }, do: [act('damage', the(), 2)] })];

export const fireSpitter: Ability[] = [ability(0, { targets: { it: target(any('demon')) }, do: [act('damage', the(), 1)] }, tapped)];

export const warehouseArsonist: Ability[] = [onEntering({ targets: { it: target(any('ally')) }, do: [act('damage', the(), 2)] })];

export const rabidInfested: Ability[] = [givesWhile(inState('plague'), self, plus('strength', 2))];

/** *Rule:* INF-613.5. */
export const brazierSalamander: Ability[] = [
  modifies(when('wouldDealDamage', { card: any('demon'), other: 'self' }), { do: [act('increaseDamage', undefined, 1)] }),
];

export const mutinySergeant: Ability[] = [gives(each(other(friendly('ally', is('subtype', 'rebel')))), plus('strength', 1))];

export const ashCaracara: Ability[] = [thrust({ do: [theyDo('discardAtRandom', 1)] })];

export const caneFieldWitch: Ability[] = [
  ability(1, { targets: { it: target(any('ally')) }, do: [act('damage', the(), 2)] }, { price: { do: [act('discard', undefined, 1)] } }),
];

export const seventhSonWerewolf: Ability[] = [coupDeGrace({ do: [act('untap', self)] })];

export const scorchedSwarm: Ability[] = [
  triggered(whenAny('eachDestroyed', other(friendly('ally', is('subtype', 'infested')))), {
    targets: { it: target(any('demon')) },
    do: [act('damage', the(), 1)],
  }),
];

export const forgeMinion: Ability[] = [
  triggered(whenAny('played', any('ritualCard'), 'you'), { targets: { it: target(any('demon')) }, do: [act('damage', the(), 1)] }),
];

export const burningExecutioner: Ability[] = [coupDeGrace({ targets: { it: target(any('demon')) }, do: [act('damage', the(), 2)] })];

export const flaglessCaptain: Ability[] = [gives(each(friendly('ally')), lists('keyword', 'gain', 'fury'))];

export const riderOfTheDeadRoad: Ability[] = [gives(self, rule('immune', { of: any('ritualCard') }))];

export const avatarOfTheBonfire: Ability[] = [gives(self, rule('definesStrength', { amount: tally('spentRituals', 'you') }))];

export const scrapDragon: Ability[] = [onAttacking({ targets: { it: target(enemy('ally')) }, do: [act('damage', the(), 2)] })];

/** *Rule:* INF-601.1d. */
export const oldVolcanoDragon: Ability[] = [
  onEntering({ targets: { them: divided(4, any('fighter')) }, do: [act('damage', the('them'), share('them'))] }),
];

/** *Rule:* INF-207.3b. */
export const riachueloMutant: Ability[] = [gives(self, rule('choosesBody', { word: '6/2 4/4 2/6' }))];
