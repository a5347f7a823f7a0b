import { exists, forEach, gives, givesWhile, lends, one, other, self, the, top, chosen, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap, beforeFight, destroyed } from '../headers.ts';
import { act, activated, any, areAll, enemy, friendly, inState, is, lists, not, plus, related, rule } from '../../meanings/builders.ts';

export const aerialist: Ability[] = [givesWhile(inState('yellowKeyForged'), self, lends(afterReap({ do: [act('capture', self, 1)] })))];

export const aemberologist: Ability[] = [activated('action', { do: [act('capture', self, 1)] })];

export const alphaGamma: Ability[] = [destroyed({ do: [act('archive', self)] })];

export const catenaFiend: Ability[] = [
  afterFight({
    do: [act('steal', undefined, 1)],
    next: { targets: { it: one(friendly('creature')) }, do: [act('damage', the(), 3)] },
  }),
];

export const chronicler: Ability[] = [afterReap({ do: [act('archive', top(1, friendly('deckCard')))] })];

export const cleaner: Ability[] = [activated('action', { targets: { it: one(any('creature')) }, do: [act('damage', the(), 3)] })];

export const corsair: Ability[] = [givesWhile(inState('redKeyForged'), self, plus('power', 1), lists('keyword', 'gain', 'skirmish'))];

export const facet: Ability[] = [destroyed({ if: inState('yourTurn'), do: [act('gain', undefined, 1)] })];

export const marketeer: Ability[] = [
  givesWhile(inState('blueKeyForged'), self, lends(activated('action', { do: [act('gain', undefined, 2), act('destroy', self)] }))),
];

export const minion: Ability[] = [afterReap({ targets: { it: one(any('topOfHauntedDiscard')) }, do: [act('putOnDeck', the())] })];

export const niffleBrute: Ability[] = [
  destroyed({
    if: exists(friendly('cardLyingInDiscard', is('named', 'niffle-sanctuary'))),
    targets: { sanctuary: one(friendly('cardInDiscard', is('named', 'niffle-sanctuary'))) },
    do: [act('returnToHand', the('sanctuary'))],
    else: { targets: { it: one(friendly('cardInDiscard', is('trait', 'niffle'))) }, do: [act('returnToHand', the())] },
  }),
];

export const paragon: Ability[] = [givesWhile(exists(any('creature', is('trait', 'mutant'))), self, rule('enters enraged'))];

export const phantasm: Ability[] = [afterReap({ do: [act('discardFromHand', undefined, 1)] })];

export const prowler: Ability[] = [afterReap({ if: inState('opponentHasMoreAember'), do: [act('steal', undefined, 1)] })];

export const savant: Ability[] = [
  activated('action', {
    may: true,
    targets: { it: one(friendly('cardInArchives')) },
    do: [act('returnToHand', the())],
    ifDone: { do: [] },
    else: { do: [act('archiveFromHand', undefined, 1)] },
  }),
];

export const sentinel: Ability[] = [
  activated('action', {
    targets: { it: one(enemy('creature')) },
    do: [],
    next: { if: areAll(the(), 'stunned'), do: [act('destroy', the())], else: { do: [act('stun', the())] } },
  }),
];

export const snare: Ability[] = [destroyed({ if: inState('yourTurn'), do: [act('lose', undefined, 1, { who: 'opponent' })] })];

export const spydrone: Ability[] = [activated('action', { do: [act('draw', undefined, 1)] })];

export const steppeWolf: Ability[] = [gives(self, plus('power', forEach(1, other(friendly('creature', is('trait', 'wolf'))))))];

export const stooge: Ability[] = [activated('action', { if: areAll(self, 'flank'), do: [act('makeToken')] })];

export const thrall: Ability[] = [destroyed({ do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];

export const twilightPixie: Ability[] = [
  gives(related('neighbours', self, not(is('trait', 'faerie'))), lends(afterReap({ do: [act('gain', undefined, 1)] }))),
];

export const wrangler: Ability[] = [activated('action', { each: 'player', do: [act('gain', undefined, 1)] })];

export const wrecker: Ability[] = [
  afterReap({ players: { player: { whose: 'any' } }, do: [act('discardFromDeck', undefined, 1, { who: chosen('player') })] }),
];

export const yardbird: Ability[] = [
  beforeFight({ targets: { it: one(other(any('creature', is('named', 'yardbird')))) }, do: [act('ready', the())] }),
];
