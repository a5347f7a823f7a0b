import type { PlayableMatch, SeenDecision } from '@crupier/kernel';
import { expect, test } from 'vitest';
import type { SeatRecord } from '../store/journal-store.ts';
import { unaskedAnswer, whoAreAutomatic } from './automatic.ts';

const bot: SeatRecord = { kind: 'bot', level: 'easy', name: 'Bot' };
const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };

/** A match with one question, open to some seats, with two answers each. */
function asking(until: SeenDecision['until'], waiting: readonly number[]): PlayableMatch {
  const option = { verb: 'defend' };
  const ask = { min: 0, max: 1, price: 0, forced: false, options: [option, option] };
  const open = { id: 1, kind: 'defend', purpose: 'declareDefender', rule: 'R', until, waiting };
  return { game: {}, pending: (seat: number) => (waiting.includes(seat) ? { ...open, ask } : open) } as unknown as PlayableMatch;
}

test.each<readonly [what: string, until: SeenDecision['until'], waiting: readonly number[], seats: readonly number[]]>([
  ['of a question that the first to act closes, bots leave the first word to a person', 'one', [0, 1, 2], []],
  ['once the person has declined, bots answer it', 'one', [0, 2], [0, 2]],
  ['where each answers in secret, bots wait for nobody', 'all', [0, 1, 2], [0, 2]],
  ['a bot that is asked alone answers', 'one', [2], [2]],
])('%s', (_what, until, waiting, seats) => {
  const automatic = whoAreAutomatic(asking(until, waiting), [bot, ana, bot], new Map());
  expect(automatic.map(({ seat }) => seat)).toEqual(seats);
});

test.each([
  [undefined, [0]],
  [{ ends: false, everything: false }, [0]],
  [{ ends: true, everything: false }, undefined],
  [{ everything: true }, undefined],
] as const)('with the setting %j the end of a turn in which nothing else is left is answered by %j', (changed, answer) => {
  const option = { verb: 'endTurn', value: 0, consequence: { code: 'nothingMoreToDo', ends: true } };
  const ask = { min: 1, max: 1, price: 0, forced: true, options: [option] };
  const open = { id: 1, kind: 'act', purpose: 'takeTurn', rule: 'R', until: 'one', waiting: [0], ask };
  const match = { game: {}, pending: () => open } as unknown as PlayableMatch;
  const setting = changed && { own: [], others: [], ...changed };
  expect(unaskedAnswer(match, 0, setting)).toEqual(answer);
  // Any other answer that is the only one is given all the same.
  const other = { ...open, ask: { ...ask, options: [{ verb: 'play', value: 0 }] } };
  const asked = { game: {}, pending: () => other } as unknown as PlayableMatch;
  expect(unaskedAnswer(asked, 0, setting)).toEqual(changed?.everything === true ? undefined : [0]);
});
