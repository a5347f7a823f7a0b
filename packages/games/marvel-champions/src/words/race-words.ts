import type { RaceWords } from '@crupier/kernel/rules';

/** How a match came about round by round: the threat on the main scheme and the villain’s hit points, both in percent. */
export const raceWords: RaceWords = {
  turn: 'round',
  max: 100,
  lines: [
    {
      per: 'all',
      name: { en: 'Threat, of its target', es: 'Amenaza, de su objetivo' },
      count: { kind: 'share', zone: 'villainArea', sign: 'threatPerRound', value: 'threat', of: 'targetThreat' },
      milestone: { kind: 'pile', zone: 'schemeDeck', isFalling: true },
      milestoneName: { en: 'The main scheme advances', es: 'El plan principal avanza' },
    },
    {
      per: 'all',
      name: { en: 'The villain’s hit points', es: 'Puntos de vida del villano' },
      count: { kind: 'share', zone: 'villainArea', sign: 'hitPoints', value: 'damage', of: 'hitPoints', isLeft: true },
      milestone: { kind: 'pile', zone: 'villainDeck', isFalling: true },
      milestoneName: { en: 'A stage of the villain is defeated', es: 'Cae una fase del villano' },
    },
  ],
};
