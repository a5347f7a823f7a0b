import type { RaceWords } from '@crupier/kernel/rules';

/** How a match came about: each player’s deck turn by turn, and the demons that were flipped. Only a demon has an earthly face. */
export const raceWords: RaceWords = {
  turn: 'turn',
  max: 50,
  lines: [
    {
      per: 'seat',
      name: { en: 'Deck {seat}', es: 'Mazo {seat}' },
      count: { kind: 'pile', zone: 'deck' },
      milestone: { kind: 'having', zone: 'play', value: 'earthly' },
      milestoneName: { en: '{seat} flipped their demon', es: '{seat} volteó su demonio' },
    },
  ],
};
