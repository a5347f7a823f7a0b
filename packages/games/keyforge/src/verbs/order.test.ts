import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

/** The abilities that wait once the creature has reaped: their places, those that are like one before them in brackets. */
function waiting(...verbs: readonly string[]): readonly string[] {
  const abilities = verbs.map((verb) => ({
    kind: 'triggered',
    when: { occasion: 'reaped', card: 'self' },
    forced: true,
    clause: { do: [{ verb, amount: 1 }] },
  }));
  const cards = [{ name: 'Reaper', type: 'creature', house: 'mars', power: 3, abilities }];
  const opened = keyforge.position?.(['house mars', 'active 1', '1 line Reaper', '2 aember 2'], seedFromNumber(1), { cards });
  if (!opened?.ok) throw new Error(`The position is wrong: ${JSON.stringify(opened)}`);
  const match = opened.value;
  const act = match.pending(0);
  const reap = act?.ask?.options.findIndex(({ verb }) => verb === 'reap') ?? -1;
  expect(match.answer(0, act?.id ?? 0, [reap])).toBeUndefined();
  const asked = match.pending(0);
  expect(asked?.purpose).toBe('whichAbilityNext');
  return asked?.ask?.options.map(({ value, alike }) => (alike ? `(${value})` : `${value}`)) ?? [];
}

test.each([['gain'], ['draw'], ['gainChains']])('what %s does comes to the same in any order with what else only adds', (verb) => {
  expect(waiting(verb, 'gain', verb)).toEqual(['0', '(1)', '(2)']);
});

test('what is stolen hangs on what there is to steal', () => {
  expect(waiting('gain', 'steal')).toEqual(['0', '1']);
});

test('what several gain of the Æ that a key cost is the same in any order', () => {
  const opened = keyforge.position?.(
    ['house mars', 'active 1', '2 aember 3', '2 artifacts Safe Place (aember 3)', '1 artifacts 2 x The Sting', '2 deck 6 x Zorg'],
    seedFromNumber(1),
  );
  if (!opened?.ok) throw new Error(`The position is wrong: ${JSON.stringify(opened)}`);
  const match = opened.value;
  const answer = (seat: number, chosen: readonly number[]): void => {
    expect(match.answer(seat, match.pending(seat)?.id ?? 0, [...chosen])).toBeUndefined();
  };
  answer(0, [match.pending(0)?.ask?.options.findIndex(({ verb }) => verb === 'endTurn') ?? -1]);
  answer(1, [0, 0, 0, 1, 1, 1]);
  const asked = match.pending(1);
  expect([asked?.purpose, asked?.ask?.options.map(({ alike }) => alike === true)]).toEqual(['whichAbilityNext', [false, true, true, true]]);
});
