import { obviousAnswer, runToEnd } from '@crupier/kernel';
import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

/** What is asked at the end, its options, and what a policy answers; undefined where it asks the player. */
type Asked = readonly [purpose: string | undefined, options: number, answer: readonly number[] | undefined];

/** Plays from a position by verbs of player 1: at each question the first option with the next verb is chosen. */
function asked(lines: readonly string[], verbs: readonly string[], cards: readonly unknown[] = []): Asked {
  const opened = keyforge.position?.(['active 1', ...lines], seedFromNumber(1), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match: PlayableMatch = opened.value;
  for (const verb of verbs) {
    const open = match.pending(0);
    const at = open?.ask?.options.findIndex((option) => option.verb === verb) ?? -1;
    expect(match.answer(0, open?.id ?? -1, [at])).toBeUndefined();
  }
  const open = match.pending(0);
  return [open?.purpose, open?.ask?.options.length ?? 0, open?.ask && obviousAnswer(open.kind, open.ask)];
}

const none = undefined;

describe('a target of which nothing can come is asked for by the rules and chosen by a policy', () => {
  const rows: readonly (readonly [string, readonly string[], readonly string[], Asked])[] = [
    [
      'capturing from an empty pool',
      ['house shadows', '1 artifacts Skeleton Key', '1 line Umbra; Zorg'],
      ['action'],
      ['chooseTarget', 2, [0]],
    ],
    [
      'capturing from a pool',
      ['house shadows', '1 artifacts Skeleton Key', '1 line Umbra; Zorg', '2 aember 1'],
      ['action'],
      ['chooseTarget', 2, none],
    ],
    [
      'capturing what is counted',
      ['house sanctum', '1 artifacts Shard of Hope', '1 line Umbra; Zorg'],
      ['action'],
      ['chooseTarget', 2, [0]],
    ],
    [
      'moving Æ where none is',
      ['house sanctum', '1 line Mother Northelle; Zorg', '2 line Troll (aember 1)'],
      ['reap'],
      ['chooseTarget', 2, [0]],
    ],
    ['moving Æ from one of two', ['house sanctum', '1 line Mother Northelle; Zorg (aember 1)'], ['reap'], ['chooseTarget', 2, none]],
    ['healing where nobody is hurt', ['house untamed', '1 hand Vigor', '1 line Zorg; Troll'], ['play'], ['chooseTarget', 2, [0]]],
    [
      'healing where the one is hurt',
      ['house untamed', '1 hand Vigor', '1 line Zorg; Troll', '2 line Umbra (damage 1)'],
      ['play'],
      ['chooseTarget', 3, none],
    ],
    ['healing one and hurting another by it', ['house dis', '1 line Guardian Demon; Zorg'], ['reap'], ['chooseTarget', 2, [0]]],
    ['the number that is healed', ['house dis', '1 line Guardian Demon; Zorg'], ['reap', 'choose'], ['chooseNumber', 1, [0]]],
    [
      'hurting by what was not healed',
      ['house dis', '1 line Guardian Demon; Zorg; Troll'],
      ['reap', 'choose', 'number'],
      ['chooseTarget', 2, [0]],
    ],
  ];
  test.each(rows)('%s', (_, lines, verbs, expected) => {
    expect(asked(lines, verbs)).toEqual(expected);
  });
});

describe('a target matters where something else could come of it', () => {
  const bound = { kind: 'bound', name: 'it' };
  const captures = { verb: 'capture', on: bound, amount: 1 };
  const gains = { verb: 'gain', amount: 1 };
  const of = (whose: string, more: object = {}): { readonly it: object } => ({
    it: { noun: 'creature', whose, are: [], min: 1, max: 1, ...more },
  });
  const it = of('friendly');
  const isHurt = { kind: 'are', cards: bound, are: ['damaged'] };

  const rows: readonly (readonly [string, object, readonly number[] | undefined])[] = [
    ['nothing else is said', { targets: it, do: [captures] }, [0]],
    ['none may be chosen', { targets: of('friendly', { min: 0 }), do: [captures] }, []],
    ['several are chosen', { targets: of('friendly', { min: 2, max: 2 }), do: [captures] }, [0, 1]],
    ['something else is done to it', { targets: it, do: [captures, { verb: 'addCounters', on: bound, amount: 1 }] }, none],
    ['something is done to it next', { targets: it, do: [captures], next: { do: [{ verb: 'destroy', on: bound }] } }, none],
    [
      'something is done to it otherwise',
      { targets: it, do: [captures], ifDone: { do: [gains] }, else: { do: [{ verb: 'stun', on: bound }] } },
      none,
    ],
    ['it is asked about next', { targets: it, do: [captures], next: { if: isHurt, do: [gains] } }, none],
    ['it is asked about first', { targets: it, if: isHurt, do: [gains, captures] }, none],
    [
      'others are chosen beside it',
      {
        targets: it,
        do: [captures],
        next: {
          targets: { other: { noun: 'creature', whose: 'any', are: [], min: 1, max: 1, besides: bound } },
          do: [{ verb: 'stun', on: { kind: 'bound', name: 'other' } }],
        },
      },
      none,
    ],
    [
      'what comes next is about another',
      { targets: it, do: [captures], next: { targets: { two: of('any').it }, do: [{ verb: 'stun', on: { kind: 'bound', name: 'two' } }] } },
      [0],
    ],
    ['what comes next is about none', { targets: it, do: [captures], next: { do: [gains] } }, [0]],
    ['something is gained if it is done', { targets: it, do: [captures], ifDone: { do: [gains] } }, [0]],
    ['the pool is filled before', { targets: it, do: [{ verb: 'gain', amount: 1, who: 'opponent' }, captures] }, none],
    ['enemies capture from the own pool', { targets: of('any'), do: [captures] }, none],
    ['enemies capture from an empty pool', { targets: of('enemy'), do: [{ ...captures, verb: 'captureFromOwn' }] }, [0]],
    ['creatures capture from any pool', { targets: of('enemy'), do: [{ ...captures, verb: 'captureFromPools' }] }, none],
    [
      'artifacts capture from any pool',
      { targets: of('friendly', { noun: 'artifact' }), do: [{ ...captures, verb: 'captureFromPools' }] },
      [0],
    ],
    ['each player chooses', { each: 'player', targets: it, do: [captures] }, none],
    ['it is given something', { targets: it, do: [captures, { verb: 'grant', on: bound, until: 'turn', grants: gaining() }] }, none],
  ];
  test.each(rows)('%s', (_, clause, answer) => {
    const when = { occasion: 'reaped', card: 'self' };
    const reaper = {
      name: 'Reaper',
      type: 'creature',
      house: 'mars',
      power: 3,
      abilities: [{ kind: 'triggered', when, forced: true, clause }],
    };
    const lines = [
      'house mars',
      '1 aember 1',
      '1 line Reaper; Troll (damage 1)',
      '1 artifacts Skeleton Key; Shard of Hope',
      '2 line Zorg; Umbra',
    ];
    const [purpose, , answered] = asked(lines, ['reap'], [reaper]);
    expect([purpose, answered]).toEqual(['chooseTarget', answer]);
  });

  function gaining(): object {
    return { kind: 'static', applies: { kind: 'host' }, changes: [{ kind: 'stat', stat: 'power', change: 'add', amount: 1 }] };
  }
});

test.each([
  ['a target of which nothing can come', ['house untamed', '1 hand Vigor', '1 line Zorg; Troll'], 'rest'],
  ['a target of which something can come', ['house untamed', '1 hand Vigor', '1 line Zorg; Troll (damage 1)'], 'yours'],
  ['an end of a line of one creature', ['house untamed', '1 hand Dust Pixie', '1 line Zorg'], 'rest'],
  ['an end of a line of two', ['house untamed', '1 hand Dust Pixie', '1 line Zorg; Troll'], 'yours'],
])('a forecast goes on where a policy answers: %s', (_, lines, end) => {
  const opened = keyforge.position?.(['active 1', ...lines], seedFromNumber(1));
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  const chosen = [match.pending(0)?.ask?.options.findIndex(({ verb }) => verb === 'play') ?? -1];
  const forecast = match.forecast && runToEnd(match.forecast({ seat: 0, chosen }, seedFromNumber(1)));
  expect(forecast?.end).toBe(end);
});
