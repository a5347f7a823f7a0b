import type { PlayableMatch, SeenDecision, View } from '@crupier/kernel';
import type { PassSetting } from '@crupier/protocol';
import { describe, expect, test } from 'vitest';
import { answersOf, whoAreAutomatic } from './automatic.ts';
import { isPassed, obviousOf, passOf, quietAnswer, settingAfter } from './passing.ts';

interface Position {
  readonly active: number;
  readonly moment: string;
  readonly asked: number;
  readonly kind?: SeenDecision['kind'];
  /** Verbs of the options beside the one that passes. */
  readonly others?: readonly string[];
  /** Verbs of options that come to nothing by themselves. */
  readonly idle?: readonly string[];
  /** Verbs of options that can wait. */
  readonly waiting?: readonly string[];
  /** All answers come to the same. */
  readonly moot?: true;
}

/** A match that stands where a test says. What passing looks at is all that there is of it. */
function matchAt({ active, moment, asked, kind = 'respond', others = ['play'], idle = [], waiting = [], moot }: Position): PlayableMatch {
  const plain = ['pass', ...others].map((verb) => ({ verb, value: 0 }));
  const options = [...plain, ...idle.map((verb) => ({ verb, value: 0, idle: true as const }))];
  for (const verb of waiting) options.push(Object.assign({ verb, value: 0, ability: `its ${verb}` }, { canWait: true as const }));
  const ask = { min: 1, max: 1, price: 0, forced: options.length === 1, ...(moot && { moot }), options };
  const open = { id: 7, kind, purpose: 'priority', rule: '', until: 'one', waiting: [asked] } as const;
  const view: View = { viewer: -1, table: { active, moment }, seats: [], zones: [], cards: {} };
  const passing = {
    verb: 'pass',
    moments: ['main', 'attack', 'end'],
    responses: ['otherOnChain'],
    usual: { own: ['main'], others: ['attack'] },
    momentOf: (seen: View) => String(seen.table['moment']),
  };
  return {
    game: { passing },
    view: () => view,
    pending: (viewer: number) => (viewer === asked ? { ...open, ask } : open),
  } as unknown as PlayableMatch;
}

const usual: PassSetting = { own: ['main', 'otherOnChain'], others: ['attack', 'otherOnChain'], everything: false };

describe('whether the table passes', () => {
  test.each<[string, Position, PassSetting | undefined, boolean]>([
    ['without a setting nothing is passed', { active: 1, moment: 'end', asked: 0 }, undefined, false],
    ['where the seat has no stop', { active: 1, moment: 'end', asked: 0 }, usual, true],
    ['a stop of the turns of others', { active: 1, moment: 'attack', asked: 0 }, usual, false],
    ['is none in the own turn', { active: 0, moment: 'attack', asked: 0 }, usual, true],
    ['a stop of the own turn', { active: 0, moment: 'main', asked: 0, kind: 'act' }, usual, false],
    ['full control passes nothing', { active: 1, moment: 'end', asked: 0 }, { ...usual, everything: true }, false],
    ['until the own turn, through every stop', { active: 1, moment: 'attack', asked: 0 }, { ...usual, until: 'turn' }, true],
    ['until the own turn and not longer', { active: 0, moment: 'main', asked: 0 }, { ...usual, until: 'turn' }, false],
    ['until there is something to respond to', { active: 1, moment: 'attack', asked: 0 }, { ...usual, until: 'response' }, true],
    ['and then not', { active: 1, moment: 'otherOnChain', asked: 0 }, { ...usual, until: 'response' }, false],
    ['what is no pass is never answered', { active: 1, moment: 'end', asked: 0, kind: 'target' }, usual, false],
  ])('%s', (_name, position, setting, expected) => {
    expect(isPassed(matchAt(position), position.asked, setting)).toBe(expected);
  });

  test('the options of the seat decide nothing: what was in the hand is not told', () => {
    for (const moment of ['main', 'attack', 'end', 'otherOnChain']) {
      const answers = [[], ['play'], ['play', 'activate', 'attack']].map((others) =>
        isPassed(matchAt({ active: 1, moment, asked: 0, others }), 0, usual),
      );
      expect(new Set(answers).size).toBe(1);
    }
  });
});

test('the answer that passes is found by its verb', () => {
  const match = matchAt({ active: 1, moment: 'end', asked: 0 });
  expect(match.game.passing && passOf(match.game.passing, match.pending(0))).toEqual([0]);
  expect(match.game.passing && passOf(match.game.passing, match.pending(1))).toBeUndefined();
});

test('passing everything ends when what it waits for has come', () => {
  const before = { active: 1, moment: 'end', asked: 0 };
  const tillTurn: PassSetting = { ...usual, until: 'turn' };
  const tillResponse: PassSetting = { ...usual, until: 'response' };
  expect(settingAfter(matchAt(before), 0, tillTurn)).toBe(tillTurn);
  expect(settingAfter(matchAt({ ...before, active: 0 }), 0, tillTurn)).toEqual(usual);
  expect(settingAfter(matchAt(before), 0, tillResponse)).toBe(tillResponse);
  expect(settingAfter(matchAt({ ...before, moment: 'otherOnChain' }), 0, tillResponse)).toEqual(usual);
});

