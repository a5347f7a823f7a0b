import type { GameWords, Speech } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../language/texts-en.ts';
import { es } from '../language/texts-es.ts';
import { undoEntries } from './table-bar.tsx';

const words = {
  verbs: { play: { en: 'Play {card}', es: 'Jugar {card}' }, choose: { en: '{card}', es: '{card}' } },
  labels: {},
} as unknown as GameWords;
const speech = (language: Speech['language']): Speech => ({ words, language, card: () => undefined, seats: ['Ana', 'Bot'] });

test('each entry of undo says what it goes back to before, once for each place', () => {
  const undo = {
    ...{ step: 7, action: 5, turn: 5 },
    acts: { 7: { verb: 'choose', value: 0, definition: 'Troll' }, 5: { verb: 'play', value: 0, definition: 'Zorg' } },
  };
  const gone: number[] = [];
  const entries = undoEntries(undo, { texts: en, speech: speech('en') }, (to) => gone.push(to));
  expect(entries.map(({ words: said }) => said)).toEqual([
    'The last choice: back to before “Choose Troll”',
    'The last action: back to before “Play Zorg”',
  ]);
  for (const { onPress } of entries) onPress();
  expect(gone).toEqual([7, 5]);
  const [last] = undoEntries(undo, { texts: es, speech: speech('es') }, () => undefined);
  expect(last?.words).toBe('La última elección: volver a antes de «Elegir Troll»');
});

test('where nobody remembers what was chosen, or nothing was, the entry says which it is alone', () => {
  const entries = undoEntries({ step: 7 }, { texts: en, speech: speech('en') }, () => undefined);
  expect(entries.map(({ words: said }) => said)).toEqual(['The last choice']);
});
