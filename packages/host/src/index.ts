/** What serving players takes, whatever carries the messages: matches and their lobbies, connections, cards of users' own. */
export { makeCardShelf, type CardShelf } from './cards/card-shelf.ts';
export { cardsOf, ownCardsOf, sheetsOf, type Work } from './cards/cards-of.ts';
export { findGame, findSetting, seedOfText, type Setting, type SettingParts } from './cards/setting.ts';
export { firstOf } from './cards/card-shelf.ts';
export { openSealed } from './cards/sealed-pools.ts';
export { type ClientAccount, secondsPerHint } from './connection/client-account.ts';
export { Connection } from './connection/connection.ts';
export type { MessageMeter } from './connection/message-meter.ts';
export { LookSlot } from './connection/look-slot.ts';
export { makeCommitments } from './fairness/commitments.ts';
export { makeNextGames } from './fairness/next-games.ts';
export type { NoteFault } from './note-fault.ts';
export { languageOf, type Speaker, speakerFor } from './speaking.ts';
export {
  type Lobbies,
  type Opener,
  ordinaryRunningMax,
  ordinaryWaitingMax,
  WAITING_DAYS,
  type WaitingLimit,
  type WaitingMax,
} from './tables/lobbies.ts';
export { type Lobby, readPlan, usersAt } from './tables/lobby.ts';
export { type Asker, type Matches, matchesOver, readyDecks } from './tables/matches.ts';
export { hostMessages } from './messages.ts';
