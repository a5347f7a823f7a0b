import {
  atLeast,
  each,
  forEachOf,
  gives,
  givesWhile,
  host,
  one,
  opponent,
  other,
  self,
  the,
  top,
  triggered,
  you,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, play, playFightOrReap, playOrReap } from '../headers.ts';
import {
  act,
  activated,
  any,
  areAll,
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
  when,
  whenAny,
  whenSelf,
} from '../../meanings/builders.ts';

export const batdrone: Ability[] = [afterFight({ do: [act('steal', undefined, 1)] })];

export const brainEater: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('draw', undefined, 1)] }),
];

export const dextre: Ability[] = [play({ do: [act('capture', self, 1)] }), triggered(whenSelf('marked'), { do: [act('putOnDeck', self)] })];

export const docBookton: Ability[] = [afterReap({ do: [act('draw', undefined, 1)] })];

export const drEscotera: Ability[] = [play({ do: [act('gain', undefined, tally('keys', 'opponent'))] })];

/** *Rule:* KF-FAQ-CARD-dysania-1. */
export const dysania: Ability[] = [
  play({
    do: [act('discard', each(enemy('cardInArchives')))],
    next: { do: [act('gain', undefined, forEachDone(1, 'cardDiscarded'))] },
  }),
];

export const ganymedeArchivist: Ability[] = [afterReap({ do: [act('archiveFromHand', undefined, 1)] })];

export const mother: Ability[] = [gives(you, rule('handSize', { amount: 1 }))];

/** *Rule:* KF-FAQ-CARD-neutron-shark-1. */
export const neutronShark: Ability[] = [
  playFightOrReap({
    targets: { enemy: one(enemy('creatureOrArtifact')), friend: one(friendly('creatureOrArtifact')) },
    do: [act('destroy', the('enemy')), act('destroy', the('friend'))],
    next: {
      do: [act('discardFromDeck', undefined, 1)],
      ifDone: { if: areAll(top(1, friendly('discardCard')), not(is('house', 'logos'))), do: [], again: 'effect' },
    },
  }),
];

export const novuArchaeologist: Ability[] = [
  activated('action', { targets: { it: one(friendly('cardInDiscard')) }, do: [act('archive', the())] }),
];

export const ozmoMartianologist: Ability[] = [
  afterFightOrReap({
    do: [],
    modes: [
      { targets: { healed: one(any('creature', is('house', 'mars'))) }, do: [act('heal', the('healed'), 3)] },
      { targets: { stunned: one(any('creature', is('house', 'mars'))) }, do: [act('stun', the('stunned'))] },
    ],
  }),
];

export const psychicBug: Ability[] = [playOrReap({ do: [act('lookAt', each(enemy('cardInHand')))] })];

export const quixoTheAdventurer: Ability[] = [afterFight({ do: [act('draw', undefined, 1)] })];

/** *Rule:* KF-FAQ-CARD-replicator-1. */
export const replicator: Ability[] = [
  afterReap({ targets: { it: one(other(any('creature'))) }, do: [act('trigger', the(), undefined, { value: 'afterReap' })] }),
];

export const researchSmoko: Ability[] = [triggered(whenSelf('marked'), { do: [act('archive', top(1, friendly('deckCard')))] })];

export const skippyTimehog: Ability[] = [
  play({ do: [grant(gives(opponent, rule('cannotUse', { of: any('anyCard') })), 'opponentsNextTurn')] }),
];

export const timetraveller: Ability[] = [
  play({ do: [act('draw', undefined, 2)] }),
  activated('action', { do: [act('shuffleIntoDeck', self)] }),
];

export const titanMechanic: Ability[] = [
  givesWhile(areAll(self, 'flank'), { kind: 'player', who: 'each' }, rule('keyCost', { amount: -1 })),
];

export const vespilonTheorist: Ability[] = [
  afterReap({
    words: { house: { of: 'house' } },
    do: [act('reveal', top(1, friendly('deckCard')))],
    next: {
      if: atLeast(forEachOf(1, doneThisWay('cardRevealed', isChosen('house', 'house'))), 1),
      do: [act('archive', doneThisWay('cardRevealed')), act('gain', undefined, 1)],
      else: { do: [act('discardFromDeck', undefined, 1)] },
    },
  }),
];

export const veylanAnalyst: Ability[] = [triggered(whenAny('used', any('artifact'), 'you'), { do: [act('gain', undefined, 1)] })];

export const harlandMindlock: Ability[] = [
  play({ targets: { it: one(enemy('creature', 'flank')) }, do: [grant(gives(host, rule('controlledByYou')), 'whileInPlay', the())] }),
];
