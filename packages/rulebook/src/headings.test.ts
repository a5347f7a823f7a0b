import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';
import { ruleGames } from './rule-row.ts';

test('every chapter of every game is called by its document and its name, in both languages', async () => {
  for (const game of ruleGames) {
    const headings = Object.entries(await headingsOf(game));
    expect(headings.length).toBeGreaterThan(90);
    expect(headings.filter(([, { en, es }]) => en.endsWith('· ') || es.endsWith('· ') || /[A-Z]{2}-/.test(en + es))).toEqual([]);
  }
});

test('the document and the chapter are those of the rulebook', async () => {
  const [keyforge, inferno, marvel] = await Promise.all(ruleGames.map(headingsOf));
  expect(keyforge?.['KF-FIGHT']).toEqual({ en: 'Rules 17.2 · Fight', es: 'Reglas 17.2 · Luchar' });
  expect(keyforge?.['KF-C']).toEqual({ en: 'Our ruling', es: 'Criterio nuestro' });
  expect(inferno?.['INF-601']?.es).toBe('Reglas completas 2016 · Jugar cartas');
  expect(inferno?.['INF-702.5']?.en).toMatch(/^Complete rules 2016 · /);
  expect(marvel?.['MC-CHOOSE-OPTION']).toEqual({
    en: 'Rules Reference 1.7 · Choose (option)',
    es: 'Guía de referencia 1.7 · Elegir (opción)',
  });
  expect(marvel?.['MC-LTP']).toEqual({ en: 'Learn to play', es: 'Aprende a jugar' });
});
