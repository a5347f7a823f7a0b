import type { GameWords } from '@crupier/kernel';

/** What the page and the terminal say around the cards. */
export const gameWords: GameWords = { events: {}, eventRules: {}, purposes: {}, verbs: {}, values: {}, labels: {} };
