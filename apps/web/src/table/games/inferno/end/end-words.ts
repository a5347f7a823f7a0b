/** What is said of the end of a match of Inferno. */

import type { Language } from '@crupier/protocol';

const en = {
  burns: (demon: string) => `${demon} burns`,
  damage: 'damage',
  attacks: 'attacks',
  played: 'cards played',
  destroyed: 'cards destroyed',
  best: (damage: number) => `Best card: ${damage} damage`,
  playedBy: (count: number) => `${count} played`,
  milled: (count: number) => (count === 1 ? '1 card burnt' : `${count} cards burnt`),
};

const es: typeof en = {
  burns: (demon) => `${demon} arde`,
  damage: 'de daño',
  attacks: 'ataques',
  played: 'cartas jugadas',
  destroyed: 'cartas destruidas',
  best: (damage) => `La mejor carta: ${damage} de daño`,
  playedBy: (count) => (count === 1 ? '1 jugada' : `${count} jugadas`),
  milled: (count) => (count === 1 ? '1 carta quemada' : `${count} cartas quemadas`),
};

/** What is said in a language. */
export function endWordsIn(language: Language): typeof en {
  return { en, es }[language];
}
