import {
  atLeast,
  each,
  gives,
  givesWhile,
  host,
  lends,
  one,
  other,
  self,
  the,
  triggered,
  upTo,
  type Ability,
  type Change,
  type Clause,
  type Selector,
} from '@crupier/kernel/cards';
import { ability, anybody, everybody, flip, onMainPhase, target } from '../headers.ts';
import { act, any, enemy, friendly, grant, inState, is, lists, plus, rule, tally, whenAny, whenSelf } from '../../meanings/builders.ts';

/** What a demon has while it shows one of its faces. *Rule:* INF-112.5, INF-112.7. */
function face(state: 'infernal' | 'earthly', applies: Selector, ...changes: Change[]): Ability {
  return givesWhile(inState(state), applies, ...changes);
}

/** An ability of one face. */
function faceAbility(state: 'infernal' | 'earthly', lent: Ability): Ability {
  return face(state, self, lends(lent));
}

/** A condition under which the demon is flipped, asked at the beginning of each of its player's main phases. *Rule:* INF-112.5. */
function flipsWhen(condition: NonNullable<Clause['if']>): Ability {
  return faceAbility('infernal', onMainPhase({ if: condition, do: [act('flip', self)] }));
}

export const zupayMasterOfTheSalamanca: Ability[] = [
  flip(6),
  ability(
    0,
    { targets: { it: anybody() }, do: [act('damage', the(), 1)] },
    { price: { do: [act('discard', undefined, 1)] }, timing: 'infernal', limit: 'turn' },
  ),
  faceAbility('earthly', triggered(whenSelf('attacked'), { do: [act('damage', each(enemy('ally')), 1)] })),
];

export const mandingaRiderOfTheBurning: Ability[] = [
  flipsWhen(atLeast(tally('enemyInfierno', 'you'), 15)),
  face('earthly', each(friendly('ally')), plus('strength', 1)),
];

export const anaMotherOfPestilence: Ability[] = [
  flip(2, { price: { targets: { fuel: one(friendly('ally')) }, do: [act('destroy', the('fuel'))] } }),
  face('earthly', self, lists('keyword', 'gain', 'plague')),
  faceAbility(
    'earthly',
    triggered(whenAny('eachDestroyed', enemy('ally')), { targets: { it: target(any('demon')) }, do: [act('damage', the(), 1)] }),
  ),
];

export const sibylOfTheAttic: Ability[] = [
  flip(3, { price: { targets: { spent: { ...upTo(2, friendly('cardInInfierno')), min: 2 } }, do: [act('exile', the('spent'))] } }),
  ability(2, { targets: { it: target(any('ally')) }, do: [act('tap', the())] }, { price: { do: [act('tap', self)] }, timing: 'infernal' }),
  ability(3, { targets: { it: target(any('ally')) }, do: [act('returnToHand', the())] }, { timing: 'earthly' }),
];

/** *Rule:* INF-703.1. */
export const yaguaronBottomlessPit: Ability[] = [
  flipsWhen(atLeast(tally('depth', 'you'), 2)),
  ability(
    1,
    { do: [grant(gives(everybody, rule('environmentOn', { word: 'acqua' })), 'turn')] },
    { price: { do: [act('tap', self)] }, timing: 'infernal' },
  ),
  face('earthly', self, lists('keyword', 'gain', 'abyssal')),
  face('earthly', each(friendly('ally', is('subtype', 'fish'))), plus('strength', 1)),
  face('earthly', each(friendly('ally', is('subtype', 'sahuagin'))), plus('strength', 1)),
];

export const theFamiliarHoundOfTheSugarMill: Ability[] = [
  flip(0, { price: { targets: { fuel: { ...upTo(2, friendly('ally')), min: 2 } }, do: [act('destroy', the('fuel'))] } }),
  faceAbility('infernal', triggered(whenAny('eachDestroyed', friendly('ally')), { do: [act('bury', undefined, 1)] })),
  faceAbility(
    'earthly',
    triggered(whenAny('eachDestroyed', other(any('ally'))), { targets: { it: target(any('demon')) }, do: [act('damage', the(), 1)] }),
  ),
];

export const luzMalaLanternOfBones: Ability[] = [
  flipsWhen(atLeast(tally('infierno', 'you'), 20)),
  faceAbility(
    'earthly',
    onMainPhase({
      may: true,
      do: [act('pay', undefined, 2)],
      ifDone: { targets: { it: one(friendly('allyInInfierno')) }, do: [act('returnToHand', the())] },
    }),
  ),
];

export const basilioCruzCountOfRecoleta: Ability[] = [
  flip(5),
  ability(
    0,
    { do: [grant(gives(everybody, rule('environmentOn', { word: 'thanatos' })), 'turn')] },
    { price: { do: [act('tap', self)] }, timing: 'infernal' },
  ),
  face('earthly', self, lists('keyword', 'gain', 'thanatos')),
  face('earthly', each(friendly('ally', is('subtype', 'vampire'))), plus('strength', 1)),
];

export const acerboMarshalOfTheForge: Ability[] = [
  flipsWhen(atLeast(tally('resources', 'you'), 7)),
  ability(
    1,
    { targets: { it: target(any('ally')) }, do: [act('shield', the(), 1)] },
    { price: { do: [act('tap', self)] }, timing: 'infernal' },
  ),
  face('earthly', each(friendly('ally', 'equipped')), plus('strength', 1), plus('toughness', 1)),
];

export const tataRayoLordOfTheStorm: Ability[] = [
  flip(3, { price: { do: [act('tap', self)] } }),
  ability(2, {
    targets: { it: target(friendly('ally')) },
    do: [grant(gives(host, plus('strength', 1), plus('toughness', 1)), 'turn', the())],
  }),
];
