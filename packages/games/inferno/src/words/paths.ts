import type { Both } from '@crupier/kernel/cards';
import type { Path } from '../state/printed.ts';

/** What the paths are called. *Rule:* INF-105.1. */
export const pathNames: Readonly<Record<Path, Both>> = {
  chaos: { en: 'Chaos', es: 'Caos' },
  madness: { en: 'Madness', es: 'Locura' },
  death: { en: 'Death', es: 'Muerte' },
  power: { en: 'Power', es: 'Poder' },
};

/** A path in card texts. */
export function pathText(path: string | number): Both {
  return pathNames[path as Path] ?? { en: String(path), es: String(path) };
}
