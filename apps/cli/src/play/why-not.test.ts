import { expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

test('w and a card that the question is not about says what that is about, with the rule, and answers nothing', async () => {
  const given = ['--game', 'marvel-champions', '--plain', '--seed', '2'];
  const ended = await runIn({ games, folder: freshFolder(), lines: ['w Rhino'] }, 'play', ...given);
  expect(ended.out).toMatch(
    /You discard from your starting hand, and Rhino is not in it\. \(Rules Reference\s1\.7 · Appendix II: setup, 17\)/,
  );
  expect(ended.out).toContain('with 0 entries');
});
