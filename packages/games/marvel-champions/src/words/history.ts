import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

type History = NonNullable<Wordings<CardWords>['history']>;

/** Cards with a maximum that were played in a period. */
function playedIn(en: string, es: string): History[keyof History] {
  return {
    counted: {
      anyone: { en: `card with a maximum played ${en}`, es: `carta con un máximo jugada ${es}` },
      you: { en: `card with a maximum that you have played ${en}`, es: `carta con un máximo que hayas jugado ${es}` },
      opponent: {
        en: `card with a maximum that another player has played ${en}`,
        es: `carta con un máximo que otro jugador haya jugado ${es}`,
      },
    },
    has: {
      anyone: { en: `{amount} with a maximum [be] played ${en}`, es: `se [jugar] {amount} con un máximo ${es}` },
      you: { en: `you [play] {amount} with a maximum ${en}`, es: `[jugar] {amount} con un máximo ${es}` },
      opponent: { en: `another player [play] {amount} with a maximum ${en}`, es: `otro jugador [jugar] {amount} con un máximo ${es}` },
    },
    unit: 'card',
  };
}

/** How events are counted of which a history is kept. *Rule:* MC-MAXIMUM-2. */
export const history: History = {
  playedInPhase: playedIn('this phase', 'en esta fase'),
  playedInRound: playedIn('this round', 'en esta ronda'),
};
