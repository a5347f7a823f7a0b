import type { FactName } from './facts.ts';

/** What is shown moment by moment while the encounter acts. */
export type BeatKind =
  | 'start'
  | 'threat'
  | 'attack'
  | 'scheme'
  | 'boost'
  | 'defended'
  | 'turn'
  | 'damage'
  | 'unhurt'
  | 'dealt'
  | 'reveal'
  | 'enter'
  | 'effect'
  | 'defeat'
  | 'end';

/** What each event shows while the encounter acts. */
export const beatOfFact: Readonly<Partial<Record<FactName, BeatKind>>> = {
  phaseBegan: 'start',
  threatPlaced: 'threat',
  attackBegan: 'attack',
  attackSpread: 'attack',
  schemeBegan: 'scheme',
  boostGiven: 'boost',
  defended: 'defended',
  boostTurned: 'turn',
  damageTaken: 'damage',
  damagePlaced: 'damage',
  damageHealed: 'effect',
  statusGiven: 'effect',
  statusLost: 'effect',
  threatRemoved: 'effect',
  accelerationAdded: 'effect',
  countersAdded: 'effect',
  countersRemoved: 'effect',
  cardDiscarded: 'effect',
  encounterDealt: 'dealt',
  encounterTurned: 'reveal',
  encounterEntered: 'enter',
  minionEngaged: 'enter',
  facedownEngaged: 'enter',
  defeated: 'defeat',
  stageAdvanced: 'effect',
  schemeAdvanced: 'effect',
  encounterDeckRenewed: 'effect',
  playerEliminated: 'effect',
  areaRemoved: 'effect',
  firstPlayerPassed: 'end',
};
