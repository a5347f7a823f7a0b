import type { Tutorial } from '@crupier/kernel/rules';
import { readyTables } from '../setup/ready-tables.ts';
import { lessons } from './lessons.ts';
import { brief, topics } from './topics.ts';

const [first] = readyTables;

/** Two rounds of the introduction's first game, whose two heroes the learner plays. *Rule:* MC-LTP-3. */
export const tutorial: Tutorial = {
  about: {
    en: 'Two rounds with a coach: forms, allies, attacks, defense and the phase of the villain.',
    es: 'Dos rondas con ayuda: identidades, aliados, ataques, defensa y la fase del Villano.',
  },
  decks: first?.decks ?? [],
  // The first lesson is about who goes first.
  settings: { ...first?.settings, firstPlayer: 'asked' },
  seats: ['learner', 'learner'],
  secret: '57c8e5986415e8b76756a605e868b136f1479768f122f5454e0f143d601fb7c2',
  seed: '9ff145f94195f39c7c51d28d81bfb13bfb9ae7413119b5de62579f3b68727581',
  turnValue: 'round',
  script: [],
  lessons,
  topics,
  brief,
};
