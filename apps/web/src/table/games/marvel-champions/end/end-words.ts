/** What is said of the end of a match of Marvel Champions. */

import type { Language } from '@crupier/protocol';

const en = {
  villainDown: (villain: string) => `${villain} is down`,
  schemeDone: (scheme: string) => `${scheme} is complete`,
  heroesDown: 'The heroes are down',
  heroDown: (hero: string) => `${hero} is down`,
  round: (round: number) => `Round ${round}`,
  lastBlow: (card: string, damage: number) => `Final blow: ${card}, ${damage} damage`,
  threat: (now: number, target: number) => `Threat ${now} of ${target}`,
  villainLeft: (villain: string, left: number) => `${villain} had ${left} hit points left`,
  figures: {
    rounds: (count: number): string => (count === 1 ? 'round' : 'rounds'),
    damage: 'damage',
    prevented: 'prevented',
    thwarted: 'threat removed',
  },
  best: 'Best card',
  decided: 'What decided it',
  uses: (count: number): string => (count === 1 ? 'in 1 use' : `in ${count} uses`),
  damage: (amount: number) => `${amount} damage`,
  removed: (amount: number) => `${amount} threat removed`,
  placed: (amount: number) => `${amount} threat placed`,
  hurt: (amount: number) => `${amount} damage to heroes and allies`,
};

const es: typeof en = {
  villainDown: (villain) => `${villain} ha caído`,
  schemeDone: (scheme) => `Se ha consumado: ${scheme}`,
  heroesDown: 'Los héroes han caído',
  heroDown: (hero) => `${hero} ha caído`,
  round: (round) => `Ronda ${round}`,
  lastBlow: (card, damage) => `Golpe final: ${card}, ${damage} de Daño`,
  threat: (now, target) => `Amenaza: ${now} de ${target}`,
  villainLeft: (villain, left) => `a ${villain} le quedaban ${left} de Vida`,
  figures: {
    rounds: (count) => (count === 1 ? 'ronda' : 'rondas'),
    damage: 'de Daño',
    prevented: 'evitado',
    thwarted: 'de Amenaza quitada',
  },
  best: 'La mejor carta',
  decided: 'Lo que decidió',
  uses: (count) => (count === 1 ? 'en 1 uso' : `en ${count} usos`),
  damage: (amount) => `${amount} de Daño`,
  removed: (amount) => `${amount} de Amenaza quitada`,
  placed: (amount) => `${amount} de Amenaza puesta`,
  hurt: (amount) => `${amount} de Daño a héroes y aliados`,
};

/** The words of a language. */
export type EndWords = typeof en;

/** What is said in a language. */
export function endWordsIn(language: Language): EndWords {
  return { en, es }[language];
}
