import { top, triggered, type Ability } from '@crupier/kernel/cards';
import { act, enemy, friendly, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-61. */
export const hydrocataloguer: Ability[] = [
  triggered(whenPlayer('tideRaised', 'you'), { do: [act('archive', top(1, friendly('deckCard')))] }),
  triggered(whenPlayer('tideRaised', 'opponent'), { do: [act('archive', top(1, enemy('deckCard')), undefined, { who: 'opponent' })] }),
];
