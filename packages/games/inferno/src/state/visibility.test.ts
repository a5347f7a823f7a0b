import { seedFromNumber, SPECTATOR, type PlayableMatch } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

function matchAt(...position: readonly string[]): PlayableMatch {
  const match = inferno.position?.(position, seedFromNumber(1));
  if (match?.ok !== true) throw new Error('The position can be played.');
  return match.value;
}

/** Answers with the first of the offered options that has one of the verbs. */
function choose(match: PlayableMatch, ...verbs: readonly string[]): void {
  const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
  const open = match.pending(seat);
  const at = open?.ask?.options.findIndex(({ verb }) => verbs.includes(verb)) ?? -1;
  expect([open?.purpose, match.answer(seat, open?.id ?? 0, [at])]).toEqual([open?.purpose, undefined]);
}

function handOf(match: PlayableMatch): readonly string[] {
  return match.view(0).zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
}

test('INF-701.12a whoever has searched a deck cannot follow its cards through the shuffling', () => {
  const match = matchAt('1 hand Last Will', '1 deck 9', '1 energy 9', '2 deck 9');
  for (const verb of ['play', 'pass', 'pass']) choose(match, verb);
  const searched = match.pending(0)?.ask?.options.flatMap(({ card }) => (card === undefined ? [] : [card])) ?? [];
  expect(new Set(searched).size).toBe(9);
  choose(match, 'choose');
  expect(handOf(match).filter((card) => searched.includes(card))).toHaveLength(1);
  const held = handOf(match);
  for (let answers = 0; answers < 40 && handOf(match).length === held.length; answers++) choose(match, 'pass', 'addFromDeck');
  const drawn = handOf(match).filter((card) => !held.includes(card));
  expect(drawn).toHaveLength(1);
  expect(searched).not.toContain(drawn[0]);
});
