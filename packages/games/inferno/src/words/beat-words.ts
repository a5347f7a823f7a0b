import type { Both } from '@crupier/kernel/cards';
import type { BeatKind } from '../state/beat-kinds.ts';

/** What is said of the moments for which the line of the log does not do. */
export const beatLines: Readonly<Partial<Record<BeatKind, Both>>> = {
  start: { en: '{seat} begins their turn.', es: '{seat} empieza su turno.' },
  attack: { en: '{card} attacks {other}.', es: '{card} ataca a {other}.' },
  end: { en: '{seat} ends their turn.', es: '{seat} termina su turno.' },
};
