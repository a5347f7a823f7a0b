/** The door for playing a game: for tables, bots, the terminal, the page. */

export type { Shortcut, ShortcutChoice, ShortcutTalk } from './answers/shortcut.ts';
export { type WeightSet, WON } from './play/evaluation.ts';
export { unseenSignIn } from './kit/names.ts';
export { childAt, itemAt, stepsOf } from './own-cards/places.ts';
export type { Schema } from './own-cards/schema.ts';
export { type Branch, type PlannedAct, type Turn, skipObvious } from './play/branch.ts';
export type { Beat } from './play/beats.ts';
export type { EventRank, GameWords } from './play/game-words.ts';
export { kernelMessages } from './play/kernel-messages.ts';
export type {
  CardSheet,
  GeneratedDeck,
  MatchSettings,
  ReadyTable,
  MatchWishes,
  Passing,
  PlayableGame,
  PlayableMatch,
  SealedPool,
  SetStatus,
} from './play/playable.ts';
export {
  type Coaching,
  coachAt,
  currentLesson,
  type Lesson,
  type Lessons,
  type LessonTopic,
  type TutorialBrief,
  lessonPoints,
  type PinPlace,
  pinPlaces,
  scriptedAnswer,
  type SeenQuestion,
  suggestedAnswer,
  type Tutorial,
  withAnswer,
} from './play/tutorial.ts';
export type { Forecast, ForeseenEnd } from './play/forecast.ts';
export type { ForeseenChange } from './play/foreseen.ts';
export type { SeenValueSources, SeenValueStep, ValuesOf } from './play/value-sources.ts';
export type { ValueNow } from './derived/value-sources.ts';
export type { NamedValue, SeenObstacle, WhyNot } from './play/why-not.ts';
export { type CardCount, type DeckSection, type DraftDeck, type FirstHand, shuffledBy, sizeOfDraft } from './play/deck-workshop.ts';
export { type ListCheck, listChecks } from './play/deck-checks.ts';
export { type DeckWay, importDeck, importDecks, type ImportedDeck } from './play/import-decks.ts';
export type { MissingCard } from './play/missing-cards.ts';
export { type NearCard, nearestCards } from './play/nearest-cards.ts';
export { judgeDeck } from './play/judge-deck.ts';
export { randomTable } from './play/random-table.ts';
export { playableDecks } from './play/playable-decks.ts';
export { type Matter, mattersOf, weightiest } from './play/matters.ts';
export { nextMoment, raceLines, type RaceStep, type RaceTurn, raceTops, readRace, turnsOfRace } from './play/race.ts';
export { playEntry } from './play/replay.ts';
export type { ChoiceIntroduction, SettingNeed } from './play/setting-up.ts';
export { dealsDecks, isSealed, takesSetting } from './play/settings.ts';
export { hashText } from './saves/save.ts';
export { type ScenarioReport, scenarioSchema } from './scenario/format.ts';
export {
  type Answer,
  type Ask,
  type Decision,
  type DecisionKind,
  isChoice,
  mayLackOptions,
  obviousAnswer,
  type Option,
  type Refusal,
  refuseAnswer,
  timesAllowed,
} from './state/decision.ts';
export type { Dice } from './state/dice.ts';
export type { Seat } from './state/ids.ts';
export type { AnsweredBy, Chosen, Journal, JournalEntry, JournalStart, PlayedEntry } from './state/journal.ts';
export { editDistance, nearestWords } from './state/nearest.ts';
export { type Outcome, resultFor, resultOf } from './state/outcome.ts';
export { ANY_TYPE, type Payment, refusePayment, unfilledResources } from './state/payment.ts';
export { randomChoice } from './state/random-choice.ts';
export { assert, fail, type Language, languages, type Messages, ok, type Problem, type Result, say, unreachable } from './state/result.ts';
export { type Resumable, runToEnd } from './state/resumable.ts';
export { afterGame, newSeries, type SeriesScore, seriesWinners } from './state/series.ts';
export { allSites, type Site } from './state/site.ts';
export { SPECTATOR, type Viewer } from './state/viewers.ts';
export type {
  Handle,
  SeenCard,
  SeenAsk,
  SeenDecision,
  SeenEvent,
  SeenOccasion,
  SeenLoss,
  SeenOdds,
  SeenOption,
  SeenReference,
  SeenZone,
  Shown,
  View,
} from './views/view.ts';
