import type { GameMotion } from '../../scene/game-motion.ts';

/** How the events of Marvel Champions are seen and heard. */
export const marvelMotion: GameMotion = {
  shown: { cardAnnounced: 'played' },
  arrows: new Set(['attackMade', 'thwartMade']),
  scenes: { stageAdvanced: 'target', schemeAdvanced: 'target' },
  sounds: {
    cardDrawn: 'deal',
    cardAnnounced: 'deal',
    cardDiscarded: 'deal',
    encounterDealt: 'deal',
    boostGiven: 'deal',
    encounterTurned: 'flip',
    boostTurned: 'flip',
    formChanged: 'flip',
    cardFlipped: 'flip',
    cardExhausted: 'tap',
    damageTaken: 'hit',
    threatPlaced: 'threat',
    schemeCompleted: 'threat',
    defeated: 'resolve',
    stageAdvanced: 'resolve',
  },
};
