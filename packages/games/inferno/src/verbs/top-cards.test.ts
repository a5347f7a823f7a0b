import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

/** Gives whoever is asked the first option of a verb. */
function answer(match: PlayableMatch, verb: string): void {
  const seat = match.pending(-1)?.waiting[0] ?? -1;
  const open = match.pending(seat);
  const at = open?.ask?.options.findIndex((each) => each.verb === verb) ?? -1;
  expect(match.answer(seat, open?.id ?? -1, [at])).toBeUndefined();
}

const inHand = { kind: 'tally', tally: 'hand', of: 'you' };

test.each(['exileFromDeck', 'mill', 'bury', 'arrangeTop', 'arrangeInfierno', 'separateTop'])(
  'INF-107.1b of the top 0 cards none is moved and nobody is asked: %s',
  (verb) => {
    const abilities = [{ kind: 'activated', headers: ['ritual'], cost: 0, clause: { do: [{ verb, amount: inHand }] } }];
    const cards = [{ name: 'Rite', types: ['ritual'], cost: 0, abilities }];
    const opened = inferno.position?.(['1 hand Rite', '1 deck 3', '1 infierno Mercenary; Feral Dog'], seedFromNumber(1), { cards });
    if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
    const match: PlayableMatch = opened.value;
    answer(match, 'play');
    answer(match, 'pass');
    answer(match, 'pass');
    const sizes = (): readonly number[] => ['deck', 'infierno', 'exile'].map((zone) => sizeOf(match, zone));
    expect([match.pending(0)?.purpose, ...sizes()]).toEqual(['priority', 3, 3, 0]);
  },
);

/** How many cards lie in a zone of player 1. */
function sizeOf(match: PlayableMatch, zone: string): number {
  return match
    .view(0)
    .zones.filter((each) => each.kind === zone && each.seat <= 0)
    .reduce((sum, { count }) => sum + count, 0);
}
