import { expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

test('f and an option tells what it would change, answers nothing, and says where there is no such option', async () => {
  const lines = ['f 0', 'f 99', 'f'];
  const ended = await runIn({ games, folder: freshFolder(), lines }, 'play', '--game', 'keyforge', '--plain', '--seed', '2');
  expect(ended.out).toMatch(/chooses?\.|Nothing that can be known changes\.|→/);
  expect(ended.out).toContain('There is no option 99: they go from 1 to ');
  expect(ended.out).toContain('with 0 entries');
});
