import type { GameSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { formatChoice, parseChoice } from './choice-of-settings.ts';

const game = {
  settings: {
    properties: {
      scenario: { type: 'string', enum: ['rhino', 'klaw'] },
      difficulty: { type: 'string', enum: ['standard', 'expert'] },
      skirmish: { type: 'integer', minimum: 0, maximum: 3 },
    },
  },
} as unknown as GameSummary;

test('settings are written into an address and read from it', () => {
  const settings = { scenario: 'klaw', difficulty: 'expert', skirmish: 1 };
  expect(formatChoice(settings)).toBe('scenario=klaw,difficulty=expert,skirmish=1');
  expect(parseChoice(formatChoice(settings), game)).toEqual(settings);
  expect(parseChoice(formatChoice({ difficulty: 'standard', skirmish: 0 }), game)).toEqual({ difficulty: 'standard', skirmish: undefined });
});

test('what the game does not have is left out', () => {
  expect(parseChoice('scenario=thanos,skirmish=x,difficulty=expert,toString=1', game)).toEqual({ difficulty: 'expert' });
  for (const choice of ['', 'friend', 'first-game', 'scenario=', '=']) expect(parseChoice(choice, game)).toBeUndefined();
});
