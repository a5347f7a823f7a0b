/** What travels between the server and its clients: schemas, types, and the words for what travelled. */
export { checkFairness, fairnessMessages } from './check-fairness.ts';
export {
  type CardSheet,
  type Chosen,
  type DecisionKind,
  type GameWords,
  type Handle,
  type Journal,
  type JournalEntry,
  type Language,
  type Messages,
  type Outcome,
  type Passing,
  type Problem,
  type Result,
  type Seat,
  type SeenCard,
  type SeenDecision,
  type SeenEvent,
  type SeenOption,
  type SeenReference,
  type SeenZone,
  type Shown,
  type View,
  type Viewer,
  languages,
  obviousAnswer,
  refusePayment,
  resultOf,
  SPECTATOR,
  timesAllowed,
  unfilledResources,
} from '@crupier/kernel';
export type { ClientMessage } from './client-message.ts';
export { checkCards, type CheckedCards } from './check-cards.ts';
export { clientMessage, clientMessageKinds, commandId, matchId, parseClientMessage } from './client-message.ts';
export type {
  CardCount,
  CardFileCheck,
  CreatedMatch,
  CreateMatchRequest,
  DeckCheck,
  FailedRequest,
  GameSummary,
  JoinMatchRequest,
  NextMatchRequest,
  OfferedCommitment,
  SeedShare,
  JournalFile,
  MatchCards,
  MatchSummary,
  OwnData,
  OwnCardsOfMatch,
  RuleText,
  SealedOpened,
} from './http.ts';
export {
  checkCardsRequest,
  checkDeckRequest,
  createMatchRequest,
  openSealedRequest,
  joinMatchRequest,
  nextMatchRequest,
  matchParams,
  rulesQuery,
} from './http.ts';
export { limits } from './limits.ts';
export { protocolMessages, speak } from './messages.ts';
export type { Speech } from './say.ts';
export {
  contract,
  sayAskingText,
  sayAct,
  sayCard,
  sayDecision,
  sayEvent,
  sayGain,
  sayLabel,
  sayOffer,
  sayOption,
  saySeat,
  sayShortcutStep,
  sayValue,
  sayVerb,
} from './say.ts';
export { readPlacedJson, type PlacedJson, type PlacedProblem } from './placed-json.ts';
export { problemsOf } from './schema-problems.ts';
export type {
  AcknowledgedMessage,
  BotLevel,
  Fairness,
  InfoMessage,
  MatchStatus,
  PassingEnd,
  PassingMessage,
  PassSetting,
  ProblemMessage,
  RefusedMessage,
  SeatInfo,
  SeriesInfo,
  ServerMessage,
  StopMoments,
  SpokenProblem,
  TableInfo,
  DrawRequest,
  PassEnd,
  ShortcutCourse,
  ShortcutRequest,
  ShortcutStep,
  TableRequest,
  UndoPoints,
  UndoRequest,
  UpdateMessage,
  WatchedMessage,
  WelcomeMessage,
} from './server-message.ts';
export { botLevels, passEnds, passingEnds } from './server-message.ts';
export { findWrongVersion, PROTOCOL_VERSION, withVersion } from './version.ts';
export type { ViewPatch, WireView, WireZone } from './view-patch.ts';
export { diffViews, packView, patchView, unpackView } from './view-patch.ts';
