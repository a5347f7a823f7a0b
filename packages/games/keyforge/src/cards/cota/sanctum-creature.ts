import {
  atLeast,
  each,
  gives,
  givesWhile,
  host,
  one,
  oneOf,
  other,
  self,
  that,
  the,
  triggered,
  you,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, beforeFight, play, playFightOrReap } from '../headers.ts';
import {
  act,
  activated,
  allOf,
  any,
  areAll,
  enemy,
  friendly,
  grant,
  inState,
  is,
  lists,
  not,
  plus,
  related,
  rule,
  tally,
  when,
  whenAny,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';

export const bulwark: Ability[] = [gives(related('neighbours', self), plus('armor', 2))];

export const championTabris: Ability[] = [afterFight({ do: [act('capture', self, 1)] })];

export const commanderRemiel: Ability[] = [
  afterReap({ targets: { it: one(friendly('creature', not(is('house', 'sanctum')))) }, do: [act('use', the())] }),
];

export const dumaTheMartyr: Ability[] = [
  triggered(whenSelf('marked'), { do: [act('fullyHeal', each(other(friendly('creature')))), act('draw', undefined, 2)] }),
];

export const francus: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('capture', self, 1)] }),
];

export const gatekeeper: Ability[] = [
  play({ if: atLeast(tally('aember', 'opponent'), 7), do: [act('capture', self, allOf('aember', 'opponent', 5))] }),
];

export const greyMonk: Ability[] = [
  gives(each(friendly('creature')), plus('armor', 1)),
  afterReap({ targets: { it: one(any('creature')) }, do: [act('heal', the(), 2)] }),
];

export const hayyelTheMerchant: Ability[] = [triggered(whenAny('played', any('artifact'), 'you'), { do: [act('gain', undefined, 1)] })];

export const horsemanOfDeath: Ability[] = [
  play({ do: [act('returnToHand', each(friendly('creatureInDiscard', is('trait', 'horseman'))))] }),
];

export const horsemanOfFamine: Ability[] = [
  playFightOrReap({ targets: { it: one(any('creature', 'leastPowerful')) }, do: [act('destroy', the())] }),
];

export const horsemanOfPestilence: Ability[] = [
  playFightOrReap({ do: [act('damage', each(any('creature', not(is('trait', 'horseman')))), 1)] }),
];

/** *Rule:* KF-FAQ-CARD-horseman-of-war-1. */
export const horsemanOfWar: Ability[] = [
  play({ do: [grant(gives(each(friendly('creature')), lists('keyword', 'gain', 'versatile'), rule('onlyFights')), 'turn')] }),
];

export const jehuTheBureaucrat: Ability[] = [
  triggered(whenPlayer('houseChosen', 'you'), { if: inState('sanctumActive'), do: [act('gain', undefined, 2)] }),
];

export const ladyMaxena: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('stun', the())] }),
  activated('action', { do: [act('returnToHand', self)] }),
];

export const lordGolgotha: Ability[] = [beforeFight({ do: [act('damage', related('neighbours', that('other')), 3)] })];

export const protectrix: Ability[] = [
  afterReap({
    may: true,
    targets: { it: one(any('creature')) },
    do: [act('fullyHeal', the())],
    ifDone: { do: [grant(gives(host, rule('cannotBeDamaged')), 'turn', the())] },
  }),
];

export const raidingKnight: Ability[] = [play({ do: [act('capture', self, 1)] })];

export const sanctumGuardian: Ability[] = [
  afterFightOrReap({ targets: { it: one(other(friendly('creature'))) }, do: [act('swap', self, undefined, { to: the() })] }),
];

export const sequis: Ability[] = [afterReap({ do: [act('capture', self, 1)] })];

export const sergeantZakiel: Ability[] = [
  play({
    may: true,
    targets: { it: oneOf(related('neighbours', self), any('creature')) },
    do: [act('ready', the()), act('fightWith', the())],
  }),
];

export const staunchKnight: Ability[] = [givesWhile(areAll(self, 'flank'), self, plus('power', 2))];

export const theVaultkeeper: Ability[] = [gives(you, rule('aemberCannotBeStolen'))];

export const veemosLightbringer: Ability[] = [play({ do: [act('destroy', each(any('creature', is('keyword', 'elusive'))))] })];

export const numquidTheFair: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('destroy', the())],
    next: { if: inState('opponentHasMoreCreatures'), do: [], again: 'effect' },
  }),
];
