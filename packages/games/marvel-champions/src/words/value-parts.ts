import type { GameWords } from '@crupier/kernel/rules';

/** What changes values beside cards, by the names of the rules. */
export const valueParts: NonNullable<GameWords['valueParts']> = {
  'a reduction comes off the whole cost': {
    en: 'a reduction that waits for your next card',
    es: 'una reducción que espera tu próxima carta',
  },
};
