/** The door for writing the rules of a game: state, facts, programs, windows, words, positions. */

export type { PlayOut } from './answers/random-play.ts';
export {
  choose,
  publicCard,
  type Shortcut,
  type ShortcutChoice,
  type ShortcutReply,
  type ShortcutRules,
  type ShortcutTalk,
} from './answers/shortcut.ts';
export type { CardBehaviour } from './compile/definitions.ts';
export { defineGame, emptyState, extendGame, extendingGame, freshCard, type GameParts } from './compile/game.ts';
export { numbersOf } from './compile/prices.ts';
export { contextOf } from './derived/contexts.ts';
export {
  appliedTo,
  changesOn,
  characteristic,
  derived,
  derivedAmong,
  derivedFrom,
  type LayerRule,
  type Prospect,
  prospective,
  type WorkingChange,
} from './derived/derived.ts';
export { headed, heardBy, hearers, isHeard, isHeardAt, listen, silence } from './derived/listeners.ts';
export { counts } from './derived/heard.ts';
export { isWithinLimit, timesUsed, usesBy, type Using } from './derived/limits.ts';
export { lookAlike } from './derived/looks.ts';
export { canPayWith } from './derived/payable.ts';
export { isPlaying } from './derived/players.ts';
export { saidChange, type SaidChange } from './derived/said-change.ts';
export { skippedBy } from './derived/skipping.ts';
export { lentUnder, mayLower, staticsAbout } from './derived/statics.ts';
export { rulesOnCard, rulesOnSeat, sumOf, type WorkingRule } from './derived/working-rules.ts';
export type { AgreedDraw, DrawLocals } from './events/agreed-draw.ts';
export { cancelHappening, dropHappening, happening, isHappening, joinHappening, rewriteHappening } from './events/batch.ts';
export { callHeard } from './events/call-heard.ts';
export { checkpoint, release, rewind } from './events/checkpoint.ts';
export {
  AMOUNTS_MAX,
  beginEffect,
  restingCard,
  effectsUntil,
  endEffect,
  endEffectsOn,
  endIfUntil,
  keepAmount,
  RESTING_EFFECTS,
} from './events/lasting.ts';
export { cutFrames } from './events/leaving.ts';
export { beginLook, endLook, lookedAt } from './events/looking.ts';
export { advance, answer, command, matchOn } from './events/machine.ts';
export { firstWhoWaits, orderSteps } from './events/ordering.ts';
export { areCopies } from './events/same-order.ts';
export { paymentStep } from './events/paying.ts';
export { raise, raiseAll, raiseAndTell, raiseInFull } from './events/raise.ts';
export { isBoundToBeReplaced } from './events/replacements.ts';
export { canPayResources, endPeriod, noteUse, resourcesDue } from './events/uses.ts';
export { checkPlaces, hideZone, moveCard, redefine, shiftCard, turnOver } from './events/zones.ts';
export { behavioursIn } from './kit/behaviours.ts';
export { type Evaluation, evaluationOf } from './play/evaluation.ts';
export { findJsonFault } from './kit/json-fault.ts';
export { decksOfFiles } from './kit/deck-files.ts';
export { findDeck, quote, searchKey, unseenSignIn } from './kit/names.ts';
export { bookOfKeys, ownCardFiles, ownCardsInBook, ownKey, withOwnNames } from './kit/own-cards.ts';
export { overDefinitions, perDefinition, perText } from './kit/per-definitions.ts';
export { definitionNamed, positionMessages, positionProblem, readEachLine, splitOutside, withoutComment } from './kit/position-lines.ts';
export { topOf } from './kit/piles.ts';
export { tableOf } from './kit/tables.ts';
export { perCard, perOther, perPair } from './kit/verbs.ts';
export type { Deed } from './language/deed.ts';
export type { ResourceWord, RuleWord } from './language/meanings.ts';
export type { Moment } from './language/moment.ts';
export type { Occasion } from './language/occasion.ts';
export { typesGenerated } from './language/resource-words.ts';
export { abilityHas, amountHas, choicesHave, clauseHas, type Search } from './language/search.ts';
export type { Agreeing, QualityText, Unit } from './language/wording.ts';
export type {
  NounWording,
  OccasionWording,
  RelationWording,
  RuleWording,
  StateWording,
  StatWording,
  TallyWording,
  VerbWording,
  Wordings,
} from './language/wordings.ts';
export type { WordsOf } from './language/words.ts';
export type { AbilityLocals, Choices, ChoosingLocals, Declared, Offer, Share } from './match/ability-locals.ts';
export { abilityOption } from './match/ability-options.ts';
export { abilityOf, abilityRef, bearerOf, bearersOf, definitionIn, definitionRef, lenderOf } from './match/ability-ref.ts';
export { type Context, contextIn } from './match/context.ts';
export { defineFacts, eventRulesOf } from './match/facts.ts';
export type { HappenLocals, OrderLocals, ToldLocals } from './match/happening.ts';
export { type Heard, listenerKey, nameOfHeard } from './match/listener-index.ts';
export { program, stateCheck } from './match/make-program.ts';
export {
  type AnyProgram,
  type Commit,
  type CompiledAbility,
  type Definition,
  type EventPolicy,
  type Game,
  type Manners,
  type Match,
  type Meanings,
  type Noun,
  type Observer,
  pending,
  type PlaceWord,
  type PlayerPolicy,
  type Program,
  type QualityWord,
  type ResourcePolicy,
  type StaticEntry,
  type Step,
  type Verb,
  type WindowClass,
  type WindowPolicy,
  writable,
} from './match/match.ts';
export { definitionNumber } from './match/numbers.ts';
export type { FrameOfLeavers } from './match/player-policy.ts';
export { again, idleOption, leave, type OneSeatQuestion, option } from './match/program.ts';
export type { Due, Means } from './match/resource-policy.ts';
export { call, callNamed, enclosing, frameOf, running } from './match/stack.ts';
export { type Topic, topic, topics } from './match/static-index.ts';
export type { Waiting } from './match/window-policy.ts';
export { type CardReading, extendWith, readCards } from './own-cards/read-cards.ts';
export { checkSchema } from './own-cards/check-schema.ts';
export { listOf, oneWord, record, type Schema, whole, wordsOnce } from './own-cards/schema.ts';
export {
  type CardCount,
  type DeckSection,
  type DeckWorkshop,
  type DraftDeck,
  readDraft,
  sectionsBy,
  shuffled,
  sizeOfDraft,
  withMore,
} from './play/deck-workshop.ts';
export type { BeatRules } from './play/beats.ts';
export type { EventRank, GameWords, OccasionLines, TermWords } from './play/game-words.ts';
export { makePlayable, type PlayableParts } from './play/make-playable.ts';
export type {
  CampaignStanding,
  CardSheet,
  MatchWishes,
  Passing,
  PlayableGame,
  PlayableMatch,
  ReadyTable,
  CardSetName,
  GeneratedDeck,
  SealedPool,
  SetStatus,
  StartOptions,
} from './play/playable.ts';
export type { MatterRule } from './play/matters.ts';
export type { RaceWords } from './play/race.ts';
export type { ChoiceIntroduction, SettingUp } from './play/setting-up.ts';
export type { Lesson, LessonTopic, Tutorial, TutorialBrief } from './play/tutorial.ts';
export { inDeck, looksLikeDeckList, readDecks } from './play/read-decks.ts';
export { hashValue } from './saves/hash-state.ts';
export { nameAbility } from './saves/naming.ts';
export { hashText } from './saves/save.ts';
export type { Doable } from './play/doable.ts';
export type { ChangeableValue, SourceRules } from './play/value-sources.ts';
export type { NamedValue, WhyNotRules } from './play/why-not.ts';
export type { BuiltPosition, ScenarioSubject } from './scenario/subject.ts';
export { cloneCore, ownCard } from './state/clone.ts';
export {
  type Ask,
  type Decision,
  type DecisionKind,
  isForced,
  type Option,
  type Refusal,
  refuseAnswer,
  soleOption,
} from './state/decision.ts';
export type { Dice } from './state/dice.ts';
export { canEachHaveOne } from './state/distinct.ts';
export type { AbilityRef, CardId, CardRef, Seat, ZoneId } from './state/ids.ts';
export type { Chosen } from './state/journal.ts';
export { editDistance } from './state/nearest.ts';
export type { Outcome } from './state/outcome.ts';
export { ANY_TYPE, type CostPlace } from './state/payment.ts';
export { inOrder, orderCode } from './state/permutation.ts';
export { randomChoice } from './state/random-choice.ts';
export { isSeed, randomBelow, seedFromNumber, seedRandom, shuffle, wordsDrawn } from './state/random.ts';
export { assert, fail, type Language, languages, type Messages, ok, type Problem, type Result } from './state/result.ts';
export type { Resumable } from './state/resumable.ts';
export { afterGame, newSeries, type SeriesScore, seriesWinners } from './state/series.ts';
export { applies, failedCheck, isInForce, passes, type Probe, type Site, site } from './state/site.ts';
export {
  cardOf,
  addRecord,
  CARDS_MAX,
  type CoreCard,
  type CoreState,
  type DeepReadonly,
  type Frame,
  type GameEvent,
  isCurrent,
  type LastKnown,
  lastKnownOf,
  NO_CARD,
  NO_SEAT,
  pin,
  refOf,
} from './state/state.ts';
export { everybody, SPECTATOR, type Viewer } from './state/viewers.ts';
export { writeCard } from './text/abilities.ts';
export { capitalized } from './text/sentences.ts';
export type { TextContext } from './text/text-context.ts';
export { handleNow } from './views/handles.ts';
export { makeView, type Showing, type ZoneToShow } from './views/make-view.ts';
export { shownKey } from './views/redact.ts';
export type { Consequence, TextMoment } from './views/see-decision.ts';
export type { AnswerLosses, Loss } from './views/see-losses.ts';
export type { Branch } from './play/branch.ts';
export type { Identities } from './views/redeal.ts';
export { shownOnce, type ShownValues, ValueCollector } from './views/shown-values.ts';
export type { SeenCard, SeenDecision, SeenEvent, SeenZone, Shown, View } from './views/view.ts';
