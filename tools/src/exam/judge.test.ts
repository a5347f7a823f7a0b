import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { assert, WON, type PlayableGame } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { askBot } from './ask.ts';
import { bestOf, judge, namesOf, type Judged } from './judge.ts';
import { openPosition, type ExamPosition } from './positions.ts';
import { qualify } from './qualify.ts';

const seed = 'cd'.repeat(32);

function searched(game: PlayableGame, lines: readonly string[]): Judged {
  const judged = judge(openPosition(game, { name: 'a position', lines, seed }), 0, seed);
  assert(judged !== undefined, 'The first player is asked.');
  return judged;
}

function bestNames(game: PlayableGame, lines: readonly string[]): readonly string[] {
  const { names, values } = searched(game, lines);
  return bestOf(values).map((at) => names[at] ?? '');
}

const witchFirst = ['active 1', 'house untamed', '1 hand Hunting Witch; Dust Pixie; Dew Faerie', '1 line Fuzzy Gruen', '2 line Zorg'];
const keyCharge = ['active 1', 'house untamed', '1 keys red blue', '1 aember 6', '1 hand Key Charge', '1 line Dew Faerie'];

test('what pays for later acts comes first', () => {
  expect(bestNames(keyforge, witchFirst)).toContain('play hunting-witch');
  expect(bestNames(keyforge, witchFirst)).not.toContain('play dust-pixie');
});

test('a line that wins is worth a win, on whatever act it hangs', () => {
  const { names, values, byDeal } = searched(keyforge, keyCharge);
  const reaped = values[names.indexOf('reap dew-faerie')];
  const charged = values[names.indexOf('play key-charge')];
  // One Æ is lost for the key: with six the reap has to come first.
  expect(reaped).toBe(WON);
  expect(charged).toBeLessThan(WON);
  expect(namesOf(byDeal[0]?.[names.indexOf('reap dew-faerie')]?.line)).toEqual(['reap dew-faerie', 'play key-charge', 'yes key-charge']);
});

test('the last cards of a deck are milled by an attack', () => {
  const lines = ['step main', '1 play Hooded Rioter', '1 hand 0', '2 hand 0', '2 deck 2'];
  const { names, values } = searched(inferno, lines);
  expect(values[names.indexOf('attack hooded-rioter')]).toBe(WON);
  expect(values[names.indexOf('pass')]).toBeLessThan(WON);
});

test('a position with few answers qualifies for no exam', () => {
  const lines = ['active 1', 'house untamed', '1 hand Dust Pixie', '1 line Dew Faerie', '2 line Zorg'];
  expect(qualify(keyforge, { name: 'a position', seat: 0, seed, lines })).toEqual({ refused: 'few answers' });
});

test('a bot finds a best answer or is told what its own costs', () => {
  const { names, values } = searched(keyforge, keyCharge);
  const position: ExamPosition = {
    name: 'a position',
    themes: [],
    greedyFinds: false,
    seat: 0,
    seed,
    lines: keyCharge,
    line: [],
    best: bestOf(values).map((at) => names[at] ?? ''),
    values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])),
  };
  expect(askBot(keyforge, position, { bot: 'planner', wholeTurn: true })).toMatchObject({ isFound: true, isWholeFound: true, loss: 0 });
  const worse: ExamPosition = { ...position, best: ['play key-charge'] };
  expect(askBot(keyforge, worse, { bot: 'planner', wholeTurn: true })).toMatchObject({ isFound: false, isWholeFound: false });
});
