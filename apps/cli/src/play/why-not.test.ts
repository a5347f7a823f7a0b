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

test('w alone says that a question offers all that could be expected of it', async () => {
  const given = ['--game', 'marvel-champions', '--plain', '--seed', '2'];
  const { out } = await runIn({ games, folder: freshFolder(), lines: ['w'] }, 'play', ...given);
  expect(out).toContain('The open question offers all that could be expected of it.');
});

test('w at a payment says what a card cannot be spent for, and what waits until it is paid', async () => {
  const given = ['--game', 'marvel-champions', '--plain', '--seed', '2'];
  const lines = ['0', 'change form', 'play heroic', 'w Rhino', 'w Nick Fury'];
  const { out } = await runIn({ games, folder: freshFolder(), lines }, 'play', ...given);
  const asked = out.slice(out.indexOf('How do you pay for Heroic Intuition?'));
  expect(asked).toContain('Spend Rhino:\nRhino generates nothing now that this cost takes.');
  expect(asked).toContain('Play Nick Fury:\nFirst the open question is answered.');
  expect(out).toContain('with 3 entries');
});
