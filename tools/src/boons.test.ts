import { bots, botTurn, diceFrom, type BotName } from '@crupier/bots';
import { keyforge } from '@crupier/keyforge';
import { assert } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';

const levels = ['easy', 'greedy', 'planner', 'strong'] as const satisfies readonly BotName[];
const SEEDS = 4;
/** Of the dice that the easy bot slips with: see `easyBot`. */
const SLIP_ONE_IN = 5;

/** Dice with which the easy bot makes no slip. */
const dice = Array.from({ length: 4 * SEEDS }, (_, at) => `boon ${at}`)
  .filter((name) => diceFrom(name)(SLIP_ONE_IN) !== 0)
  .slice(0, SEEDS);

const common = [
  'active 1',
  'house saurian',
  '1 line Zorg',
  '2 line Zorg',
  '1 deck 12 x Sequis',
  '2 deck 12 x Sequis',
  '1 houses mars saurian untamed',
  '2 houses mars saurian untamed',
];

/** Who controls the creatures on which a bot puts the card that it plays, by dice. */
function bearersOf(bot: BotName, card: string, lines: readonly string[]): readonly number[] {
  return dice.map((name) => {
    const opened = keyforge.position?.([...common, `1 hand ${card}`, ...lines], 'ab'.repeat(32), { quiet: true });
    assert(opened?.ok === true, `The position can be opened: ${JSON.stringify(opened)}.`);
    const match = opened.value;
    const open = match.pending(0);
    const at = open?.ask?.options.findIndex(({ verb }) => verb === 'play') ?? -1;
    assert(open !== undefined && match.answer(0, open.id, [at]) === undefined, 'The card can be played.');
    const turn = botTurn(match, 0, diceFrom(name));
    assert(turn?.ask.options.length === 2, 'Either creature can bear it.');
    const [chosen = -1] = bots[bot](turn);
    return turn.view.cards[turn.ask.options[chosen]?.card ?? 0]?.controller ?? -1;
  });
}

describe.each(levels)('%s puts what helps a creature on its own', (bot) => {
  test.each([
    ['who is far from a key', ['2 aember 2']],
    ['whom the Æ on it gives the first key', ['2 aember 5']],
    ['whom it gives the second', ['2 aember 5', '2 keys red']],
    ['whom it gives the last', ['2 aember 5', '2 keys red blue']],
    ['who forges anyway', ['2 aember 6']],
    ['who has less than the bot', ['1 aember 5', '2 aember 5', '1 keys red']],
  ])('not on that of an opponent %s', (_whom, lines) => {
    expect(bearersOf(bot, 'The Callipygian Ideal', lines)).toEqual(dice.map(() => 0));
  });

  test.each(['Blood of Titans', 'Protect the Weak'])('%s, near a key', (card) => {
    const house = card === 'Blood of Titans' ? 'brobnar' : 'sanctum';
    for (const keys of ['none', 'red']) {
      const lines = [`house ${house}`, `1 houses ${house} mars saurian`, '2 aember 6', ...(keys === 'none' ? [] : [`2 keys ${keys}`])];
      expect(bearersOf(bot, card, lines)).toEqual(dice.map(() => 0));
    }
  });
});
