/** What serving players takes, whatever carries the messages: matches and their lobbies, requests, connections, cards of users' own. */
export { warmUp } from './warm-up.ts';
export { type CardShelf, makeCardShelf } from './cards/card-shelf.ts';
export { cardsOf, sheetsOf, type Work } from './cards/cards-of.ts';
export { type ClientAccount, secondsPerHint } from './connection/client-account.ts';
export { Connection } from './connection/connection.ts';
export { LookSlot } from './connection/look-slot.ts';
export type { MessageMeter } from './connection/message-meter.ts';
export { makeCommitments } from './fairness/commitments.ts';
export { makeNextGames } from './fairness/next-games.ts';
export { hostMessages } from './messages.ts';
export type { NoteFault } from './note-fault.ts';
export { hostRoutes } from './requests/host-routes.ts';
export type { HostRequest, Route } from './requests/route.ts';
export { gameAskedAbout, languageOf, type Speaker, speakerFor } from './speaking.ts';
export { drawId } from './tables/draw-id.ts';
export { type Lobbies, ordinaryRunningMax, ordinaryWaitingMax, WAITING_DAYS, type WaitingMax } from './tables/lobbies.ts';
export { type Lobby, readPlan, usersAt } from './tables/lobby.ts';
export { type Matches, matchesOver, readyDecks } from './tables/matches.ts';
