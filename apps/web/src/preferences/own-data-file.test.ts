import type { OwnData } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { ownDataFile, sayDeleted } from './own-data-file.ts';
import { settingsTextsEn } from './settings-texts-en.ts';
import { settingsTextsEs } from './settings-texts-es.ts';

const match = { id: 'a', game: 'keyforge', status: 'running', createdAt: 0, entries: 3, seats: [] } as const;
const server: OwnData = {
  user: 'u',
  sessions: [1],
  waiting: [],
  matches: [match, { ...match, id: 'b', status: 'finished', outcome: { winners: [0], reason: 'won' } }],
};

test('one file has what the server keeps and what this browser does', () => {
  const file: unknown = JSON.parse(
    ownDataFile(server, [
      ['crupier.preferences', '{"theme":"light"}'],
      ['loads', 'x'],
    ]),
  );
  expect(file).toMatchObject({
    user: 'u',
    matches: [{ id: 'a' }, { id: 'b' }],
    browser: { 'crupier.preferences': { theme: 'light' }, loads: 'x' },
  });
  expect(JSON.parse(ownDataFile(undefined, []))).toEqual({ browser: {} });
});

test('before it is deleted, what goes is said, and from where', () => {
  const [first, second] = sayDeleted({ ok: true, value: server }, settingsTextsEn);
  expect(first).toBe(
    'From the server: your name at 2 matches, of which you concede the one that you still play; 0 waiting tables; your sessions.',
  );
  expect(second).toMatch(/^From this browser: \d+ deck/);
  expect(sayDeleted({ ok: true, value: undefined }, settingsTextsEs)[0]).toBe('Del servidor: nada, porque no guarda nada de ti.');
  expect(sayDeleted({ ok: false, problems: [] }, settingsTextsEs)[0]).toMatch(/tus mesas en espera/);
});
