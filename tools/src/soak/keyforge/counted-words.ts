import type { KeyForge } from '@crupier/keyforge/soak';
import type { CountedWords } from '../watch-match.ts';

/** What is counted of KeyForge: a card was played once it has entered play or, of an action, begins to resolve. */
export const keyforgeWords: CountedWords<KeyForge> = { cardFacts: { cardPlayed: 'played' }, countsSkipped: false };
