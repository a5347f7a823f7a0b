import {
  forEachOf,
  gives,
  host,
  lends,
  none,
  one,
  oneOf,
  other,
  otherThan,
  self,
  the,
  top,
  triggered,
  triggeredByAny,
  you,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFight, afterReap, destroyed, play, playFightOrReap } from '../headers.ts';
import {
  act,
  activated,
  allOf,
  any,
  doneThisWay,
  friendly,
  grant,
  is,
  lists,
  not,
  related,
  rule,
  when,
  whenAny,
  whenPlayer,
} from '../../meanings/builders.ts';

export const ant110ny: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { do: [act('moveToPool', self, 1, { who: 'opponent' })] }),
  play({ do: [act('capture', self, allOf('aember', 'opponent'))] }),
];

export const armoryOfficerNel: Ability[] = [triggered(whenAny('entered', any('upgrade')), { do: [act('draw', undefined, 1)] })];

export const awayTeam: Ability[] = [destroyed({ do: [act('putIntoOwnArchives', related('upgradesOn', self))] })];

export const commanderDhrxgar: Ability[] = [
  triggeredByAny([when('attached', { other: 'self' }), when('attached', { other: any('creature', 'neighbouring') })], {
    do: [act('gain', undefined, 1)],
  }),
];

export const crewmanJörg: Ability[] = [
  activated('action', { if: none(any('creature', 'neighbouring', is('house', 'staralliance'))), do: [act('steal', undefined, 1)] }),
];

/** The third of the cards stays on top. */
const oneToHandOneUnder: Ability = afterFight({
  do: [act('lookAt', top(3, friendly('deckCard')))],
  next: {
    targets: {
      first: oneOf(top(3, friendly('deckCard')), friendly('deckCard')),
      second: otherThan(the('first'), oneOf(top(3, friendly('deckCard')), friendly('deckCard'))),
    },
    do: [act('addToHand', the('first')), act('putUnderDeck', the('second'))],
  },
});

export const dæmoAlien: Ability[] = [oneToHandOneUnder, destroyed({ do: [act('steal', undefined, 1)] })];

export const ensignElSamra: Ability[] = [
  activated('action', { targets: { it: one(friendly('cardInHand')) }, do: [act('reveal', the()), act('resolveIcons', the())] }),
];

export const haydenOswin: Ability[] = [afterReap({ do: [act('gain', undefined, forEachOf(1, related('upgradesOn', self)))] })];

export const jonCargo: Ability[] = [
  afterReap({
    do: [act('discardFromDeck', undefined, 1)],
    next: {
      do: [act('reveal', { kind: 'each', ...friendly('cardInHand') })],
      next: { do: [act('archive', related('sharingHouseInHand', doneThisWay('cardDiscarded')))] },
    },
  }),
];

export const lycoAlien: Ability[] = [oneToHandOneUnder];

export const scoutPete: Ability[] = [
  playFightOrReap({
    do: [act('lookAt', top(1, friendly('deckCard')))],
    next: { may: true, do: [act('discard', top(1, friendly('deckCard')))] },
  }),
];

export const securiDroid: Ability[] = [gives(self, rule('playableAsUpgrade'), lends(gives(host, lists('keyword', 'gain', 'taunt'))))];

export const stealthster: Ability[] = [gives(self, rule('playableAsUpgrade'), lends(gives(host, lists('keyword', 'gain', 'elusive'))))];

export const subjectKirby: Ability[] = [
  playFightOrReap({ do: [grant(gives(you, rule('mayPlay', { of: any('creatureCard', not(is('house', 'staralliance'))) })), 'turn')] }),
];

/** *Rule:* KF-OFF-HOUSE-1. */
export const teleporterChiefTink: Ability[] = [
  activated('action', {
    targets: { it: one(other(friendly('creature'))) },
    do: [act('swap', self, undefined, { to: the() }), grant(gives(host, rule('mayBeUsed')), 'turn', the())],
  }),
];

export const zForceAgent14: Ability[] = [afterFight({ do: [act('gain', undefined, forEachOf(1, related('upgradesOn', self)))] })];
