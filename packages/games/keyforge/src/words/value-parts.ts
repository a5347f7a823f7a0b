import type { GameWords } from '@crupier/kernel/rules';

/** What changes values beside cards, by the names of the rules. */
export const valueParts: NonNullable<GameWords['valueParts']> = {
  '+1 power counters add to power': { en: '+1 power counters', es: 'contadores de Poder +1' },
};
