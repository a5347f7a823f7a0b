import { each, exactly, gives, self } from '@crupier/kernel/cards';
import { act, any, forEachDone, friendly, is, rule, when, whenSelf } from '../../meanings/builders.ts';
import { boost, forced, villain, whenRevealed, type CardTexts } from '../headers.ts';

const isMasterOfEvil = is('trait', 'Masters of Evil');

/** The Masters of Evil. */
export const mastersOfEvil: CardTexts = {
  // The Masters of Evil
  '01128': [
    whenRevealed({ do: [act('discardUntil', each(any('minionOnDeck', isMasterOfEvil)), undefined, { value: 'engagedWithFirst' })] }),
  ],
  // Radioactive Man
  '01129': [forced(whenSelf('attackedYou'), { do: [act('discardAtRandom')] }), boost({ do: [act('discardAtRandom')] })],
  // Whirlwind
  '01130': [
    forced(when('attacks', { card: 'self', by: 'you' }), { do: [act('attackOtherHeroes')] }),
    boost({ do: [act('damage', each(any('hero')), 1)] }),
  ],
  // Tiger Shark
  '01131': [forced(whenSelf('attackedAnybody'), { do: [act('toughen', self)] }), boost({ do: [act('toughen', villain)] })],
  // Melter
  '01132': [gives(self, rule('mustDefendWithAlly')), boost({ do: [act('exhaust', each(friendly('ally')))] })],
  // Masters of Mayhem
  '01133': [
    whenRevealed({
      do: [act('attackEngagedHero', each(any('minion', isMasterOfEvil)))],
      next: {
        if: exactly(forEachDone(1, 'attackBegan'), 0),
        do: [act('searchEncounterDeck', each(any('minionInEncounterDeck', isMasterOfEvil)), undefined, { value: 'engaged' })],
      },
    }),
  ],
};
