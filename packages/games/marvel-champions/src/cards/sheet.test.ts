import { expect, test } from 'vitest';
import { labels } from '../words/labels.ts';
import { cardCodes } from './facts.ts';
import { findSheet } from './sheet.ts';

const sheets = cardCodes().flatMap((code) => findSheet(code) ?? []);

test('each fact of a sheet has a label in both languages', () => {
  const names = new Set(sheets.flatMap(({ facts }) => Object.keys(facts)));
  expect([...names].filter((name) => labels[name] === undefined)).toEqual([]);
  expect([labels['startingThreat'], labels['boostIcons']]).toEqual([
    { en: 'Starting threat', es: 'Amenaza inicial' },
    { en: 'Boost icons', es: 'Iconos de Aumento' },
  ]);
});

test('a number for each player is said as one (MC-PER-PLAYER-ICON-1)', () => {
  expect(findSheet('01108')?.facts).toMatchObject({ startingThreat: ['2', 'perPlayer'], boostIcons: 2 });
  expect(findSheet('01109')?.facts).toMatchObject({ startingThreat: 2 });
  expect(labels['perPlayer']).toEqual({ en: 'per player', es: 'por jugador' });
});

test('an ally tells the damage that using its powers does to it (MC-CONSEQUENTIAL-DAMAGE-1)', () => {
  expect(findSheet('01011')?.facts).toMatchObject({ attackDamage: 1, thwartDamage: 1 });
  expect(Object.keys(findSheet('01101')?.facts ?? {}).filter((name) => name.endsWith('Damage'))).toEqual([]);
});
