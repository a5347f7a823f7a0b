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
    ['w 3', { kind: 'why', card: '3' }],
    ['porqué Troll', { kind: 'why', card: 'Troll' }],
    ['r KF-FIGHT-4', { kind: 'rule', id: 'KF-FIGHT-4' }],
    ['r', { kind: 'rule', id: '' }],
    ['c', { kind: 'cancel' }],
    ['cancelar', { kind: 'cancel' }],
    ['t', { kind: 'table' }],
    ['pista', { kind: 'hint' }],
    ['?', { kind: 'help' }],
    ['q', { kind: 'quit' }],
    ['exit', { kind: 'quit' }],
    ['concede', { kind: 'leave', player: undefined }],
    ['rendirse 2', { kind: 'leave', player: 2 }],
    ['draw', { kind: 'draw' }],
    ['empate', { kind: 'draw' }],
    ['draw 2', { kind: 'answer', text: 'draw 2' }],
    ['shortcut end', { kind: 'shortcut', course: { kind: 'pass', until: 'end' } }],
    ['atajo mío', { kind: 'shortcut', course: { kind: 'pass', until: 'ownTurn' } }],
    ['shortcut repeat 10', { kind: 'shortcut', course: { kind: 'repeat', acts: 1, times: 10 } }],
    ['atajo repite 2 30', { kind: 'shortcut', course: { kind: 'repeat', acts: 2, times: 30 } }],
    ['shortcut', { kind: 'shortcut', course: undefined }],
    ['shortcut __proto__', { kind: 'shortcut', course: undefined }],
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
