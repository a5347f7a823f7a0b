import { searchKey, type Language } from '@crupier/kernel/rules';
import { cardSets } from '../cards/facts.ts';
import type { Icon } from '../cards/facts/card-facts.ts';
import { findHouse, houseNames } from '../cards/facts/houses.ts';
import { plainIcons, type PlainIcon } from '../cards/facts/vocabulary.ts';

/** What a bonus icon that is no house is called in a list. The first word of each language is the one we write. */
export const iconWords: Readonly<Record<PlainIcon, Readonly<Record<Language, readonly string[]>>>> = {
  amber: { en: ['æmber', 'amber', 'aember'], es: ['æmbar', 'ámbar', 'aembar'] },
  capture: { en: ['capture'], es: ['captura', 'capturar'] },
  damage: { en: ['damage'], es: ['daño'] },
  draw: { en: ['draw'], es: ['robar', 'robo'] },
  discard: { en: ['discard'], es: ['descartar', 'descarte'] },
  power: { en: ['power'], es: ['poder'] },
};

/** The words before a colon that open a line which is no card. */
const labels = {
  name: { en: ['Name', 'Deck'], es: ['Nombre', 'Mazo'] },
  set: { en: ['Set', 'Expansion'], es: ['Colección', 'Expansión'] },
  houses: { en: ['Houses'], es: ['Casas'] },
  reference: { en: ['Reference', 'Token'], es: ['Referencia', 'Ficha'] },
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

/** The word that we write for a bonus icon. */
export function iconWord(icon: Icon, language: Language): string {
  const plain = plainIcons.find((each) => each === icon);
  return plain === undefined ? houseNames[icon as keyof typeof houseNames][language] : (iconWords[plain][language][0] ?? plain);
}

/** Finds the bonus icon that a word stands for, in either language. */
export function findIcon(word: string): Icon | undefined {
  const key = searchKey(word);
  const isMeant = (icon: PlainIcon): boolean => [...iconWords[icon].en, ...iconWords[icon].es].some((each) => searchKey(each) === key);
  return plainIcons.find(isMeant) ?? findHouse(word);
}

/** Finds the expansion number that a text means: a set's code or name, or the number itself. */
export function findExpansion(text: string): number | undefined {
  if (/^\d{1,5}$/.test(text.trim())) return Number(text);
  const key = searchKey(text);
  return cardSets.find((set) => searchKey(set.code) === key || searchKey(set.name) === key)?.expansions[0];
}

/** The word that we write for an expansion: its set's code, or its number if we do not know the set. */
export function expansionWord(expansion: number): string {
  return cardSets.find((set) => set.expansions[0] === expansion)?.code ?? String(expansion);
}
