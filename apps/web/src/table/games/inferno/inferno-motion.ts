import type { GameMotion } from '../../scene/game-motion.ts';

/** How the events of Inferno are seen and heard. */
export const infernoMotion: GameMotion = {
  shown: { cardPlayed: 'played', cardRevealed: 'revealed', drawRevealed: 'revealed' },
  arrows: new Set(['attacked']),
  scenes: { demonFlipped: 'flame' },
  sounds: {
    cardDrawn: 'deal',
    cardDiscarded: 'deal',
    cardMilled: 'deal',
    resourceAdded: 'deal',
    cardRevealed: 'flip',
    drawRevealed: 'flip',
    turnedFaceUp: 'flip',
    demonFlipped: 'flip',
    cardTapped: 'tap',
    damageDealt: 'hit',
    cardPlayed: 'chain',
    abilityActivated: 'chain',
    abilityTriggered: 'chain',
    resolutionBegan: 'resolve',
  },
};
