import type { GameMotion } from '../../scene/game-motion.ts';

/** How the events of KeyForge are seen and heard. */
export const keyforgeMotion: GameMotion = {
  shown: { playBegan: 'played', cardRevealed: 'revealed' },
  arrows: new Set(['defenderChosen']),
  scenes: { keyForged: 'key' },
  sounds: {
    handDealt: 'deal',
    cardDrawn: 'deal',
    playBegan: 'deal',
    cardDiscarded: 'deal',
    cardArchived: 'deal',
    archivesTaken: 'deal',
    cardRevealed: 'flip',
    cardFlipped: 'flip',
    cardExhausted: 'tap',
    damageDealt: 'hit',
    destroyed: 'resolve',
    aemberGained: 'aember',
    aemberStolen: 'aember',
    aemberCaptured: 'aember',
    keyForged: 'key',
  },
};
