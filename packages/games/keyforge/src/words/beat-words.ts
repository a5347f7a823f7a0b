import type { Both } from '@crupier/kernel/cards';
import type { BeatKind } from '../state/beat-kinds.ts';

/** What is said of the moments for which the line of the log does not do. */
export const beatLines: Readonly<Partial<Record<BeatKind, Both>>> = {
  start: { en: '{seat} begins their turn.', es: '{seat} empieza su turno.' },
  use: { en: '{card} is used.', es: 'Se usa {card}.' },
  fight: { en: '{card} fights {other}.', es: '{card} lucha contra {other}.' },
  reap: { en: '{card} reaps.', es: '{card} cosecha.' },
  end: { en: '{seat} ends their turn.', es: '{seat} termina su turno.' },
};
