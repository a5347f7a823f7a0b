import type { Inferno } from '@crupier/inferno/soak';
import type { CountedWords } from '../watch-match.ts';

/** What is counted of Inferno: a card was played once it is paid for, and a demon when it was flipped. */
export const infernoWords: CountedWords<Inferno> = { cardFacts: { cardPlayed: 'played', demonFlipped: 'played' }, countsSkipped: false };
