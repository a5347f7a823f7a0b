import type { Both } from '@crupier/kernel/cards';

/** What choosing nothing does where a rule asks, by the purpose of the question. */
export const answers = {
  mulligan: { declined: { en: 'Keep this hand', es: 'Conservar esta mano' } },
  declareDefender: { declined: { en: 'Nobody defends', es: 'Nadie defiende' } },
  mayInterrupt: { declined: { en: 'Let it happen', es: 'Dejar que ocurra' } },
  mayRespond: { declined: { en: 'Use none', es: 'No usar ninguna' } },
  payToReady: { declined: { en: 'Do not pay: it stays exhausted', es: 'No pagar: sigue agotada' } },
  discardAtEnd: { declined: { en: 'Discard none', es: 'No descartar ninguna' } },
} as const satisfies Readonly<Record<string, { readonly declined: Both }>>;