describe('who is answered for', () => {
  const seats = [
    { kind: 'person', user: 'ana', name: 'Ana' },
    { kind: 'bot', level: 'random', name: 'Bot' },
  ] as const;
  const forced = { active: 1, moment: 'attack', asked: 0, others: [] };

  test('a person with a stop and one answer only, as before', () => {
    expect(whoAreAutomatic(matchAt(forced), seats, new Map([[0, usual]]))).toMatchObject([{ seat: 0, why: 'obvious' }]);
  });

  test('a person with a stop who could do nothing but what comes to nothing by itself', () => {
    const position = { ...forced, idle: ['tap'] };
    expect(whoAreAutomatic(matchAt(position), seats, new Map([[0, usual]]))).toMatchObject([{ seat: 0, why: 'obvious' }]);
    expect(obviousOf(matchAt(position).pending(0))).toEqual([0]);
    expect(whoAreAutomatic(matchAt({ ...position, others: ['play'] }), seats, new Map([[0, usual]]))).toEqual([]);
    expect(whoAreAutomatic(matchAt(position), seats, new Map([[0, { ...usual, everything: true }]]))).toEqual([]);
  });

  test('a moot question is answered, but not for whoever is asked everything', () => {
    const position: Position = { ...forced, kind: 'target', others: ['choose'], moot: true };
    expect(whoAreAutomatic(matchAt(position), seats, new Map([[0, usual]]))).toMatchObject([{ seat: 0, why: 'obvious' }]);
    expect(obviousOf(matchAt(position).pending(0))).toEqual([0]);
    expect(whoAreAutomatic(matchAt(position), seats, new Map([[0, { ...usual, everything: true }]]))).toEqual([]);
  });

  test('a moot question is answered with the place that the person has named, where it offers that', () => {
    const position: Position = { ...forced, kind: 'target', others: ['leftFlank', 'rightFlank'], moot: true };
    const given = (spot: string | undefined): unknown =>
      answersOf({ match: matchAt(position), spotOf: () => spot }, new Map())(0, 'obvious');
    expect([given('rightFlank'), given('elsewhere'), given(undefined)]).toEqual([[2], [0], [0]]);
    const { moot: _, ...asked } = position;
    expect(answersOf({ match: matchAt(asked), spotOf: () => 'rightFlank' }, new Map())(0, 'obvious')).toBeUndefined();
  });

  test('nobody where the person wants to be asked everything', () => {
    expect(whoAreAutomatic(matchAt(forced), seats, new Map([[0, { ...usual, everything: true }]]))).toEqual([]);
  });

  test('a person who has no stop here', () => {
    expect(whoAreAutomatic(matchAt({ ...forced, moment: 'end' }), seats, new Map([[0, usual]]))).toMatchObject([{ seat: 0, why: 'pass' }]);
  });

  test('a bot by itself, whatever anybody set', () => {
    const position = { active: 0, moment: 'end', asked: 1 };
    expect(whoAreAutomatic(matchAt(position), seats, new Map([[1, usual]]))).toMatchObject([{ seat: 1, why: 'bot' }]);
  });
});

describe('a response that is no reason to ask', () => {
  const quiet = { active: 1, moment: 'attack', asked: 0, others: [], waiting: ['activate'] };

  test.each<[string, Position, PassSetting | undefined, readonly number[] | undefined]>([
    ['where all can wait it is passed', quiet, usual, [0]],
    ['beside something that cannot wait it is asked', { ...quiet, others: ['play'] }, usual, undefined],
    ['idle options count for nothing', { ...quiet, idle: ['tap'] }, usual, [0]],
    ['where one wants to be asked it is', quiet, { ...usual, waiting: true }, undefined],
    ['with full control it is asked', quiet, { ...usual, everything: true }, undefined],
    ['without a setting it is asked', quiet, undefined, undefined],
    ['at a stop of one’s own it is asked', { ...quiet, moment: 'end' }, { ...usual, others: ['end'] }, undefined],
    ['in the own turn an act is always asked', { ...quiet, active: 0, moment: 'main', kind: 'act' }, usual, undefined],
  ])('%s', (_name, position, setting, expected) => {
    expect(quietAnswer(matchAt(position), 0, setting)).toEqual(expected);
  });

  test('an ability that is never used is none either, whatever is in the hand', () => {
    const position: Position = { ...quiet, others: [], waiting: ['use'] };
    const never: PassSetting = { ...usual, waiting: true, yields: [{ about: 'its use', card: 'a card', answer: 'no' }] };
    expect(quietAnswer(matchAt(position), 0, never)).toEqual([0]);
    expect(quietAnswer(matchAt({ ...position, waiting: ['use', 'other'] }), 0, never)).toBeUndefined();
  });
});

describe('an order', () => {
  const order: Position = { active: 0, moment: 'main', asked: 0, kind: 'arrange', others: [], waiting: ['lay', 'lay'] };

  /** An order has nothing that passes. */
  function ordered(position: Position): PlayableMatch {
    const match = matchAt(position);
    const open = match.pending(0);
    const ask = open?.ask && { ...open.ask, min: 2, max: 2, options: open.ask.options.slice(1) };
    return { ...match, pending: () => ({ ...open, ask }) } as unknown as PlayableMatch;
  }

  test.each<[string, Position, PassSetting | undefined, readonly number[] | undefined]>([
    ['that nothing makes use of stays as it is offered', order, usual, [0, 1]],
    ['that something makes use of is asked for', { ...order, others: ['lay'], waiting: ['lay'] }, usual, undefined],
    ['is asked for where one wants to be asked', order, { ...usual, waiting: true }, undefined],
    ['is asked for with full control', order, { ...usual, everything: true }, undefined],
  ])('%s', (_name, position, setting, expected) => {
    expect(quietAnswer(ordered(position), 0, setting)).toEqual(expected);
  });
});
