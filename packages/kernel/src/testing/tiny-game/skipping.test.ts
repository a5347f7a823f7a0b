import { describe, expect, test } from 'vitest';
import { gives, opponent, you, type Ability, type AppliesTo } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { writeAbility } from '../../text/abilities.ts';
import { activated, grant, rule } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';

function spell(key: string, ...abilities: readonly Ability[]): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities };
}

const skipTurn = (who: AppliesTo): Ability => activated('play', { do: [grant(gives(who, rule('skipsTurn')), 'skipped')] });
const skipDraw = activated('play', { do: [grant(gives(opponent, rule('skipsDraw')), 'round')] });
const cards = [
  spell('doze', skipTurn(you)),
  spell('lull', skipTurn(opponent)),
  spell('drought', skipDraw),
  {
    key: 'sloth',
    printed: { ...blank, type: 'beast', kind: 'mole', strength: 1, cunning: 1 },
    abilities: [gives(you, rule('skipsDraw'))],
  } as const,
];

/** Ends the turn of whoever acts, and bids nothing where a round ends. */
function endTurn(table: TinyTable): TinyTable {
  table.answer('end');
  while (table.asked().endsWith('bid')) table.answer('bid');
  return table;
}

describe('a turn that is skipped', () => {
  test('does not begin, and the one after it does', () => {
    const table = endTurn(tinyTable(['1 hand lull', '2 deck pup pup pup pup'], { cards }).answer('play lull'));
    expect([table.asked(), table.happened().includes('turnBegan')]).toEqual(['1 act', true]);
    expect(endTurn(table).asked()).toBe('2 act');
  });

  test('is one turn for each effect that says so', () => {
    const table = tinyTable(['1 hand a=lull b=lull'], { cards }).answer('play a').answer('play b');
    expect([endTurn(table).asked(), endTurn(table).asked(), endTurn(table).asked()]).toEqual(['1 act', '1 act', '2 act']);
  });

  test('may be one’s own', () => {
    const table = tinyTable(['1 hand doze'], { cards }).answer('play doze');
    expect(endTurn(table).asked()).toBe('2 act');
    expect(endTurn(table).asked()).toBe('2 act');
    expect(endTurn(table).asked()).toBe('1 act');
  });
});

describe('a draw that is skipped', () => {
  test('leaves the rest of the turn as it is, for as long as it is said', () => {
    const table = endTurn(tinyTable(['1 hand drought', '2 deck pup wolf bear'], { cards }).answer('play drought'));
    expect([table.asked(), table.lies('pup'), table.lies('wolf')]).toEqual(['2 act', 'deck 2', 'deck 2']);
    while (table.lies('pup') === 'deck 2') endTurn(table);
    expect([table.asked(), table.lies('wolf')]).toEqual(['2 act', 'hand 2']);
  });

  test('is skipped again and again where a card in play says so', () => {
    const table = tinyTable(['2 den sloth', '2 deck pup', '1 deck wolf'], { cards });
    endTurn(table);
    expect([table.asked(), table.lies('pup')]).toEqual(['2 act', 'deck 2']);
    while (table.asked() !== '1 act') endTurn(table);
    while (table.asked() !== '2 act') endTurn(table);
    expect([table.lies('pup'), table.lies('wolf')]).toEqual(['deck 2', 'hand 1']);
  });
});

test('what it says', () => {
  const both = (ability: Ability): readonly string[] =>
    (['en', 'es'] as const).map((language) => writeAbility(wordings, ability, { noun: 'spell' }, language));
  expect(both(skipTurn(opponent))).toEqual(['Play: Your opponent skips their next turn.', 'Jugar: Tu oponente se salta su próximo turno.']);
  expect(both(skipDraw)).toEqual([
    'Play: Until the end of the round, your opponent skips the draw of their turns.',
    'Jugar: Hasta el final de la ronda, tu oponente no roba en sus turnos.',
  ]);
});
