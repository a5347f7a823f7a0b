import type { PlayableGame } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';

/** Who plays the game of a seed. */
export type TableOf = (seed: number) => { readonly decks: readonly string[]; readonly settings?: Readonly<Record<string, unknown>> };

const scenarios = ['rhino', 'klaw', 'ultron'];

/** Tables of a game: drawn decks where it draws any, tables of several players where it has them, each scenario in turn. */
export function questionTables(game: PlayableGame): TableOf {
  const { generateDeck, generatedSets = [] } = game;
  const names = game.deckNames();
  const nameAt = (at: number): string => names[at % names.length] ?? '';
  if (generateDeck !== undefined) {
    const drawn = (at: number, set: string): string => {
      const deck = generateDeck(seedFromNumber(at), set);
      if (!deck.ok) throw new Error(`No deck of ${set} can be drawn.`);
      return deck.value.lists.en;
    };
    return (seed) => ({
      decks: [0, 1].map((seat) => drawn(2 * seed + seat, generatedSets[(seed + seat) % generatedSets.length]?.code ?? '')),
    });
  }
  if (game.isCooperative === true) {
    return (seed) => ({
      decks: Array.from({ length: 1 + (seed % 4) }, (_, seat) => nameAt(seed + seat)),
      settings: { scenario: scenarios[seed % scenarios.length] },
    });
  }
  return (seed) => ({ decks: Array.from({ length: seed % 4 === 0 ? 3 : 2 }, (_, seat) => nameAt(seed + seat * (1 + (seed % 3)))) });
}
