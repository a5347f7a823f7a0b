import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { keywordHeaders } from './keywords.ts';
import { nouns } from './nouns.ts';
import { counted, measures, stats, tallies, units } from './numbers.ts';
import { occasions } from './occasions.ts';
import { places } from './places.ts';
import { prices } from './prices.ts';
import { qualities } from './qualities.ts';
import { relations } from './relations.ts';
import { lists, rules } from './rules.ts';
import { states } from './states.ts';
import { durationTexts, verbs } from './verbs.ts';

const bare = { en: '', es: '' } as const;

/** How the words of card texts are said. */
export const wordings: Wordings<CardWords> = {
  nouns,
  qualities,
  stats,
  tallies,
  verbs,
  occasions,
  relations,
  measures,
  states,
  rules,
  units,
  prices,
  whose: {
    friendly: { en: 'you control', es: ['que controlas', 'que controlas', 'que controlas', 'que controlas'], after: true },
    enemy: { en: 'enemy', es: ['enemigo', 'enemiga', 'enemigos', 'enemigas'] },
    have: {
      some: { en: 'you [control] {cards}', es: '[controlar] {cards}' },
      none: { en: 'you [control] no {cards}', es: 'no [controlar] {cards}' },
    },
  },
  lists,
  counted,
  durations: durationTexts,
  places,
  /** A ritual’s text and activated abilities have no word before them; the flip of a demon is a cost like any other. */
  headers: {
    ritual: bare,
    activate: bare,
    energy: bare,
    flip: bare,
    fromHand: bare,
    special: { en: 'Special action', es: 'Acción especial' },
    ...keywordHeaders(),
  },
  target: { en: 'target', es: ['objetivo', 'objetivo', 'objetivo', 'objetivo'], bare: true },
};
