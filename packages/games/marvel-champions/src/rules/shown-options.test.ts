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

test.each<[name: string, purpose: string, verb: string, ...lines: string[]]>([
  ['MC-ATTACK-PLAYER-ACTION-1 whom a character attacks', 'whomToAttack', 'attack', '1 engaged Hydra Mercenary'],
  ['MC-THWART-1 what a character thwarts', 'whatToThwart', 'thwart', 'scheme Plain Scheme (threat 2)'],
  ['MC-INITIATE-ABILITIES-6 what a card is paid with', 'payForCard', 'play', '1 hand Helicarrier; Energy; Strength'],
  ['MC-INITIATE-ABILITIES-6 what an event is paid with', 'payForAbility', 'play', '1 hand Uppercut; Energy; Strength'],
])('the question of what an act is about belongs to its announcement: %s', (_name, purpose, verb, ...lines) => {
  const match = at(['1 identity Captain Marvel', ...lines]);
  const { id = -1, ask } = match.pending(0) ?? {};
  match.answer(0, id, [ask?.options.findIndex((each) => each.verb === verb) ?? -1]);
  const open = match.pending(0);
  expect([open?.purpose, open?.announcing]).toEqual([purpose, true]);
});
