import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

const spell = { types: ['ritual'], cost: 0, supertypes: ['instant'] };
const bolt = {
  name: 'Bolt',
  ...spell,
  abilities: [
    {
      kind: 'activated',
      headers: ['ritual'],
      cost: 0,
      clause: {
        targets: { it: { noun: 'demon', whose: 'any', are: [], min: 1, max: 1 } },
        do: [{ verb: 'demonDamage', on: { kind: 'bound', name: 'it' }, amount: 2 }],
      },
    },
  ],
};
const hound = { name: 'Hound', types: ['ally'], cost: 1, strength: 2, toughness: 2 };
/** An ally that puts cards from the top of an Infierno under the deck. */
const digger = {
  ...hound,
  name: 'Digger',
  abilities: [
    { kind: 'triggered', when: { occasion: 'entered', card: 'self' }, forced: true, clause: { do: [{ verb: 'bury', amount: 1 }] } },
  ],
};

/** Whether the order of what damage puts into the Infierno of player 2 can wait, as that player is told it. */
function orderCanWait(...lines: readonly string[]): readonly boolean[] {
  const all = [
    'active 1',
    '1 hand Bolt',
    '1 deck 5',
    ...(lines.some((line) => line.startsWith('2 deck')) ? lines : ['2 deck Hound; 5', ...lines]),
  ];
  const built = inferno.position?.(all, seedFromNumber(1), { cards: [bolt, hound, digger] });
  if (built?.ok !== true) throw new Error(JSON.stringify(built));
  const match = built.value;
  const choose = (seat: number, isMeant: (verb: string, card: string | undefined) => boolean): void => {
    const asked = match.pending(seat);
    const at = asked?.ask?.options.findIndex(({ verb, card }) => isMeant(verb, card)) ?? -1;
    expect(match.answer(seat, asked?.id ?? -1, [at])).toBeUndefined();
  };
  choose(0, (verb) => verb === 'play');
  const { cards } = match.view(0);
  choose(0, (_verb, card) => cards[card ?? '']?.controller === 1);
  choose(0, (verb) => verb === 'pass');
  choose(1, (verb) => verb === 'pass');
  const asked = match.pending(1);
  expect(asked?.purpose).toBe('orderInfierno');
  return asked?.ask?.options.map(({ canWait }) => canWait === true) ?? [];
}

test.each<[string, readonly string[], readonly boolean[]]>([
  ['can wait while no card reads it', [], [true, true]],
  ['nor where a card that nobody has shown to its owner does', ['1 hand Digger'], [true, true]],
  ['cannot wait where a card in the owner’s hand does', ['2 hand Digger'], [false, false]],
  ['nor where one of the owner’s deck does', ['2 deck Hound; 3; Digger; 5'], [false, false]],
  ['nor where one does that lies open', ['1 play Digger'], [false, false]],
])('INF-404.3 the order of cards in an Infierno %s', (_name, lines, expected) => {
  expect(orderCanWait(...lines)).toEqual(expected);
});
