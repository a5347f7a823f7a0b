import { tellEvents, type Speech } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { findGame, games } from '../games.ts';
import { formatLog, speechFor } from './log-lines.ts';

const keyforge = await findGame(games, 'keyforge')?.load();
if (keyforge === undefined) throw new Error('KeyForge can be loaded.');

test('a turn is printed with what follows from an act under it, gathered, and with what paid for a key', () => {
  const speech: Speech = speechFor({ language: 'es' }, keyforge, ['Ana', 'Bruno']);
  const monk = { definition: 'grey-monk' };
  const events = [
    { name: 'aemberSpent', seat: 1, amount: 5 },
    { name: 'aemberSpent', seat: 1, amount: 1, card: monk },
    { name: 'keyForged', seat: 1, value: 0 },
    { name: 'stepBegan', seat: 1, value: 2 },
    { name: 'useBegan', seat: 1, card: monk, begins: true as const },
    { name: 'reapBegan', seat: 1, card: monk },
    { name: 'aemberGained', seat: 1, amount: 1 },
    { name: 'stepBegan', seat: 1, value: 4 },
    { name: 'cardDrawn', seat: 1, card: {} },
    { name: 'cardDrawn', seat: 1, card: {} },
  ];
  expect(formatLog(tellEvents(events, speech)).map((line) => line.replace(/ \[.*\]/, ''))).toEqual([
    'Bruno forja la llave roja.',
    '  Bruno gasta 5Æ de su reserva.',
    '  Bruno gasta 1Æ de Monje Gris.',
    'Bruno cosecha con Monje Gris.',
    '  Bruno obtiene 1Æ.',
    'Bruno roba 2 cartas.',
  ]);
});
