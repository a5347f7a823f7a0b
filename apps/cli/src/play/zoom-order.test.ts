import { expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

test('z and a card says where its values come from, z alone where those of the players do', async () => {
  const given = ['--game', 'marvel-champions', '--plain', '--seed', '2'];
  const lines = ['0', 'change form', 'play heroic', '1 2', 'z Spider-Man', 'z'];
  const { out } = await runIn({ games, folder: freshFolder(), lines }, 'play', ...given);
  expect(out).toContain('THW: 2 = 1 (printed) · +1 Heroic Intuition');
  expect(out).toContain('What the players have is as usual: nothing changes it.');
});
