import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Almsmaster', () => {
  check(
    'has each of its neighbors capture 1',
    ['house sanctum', '1 hand Almsmaster', '1 line Zorg; Tunk; Sequis', '2 aember 5'],
    { answer: 'play Almsmaster' },
    { answer: 'deploy =2' },
    { expect: { 'Zorg aember': 0, 'Tunk aember': 1, 'Sequis aember': 1, 'Almsmaster aember': 0, '2 aember': 3 } },
  );
  check(
    'and nothing alone',
    ['house sanctum', '1 hand Almsmaster', '2 line Zorg', '2 aember 5'],
    { answer: 'play Almsmaster' },
    { expect: { 'Zorg aember': 0, '2 aember': 5 } },
  );
});
