import type { PlayableMatch } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

function at(lines: readonly string[]): PlayableMatch {
  const found = marvelChampions.position?.(lines, seedFromNumber(1));
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value;
}

function shownTo(match: PlayableMatch, seat: number): readonly string[] {
  const view = match.view(seat);
  const options = match.pending(seat)?.ask?.options ?? [];
  return options.map(({ verb, card = '' }) => `${verb} ${marvelChampions.card(view.cards[card]?.definition ?? '')?.name.en ?? ''}`.trim());
}

test('an event of the hand is played, and an ability of a card in play is used', () => {
  const match = at(['1 identity Captain Marvel', '1 hand Uppercut; Energy; Strength', '1 area Helicarrier']);
  expect(shownTo(match, 0)).toEqual(expect.arrayContaining(['play Uppercut', 'use Helicarrier', 'endTurn']));
});

test('who may interrupt is told what', () => {
  const match = at(['1 identity Spider-Man', '1 hand Backflip', 'before activate']);
  const open = match.pending(0);
  expect(open?.occasion).toMatchObject({
    moment: 'before',
    event: { name: 'attackBegan', card: { definition: 'test/Plain Villain' }, seat: 0 },
  });
});

test('so is one that interrupts', () => {
  const match = at(['1 identity Spider-Man', '1 hand Backflip', 'before activate']);
  expect(shownTo(match, 0)).toEqual(['use Spider-Man']);
  for (let open = match.pending(0); open?.purpose !== 'takeTurn' && !shownTo(match, 0).includes('play Backflip'); open = match.pending(0))
    match.answer(0, open?.id ?? 0, []);
  expect(shownTo(match, 0)).toEqual(['play Backflip']);
});
