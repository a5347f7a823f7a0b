import type { BotPlan, GameWords, Language, Speech } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../language/texts-en.ts';
import { es } from '../language/texts-es.ts';
import { sayPlan } from './say-plan.ts';

const words = { verbs: { reap: { en: 'Reap with {card}', es: 'Cosechar con {card}' } }, labels: {} } as unknown as GameWords;
const acts = [{ verb: 'reap', value: 0, definition: 'Zorg' }];

test.each<[Language, string, string]>([
  ['en', 'Means to: reap with Zorg.', 'Its thinking was cut short after 5 s in this turn: it played the best found so far.'],
  ['es', 'Pretende: cosechar con Zorg.', 'En este turno se le acabó el tiempo para pensar (5 s): jugó lo mejor encontrado.'],
])('a plan says what is meant, and where thinking was cut short that too, or that alone (%s)', (language, meant, cut) => {
  const speech: Speech = { words, language, card: () => undefined, seats: ['Ana', 'Bot'] };
  const say = (plan: Omit<BotPlan, 'seat'>): string => sayPlan({ seat: 1, ...plan }, speech, language === 'en' ? en : es);
  expect(say({ acts })).toBe(meant);
  expect(say({ acts, cutMs: 5000 })).toBe(`${meant} ${cut}`);
  expect(say({ acts: [], cutMs: 5000 })).toBe(cut);
});
