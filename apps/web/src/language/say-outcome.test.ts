import { expect, test } from 'vitest';
import { sayOutcome, type Company } from './say-outcome.ts';
import { en } from './texts-en.ts';

const two: Company = { names: ['Ana', 'Iker'], mine: [0], isCooperative: false };
const solo: Company = { names: ['Ana'], mine: [0], isCooperative: true };
const together: Company = { ...two, isCooperative: true };
const say = (outcome: Parameters<typeof sayOutcome>[0], company: Company): string => sayOutcome(outcome, company, en, 'en');
const lost = { winners: [], lost: true, reason: 'schemeCompleted' } as const;

test('among opponents a win is the reader’s or somebody else’s', () => {
  expect(say({ winners: [0], reason: '' }, two)).toBe('You have won');
  expect(say({ winners: [1], reason: '' }, two)).toBe('Iker has won');
  expect(say({ winners: [0, 1], reason: '' }, { ...two, mine: [] })).toBe('Ana and Iker win');
  expect(say({ winners: [], reason: '' }, two)).toBe('Nobody has won');
});

test('where all play together, all win and all lose, even those who were eliminated', () => {
  expect(say({ winners: [1], reason: '' }, together)).toBe('You have all won');
  expect(say(lost, together)).toBe('All have lost');
  expect(say(lost, { ...together, mine: [0, 1] })).toBe('All have lost');
});

test('whoever plays alone wins or loses alone', () => {
  expect(say({ winners: [0], reason: '' }, solo)).toBe('You have won');
  expect(say(lost, solo)).toBe('You have lost');
  expect(say(lost, { ...solo, mine: [] })).toBe('All have lost');
});
