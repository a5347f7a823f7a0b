import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import { expect, test } from 'vitest';
import { playByLuck } from './play-tutorial.ts';

const lucks = [3, 4, 5, 6, 7, 8, 9];

test.each([keyforge, inferno, marvelChampions].flatMap((game) => lucks.map((luck) => ({ game, luck }))))(
  'the tutorial of $game.id lets whoever answers at random go on, and says nothing twice: luck $luck',
  ({ game, luck }) => {
    const { tutorial } = game;
    if (tutorial === undefined) throw new Error('The game has a tutorial.');
    const { said, hasEnded } = playByLuck(game, tutorial, luck);
    expect(new Set(said).size).toBe(said.length);
    expect(hasEnded).toBe(true);
  },
);
