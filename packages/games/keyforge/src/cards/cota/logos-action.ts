import {
  both,
  each,
  exists,
  forEach,
  gives,
  instead,
  one,
  oneOf,
  opponent,
  other,
  otherThan,
  self,
  so,
  the,
  top,
  triggered,
  you,
  type Ability,
} from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, grant, inState, is, not, related, rule, tally, whenAny, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-bouncing-deathquark-1. */
export const bouncingDeathquark: Ability[] = [
  play({
    targets: { enemy: one(enemy('creature')), friend: one(friendly('creature')) },
    do: [act('destroy', the('enemy')), act('destroy', the('friend'))],
    next: { if: both(exists(enemy('creature')), exists(friendly('creature'))), may: true, do: [], again: 'effect' },
  }),
];

export const dimensionDoor: Ability[] = [
  play({
    do: [grant(instead(whenPlayer('wouldGainByReaping', 'you'), { do: [act('steal', undefined, { kind: 'eventAmount' })] }), 'turn')],
  }),
];

export const foggify: Ability[] = [play({ do: [grant(gives(each(enemy('creature')), rule('cannotFight')), 'opponentsNextTurn')] })];

export const interdimensionalGraft: Ability[] = [
  play({
    do: [
      grant(
        triggered(whenPlayer('forged', 'opponent'), { do: [act('giveAll', undefined, undefined, { who: 'opponent' })] }),
        'opponentsNextTurn',
      ),
    ],
  }),
];

/** *Rule:* KF-FAQ-CARD-knowledge-is-power-1. */
export const knowledgeIsPower: Ability[] = [
  play({
    do: [],
    modes: [{ do: [act('archiveFromHand', undefined, 1)] }, { do: [act('gain', undefined, forEach(1, friendly('cardInArchives')))] }],
  }),
];

export const labwork: Ability[] = [play({ do: [act('archiveFromHand', undefined, 1)] })];

/** *Rule:* KF-ERRATA-library-access. */
export const libraryAccess: Ability[] = [
  play({
    do: [
      grant(triggered(whenAny('played', other(any('anyCard')), 'you'), { do: [act('draw', undefined, 1)] }), 'turn'),
      act('purge', self),
    ],
  }),
];

export const neuroSyphon: Ability[] = [
  play({ if: inState('opponentHasMoreAember'), do: [act('steal', undefined, 1), act('draw', undefined, 1)] }),
];

/** *Rule:* KF-FAQ-CARD-phase-shift-1, KF-FAQ-CARD-phase-shift-3. */
export const phaseShift: Ability[] = [
  play({ do: [grant(gives(you, rule('mayPlay', { of: any('anyCard', not(is('house', 'logos'))) })), 'turn')] }),
];

export const positronBolt: Ability[] = [
  play({
    targets: {
      first: one(any('creature', 'flank')),
      second: oneOf(related('neighbours', the('first')), any('creature')),
      third: otherThan(the('first'), oneOf(related('neighbours', the('second')), any('creature'))),
    },
    do: [act('damage', the('first'), 3), act('damage', the('second'), 2), act('damage', the('third'), 1)],
  }),
];

export const randomAccessArchives: Ability[] = [play({ do: [act('archive', top(1, friendly('deckCard')))] })];

export const remoteAccess: Ability[] = [play({ targets: { it: one(enemy('artifact')) }, do: [act('useAsYours', the())] })];

/** *Rule:* KF-FAQ-CARD-reverse-time-1. */
export const reverseTime: Ability[] = [play({ do: [act('swapDeckAndDiscard')], next: { do: [act('shuffleDeck')] } })];

export const scramblerStorm: Ability[] = [
  play({ do: [grant(gives(opponent, rule('cannotPlay', { of: any('actionCard') })), 'opponentsNextTurn')] }),
];

export const sloppyLabwork: Ability[] = [play({ do: [act('archiveFromHand', undefined, 1), act('discardFromHand', undefined, 1)] })];

export const twinBoltEmission: Ability[] = [play({ targets: { them: so(2, any('creature')) }, do: [act('damage', the('them'), 2)] })];

/** *Rule:* KF-FAQ-CARD-wild-wormhole-1. */
export const wildWormhole: Ability[] = [play({ do: [act('play', top(1, friendly('deckCard')))] })];

export const helpFromFutureSelf: Ability[] = [
  play({
    do: [act('search', each(friendly('cardInDeckOrDiscard', is('named', 'timetraveller'))), 1)],
    next: { do: [act('shuffleDiscardIntoDeck')] },
  }),
];

export const effervescentPrinciple: Ability[] = [
  play({
    each: 'player',
    do: [act('lose', undefined, tally('halfAember', 'you'))],
    next: { do: [act('gainChains', undefined, 1)] },
  }),
];
