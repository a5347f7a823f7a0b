import { exists, gives, givesWhile, instead, none, other, self, type Ability } from '@crupier/kernel/cards';
import { act, any, areAll, friendly, related, rule, whenSelf } from '../../meanings/builders.ts';
import { play } from '../headers.ts';

const neighbours = related('neighbours', self);

/** What they share is asked before they leave: it is that of the cards as they were. *Rule:* KF-LEAVES-PLAY-6, KF-FAQ-CARD-code-monkey-1. */
export const codeMonkey: Ability[] = [
  play({
    if: areAll(neighbours, 'sharingHouse'),
    do: [act('archive', neighbours), act('gain', undefined, 2)],
    else: { do: [act('archive', neighbours)] },
  }),
];

/** *Rule:* KF-FAQ-CARD-mimic-gel-1, KF-FAQ-CARD-mimic-gel-2, KF-FAQ-CARD-mimic-gel-3, KF-FAQ-CARD-mimic-gel-4, KF-FAQ-GEN-84. */
export const mimicGel: Ability[] = [
  givesWhile(none(other(any('creature'))), self, rule('cannotBePlayed')),
  gives(self, rule('copiesCreature', { word: 'logos' })),
];

/** *Rule:* KF-FAQ-CARD-reassembling-automaton-1, KF-FAQ-CARD-bouncing-deathquark-1. */
export const reassemblingAutomaton: Ability[] = [
  instead(whenSelf('wouldBeDestroyed'), {
    if: exists(other(friendly('creature'))),
    do: [act('fullyHeal', self), act('exhaust', self), act('moveCreature', self, undefined, { value: 'flank' })],
  }),
];

/** *Rule:* KF-FAQ-CARD-self-bolstering-automata-1. */
export const selfBolsteringAutomata: Ability[] = [
  instead(whenSelf('wouldBeDestroyed'), {
    if: exists(other(friendly('creature'))),
    do: [act('fullyHeal', self), act('exhaust', self), act('moveCreature', self, undefined, { value: 'flank' })],
    ifDone: { do: [act('addCounters', self, 2)] },
  }),
];
