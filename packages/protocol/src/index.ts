/** What travels between the server and its clients: schemas, types, and the words for what travelled. */
export { checkFairness, fairnessMessages } from './check-fairness.ts';
export { type CardEntry, cardEntry, facetOf, factValues, inOrder, isFound, searchWords } from './card-search.ts';
export { sayRulePlace } from './say-rule.ts';
export {
  type CardSheet,
  type ChoiceIntroduction,
  type Chosen,
  type DecisionKind,
  type EventRank,
  type GameWords,
  type Handle,
  type Coaching,
  type Journal,
  type JournalEntry,
  type Language,
  type Lesson,
  type Lessons,
  type LessonTopic,
  type TutorialBrief,
  type MatchSettings,
  type Messages,
  type Outcome,
  type Passing,
  type PlannedAct,
  type Problem,
  type ReadyTable,
  type Result,
  type Seat,
  type SeenCard,
  type SeenAsk,
  type SeenDecision,
  type SeenEvent,
  type SeenLoss,
  type SeenOption,
  type SeenQuestion,
  type SeenReference,
  type SeenZone,
  type SettingNeed,
  type Shown,
  type RaceStep,
  type RaceTurn,
  type Matter,
  type View,
  type Viewer,
  coachAt,
  currentLesson,
  languages,
  lessonPoints,
  mattersOf,
  nextMoment,
  mayLackOptions,
  obviousAnswer,
  type PinPlace,
  pinPlaces,
  raceTops,
  readRace,
  refusePayment,
  resultOf,
  SPECTATOR,
  suggestedAnswer,
  withAnswer,
  timesAllowed,
  turnsOfRace,
  unfilledResources,
  weightiest,
} from '@crupier/kernel';
export type { ClientMessage } from './client-message.ts';
export { chatPhrases, type ChatLine, type ChatPhrase, type ChatWords, sayPhrase, sayWords } from './chat.ts';
export { chatWords } from './chat-words.ts';
export { checkCards, type CheckedCards } from './check-cards.ts';
export { clientMessage, clientMessageKinds, commandId, matchId, parseClientMessage, passSetting } from './client-message.ts';
export type {
  CardCount,
  CardFileCheck,
  CreatedMatch,
  CreateMatchRequest,
  CreateTutorialRequest,
  DeckCheck,
  EmblemPaths,
  DealNowRequest,
  FailedRequest,
  GameChoices,
  GameStakes,
  GameSummary,
  JoinMatchRequest,
  NextMatchRequest,
  RematchRequest,
  RematchState,
  OfferedCommitment,
  SeedShare,
  JournalFile,
  MatchCards,
  MatchSummary,
  OwnData,
  OwnCardsOfMatch,
  AnsweredQuestion,
  RuleAnswer,
  RulesFound,
  RuleText,
  ServerAddress,
  DrawnDeck,
  SealedOpened,
} from './http.ts';
export {
  checkCardsRequest,
  checkDeckRequest,
  createMatchRequest,
  replayRequest,
  createTutorialRequest,
  dealNowRequest,
  drawDeckRequest,
  emblemsQuery,
  openSealedRequest,
  joinMatchRequest,
  nextMatchRequest,
  rematchRequest,
  matchParams,
  rulesQuery,
  stakesQuery,
} from './http.ts';
export {
  collectionQuery,
  fillDeckRequest,
  firstHandRequest,
  randomTableRequest,
  readDecksRequest,
  type Collection,
  type CollectionCard,
  type CollectionPage,
  type DeckSection,
  type DecksRead,
  type DraftDeck,
  type Facet,
  type FirstHand,
  type ListCheck,
  type MissingCard,
  type NearCard,
  type RandomTableDrawn,
  type ReadDecksRequest,
  type ReadyDeck,
  type ShownDeck,
  type ShuffledDeck,
} from './deck-http.ts';
export type { RulebookContents, RulebookDocument, RulebookPart, RulebookPlace, RuleLink } from './rulebook-http.ts';
export { limits } from './limits.ts';
export { protocolMessages, speak } from './messages.ts';
export { sayForecast, type SaidChange, type SaidForecast } from './say-forecast.ts';
export { offerParts, type OfferParts } from './offer-parts.ts';
export { sayMatter, type SaidMatter } from './say-matter.ts';
export { sayDeclinedLoss, sayLoss, sayLossLine, sayOdds, type SaidLoss } from './say-loss.ts';
export { makeReport, type ReportParts } from './report.ts';
export { listOptions, markCopies, sayCopies, type ListedOption } from './copies.ts';
export { type SaidValue, sayValueSources } from './say-value-sources.ts';
export { sayWhyNot, type SaidReason, type SaidRefusal } from './say-why-not.ts';
export type { Speech } from './say.ts';
export {
  callingSeats,
  figuresOf,
  inPercent,
  inSeconds,
  knownBy,
  sayAskingText,
  sayActs,
  sayCard,
  sayDecision,
  sayDeed,
  sayDecline,
  sayBeat,
  sayEvent,
  sayGains,
  baseOf,
  sayLabel,
  sayWord,
  sayOccasion,
  sayOffer,
  sayOption,
  sayPerson,
  sayPurpose,
  sayRaceLines,
  sayRaceMilestone,
  saySeat,
  sayStanding,
  sayShortcutStep,
  sayValue,
  sayVerb,
} from './say.ts';
export { botName, nameBot, personName, sayGivenName } from './given-names.ts';
export { countedText, nothingTold, tellEvents, tellOn, type ActState, type Telling, type ToldLine } from './tell.ts';
export { readingPlacedJson, readPlacedJson, type PlacedJson, type PlacedProblem } from './placed-json.ts';
export { isPagePath, type PageName, pagePaths, partsOfPath } from './page-paths.ts';
export { playerName } from './player-name.ts';
export { deckSizeMax, isTooLong } from './deck-text-schema.ts';
export { HEARTBEAT, QUIET_MS, SILENCE_MAX_MS } from './heartbeat.ts';
export { findExcess, type JsonShape, jsonShapes, problemOfExcess, ShapeCount, type ShapeExcess } from './json-shape.ts';
export { problemsOf } from './schema-problems.ts';
export type {
  AcknowledgedMessage,
  AbsentRequest,
  ChatMessage,
  ClockMessage,
  BotLevel,
  BotPlan,
  Fairness,
  ForecastMessage,
  HintedAnswer,
  HintMessage,
  InfoMessage,
  MatchStatus,
  PassingMessage,
  ProblemMessage,
  RefusedMessage,
  SeatInfo,
  SeenHint,
  SeriesInfo,
  ServerMessage,
  Spectators,
  SpokenProblem,
  CampaignInfo,
  TableInfo,
  DrawRequest,
  PassEnd,
  ShortcutCourse,
  ShortcutRequest,
  ShortcutStep,
  TableRequest,
  UndoMark,
  UndoPoints,
  UndoRequest,
  SeenBeat,
  UpdateMessage,
  WatchedMessage,
  SourcesMessage,
  WhyNotMessage,
  WelcomeMessage,
} from './server-message.ts';
export { botLevels, passEnds, SCRIPTED } from './server-message.ts';
export { type PassingEnd, passingEnds, type PassSetting, type StopMoments, type Yield, yieldAnswers } from './pass-setting.ts';
export {
  type AbsentCourse,
  absentCourses,
  awayCourses,
  type AwayCourse,
  type ClockTerms,
  type SeenClock,
  type TableTerms,
  type TimeUp,
  timeUps,
  usualAway,
  guestSeatCounts,
  type GuestSeats,
  usualGuestSeats,
  usualTimeUp,
} from './table-terms.ts';
export { tableTerms } from './table-terms-schema.ts';
export { deviceMatchId, isOnDevice, type PortQuestion, type PortReply, type PortRequest } from './port-message.ts';
export { findWrongVersion, PROTOCOL_VERSION, withVersion } from './version.ts';
export { answersOf, askedTogether, type SeatAnswer } from './asked-together.ts';
export { type PlayOnRequest, playOnRequest, type ReplayReel, type ReplayStep } from './replay-http.ts';
export { packBeats, type UnpackedBeat, unpackBeats, type ViewedBeat } from './beats-on-wire.ts';
export type { ViewPatch, WireView, WireZone } from './view-patch.ts';
export { diffViews, packView, patchView, unpackView } from './view-patch.ts';
