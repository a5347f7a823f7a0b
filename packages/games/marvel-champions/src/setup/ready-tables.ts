import type { ReadyTable } from '@crupier/kernel/rules';

/**
 * The tables that are chosen as a whole. The introduction of the core set names the heroes, their aspects, the villain and the modular set
 * of its first game, and says of no deck which basic cards are in it. *Rule:* MC-LTP-3, MC-LTP-10.
 */
export const readyTables: readonly ReadyTable[] = [
  {
    id: 'tutorial',
    name: { en: 'First game', es: 'Primera partida' },
    about: {
      en: 'Spider-Man and Captain Marvel against Rhino, as the introduction has it. The basic cards of their decks are our choice.',
      es: 'Spiderman y Capitana Marvel contra Rino, como en la introducción. Las cartas básicas de sus mazos las hemos elegido nosotros.',
    },
    decks: ['Spider-Man: Justice', 'Captain Marvel: Aggression'],
    settings: { scenario: 'rhino', modular: ['bomb_scare'], difficulty: 'standard' },
  },
];
