import type { ReadyTable } from '@crupier/kernel/rules';

/**
 * The tables that are chosen as a whole. The introduction of the core set names the heroes, their aspects, the villain and the modular set
 * of its first game, and says of no deck which basic cards are in it; the first player is chosen for them. *Rule:* MC-SETUP-3, MC-LTP-3, MC-LTP-10.
 */
export const readyTables: readonly ReadyTable[] = [
  {
    id: 'tutorial',
    name: { en: 'First game', es: 'Primera partida' },
    about: {
      en: 'You play both heroes; the first player is chosen for you: Spider-Man. Captain Marvel and he face Rhino, as the introduction has it; the basic cards of their decks are our choice.',
      es: 'Llevas a los dos héroes; el jugador inicial ya está elegido: Spiderman. Con Capitana Marvel se enfrenta a Rino, como en la introducción; las cartas básicas de sus mazos las hemos elegido nosotros.',
    },
    decks: ['Spider-Man: Justice', 'Captain Marvel: Aggression'],
    settings: { scenario: 'rhino', modular: ['bomb_scare'], difficulty: 'standard', firstPlayer: '1' },
  },
];
