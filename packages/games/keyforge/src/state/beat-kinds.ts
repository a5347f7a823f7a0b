import type { FactName } from './facts.ts';

/** What is shown moment by moment while an opponent acts. */
export type BeatKind =
  | 'start'
  | 'forge'
  | 'house'
  | 'play'
  | 'use'
  | 'fight'
  | 'damage'
  | 'gone'
  | 'reap'
  | 'aember'
  | 'effect'
  | 'end';

/** What each event shows. What a bonus icon or reaping gains is shown with what comes after it, the cards drawn by the end of the turn. */
export const beatOfFact: Readonly<Partial<Record<FactName, BeatKind>>> = {
  turnBegan: 'start',
  keyForged: 'forge',
  keyUnforged: 'effect',
  houseChosen: 'house',
  playBegan: 'play',
  fightBegan: 'fight',
  damageDealt: 'damage',
  destroyed: 'gone',
  reaped: 'reap',
  aemberGained: 'aember',
  aemberLost: 'aember',
  aemberPaid: 'aember',
  aemberStolen: 'aember',
  aemberCaptured: 'aember',
  exalted: 'aember',
  aemberMovedToPool: 'aember',
  aemberMovedToCard: 'aember',
  aemberPutOnCard: 'aember',
  tokenMade: 'effect',
  damageHealed: 'effect',
  damageMoved: 'effect',
  stunned: 'effect',
  stunRemoved: 'effect',
  warded: 'effect',
  wardSpent: 'effect',
  enraged: 'effect',
  countersAdded: 'effect',
  countersRemoved: 'effect',
  namedCountersAdded: 'effect',
  namedCountersRemoved: 'effect',
  cardFlipped: 'effect',
  cardRevealed: 'effect',
  cardDiscarded: 'effect',
  cardArchived: 'effect',
  cardPurged: 'effect',
  cardReturned: 'effect',
  cardPutOnDeck: 'effect',
  cardShuffledIn: 'effect',
  controlChanged: 'effect',
  creaturesSwapped: 'effect',
  chainsGained: 'effect',
  tideRaised: 'effect',
  turnEnded: 'end',
};
