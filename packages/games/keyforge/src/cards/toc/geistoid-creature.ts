import { each, forEachOf, one, the, triggeredByAny, type Ability } from '@crupier/kernel/cards';
import { afterReap, play } from '../headers.ts';
import { act, doneThisWay, friendly, inState, is, whenSelf } from '../../meanings/builders.ts';

export const administratorRivet: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('haunted'), do: [act('capture', each(friendly('creature', 'token')), 1)] } }),
];

export const recycler: Ability[] = [
  afterReap({
    do: [act('discardFromDeck', undefined, 3)],
    next: { do: [act('makeToken', undefined, forEachOf(1, doneThisWay('cardDiscarded', is('type', 'creature'))))] },
  }),
];

export const sidekick: Ability[] = [play({ targets: { it: one(friendly('cardInHand')) }, do: [act('makeIntoToken', the())] })];

export const spinnertech: Ability[] = [
  triggeredByAny([whenSelf('played'), whenSelf('marked')], {
    targets: { it: one(friendly('cardInDiscard')) },
    do: [act('putOnDeck', the())],
    next: { do: [act('makeToken')] },
  }),
];
