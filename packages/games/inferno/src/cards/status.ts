import { behaviourOf } from './behaviours.ts';
import { cardFacts, demonFacts, factsOf, tokenFacts } from './facts.ts';

/** How far a card is: it has code, needs none, or still lacks it. */
export const cardStates = ['behaviour', 'keywordOnly', 'vanilla', 'notYet'] as const;
/** One of them. */
export type CardState = (typeof cardStates)[number];

/** How far a card is. */
export function stateOfCard(id: string): CardState {
  const facts = factsOf(id);
  if (facts === undefined) return 'notYet';
  if (behaviourOf(id) !== undefined) return 'behaviour';
  if (facts.speech === 'abilities') return 'notYet';
  return facts.keywords.length > 0 ? 'keywordOnly' : 'vanilla';
}

/** Whether the rules can play a card as it is printed. */
export function isPlayable(id: string): boolean {
  return stateOfCard(id) !== 'notYet';
}

/** The ids of the cards, demons included, that still lack code: the visible list of what cannot be played yet. */
export function notYetPlayable(): readonly string[] {
  return [...cardFacts, ...demonFacts, ...tokenFacts].map(({ id }) => id).filter((id) => !isPlayable(id));
}
