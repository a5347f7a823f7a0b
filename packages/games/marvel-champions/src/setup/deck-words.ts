import { searchKey, type Language } from '@crupier/kernel/rules';
import type { deckTypes } from '../cards/identities.ts';

/** A type of the cards of a deck. */
export type DeckType = (typeof deckTypes)[number];

/** The headings of a text, of several cards and of one. */
export const headingWords: Readonly<Record<DeckType, Readonly<Record<Language, readonly [several: string, one: string]>>>> = {
  upgrade: { en: ['Upgrades', 'Upgrade'], es: ['Mejoras', 'Mejora'] },
  event: { en: ['Events', 'Event'], es: ['Eventos', 'Evento'] },
  support: { en: ['Supports', 'Support'], es: ['Apoyos', 'Apoyo'] },
  resource: { en: ['Resources', 'Resource'], es: ['Recursos', 'Recurso'] },
  ally: { en: ['Allies', 'Ally'], es: ['Aliados', 'Aliado'] },
  playerSideScheme: {
    en: ['Player Side Schemes', 'Player Side Scheme'],
    es: ['Planes secundarios de jugador', 'Plan secundario de jugador'],
  },
};

/** The words before a colon that open a line which is no card. */
const labels = {
  aspects: { en: ['Aspect', 'Aspects'], es: ['Aspecto', 'Aspectos'] },
  packs: { en: ['Packs', 'Pack'], es: ['Productos', 'Producto', 'Packs', 'Expansiones'] },
} as const;

/** What a line with a label is about. */
export type Label = keyof typeof labels;

/** The word that we write for a label. */
export function labelWord(label: Label, language: Language): string {
  return labels[label][language][0];
}

/** Finds the label that a word stands for. */
export function findLabel(word: string): Label | undefined {
  const key = searchKey(word);
  const found = Object.entries(labels).find(([, words]) => [...words.en, ...words.es].some((each) => searchKey(each) === key));
  return found?.[0] as Label | undefined;
}

/** Whether a line is the heading of a section, such as `Events`, `Eventos:` or `Allies (3)`. */
export function isHeading(line: string): boolean {
  const key = searchKey(line.replace(/\s*\(\d+\)\s*:?$/, ''));
  return Object.values(headingWords).some(({ en, es }) => [...en, ...es].some((each) => searchKey(each) === key));
}
