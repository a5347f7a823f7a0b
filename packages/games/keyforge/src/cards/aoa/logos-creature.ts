import { each, forEach, gives, lends, one, oneOf, self, that, the, top, triggered, you, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, afterReap, play } from '../headers.ts';
import {
  act,
  any,
  areAll,
  doneThisWay,
  enemy,
  friendly,
  grant,
  inState,
  is,
  not,
  related,
  rule,
  whenAny,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';

export const archimedes: Ability[] = [
  gives(related('neighbours', self), lends(triggered(whenSelf('marked'), { do: [act('archive', self)] }))),
];

export const directorOfZyx: Ability[] = [triggered(whenPlayer('turnStart', 'you'), { do: [act('archive', top(1, friendly('deckCard')))] })];

/** The one that is put into hand leaves the other two on top. */
export const eyegor: Ability[] = [
  play({
    do: [act('lookAt', top(3, friendly('deckCard')))],
    next: {
      targets: { it: oneOf(top(3, friendly('deckCard')), friendly('deckCard')) },
      do: [act('addToHand', the())],
      next: { do: [act('discard', doneThisWay('cardLookedAt', 'stillInDeck'))] },
    },
  }),
];

/** *Rule:* KF-FAQ-CARD-helper-bot-1. */
export const helperBot: Ability[] = [
  play({ do: [grant(gives(you, rule('mayPlay', { of: any('anyCard', not(is('house', 'logos'))) })), 'turn')] }),
];

export const hexpion: Ability[] = [
  triggered(whenSelf('marked'), { do: [act('archive', self), act('archive', top(1, friendly('deckCard')))] }),
];

export const pipPip: Ability[] = [triggered(whenAny('reaped', enemy('creature')), { do: [act('stun', that())] })];

export const professorSutterkin: Ability[] = [
  afterReap({ do: [act('draw', undefined, forEach(1, friendly('creature', is('house', 'logos'))))] }),
];

export const projectZyx: Ability[] = [
  afterFightOrReap({ may: true, targets: { it: one(friendly('cardInArchives')) }, do: [act('play', the())] }),
];

export const theCurator: Ability[] = [gives(each(friendly('artifactCard')), rule('enters ready'))];

export const titanLibrarian: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { if: { kind: 'not', of: areAll(self, 'flank') }, do: [act('archiveFromHand', undefined, 1)] }),
];

export const zyxResearcher: Ability[] = [
  play({
    do: [],
    modes: [{ do: [act('archive', top(1, friendly('deckCard')))] }, { do: [act('archive', top(1, friendly('discardCard')))] }],
  }),
];

export const filaTheResearcher: Ability[] = [
  triggered(whenAny('played', any('creature', 'neighbouring')), { do: [act('draw', undefined, 1)] }),
];

/** *Rule:* KF-FAQ-CARD-jargogle-1, KF-FAQ-CARD-jargogle-2. */
export const jargogle: Ability[] = [
  play({ targets: { it: one(friendly('cardInHand')) }, do: [act('putUnder', the(), undefined, { to: self })] }),
  triggered(whenSelf('marked'), {
    targets: { it: one(any('cardUnderThis')) },
    do: [],
    next: { if: inState('yourTurn'), do: [act('play', the())], else: { do: [act('archive', the())] } },
  }),
];
