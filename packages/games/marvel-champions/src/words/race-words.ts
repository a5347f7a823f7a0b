import type { RaceWords } from '@crupier/kernel/rules';

/** How a match came about round by round: what the villain has left, and the threat on the main scheme up to its target. */
export const raceWords: RaceWords = {
  turn: 'round',
  max: 1,
  lines: [
    {
      per: 'all',
      name: { en: 'The villain’s hit points', es: 'Vida del Villano' },
      count: { kind: 'card', zone: 'villainArea', sign: 'hitPoints', value: 'damage', leftOf: 'hitPoints' },
      top: { kind: 'card', zone: 'villainArea', sign: 'hitPoints', value: 'hitPoints' },
      milestone: { kind: 'pile', zone: 'villainDeck', isFalling: true },
      milestoneName: { en: 'A stage of the villain is defeated', es: 'Cae una etapa del Villano' },
    },
    {
      per: 'all',
      name: { en: 'Threat', es: 'Amenaza' },
      count: { kind: 'card', zone: 'villainArea', sign: 'threatPerRound', value: 'threat' },
      top: { kind: 'card', zone: 'villainArea', sign: 'threatPerRound', value: 'targetThreat' },
      milestone: { kind: 'pile', zone: 'schemeDeck', isFalling: true },
      milestoneName: { en: 'The main scheme advances', es: 'El Plan principal avanza' },
    },
  ],
};
