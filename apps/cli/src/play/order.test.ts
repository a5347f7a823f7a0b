import { describe, expect, test } from 'vitest';
import { parseOrder } from './order.ts';

describe('what is typed at a question', () => {
  test.each([
    ['u', { kind: 'undo', steps: 1 }],
    ['undo 3', { kind: 'undo', steps: 3 }],
    ['u 0', { kind: 'undo', steps: 1 }],
    ['u turn', { kind: 'undo', steps: 'turn' }],
    ['deshacer turno', { kind: 'undo', steps: 'turn' }],
    ['l', { kind: 'log', lines: 20 }],
    ['L 5', { kind: 'log', lines: 5 }],
    ['z 3', { kind: 'zoom', card: '3' }],
    ['z #3', { kind: 'zoom', card: '3' }],
    ['zoom Troll', { kind: 'zoom', card: 'Troll' }],
    ['r KF-FIGHT-4', { kind: 'rule', id: 'KF-FIGHT-4' }],
    ['r', { kind: 'rule', id: '' }],
    ['t', { kind: 'table' }],
    ['pista', { kind: 'hint' }],
    ['?', { kind: 'help' }],
    ['q', { kind: 'quit' }],
    ['exit', { kind: 'quit' }],
    ['concede', { kind: 'leave' }],
    ['rendirse', { kind: 'leave' }],
    ['', { kind: 'again' }],
    ['   ', { kind: 'again' }],
    ['2 3', { kind: 'answer', text: '2 3' }],
    ['end turn', { kind: 'answer', text: 'end turn' }],
    ['constructor', { kind: 'answer', text: 'constructor' }],
    ['__proto__', { kind: 'answer', text: '__proto__' }],
  ])('%j', (line, order) => {
    expect(parseOrder(line)).toEqual(order);
  });
});
