import { describe, expect, test } from 'vitest';
import { checkpoint, release, rewind } from './checkpoint.ts';
import { eventLog } from '../views/event-log.ts';
import type { Match, Step } from '../match/match.ts';
import { pending } from '../match/match.ts';
import { option } from '../match/program.ts';
import type { Counting, Locals } from '../testing/counting-game.ts';
import { count, facts, run } from '../testing/counting-game.ts';
import { answer } from './machine.ts';
import { raise } from './raise.ts';

type CountingStep = Step<Counting, Locals>;

/** Asks for a number and counts it. */
function ask(name: string): CountingStep {
  return {
    name,
    rule: 'T-1',
    ask: () => ({ kind: 'number', seat: 0, purpose: name, options: [0, 1, 2].map((value) => option('number', 0, value)) }),
    take: (match, _frame, [chosen]) => raise(match, facts.fact('counted', { amount: chosen?.value ?? 0 })),
  };
}

function keep(name: string, resume?: string): CountingStep {
  return { name, rule: 'T-1', do: (match) => checkpoint(match, resume) };
}

/** Takes everything back while less than so much was counted. */
function need(name: string, least: number): CountingStep {
  return { name, rule: 'T-1', do: (match) => (match.state.count < least ? rewind(match) : release(match)) };
}

function answers(match: Match<Counting>, ...values: readonly number[]): void {
  for (const value of values) expect(answer(match, 0, [value])).toBeUndefined();
}

describe('an announcement', () => {
  test('that is legal stays, and leaves nothing behind', () => {
    const match = run([keep('keep'), ask('how many'), need('need 2', 2), ask('then')]);
    answers(match, 2);
    expect(match.state).toMatchObject({ count: 2, checkpoint: undefined });
    expect(pending(match)?.purpose).toBe('then');
  });

  test('that is not is taken back to where it began, and is asked for again', () => {
    const match = run([keep('keep', 'keep'), ask('how many'), need('need 2', 2), ask('then')]);
    answers(match, 1);
    expect([match.state.count, pending(match)?.purpose, pending(match)?.id]).toEqual([0, 'how many', 2]);
    answers(match, 2);
    expect(match.state.count).toBe(2);
  });

  test('goes on with the step that is named', () => {
    const match = run([keep('keep', 'instead'), ask('how many'), need('need 2', 2), count('never', 9), count('instead', 5)]);
    answers(match, 0);
    expect(match.state).toMatchObject({ count: 5, winners: [0] });
    expect(() => run([keep('keep', 'nowhere')])).toThrow('No step of main is called nowhere.');
  });

  test('may hold another, and each is taken back by itself', () => {
    const steps = [
      keep('outer', 'over'),
      ask('first'),
      keep('inner', 'second'),
      ask('second'),
      need('need 2', 2),
      need('need 4', 4),
      count('over', 100),
    ];
    const match = run(steps);
    answers(match, 1, 0);
    expect([match.state.count, pending(match)?.purpose]).toEqual([1, 'second']);
  });

  test('the outer one takes back the inner one too', () => {
    const steps = [
      keep('outer', 'over'),
      ask('first'),
      keep('inner'),
      ask('second'),
      need('need 2', 2),
      need('need 4', 4),
      count('over', 100),
    ];
    const match = run(steps);
    answers(match, 1, 1);
    expect(match.state).toMatchObject({ count: 100, checkpoint: undefined, winners: [0] });
  });

  test('the revision goes on growing', () => {
    const match = run([keep('keep'), ask('how many'), need('need 2', 2)]);
    const before = match.state.revision;
    answers(match, 1);
    expect(match.state.revision).toBeGreaterThan(before);
  });

  test('nothing that was not kept comes back', () => {
    expect(() => run([{ name: 'rewind', rule: 'T-1', do: (match) => rewind(match) }])).toThrow('Only what was kept comes back.');
    expect(() => run([{ name: 'release', rule: 'T-1', do: (match) => release(match) }])).toThrow('Only what was kept is released.');
  });

  test('a rewind is the last act of a step', () => {
    const both: CountingStep = {
      name: 'both',
      rule: 'T-1',
      do: (match) => {
        rewind(match);
        raise(match, facts.fact('counted', { amount: 1 }));
      },
    };
    const match = run([keep('keep'), ask('how many'), both]);
    expect(() => answer(match, 0, [1])).toThrow('as its last act');
  });
});

describe('a log', () => {
  /** Runs with a log, and gives what a reader has read after each answer. */
  function read(steps: readonly CountingStep[], ...values: readonly number[]): { readonly news: unknown[][]; readonly whole: unknown[] } {
    const log = eventLog<Counting>();
    const match = run(steps, 0, log.observer);
    let at = log.count();
    const news = values.map((value) => {
      answers(match, value);
      const seen = log.seen(match, -1, at).map(({ name, amount }) => [name, amount]);
      at = log.count();
      return seen;
    });
    return { news, whole: log.seen(match, -1, 0).map(({ name, amount }) => [name, amount]) };
  }

  test('tells who has read what was taken back, and nobody else', () => {
    const { news, whole } = read([ask('before'), keep('keep'), ask('again'), ask('more'), need('need 4', 4)], 1, 1, 1, 2, 2);
    expect(news).toEqual([
      [['counted', 1]],
      [['counted', 1]],
      [['rewound', 1]],
      [['counted', 2]],
      [
        ['counted', 2],
        ['ended', undefined],
      ],
    ]);
    expect(whole).toEqual([
      ['counted', 1],
      ['counted', 2],
      ['counted', 2],
      ['ended', undefined],
    ]);
  });

  test('forgets a news that was itself taken back', () => {
    const steps = [
      ask('start'),
      keep('outer', 'over'),
      ask('first'),
      keep('inner'),
      ask('second'),
      need('need 3', 3),
      need('need 6', 6),
      count('over', 9),
    ];
    const { news, whole } = read(steps, 1, 1, 0, 1);
    expect(news).toEqual([
      [['counted', 1]],
      [['counted', 1]],
      [],
      [
        ['rewound', 1],
        ['counted', 9],
        ['ended', undefined],
      ],
    ]);
    expect(whole).toEqual([
      ['counted', 1],
      ['counted', 9],
      ['ended', undefined],
    ]);
  });
});
