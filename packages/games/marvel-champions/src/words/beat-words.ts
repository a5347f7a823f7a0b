import type { Both } from '@crupier/kernel/cards';
import type { BeatKind } from '../state/beat-kinds.ts';

/** What is said of the moments for which the line of the log does not do. */
export const beatLines: Readonly<Partial<Record<BeatKind, Both>>> = {
  start: { en: 'The villain phase', es: 'La fase del Villano' },
  unhurt: { en: '{other} takes no damage.', es: '{other} no sufre Daño.' },
  dealt: { en: 'Encounter cards are dealt.', es: 'Se reparten cartas de Encuentro.' },
};
