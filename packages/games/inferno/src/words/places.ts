import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

/** How the zones are said that a text may move cards out of. */
export const places: NonNullable<Wordings<CardWords>['places']> = {
  hand: { en: 'from your hand', es: 'desde tu mano' },
  infierno: { en: 'from your Infierno', es: 'desde tu Infierno' },
  exile: { en: 'from exile', es: 'desde el exilio' },
  play: { en: 'from play', es: 'desde el juego' },
};
