import { describe, expect, test } from 'vitest';
import { pending } from './match.ts';
import type { Step } from './match.ts';
import { program } from './make-program.ts';
import { again, leave, option } from './program.ts';
import type { Counting, Locals } from '../testing/counting-game.ts';
import { count, facts, run } from '../testing/counting-game.ts';
import { answer } from '../events/machine.ts';
import { raise } from '../events/raise.ts';
import { call, callNamed, frameOf } from './stack.ts';

describe('steps', () => {
  test('run one after the other', () => {
    expect(run([count('one', 1), count('two', 2)]).state).toMatchObject({ count: 3, winners: [0], frames: [] });
  });

  test('may be repeated', () => {
    const repeated: Step<Counting, Locals> = {
      name: 'repeat',
      rule: 'T-1',
      do: (match, { locals }) => {
        if (locals.left === 0) return;
        locals.left--;
        raise(match, facts.fact('counted', { amount: 1 }));
        return again;
      },
    };
    expect(run([repeated], 3).state.count).toBe(3);
  });

  test('may end the program, or go to another step by its name', () => {
    expect(run([{ name: 'leave', rule: 'T-1', do: () => leave }, count('never', 5)]).state.count).toBe(0);
    expect(run([{ name: 'jump', rule: 'T-1', do: () => 'far' }, count('never', 5), count('far', 7)]).state.count).toBe(7);
  });

  test('two of one name are our mistake', () => {
    expect(() => program('twice', [count('one', 1), count('one', 2)] as never)).toThrow('The program twice has two steps called one.');
  });

  test('a jump to nowhere is our mistake', () => {
    expect(() => run([{ name: 'jump', rule: 'T-1', do: () => 'nowhere' }])).toThrow('No step of main is called nowhere.');
  });

  test('a step raises or calls once, as its last act', () => {
    const twice: Step<Counting, Locals> = {
      name: 'twice',
      rule: 'T-1',
      do: (match) => {
        raise(match, facts.fact('counted', { amount: 1 }));
        raise(match, facts.fact('counted', { amount: 1 }));
      },
    };
    expect(() => run([twice])).toThrow('A step calls or raises once');
  });

  test('a loop that asks nothing is stopped', () => {
    expect(() => run([{ name: 'round and round', rule: 'T-1', do: () => again }])).toThrow(
      'Between two questions a match comes to an end.',
    );
  });
});

describe('a program that its game does not list', () => {
  const forgotten = program<Counting, Locals>('count far', [count('far', 7)]);
  const message = 'The program “count far” is called and is not among the programs of its game.';

  test('is said by its name where it is called', () => {
    expect(() => run([{ name: 'call', rule: 'T-1', do: (match) => call(match, forgotten, { left: 0 }) }])).toThrow(message);
  });

  test('is said by its name where it is called by that', () => {
    expect(() => run([{ name: 'call', rule: 'T-1', do: (match) => callNamed(match, 'count far', { left: 0 }) }])).toThrow(message);
  });

  test('is said by its name where a state is laid out', () => {
    expect(() => frameOf(forgotten, { left: 0 })).toThrow(message);
  });

  test('is not taken for one with its number, which it has of another game', () => {
    const elsewhere: typeof forgotten = { ...forgotten, id: 0 };
    expect(() => run([{ name: 'call', rule: 'T-1', do: (match) => call(match, elsewhere, { left: 0 }) }])).toThrow(message);
  });
});

describe('questions', () => {
  const asking = (more: object): Step<Counting, Locals> => ({
    name: 'ask',
    rule: 'T-1 T-2',
    ask: () => ({ kind: 'number', seat: 1, purpose: 'howMany', options: [option('number', 0, 3), option('number', 0, 4)], ...more }),
    take: (match, _frame, [chosen]) => raise(match, facts.fact('counted', { amount: chosen?.value ?? 100 })),
  });

  test('are asked with the first rule of their step', () => {
    expect(pending(run([asking({})]))).toMatchObject({
      id: 1,
      kind: 'number',
      rule: 'T-1',
      until: 'one',
      asks: [{ seat: 1, min: 1, max: 1, forced: false }],
    });
  });

  test('hand the answer to the step that asked', () => {
    const match = run([asking({})]);
    expect(answer(match, 1, [1])).toBeUndefined();
    expect(match.state).toMatchObject({ count: 4, winners: [0] });
    expect(answer(match, 1, [1])).toBe('noDecision');
  });

  test('that need not be asked are passed over', () => {
    expect(run([{ ...asking({}), ask: () => undefined } as Step<Counting, Locals>, count('two', 2)]).state.count).toBe(2);
  });

  test('of the order of one thing are not asked, and all others are, also with one answer', () => {
    const one = { options: [option('number', 0, 9)] };
    for (const kind of ['next', 'replace'] as const)
      expect(run([asking({ kind, ...one })]).state).toMatchObject({ count: 9, decisions: 0 });
    expect(pending(run([asking({ kind: 'next', min: 0, ...one })]))?.asks[0]).toMatchObject({ min: 0, forced: false });
    expect(pending(run([asking({ kind: 'mode', ...one })]))?.asks[0]).toMatchObject({ min: 1, forced: true });
  });

  test('without an option are our mistake', () => {
    expect(() => run([asking({ options: [] })])).toThrow('has an option');
  });

  test('never ask for more than there is', () => {
    expect(pending(run([asking({ min: 3, max: 9 })]))?.asks[0]).toMatchObject({ min: 2, max: 2, forced: true });
    const shares = { kind: 'divide', min: 9, max: 9 };
    expect(pending(run([asking(shares)]))?.asks[0]).toMatchObject({ min: 7, max: 7, forced: true });
  });
});
