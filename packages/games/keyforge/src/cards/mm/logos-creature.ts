import { one, self, the, top, triggered, type Ability, type Clause } from '@crupier/kernel/cards';
import { afterFight, afterReap, destroyed, play } from '../headers.ts';
import { act, friendly, is, whenPlayer } from '../../meanings/builders.ts';

/** "Discard a card from your hand. If you do, draw a card." */
const exchange: Ability = afterReap({ do: [act('discardFromHand', undefined, 1)], ifDone: { do: [act('draw', undefined, 1)] } });

/** "You may discard a Logos card from your hand or archives. If you do, gain 1Æ." */
const sell: Clause = {
  may: true,
  targets: { it: one(friendly('cardInHandOrArchives', is('house', 'logos'))) },
  do: [act('discard', the())],
  ifDone: { do: [act('gain', undefined, 1)] },
};

export const botBookton: Ability[] = [afterReap({ do: [act('play', top(1, friendly('deckCard')))] })];

export const dæmoBot: Ability[] = [exchange, destroyed({ do: [act('steal', undefined, 1)] })];

export const munchling: Ability[] = [afterFight(sell)];

export const novuDynamo: Ability[] = [triggered(whenPlayer('turnStart', 'you'), { ...sell, else: { do: [act('destroy', self)] } })];

export const qMechs: Ability[] = [play({ do: [act('draw', undefined, 1)] }), destroyed({ do: [act('archive', self)] })];

export const umbraBot: Ability[] = [exchange];
