import type { GameWords } from '@crupier/kernel/rules';

/** What changes values beside cards, by the names of the rules. */
export const valueParts: NonNullable<GameWords['valueParts']> = {
  'layer 6E: damage counters come after everything else': { en: 'damage', es: 'daño' },
  'the blessing of Ubanna takes 2 off while there is Thanatos, however often it is had': {
    en: 'Ubanna’s blessing',
    es: 'bendición de Ubanna',
  },
};
