import { additionalCost, alternativeCost, each, gives, host, number, one, the, type Ability } from '@crupier/kernel/cards';
import { creating } from '../../state/tokens.ts';
import { everybody, ritual, target, targets, theyDo } from '../headers.ts';
import { act, any, friendly, grant, is, plus, rule } from '../../meanings/builders.ts';

/** *Rule:* INF-117.8. */
export const bloodPact: Ability[] = [
  additionalCost({ targets: { fuel: one(friendly('ally')) }, do: [act('destroy', the('fuel'))] }),
  ritual({ do: [act('draw', undefined, 2)] }),
];

export const epitaph: Ability[] = [ritual({ targets: { it: target(any('cardInInfierno')) }, do: [act('exile', the())] })];

/** *Rule:* INF-612.3c. */
export const lastBreath: Ability[] = [
  ritual({
    targets: { it: target(any('ally')) },
    do: [grant(gives(host, plus('strength', -2), plus('toughness', -2)), 'turn', the())],
  }),
];

/** *Rule:* INF-702.8c. */
export const enforcedMourning: Ability[] = [
  ritual({ do: [grant(gives(everybody, rule('environmentOn', { word: 'thanatos' })), 'turn'), theyDo('discard', 1)] }),
];

export const thirst: Ability[] = [
  ritual({ targets: { it: target(any('demon')) }, do: [act('demonDamage', the(), 2)], next: { do: [act('bury', undefined, 2)] } }),
];

/** *Rule:* INF-702.8c. */
export const eternalNight: Ability[] = [
  ritual({
    targets: { it: target(any('ally', is('subtype', 'vampire'))) },
    do: [
      grant(gives(everybody, rule('environmentOn', { word: 'thanatos' })), 'turn'),
      grant(gives(host, plus('strength', 2), plus('toughness', 1)), 'turn', the()),
    ],
  }),
];

/** *Rule:* INF-117.9. */
export const bleedOut: Ability[] = [
  alternativeCost({ targets: { fuel: one(friendly('ally', is('subtype', 'vampire'))) }, do: [act('destroy', the('fuel'))] }),
  ritual({ targets: { it: target(any('ally', is('toughnessAtMost', 3))) }, do: [act('destroy', the())] }),
];

/** *Rule:* INF-102.4. */
export const blackMass: Ability[] = [ritual({ do: [act('destroyOwn', undefined, 1, { who: 'each' })] })];

export const turnedEarth: Ability[] = [
  ritual({ targets: { them: targets(5, friendly('cardInInfierno')) }, do: [act('shuffleIntoDeck', the('them'))] }),
];

/** *Rule:* INF-701.4. */
export const lastWill: Ability[] = [
  ritual({
    do: [act('searchDeck')],
    next: { targets: { it: one(friendly('cardInDeck')) }, do: [act('returnToHand', the())], next: { do: [act('shuffleDeck')] } },
  }),
];

export const requiem: Ability[] = [ritual({ targets: { it: target(any('ally')) }, do: [act('destroy', the())] })];

export const exhume: Ability[] = [ritual({ targets: { it: target(friendly('allyInInfierno')) }, do: [act('putIntoPlay', the())] })];

/** *Rule:* INF-107.3a. */
export const danseMacabre: Ability[] = [
  ritual({ numbers: { x: { least: 0, most: 99, paid: true } }, do: [act(creating('returned-token'), undefined, number('x'))] }),
];

export const blackPlague: Ability[] = [
  ritual({
    do: [
      grant(gives(everybody, rule('environmentOn', { word: 'plague' })), 'turn'),
      grant(gives(host, plus('strength', -3), plus('toughness', -3)), 'turn', each(any('ally'))),
    ],
  }),
];
