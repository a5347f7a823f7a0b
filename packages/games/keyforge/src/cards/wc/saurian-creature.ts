import {
  atLeast,
  divided,
  each,
  gives,
  host,
  instead,
  itself,
  lends,
  one,
  oneOf,
  other,
  otherThan,
  self,
  share,
  that,
  the,
  top,
  triggered,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, beforeFight, destroyed, play, playOrFight, playOrReap } from '../headers.ts';
import {
  act,
  any,
  doneThisWay,
  forEachPoint,
  friendly,
  grant,
  is,
  isChosen,
  lists,
  not,
  plus,
  related,
  rule,
  stat,
  when,
  whenAny,
} from '../../meanings/builders.ts';

export const legatusRaptor: Ability[] = [
  afterFight({
    may: true,
    do: [act('exalt', self)],
    ifDone: { targets: { it: one(other(friendly('creature'))) }, do: [act('ready', the()), act('use', the())] },
  }),
];

/** *Rule:* KF-FAQ-GEN-17. */
export const oratorHissaro: Ability[] = [
  play({
    do: [act('ready', related('neighbours', self)), act('exalt', related('neighbours', self))],
    next: { do: [grant(gives(host, lists('house', 'become', 'saurian')), 'turn', related('neighbours', self))] },
  }),
];

export const questorJarta: Ability[] = [afterReap({ may: true, do: [act('exalt', self)], ifDone: { do: [act('gain', undefined, 1)] } })];

export const senatorBracchus: Ability[] = [
  gives(each(friendly('creature')), rule('spendable')),
  afterFightOrReap({ do: [act('exalt', self)] }),
];

/** *Rule:* KF-FAQ-CARD-senator-shrix-1, KF-FAQ-CARD-keyfrog-1. */
export const senatorShrix: Ability[] = [gives(self, rule('spendable')), playOrReap({ may: true, do: [act('exalt', self)] })];

export const praefectusLudo: Ability[] = [
  gives(each(other(friendly('creature'))), lends(destroyed({ do: [act('discardAllAember', self)] }))),
];

export const terrordactyl: Ability[] = [
  gives(self, rule('enters stunned'), rule('dealsOnlyWhenFighting', { amount: 4 })),
  beforeFight({ do: [act('damage', related('neighbours', that('other')), 4)] }),
];

/** *Rule:* KF-FAQ-CARD-kompsos-haruspex-1. */
export const kompsosHaruspex: Ability[] = [
  gives(each(friendly('creature', 'withPlay')), lends(afterReap({ do: [act('resolvePlayAbilities', self)] }))),
];

export const theroCenturion: Ability[] = [playOrFight({ do: [act('capture', self, 1)] })];

export const dracoPraeco: Ability[] = [
  afterReap({
    may: true,
    do: [act('exalt', self)],
    ifDone: { words: { house: { of: 'house' } }, do: [act('enrage', each(any('creature', isChosen('house', 'house'))))] },
  }),
];

export const primusUnguis: Ability[] = [
  gives(each(friendly('creature')), plus('power', forEachPoint(2, 'aember', self))),
  afterReap({ do: [act('exalt', self)] }),
];

export const tribunePompitus: Ability[] = [
  gives(each(friendly('creature')), plus('power', forEachPoint(2, 'aember', itself))),
  beforeFight({ may: true, do: [act('exalt', self)] }),
];

export const tricerianLegionary: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('ward', the())] })];

const seen = top(3, friendly('deckCard'));

export const philophosaurus: Ability[] = [
  afterReap({
    may: true,
    do: [act('lookAt', seen)],
    ifDone: {
      targets: { first: oneOf(seen, friendly('deckCard')), second: otherThan(the('first'), oneOf(seen, friendly('deckCard'))) },
      do: [act('archive', the('first')), act('addToHand', the('second')), act('discard', doneThisWay('cardLookedAt', 'stillInDeck'))],
    },
  }),
];

/** *Rule:* KF-FAQ-CARD-gargantodon-1, KF-FAQ-CARD-gargantodon-2. */
export const gargantodon: Ability[] = [
  gives(self, rule('enters stunned'), rule('dealsOnlyWhenFighting', { amount: 4 })),
  instead(when('wouldSteal'), {
    targets: { them: divided({ kind: 'eventAmount' }, any('creature', 'ofActivePlayer')) },
    do: [act('captureInstead', the('them'), share('them'))],
  }),
];

/** *Rule:* KF-FAQ-GEN-89. */
export const crassosaurus: Ability[] = [
  play({
    do: [act('captureFromPools', self, 10)],
    next: { if: { kind: 'not', of: atLeast(stat('aember', self), 10) }, do: [act('purge', self)] },
  }),
];

export const spartasaur: Ability[] = [
  triggered(whenAny('destroyed', friendly('creature')), { do: [act('destroy', each(any('creature', not(is('trait', 'dinosaur')))))] }),
  afterFight({ do: [act('gain', undefined, 2)] }),
];
