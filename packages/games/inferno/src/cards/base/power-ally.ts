import { each, gives, givesWhile, host, instead, modifies, other, self, the, upTo, type Ability } from '@crupier/kernel/cards';
import { ability, anybody, energy, impulse, onAttacking, onEntering, tapped, target } from '../headers.ts';
import { act, any, areAll, friendly, grant, lists, plus, rule, tally, whenAny, whenSelf } from '../../meanings/builders.ts';

export const maintenanceBot: Ability[] = [
  ability(0, { targets: { it: target(any('ally')) }, do: [act('removeDamageCounters', the(), 1)] }, tapped),
];

export const miningBot: Ability[] = [onEntering({ do: [act('addResource')] })];

/** *Rule:* INF-110.6e. */
export const barahaiPeacekeeper: Ability[] = [instead(whenSelf('wouldBeDestroyed'), { do: [act('becomeResource', self)] })];

/** *Rule:* INF-507.3c. */
export const daughterOfValor: Ability[] = [gives(self, rule('cannotAttackSome', { of: any('ally') }))];

export const barahaiDuelist: Ability[] = [givesWhile(areAll(self, 'equipped'), self, plus('strength', 1), plus('toughness', 1))];

export const gunner: Ability[] = [ability(0, { targets: { it: target(any('ally')) }, do: [act('damage', the(), 1)] }, tapped)];

/** *Rule:* INF-614.6. */
export const fieldSurgeon: Ability[] = [ability(0, { targets: { it: anybody() }, do: [act('shield', the(), 2)] }, tapped)];

/** *Rule:* INF-701.4b. */
export const forgeEngineer: Ability[] = [
  onEntering({
    do: [act('searchDeck')],
    next: {
      targets: { it: upTo(1, friendly('weaponInDeck')) },
      do: [act('reveal', the()), act('returnToHand', the())],
      next: { do: [act('shuffleDeck')] },
    },
  }),
];

export const energyBroker: Ability[] = [energy(1, { do: [act('tap', self)] })];

export const recyclerCyborg: Ability[] = [impulse({ targets: { it: target(any('ally')) }, do: [act('removeDamageCounters', the(), 1)] })];

export const tournamentChampion: Ability[] = [
  impulse({ do: [grant(gives(host, plus('strength', 2), plus('toughness', 2)), 'turn', self)] }),
];

export const borderGuardian: Ability[] = [impulse({ do: [grant(gives(host, lists('keyword', 'gain', 'indestructible')), 'turn', self)] })];

/** *Rule:* INF-207.3a. */
export const firstbornOfTheForest: Ability[] = [gives(self, rule('definesBoth', { amount: tally('resources', 'you') }))];

export const ironCommander: Ability[] = [gives(each(other(friendly('ally'))), plus('strength', 1), plus('toughness', 1))];

export const cuirassDragon: Ability[] = [gives(self, rule('immune', { of: any('ritualCard') }))];

export const avatarOfLightning: Ability[] = [onAttacking({ do: [act('untap', each(other(friendly('ally'))))] })];

/** *Rule:* INF-613.8. */
export const bodyguard: Ability[] = [modifies(whenAny('wouldBeDamagedByEffect', friendly('demon')), { do: [act('redirectDamage', self)] })];
