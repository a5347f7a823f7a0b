import { expect, test } from 'vitest';
import { sayRulePlace } from './say-rule.ts';

const ruleHeadings = {
  'KF-FIGHT': { en: 'Rules 17.2 · Fight', es: 'Reglas 17.2 · Luchar' },
  'KF-FAQ-CARD': { en: 'Rules 17.2 · Questions on cards', es: 'Reglas 17.2 · Preguntas sobre cartas' },
  'KF-ERRATA': { en: 'Rules 17.2 · Errata', es: 'Reglas 17.2 · Fe de erratas' },
  'INF-601': { en: 'Complete rules · Playing cards', es: 'Reglas completas · Jugar cartas' },
  'INF-702': { en: 'Complete rules · Keywords', es: 'Reglas completas · Palabras clave' },
  'INF-702.5': { en: 'Complete rules · Halo', es: 'Reglas completas · Halo' },
};
const words = { events: {}, eventRules: {}, purposes: {}, verbs: {}, values: {}, labels: {}, ruleHeadings };

test.each([
  ['KF-FIGHT-4', 'Reglas 17.2 · Luchar, 4'],
  ['KF-FAQ-CARD-scowly-caper-1', 'Reglas 17.2 · Preguntas sobre cartas, Scowly caper, 1'],
  ['KF-ERRATA-library-access', 'Reglas 17.2 · Fe de erratas, Library access'],
  ['INF-601.1e', 'Reglas completas · Jugar cartas, 601.1e'],
  ['INF-702.5', 'Reglas completas · Halo, 702.5'],
  ['INF-702.5b', 'Reglas completas · Halo, 702.5b'],
  ['INF-601.2#2', 'Reglas completas · Jugar cartas, 601.2'],
  ['MC-DAMAGE-1', 'MC-DAMAGE-1'],
])('%s is %s', (rule, said) => {
  expect(sayRulePlace(rule, { words, language: 'es' })).toBe(said);
});
