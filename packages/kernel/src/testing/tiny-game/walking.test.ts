import { describe, expect, test } from 'vitest';
import { defineGame } from '../../compile/game.ts';
import { conform, optionTextFaults } from '../../conformance.ts';
import { matchOn } from '../../events/machine.ts';
import type { Game } from '../../match/match.ts';
import { sayOptionText } from '../../play/option-text.ts';
import { seedFromNumber } from '../../state/random.ts';
import type { Tiny } from './state/state.ts';
import { cards } from './cards.ts';
import { dealTiny, tinyGame, tinyParts, wholeDeck } from './game.ts';
import { tinySubject } from './subject.ts';

const { wordings: _unsaid, ...unspoken } = tinyParts;

/** The tiny game before anybody has written a sentence for it. */
const walking: Game<Tiny> = defineGame<Tiny>({ ...unspoken, cards });

/** The tiny game as the kit walks it, with nothing to say. */
function silent(seats: 2 | 3): ReturnType<typeof tinySubject> {
  const { words: _texts, ...subject } = tinySubject(seats);
  return { ...subject, game: walking };
}

describe('a game without wordings', () => {
  test.each([1, 2])('conforms, and is played as with them, seed %i', (seed) => {
    const seats = seed % 2 === 0 ? 3 : 2;
    const { decisions, events, hash } = conform(silent(seats), { seed });
    const spoken = conform(tinySubject(seats), { seed });
    expect(decisions).toBeGreaterThan(20);
    expect([decisions, events, hash]).toEqual([spoken.decisions, spoken.events, spoken.hash]);
  });

  test('offers options without texts, where the same game with wordings has them', () => {
    const said = [walking, tinyGame].map((game) => {
      const match = matchOn(game, dealTiny({ decks: [wholeDeck, wholeDeck] }, seedFromNumber(1)));
      const ability = game.definitions.find(({ key }) => key === 'forager')?.abilities[0]?.program.name ?? '';
      const of = { ability, giver: 1, clause: '' };
      return sayOptionText({ textContext: () => ({ noun: 'beast' }) }, match, 1, of)?.en;
    });
    expect(said).toEqual([undefined, expect.stringMatching(/food[.]$/)]);
  });

  test('has no texts to check, and says whose they are', () => {
    expect(() => optionTextFaults(walking, { noun: 'beast' })).toThrow('The game tiny has no wordings');
  });
});
