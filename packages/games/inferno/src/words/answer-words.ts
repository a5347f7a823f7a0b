import type { Both } from '@crupier/kernel/cards';

/** What choosing the one option and choosing none do where a rule asks, by the purpose of the question. */
export const answers = {
  redrawHand: {
    taken: { en: 'Shuffle your hand into your deck and draw {figure}', es: 'Mezclar tu mano en tu mazo y tomar {figure}' },
    declined: { en: 'Keep this hand', es: 'Conservar esta mano' },
  },
  addCost: { declined: { en: 'Do not pay the additional cost', es: 'No pagar el coste adicional' } },
  payOrLose: { declined: { en: 'Let it be cancelled', es: 'Dejar que se cancele' } },
  payEntering: { declined: { en: 'Do not pay', es: 'No pagar' } },
  payAsTold: { declined: { en: 'Do not pay', es: 'No pagar' } },
  playNow: { declined: { en: 'Do not play it', es: 'No jugarla' } },
  newTargets: { declined: { en: 'Leave its targets as they are', es: 'Dejar los objetivos como están' } },
} as const satisfies Readonly<Record<string, { readonly taken?: Both; readonly declined: Both }>>;
