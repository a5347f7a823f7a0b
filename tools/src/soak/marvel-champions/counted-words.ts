import type { Marvel } from '@crupier/marvel-champions/soak';
import type { CountedWords } from '../watch-match.ts';

/** The verb of an option that pays by an ability of its card, and the fact that it was paid. */
const paying = ['generate', 'resourceGenerated'];

/** What is counted of Marvel Champions. */
export const marvelWords: CountedWords<Marvel> = {
  cardFacts: { playBegan: 'played', encounterTurned: 'revealed', boostTurned: 'boosted' },
  countsSkipped: true,
  unsaidAbility: ({ game, state }, name, card) => {
    if (!paying.includes(name)) return undefined;
    const { abilities = [] } = game.definitions[state.cards[card]?.definition ?? 0] ?? {};
    return abilities.find(({ header }) => header === 'resource')?.program.name;
  },
};
