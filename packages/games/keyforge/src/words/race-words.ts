import type { RaceWords } from '@crupier/kernel/rules';

/** How a match came about: each player’s Æmber turn by turn, and the keys that were forged. */
export const raceWords: RaceWords = {
  turn: 'turn',
  max: 12,
  lines: [
    {
      per: 'seat',
      name: { en: 'Æ {seat}', es: 'Æ {seat}' },
      count: { kind: 'seat', value: 'aember' },
      milestone: { kind: 'seat', value: 'keys' },
      milestoneName: { en: '{seat} forged a key', es: '{seat} forjó una llave' },
    },
  ],
};
