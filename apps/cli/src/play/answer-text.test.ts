import type { DecisionKind } from '@crupier/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeenAsk } from './answer-text.ts';
import { labelsOf, parseAnswer } from './answer-text.ts';

function ask(values: readonly number[], min = 0, max = 1): SeenAsk {
  return { min, max, price: 0, forced: false, options: values.map((value) => ({ verb: 'x', value })) };
}

const three = ask([0, 0, 0]);
const texts = ['Play Anger', 'Play Árbol', 'End the turn'];

function read(text: string, kind: DecisionKind = 'act', of: SeenAsk = three): string {
  const parsed = parseAnswer(text, kind, of, texts);
  return parsed.ok ? JSON.stringify(parsed.value) : (parsed.problems[0]?.code ?? '');
}

describe('a typed answer', () => {
  test.each([
    ['2', '[1]'],
    [' 3 ', '[2]'],
    ['03', '[2]'],
    ['1 3', '[0,2]'],
    ['3,1', '[2,0]'],
    ['1, 3', '[0,2]'],
    ['1-3', '[0,1,2]'],
    ['3-2', '[2,1]'],
    ['1x2 3', '[0,0,2]'],
    ['2*3', '[1,1,1]'],
    ['1x0', '[]'],
    ['0', '[]'],
    ['none', '[]'],
    ['Ninguna', '[]'],
    ['-', '[]'],
    ['all', '[0,1,2]'],
    ['todas', '[0,1,2]'],
    ['end', '[2]'],
    ['END THE TURN', '[2]'],
    ['arbol', '[1]'],
    ['ang', '[0]'],
    ['play', 'play.ambiguous'],
    ['an', 'play.notUnderstood'],
    ['4', 'play.noSuchOption'],
    ['1-4', 'play.noSuchOption'],
    ['9x2', 'play.noSuchOption'],
    ['1y2', 'play.notUnderstood'],
    ['1.5', 'play.notUnderstood'],
    ['what?', 'play.notUnderstood'],
    ['=', 'play.notUnderstood'],
    ['1x9999', 'play.notUnderstood'],
  ])('%j is %s', (text, answer) => {
    expect(read(text)).toBe(answer);
  });

  test.each([
    ['y', '[0]'],
    ['Sí', '[0]'],
    ['n', '[]'],
  ])('where something may be done, %j is %s', (text, answer) => {
    const parsed = parseAnswer(text, 'may', ask([1]), ['Do it']);
    expect(parsed.ok && JSON.stringify(parsed.value)).toBe(answer);
  });

  test('an order is kept as offered by =', () => {
    expect(read('=', 'arrange')).toBe('[0,1,2]');
  });

  test('where a number is asked for, the number itself is typed', () => {
    const numbers = ask([0, 2, 5]);
    expect(labelsOf('number', numbers)).toEqual(['0', '2', '5']);
    expect(['0', '5', '1'].map((text) => read(text, 'number', numbers))).toEqual(['[0]', '[2]', 'play.noSuchOption']);
  });

  test('numbers that are not unlike are called by their places', () => {
    expect(labelsOf('number', ask([2, 2]))).toEqual(['1', '2']);
  });

  test('one that comes to the same as another has no number, and the others are counted without it', () => {
    const some: SeenAsk = {
      ...three,
      options: three.options.map((option, at) => ({ ...option, ...(at === 1 && { alike: true as const }) })),
    };
    expect(labelsOf('next', some)).toEqual(['1', '', '2']);
    expect(['1', '2', '3'].map((text) => read(text, 'next', some))).toEqual(['[0]', '[2]', 'play.noSuchOption']);
    expect(parseAnswer('7', 'next', some, texts)).toMatchObject({ problems: [{ values: { first: '1', last: '2' } }] });
  });

  test('options of the same text mean the first', () => {
    expect(parseAnswer('draw', 'act', three, ['Draw', 'Draw', 'Pass'])).toEqual({ ok: true, value: [0] });
  });

  test('of several of the same, all are meant by “all”, and so many by x', () => {
    const of = {
      ...ask([1, 1], 1, 4),
      options: [
        { verb: 'x', value: 1, count: 3 },
        { verb: 'x', value: 1 },
      ],
    };
    expect(['all', '1x2 2'].map((text) => read(text, 'pay', of))).toEqual(['[0,0,0,1]', '[0,0,1]']);
  });

  test('whatever is typed, it is an answer within the options or a problem', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9x*, -]{0,30}$/)), fc.nat(6), (text, count) => {
        const of = ask(Array.from({ length: count }, () => 0));
        const parsed = parseAnswer(
          text,
          'target',
          of,
          of.options.map((_, at) => `Option ${at}`),
        );
        if (parsed.ok) expect(parsed.value.every((index) => index >= 0 && index < count)).toBe(true);
        else expect(parsed.problems[0]?.code).toMatch(/^play\./);
      }),
    );
  });
});
