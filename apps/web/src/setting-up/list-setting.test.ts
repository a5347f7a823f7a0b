import { expect, test } from 'vitest';
import { es } from '../language/texts-es.ts';
import { toggled } from './list-setting.tsx';
import { settingWords } from './use-setting-words.ts';

test('a word is added and taken away again; without any the setting is as usual', () => {
  expect(toggled([], 'bombs')).toEqual(['bombs']);
  expect(toggled(['bombs'], 'evil')).toEqual(['bombs', 'evil']);
  expect(toggled(['bombs', 'evil'], 'bombs')).toEqual(['evil']);
  expect(toggled(['evil'], 'evil')).toBeUndefined();
});

test('settings are said in the page’s words, or else in the game’s, or by their code', () => {
  const say = settingWords(es, (code) => ({ scenario: 'Aventura', rhino: 'Rino' })[code]);
  expect([say.name('format'), say.name('scenario'), say.name('heroic')]).toEqual(['Formato', 'Aventura', 'heroic']);
  expect([say.word('limited'), say.word('rhino'), say.word('klaw')]).toEqual(['Limitado', 'Rino', 'klaw']);
});
