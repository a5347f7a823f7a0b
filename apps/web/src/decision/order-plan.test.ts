import type { SeenDecision, SeenOption } from '@crupier/protocol';
import { describe, expect, test } from 'vitest';
import { planAfterFirst, plannedNext, pressInOrder } from './order-plan.ts';

const ability = (card: string, value: number, more: Partial<SeenOption> = {}): SeenOption =>
  ({
    verb: 'resolve',
    card,
    value,
    text: { en: [card], es: [card] },
    ...more,
  }) as unknown as SeenOption;

type Ask = NonNullable<SeenDecision['ask']>;
const asking = (...options: readonly SeenOption[]): Ask => ({ options, min: 1, max: 1, price: 0 }) as unknown as Ask;

describe('an order that is told at once', () => {
  const all = asking(ability('a', 0), ability('b', 1), ability('c', 2), ability('d', 3));
  const plan = planAfterFirst(all, [2, 0, 3, 1], 'turn 1');

  test('answers each question for what comes next, whatever place it has there', () => {
    const second = plannedNext(plan, asking(ability('a', 0), ability('b', 1), ability('d', 2)), 'turn 1');
    expect(second?.index).toBe(0);
    expect(plannedNext(second?.plan, asking(ability('b', 0), ability('d', 1)), 'turn 1')?.index).toBe(1);
  });

  test('goes on without what waits no more', () => {
    expect(plannedNext(plan, asking(ability('b', 0), ability('d', 1)), 'turn 1')?.index).toBe(1);
  });

  test('is asked for anew where something else waits, what was done is taken back, or another turn has begun', () => {
    const rest = [ability('a', 0), ability('b', 1), ability('d', 2)];
    expect(plannedNext(plan, asking(...rest, ability('e', 3)), 'turn 1')).toBeUndefined();
    expect(plannedNext(plan, all, 'turn 1')).toBeUndefined();
    expect(plannedNext(plan, asking(...rest), 'turn 2')).toBeUndefined();
  });

  test('asks for the rest where only the first was told', () => {
    expect(plannedNext(planAfterFirst(all, [2], 'turn 1'), asking(ability('a', 0), ability('b', 1)), 'turn 1')).toBeUndefined();
  });

  test('takes what reads alike together, and leaves aside what lets all come as they wait', () => {
    const ask = asking(ability('a', 0), ability('b', 1), ability('a', 2, { alike: true }));
    const told = planAfterFirst(ask, [0, 1], 'turn 1');
    const rest = { verb: 'resolveRest', value: 0 } as unknown as SeenOption;
    expect(plannedNext(told, asking(ability('b', 0), ability('a', 1), rest), 'turn 1')?.index).toBe(1);
  });
});

describe('pressing abilities in order', () => {
  const press = (...pressed: readonly number[]): readonly number[] =>
    pressed.reduce<readonly number[]>((order, index) => pressInOrder(order, [0, 1, 2], index), []);

  test('numbers them, and the last one comes by itself', () => {
    expect([press(2), press(2, 0)]).toEqual([[2], [2, 0, 1]]);
  });

  test('takes one back by pressing it again', () => {
    expect([press(2, 2), press(2, 0, 0), press(2, 0, 1)]).toEqual([[], [2], [2, 0]]);
  });
});
