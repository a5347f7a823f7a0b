import { atLeast, each, forEach, forEachOf, gives, one, reducedBy, the, upTo, you, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import {
  act,
  allOf,
  any,
  doneThisWay,
  enemy,
  forEachDone,
  friendly,
  grant,
  is,
  isChosen,
  not,
  rule,
  tally,
} from '../../meanings/builders.ts';

const readyMartians = friendly('creature', 'ready', is('house', 'mars'));

export const ammoniaClouds: Ability[] = [play({ do: [act('damage', each(any('creature')), 3)] })];

const revealedMartians = { them: upTo(99, friendly('cardInHand', is('house', 'mars'))) };

export const battleFleet: Ability[] = [
  play({
    targets: revealedMartians,
    do: [act('reveal', the('them'))],
    next: { do: [act('draw', undefined, forEachDone(1, 'cardRevealed'))] },
  }),
];

export const deepProbe: Ability[] = [
  play({
    words: { house: { of: 'house' } },
    do: [act('reveal', each(enemy('cardInHand')))],
    next: { do: [act('discard', each(enemy('creatureInHand', isChosen('house', 'house'))))] },
  }),
];

export const empBlast: Ability[] = [
  play({
    do: [act('stun', each(any('creature', is('house', 'mars')))), act('stun', each(any('creature', is('trait', 'robot'))))],
    next: { do: [act('destroy', each(any('artifact')))] },
  }),
];

export const hypnoticCommand: Ability[] = [
  play({
    times: forEach(1, friendly('creature', is('house', 'mars'))),
    targets: { it: one(enemy('creature')) },
    do: [act('captureFromOwn', the(), 1)],
  }),
];

export const irradiatedÆmber: Ability[] = [
  play({ if: atLeast(tally('aember', 'opponent'), 6), do: [act('damage', each(enemy('creature')), 3)] }),
];

/** The cost falls below the current cost where the hand is large enough. */
export const keyAbduction: Ability[] = [
  play({
    do: [act('returnToHand', each(any('creature', is('house', 'mars'))))],
    next: { may: true, do: [act('forgeAtMore', undefined, reducedBy(9, forEach(1, friendly('cardInHand'))))] },
  }),
];

export const martianHounds: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('addCounters', the(), forEach(2, any('creature', 'damaged')))] }),
];

export const martiansMakeBadAllies: Ability[] = [
  play({
    do: [act('reveal', each(friendly('cardInHand')))],
    next: {
      do: [act('purge', each(friendly('creatureInHand', not(is('house', 'mars')))))],
      next: { do: [act('gain', undefined, forEachDone(1, 'cardPurged'))] },
    },
  }),
];

export const massAbduction: Ability[] = [
  play({ targets: { them: upTo(3, enemy('creature', 'damaged')) }, do: [act('putIntoArchives', the('them'))] }),
];

export const matingSeason: Ability[] = [
  play({
    do: [act('shuffleIntoDeck', each(any('creature', is('house', 'mars'))))],
    next: { each: 'player', do: [act('gain', undefined, forEachOf(1, doneThisWay('cardShuffledIn', 'ownedByYou')))] },
  }),
];

export const mothershipSupport: Ability[] = [
  play({ times: forEach(1, readyMartians), targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] }),
];

export const orbitalBombardment: Ability[] = [
  play({
    targets: revealedMartians,
    do: [act('reveal', the('them'))],
    next: { times: forEachDone(1, 'cardRevealed'), targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] },
  }),
];

export const phosphorusStars: Ability[] = [
  play({ do: [act('stun', each(any('creature', not(is('house', 'mars')))))], next: { do: [act('gainChains', undefined, 2)] } }),
];

export const psychicNetwork: Ability[] = [play({ do: [act('steal', undefined, forEach(1, readyMartians))] })];

export const sampleCollection: Ability[] = [
  play({ times: tally('keys', 'opponent'), targets: { it: one(enemy('creature')) }, do: [act('putIntoArchives', the())] }),
];

export const shatterStorm: Ability[] = [
  play({
    do: [act('lose', undefined, allOf('aember', 'you'))],
    next: { do: [act('lose', undefined, forEachDone(3, 'aemberLost', 'amount'), { who: 'opponent' })] },
  }),
];

export const softLanding: Ability[] = [
  play({ do: [grant(gives(you, rule('nextEntersReady', { of: any('creatureOrArtifactCard') })), 'turn')] }),
];

export const squawker: Ability[] = [
  play({
    do: [],
    modes: [
      { targets: { readied: one(any('creature', is('house', 'mars'))) }, do: [act('ready', the('readied'))] },
      { targets: { stunned: one(any('creature', not(is('house', 'mars')))) }, do: [act('stun', the('stunned'))] },
    ],
  }),
];

export const totalRecall: Ability[] = [
  play({
    do: [act('gain', undefined, forEach(1, friendly('creature', 'ready')))],
    next: { do: [act('returnToHand', each(friendly('creature')))] },
  }),
];
