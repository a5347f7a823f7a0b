import { each, forEach, gives, instead, none, one, other, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { creating } from '../../state/tokens.ts';
import { ability, bond, coupDeGrace, onDestroyed, onEntering, onMainPhase, tapped, target, thrust } from '../headers.ts';
import { act, any, friendly, inState, is, plus, rule, tally, when, whenAny, whenPlayer, whenSelf } from '../../meanings/builders.ts';

export const ossuaryRat: Ability[] = [gives(self, plus('strength', forEach(1, other(friendly('ally', is('named', 'ossuary-rat'))))))];

export const bonePicker: Ability[] = [ability(0, { targets: { it: target(any('cardInInfierno')) }, do: [act('exile', the())] }, tapped)];

export const bloodleech: Ability[] = [thrust({ do: [act('bury', undefined, 1)] })];

export const candleGirl: Ability[] = [
  ability(
    0,
    { do: [act('bury', undefined, 2)] },
    { price: { targets: { fuel: one(other(friendly('ally'))) }, do: [act('destroy', the('fuel'))] } },
  ),
];

export const milongaVampiress: Ability[] = [thrust({ do: [act('bury', undefined, 2)] })];

export const widowOfTheWake: Ability[] = [
  triggered(whenAny('eachDestroyed', other(friendly('ally'))), {
    targets: { it: target(any('demon')) },
    do: [act('demonDamage', the(), 1)],
  }),
];

export const plagueBearer: Ability[] = [onDestroyed({ targets: { it: target(any('ally')) }, do: [act('putDamageCounters', the(), 2)] })];

export const embalmer: Ability[] = [onEntering({ targets: { it: target(friendly('allyInInfierno')) }, do: [act('returnToHand', the())] })];

export const tombstoneEater: Ability[] = [coupDeGrace({ do: [act('bury', undefined, 2)] })];

/** *Rule:* INF-702.9. */
export const muleSoul: Ability[] = [...bond(3, { do: [act('putIntoPlay', self)] })];

/** *Rule:* INF-613.1a. */
export const theExecuted: Ability[] = [instead(whenSelf('wouldBeDestroyed'), { do: [act('returnToHand', self)] })];

export const villageNecromancer: Ability[] = [
  ability(
    1,
    { do: [act(creating('returned-token'))] },
    { price: { targets: { corpse: one(friendly('allyInInfierno')) }, do: [act('tap', self), act('exile', the('corpse'))] } },
  ),
];

/** *Rule:* INF-207.3a. */
export const stitchedAbomination: Ability[] = [gives(self, rule('definesBoth', { amount: tally('deadAllies', 'you') }))];

export const castlelessCount: Ability[] = [
  gives(each(other(friendly('ally', is('subtype', 'vampire')))), plus('strength', 1), plus('toughness', 1)),
];

export const reaperOfTheRanch: Ability[] = [onEntering({ targets: { it: target(any('ally')) }, do: [act('destroy', the())] })];

/** *Rule:* INF-102.3, INF-102.4. */
export const incarnationOfMourning: Ability[] = [
  onMainPhase({ players: { foe: { whose: 'opponent' } }, do: [act('destroyOwn', undefined, 1, { who: { player: 'foe' } })] }),
];

/** *Rule:* INF-119.6. */
export const cryptLibrarian: Ability[] = [
  instead(whenPlayer('wouldDraw', 'you'), {
    if: inState('inDrawStep'),
    may: true,
    do: [act('bury', undefined, 1)],
  }),
];

/** *Rule:* INF-603.8. */
export const lastMourner: Ability[] = [triggered(when('anyTime'), { if: none(other(friendly('ally'))), do: [act('destroy', self)] })];
