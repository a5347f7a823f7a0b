import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

const decks = ['Spider-Man: Justice', 'Captain Marvel: Aggression'];

/** The values of the first question, which is about the first player, with some settings. */
function offered(settings: Readonly<Record<string, unknown>>): readonly (number | undefined)[] {
  const configured = marvelChampions.configure(decks, { settings });
  if (!configured.ok) throw new Error(JSON.stringify(configured.problems));
  const started = marvelChampions.start(configured.value, seedFromNumber(1));
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const question = started.value.pending(0);
  expect(question?.purpose).toBe('whoGoesFirst');
  return question?.ask?.options.map(({ value }) => value) ?? [];
}

test('the players are asked who is the first player, unless one was named: then nobody else can be (MC-SETUP-3)', () => {
  expect(offered({}).length).toBe(2);
  expect(offered({ firstPlayer: 'asked' }).length).toBe(2);
  const [first] = offered({ firstPlayer: '1' });
  const [second, ...others] = offered({ firstPlayer: '2' });
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
});

test('a seat that there is not is told', () => {
  const found = marvelChampions.configure(decks, { settings: { firstPlayer: '3' } });
  expect(found).toMatchObject({ ok: false, problems: [{ code: 'start.firstPlayer', at: 'firstPlayer', values: { seats: 2 } }] });
});
