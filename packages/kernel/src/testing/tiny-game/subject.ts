import type { Subject } from '../../conformance/subject.ts';
import type { TinyConfiguration } from './game.ts';
import { dealTiny, identities, tinyGame, wholeDeck } from './game.ts';
import type { Tiny } from './state/state.ts';
import { tinyWords } from './words/texts.ts';
import { leaveTable } from './rules/leaving.ts';
import { viewTiny } from './state/view.ts';

/** The tiny game for two or three, each alone or in teams, as the conformance kit walks it. */
export function tinySubject(seats: 2 | 3, together: Omit<TinyConfiguration, 'decks'> = {}): Subject<Tiny> {
  return {
    game: tinyGame,
    deal: (seed) => dealTiny({ ...together, decks: someDecks(seed, seats) }, seed),
    identities,
    view: viewTiny,
    words: tinyWords,
    conserved: {
      totals: ({ players, cards, zones }) => ({
        food: players.reduce((sum, { food }) => sum + food, 0),
        damage: cards.reduce((sum, { damage }) => sum + damage, 0),
        cards: zones.slice(0, -6).reduce((sum, zone) => sum + zone.length, 0),
      }),
      changes: (name, { amount }) => changes[name]?.(amount) ?? {},
    },
    leave: leaveTable,
  };
}

const DECK = 14;

/** Cards in every deck: in others they would seldom meet something to answer. */
const ANSWERING = ['medic', 'lookout', 'lookout', 'phoenix'];

/** Other decks for each seed, so small that they run out. */
function someDecks(seed: string, seats: number): string[][] {
  const start = Number.parseInt(seed.slice(0, 6), 16);
  const circle = [...wholeDeck, ...wholeDeck];
  return Array.from({ length: seats }, (_, seat) => {
    const from = (start + seat * 11) % wholeDeck.length;
    return [...circle.slice(from, from + DECK), ...ANSWERING];
  });
}

const changes: Readonly<Record<string, (amount: number) => Readonly<Record<string, number | 'any'>>>> = {
  bidMade: (amount) => ({ food: -amount }),
  foodSpent: (amount) => ({ food: -amount }),
  foodGained: (amount) => ({ food: amount }),
  sacrificed: () => ({ food: 1, damage: 'any' }),
  damaged: (amount) => ({ damage: amount }),
  healed: () => ({ damage: 'any' }),
  grew: () => ({ damage: 'any' }),
  died: () => ({ damage: 'any' }),
  returned: () => ({ damage: 'any' }),
  discarded: () => ({ damage: 'any' }),
  leftTable: () => ({ damage: 'any' }),
};
