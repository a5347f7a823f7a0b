import type { GameWords, PlayableMatch } from '@crupier/kernel';
import { Plans } from '@crupier/table';
import { expect, test } from 'vitest';
import { type Sitting, tellPlans } from './sitting.ts';

const words = { verbs: { reap: { en: 'Reap with {card}', es: 'Cosechar con {card}' } }, labels: {} } as unknown as GameWords;
const match = { view: () => ({ table: { turn: 2 } }), outcome: () => undefined } as unknown as PlayableMatch;
const reap = (definition: string) => ({ verb: 'reap', value: 0, definition, isPublic: true }) as const;

test.each([
  [
    'en',
    'Bot means to: reap with Zorg and Troll',
    'Bot: its thinking was cut short after 5 s in this turn; it played the best found so far.',
  ],
  [
    'es',
    'Bot pretende: cosechar con Zorg y Troll',
    'Bot: en este turno se le acabó el tiempo para pensar (5 s); jugó lo mejor encontrado.',
  ],
] as const)('what a bot means to do is a line (%s), and that it was cut short, until it is taken back', (language, line, cutLine) => {
  const plans = new Plans();
  const told: string[] = [];
  const speech = { words, language, card: () => undefined, seats: ['Ana', 'Bot'] };
  const sitting = { io: { language }, speech, plans, face: { remark: (text: string) => told.push(text) } } as unknown as Sitting;
  tellPlans(sitting);
  plans.note(match, 1, { acts: [reap('Zorg'), reap('Troll'), { verb: 'play', value: 0, definition: 'Secret' }] });
  tellPlans(sitting);
  plans.note(match, 1, { acts: [], cutMs: 5000 });
  tellPlans(sitting);
  plans.follow(match, true);
  tellPlans(sitting);
  expect(told).toEqual([line, cutLine]);
});
