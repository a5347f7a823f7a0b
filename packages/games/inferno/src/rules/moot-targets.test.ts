import { obviousAnswer } from '@crupier/kernel';
import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

/** What is asked, its options, and what a policy answers; undefined where it asks the player. */
type Asked = readonly [purpose: string | undefined, options: number, answer: readonly number[] | undefined];

const none = undefined;
const bound = { kind: 'bound', name: 'it' };
const self = { kind: 'self' };

/** One card that is chosen as the text is followed. */
function late(noun: string, whose = 'any', more: object = {}): { readonly it: object } {
  return { it: { noun, whose, are: [], min: 1, max: 1, late: true, ...more } };
}

/** The question that player 1 is asked as a ritual with a text resolves, after answers to those before, if any. */
function asked(clause: object, lines: readonly string[], answered = 0): Asked {
  const abilities = [{ kind: 'activated', headers: ['ritual'], cost: 0, clause }];
  const cards = [{ name: 'Rite', types: ['ritual'], cost: 0, abilities }];
  const opened = inferno.position?.(['1 hand Rite', ...lines], seedFromNumber(1), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match: PlayableMatch = opened.value;
  answer(match, 'play');
  answer(match, 'pass');
  answer(match, 'pass');
  for (let left = answered; left > 0; left--) answer(match);
  const open = match.pending(0);
  return [open?.purpose, open?.ask?.options.length ?? 0, open?.ask && obviousAnswer(open.kind, open.ask)];
}

/** Gives whoever is asked the first option of a verb, or the last of all. */
function answer(match: PlayableMatch, verb?: string): void {
  const seat = match.pending(-1)?.waiting[0] ?? -1;
  const open = match.pending(seat);
  const options = open?.ask?.options ?? [];
  const at = verb === undefined ? options.length - 1 : options.findIndex((each) => each.verb === verb);
  expect(match.answer(seat, open?.id ?? -1, [at])).toBeUndefined();
}

describe('what is chosen as a text is followed is chosen by a policy where nothing can come of it', () => {
  const two = ['1 play Mercenary; Feral Dog'];
  const tappedTwo = ['1 play Mercenary (tapped); Feral Dog (tapped)'];
  const on = (verb: string, more: object = {}): object => ({ verb, on: bound, ...more });
  const rows: readonly (readonly [string, object, readonly string[], Asked])[] = [
    [
      'healing where nobody is hurt',
      { targets: late('ally'), do: [on('removeDamageCounters', { amount: 1 })] },
      two,
      ['chooseTarget', 2, [0]],
    ],
    [
      'healing where one is hurt',
      { targets: late('ally'), do: [on('removeDamageCounters', { amount: 1 })] },
      ['1 play Mercenary (damage 1); Feral Dog'],
      ['chooseTarget', 2, none],
    ],
    ['tapping what is tapped', { targets: late('ally'), do: [on('tap')] }, tappedTwo, ['chooseTarget', 2, [0]]],
    ['tapping what is not', { targets: late('ally'), do: [on('tap')] }, two, ['chooseTarget', 2, none]],
    ['untapping what is not tapped', { targets: late('ally'), do: [on('untap')] }, two, ['chooseTarget', 2, [0]]],
    ['untapping what is tapped', { targets: late('ally'), do: [on('untap')] }, tappedTwo, ['chooseTarget', 2, none]],
    ['exiling demons', { targets: late('demon'), do: [on('exile')] }, [], ['chooseTarget', 2, [0]]],
    ['dealing damage', { targets: late('ally'), do: [on('damage', { amount: 1 })] }, two, ['chooseTarget', 2, none]],
    [
      'dealing as much damage as there are cards in an empty hand',
      { targets: late('ally'), do: [on('damage', { amount: { kind: 'tally', tally: 'hand', of: 'you' } })] },
      two,
      ['chooseTarget', 2, [0]],
    ],
    [
      'moving a counter from where none is',
      { targets: late('ally'), do: [on('moveCounters', { to: self, amount: 1, value: 'damage' })] },
      two,
      ['chooseTarget', 2, [0]],
    ],
    ['destroying what may be replaced', { targets: late('ally'), do: [on('destroy')] }, two, ['chooseTarget', 2, none]],
    ['none need be chosen', { targets: late('ally', 'any', { min: 0 }), do: [on('untap')] }, two, ['chooseTarget', 2, []]],
    [
      'something else is done to it',
      { targets: late('ally'), do: [on('untap'), on('putCounters', { value: 'damage', amount: 1 })] },
      two,
      ['chooseTarget', 2, none],
    ],
    [
      'something else is done next',
      { targets: late('ally'), do: [on('untap')], next: { do: [{ verb: 'draw' }] } },
      two,
      ['chooseTarget', 2, [0]],
    ],
  ];
  test.each(rows)('%s', (_, clause, lines, expected) => {
    expect(asked(clause, lines)).toEqual(expected);
  });

  test('what is announced is asked for: the state changes before it resolves', () => {
    const abilities = [
      {
        kind: 'activated',
        headers: ['ritual'],
        cost: 0,
        clause: { targets: { it: { noun: 'ally', whose: 'any', are: [], min: 1, max: 1 } }, do: [on('untap')] },
      },
    ];
    const cards = [{ name: 'Rite', types: ['ritual'], cost: 0, abilities }];
    const opened = inferno.position?.(['1 hand Rite', ...two], seedFromNumber(1), { cards });
    if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
    answer(opened.value, 'play');
    const open = opened.value.pending(0);
    expect([open?.purpose, open?.ask && obviousAnswer(open.kind, open.ask)]).toEqual(['chooseTarget', none]);
  });

  test('a number after its card is offered as high as something could come of it', () => {
    const clause = {
      do: [],
      next: {
        targets: { it: { noun: 'ally', whose: 'any', are: [], min: 1, max: 1 } },
        numbers: { x: { least: 0, most: 3 } },
        do: [on('removeDamageCounters', { amount: { kind: 'number', name: 'x' } })],
      },
    };
    expect(asked(clause, ['1 play Feral Dog; Mercenary (damage 1)'])).toEqual(['chooseTarget', 2, none]);
    expect(asked(clause, ['1 play Feral Dog; Mercenary (damage 1)'], 1)).toEqual(['chooseNumber', 2, none]);
    expect(asked(clause, two, 1)).toEqual(['chooseNumber', 1, [0]]);
  });
});
