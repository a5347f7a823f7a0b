import { expect, test } from 'vitest';
import { sayAgo } from './say-ago.ts';

const minute = 60_000;

test.each([
  [0, 'now', 'ahora'],
  [59_000, 'now', 'ahora'],
  [minute, '1 minute ago', 'hace 1 minuto'],
  [59 * minute, '59 minutes ago', 'hace 59 minutos'],
  [3 * 60 * minute, '3 hours ago', 'hace 3 horas'],
  [24 * 60 * minute, 'yesterday', 'ayer'],
  [-5 * minute, 'now', 'ahora'],
])('%d ms ago is “%s” and “%s”', (ms, en, es) => {
  expect([sayAgo(1e12 - ms, 'en', 1e12), sayAgo(1e12 - ms, 'es', 1e12)]).toEqual([en, es]);
});
