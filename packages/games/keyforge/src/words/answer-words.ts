import type { Both } from '@crupier/kernel/cards';

/** What yes and no mean where a rule asks, by the purpose of the question; `{figure}` is a number that the rules work out. */
export const answers = {
  mulligan: {
    taken: { en: 'Shuffle your hand into your deck and draw {figure}', es: 'Barajar tu mano en tu mazo y robar {figure}' },
    declined: { en: 'Keep this hand', es: 'Conservar esta mano' },
  },
  takeArchives: {
    taken: { en: 'Take your archived cards ({figure})', es: 'Recoger tus cartas archivadas ({figure})' },
    declined: { en: 'Leave them archived', es: 'Dejarlas en los archivos' },
  },
} as const satisfies Readonly<Record<string, { readonly taken: Both; readonly declined: Both }>>;
