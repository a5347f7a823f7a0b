import type { GameWords, PlayableMatch } from '@crupier/kernel';
import { Plans } from '@crupier/table';
import { expect, test } from 'vitest';
import { type Sitting, tellPlans } from './sitting.ts';

const words = { verbs: { reap: { en: 'Reap with {card}', es: 'Cosechar con {card}' } }, labels: {} } as unknown as GameWords;
const match = { view: () => ({ table: { turn: 2 } }), outcome: () => undefined } as unknown as PlayableMatch;
const reap = (definition: string) => ({ verb: 'reap', value: 0, definition, isPublic: true }) as const;

test.each([
  ['en', 'Bot means to: reap with Zorg and Troll'],
  ['es', 'Bot pretende: cosechar con Zorg y Troll'],
] as const)('what a bot means to do is a line (%s), until it is taken back', (language, line) => {
  const plans = new Plans();
  const told: string[] = [];
  const speech = { words, language, card: () => undefined, seats: ['Ana', 'Bot'] };
  const sitting = { io: { language }, speech, plans, face: { remark: (text: string) => told.push(text) } } as unknown as Sitting;
  tellPlans(sitting);
  plans.note(match, 1, [reap('Zorg'), reap('Troll'), { verb: 'play', value: 0, definition: 'Secret' }]);
  tellPlans(sitting);
  plans.follow(match, true);
  tellPlans(sitting);
  expect(told).toEqual([line]);
});
