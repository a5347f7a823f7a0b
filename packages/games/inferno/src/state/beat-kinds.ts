import type { FactName } from './facts.ts';

/** What is shown moment by moment while somebody else acts. */
export type BeatKind =
  | 'start'
  | 'draw'
  | 'play'
  | 'ability'
  | 'cancel'
  | 'enter'
  | 'attack'
  | 'damage'
  | 'gone'
  | 'demon'
  | 'environment'
  | 'effect'
  | 'fallen'
  | 'end';

/** What each event shows. */
export const beatOfFact: Readonly<Partial<Record<FactName, BeatKind>>> = {
  turnBegan: 'start',
  cardDrawn: 'draw',
  resourceAdded: 'draw',
  cardPlayed: 'play',
  abilityActivated: 'ability',
  abilityTriggered: 'ability',
  cancelled: 'cancel',
  cardEntered: 'enter',
  attackBegan: 'attack',
  damageDealt: 'damage',
  cardMilled: 'damage',
  damageHealed: 'effect',
  destroyed: 'gone',
  demonFlipped: 'demon',
  environmentChanged: 'environment',
  cardRevealed: 'effect',
  cardDiscarded: 'effect',
  cardExiled: 'effect',
  cardToHand: 'effect',
  cardToDeck: 'effect',
  cardToInfierno: 'effect',
  attached: 'effect',
  controlChanged: 'effect',
  countersAdded: 'effect',
  countersRemoved: 'effect',
  copied: 'effect',
  removedFromCombat: 'effect',
  extraTurnGained: 'effect',
  playersLost: 'fallen',
  turnEnded: 'end',
};
