import { expect, test } from 'vitest';
import { marked, settleMarks } from './marks.ts';

test('a marked part joins what Spanish joins, and begins a sentence with a capital', () => {
  expect(settleMarks(`Hace 1 de daño a ${marked('el aliado objetivo')}.`)).toBe('Hace 1 de daño ⟦al aliado objetivo⟧.');
  expect(settleMarks(`El amo de ${marked('el aliado')}. ${marked('una carta')} gana.`)).toBe('El amo ⟦del aliado⟧. ⟦Una carta⟧ gana.');
  expect(settleMarks(`Play: ${marked('a creature')} is stunned.`)).toBe('Play: ⟦A creature⟧ is stunned.');
});
