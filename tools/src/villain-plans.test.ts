import { bots, botTurn, diceFrom } from '@crupier/bots';
import { seedFromNumber } from '@crupier/kernel/rules';
import { marvelChampions } from '@crupier/marvel-champions';
import { expect, test } from 'vitest';

/** What a planner chooses at a position: the verb, or nothing. */
function choice(lines: readonly string[]): string | undefined {
  const found = marvelChampions.position?.(lines, seedFromNumber(1));
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  const turn = botTurn(found.value, 0, diceFrom('plan'));
  if (turn === undefined) throw new Error('Player 1 is asked.');
  const [chosen = -1] = bots.planner(turn);
  return turn.ask.options[chosen]?.verb;
}

test.each([
  ['finishes the villain off', ['1 identity Plain Hero', 'villain Plain Villain (damage 13)'], 'attack'],
  ['takes away the threat that would complete the scheme', ['1 identity Plain Hero', 'scheme Plain Scheme (threat 9)'], 'thwart'],
  ['turns its back on an attack that it would not outlive', ['1 identity Plain Hero (damage 9, exhausted)'], 'changeForm'],
  ['recovers where nothing else is to be done', ['1 identity Plain Alter-Ego (damage 6)', '1 hasChangedForm'], 'recover'],
] as const)('against a villain a planner %s', (_what, lines, verb) => {
  expect(choice(lines)).toBe(verb);
});

test.each([
  ['by the hero who would not outlive it', ['1 identity Plain Hero (damage 9)'], 'defend'],
  [
    'by nobody where the hero, if ready, wins in the turn to come',
    ['1 identity Plain Hero', 'villain Plain Villain (damage 13)'],
    undefined,
  ],
] as const)('an attack is defended against %s', (_what, lines, verb) => {
  expect(choice(['before activate', ...lines])).toBe(verb);
});
