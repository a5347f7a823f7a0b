/** The door for writing the rules of a game: state, facts, programs, windows, words, positions. */

export type { PlayOut } from './answers/random-play.ts';
export {
  type Shortcut,
  type ShortcutChoice,
  type ShortcutReply,
  type ShortcutRules,
  type ShortcutTalk,
  choose,
  publicCard,
} from './answers/shortcut.ts';
export type { CardBehaviour } from './compile/definitions.ts';
export { type GameParts, defineGame, emptyState, extendingGame, freshCard, extendGame } from './compile/game.ts';
export { numbersOf } from './compile/prices.ts';
export { contextOf } from './derived/contexts.ts';
export {
  type LayerRule,
  type Prospect,
  type WorkingChange,
  appliedTo,
  changesOn,
  characteristic,
  derived,
  derivedFrom,
  prospective,
} from './derived/derived.ts';
export { headed, heardBy, hearers, isHeard, isHeardAt, listen, silence } from './derived/listeners.ts';
export { skippedBy } from './derived/skipping.ts';
export { lentUnder, staticsAbout } from './derived/statics.ts';
export { isPlaying } from './derived/players.ts';
export { type WorkingRule, rulesOnCard, rulesOnSeat, sumOf } from './derived/working-rules.ts';
export type { AgreedDraw, DrawLocals } from './events/agreed-draw.ts';
export { cancelHappening, dropHappening, happening, joinHappening, rewriteHappening } from './events/batch.ts';
export { callHeard } from './events/call-heard.ts';
export { beginLook, endLook, lookedAt } from './events/looking.ts';
export { checkpoint, release, rewind } from './events/checkpoint.ts';
export { cutFrames } from './events/leaving.ts';
export { RESTING_EFFECTS, beginEffect, effectsUntil, endEffect, keepAmount, endEffectsOn, endIfUntil } from './events/lasting.ts';
export { advance, answer, command, matchOn } from './events/machine.ts';
export { canPayWith } from './derived/payable.ts';
export { paymentStep } from './events/paying.ts';
export { raise, raiseAll, raiseAndTell, raiseInFull } from './events/raise.ts';
export { canPayResources, endPeriod, resourcesDue } from './events/uses.ts';
export { typesGenerated } from './language/resource-words.ts';
export { checkPlaces, hideZone, moveCard, redefine, shiftCard, turnOver } from './events/zones.ts';
export { behavioursIn } from './kit/behaviours.ts';
export { findDeck, quote, searchKey } from './kit/names.ts';
export { ownCardsInBook, ownKey } from './kit/own-cards.ts';
export { definitionNamed, positionMessages, positionProblem, readEachLine, splitOutside, withoutComment } from './kit/position-lines.ts';
export { tableOf } from './kit/tables.ts';
export { perCard, perOther, perPair } from './kit/verbs.ts';
export type { Moment } from './language/moment.ts';
export { abilityHas, amountHas, choicesHave, clauseHas, type Search } from './language/search.ts';
export type { Deed, Occasion, RuleWord } from './language/vocabulary.ts';
export type { Agreeing, PriceWords, ResourceWords, Unit } from './language/wording.ts';
export type { WordsOf } from './language/words.ts';
export type { AbilityLocals, Choices, ChoosingLocals, Declared, Offer, Share } from './match/ability-locals.ts';
export { abilityOf, abilityRef, bearerOf, bearersOf, definitionIn, definitionRef } from './match/ability-ref.ts';
export { type Context, contextIn } from './match/context.ts';
export { defineFacts, eventRulesOf } from './match/facts.ts';
export type { HappenLocals, ToldLocals } from './match/happening.ts';
export { type Heard, listenerKey, nameOfHeard } from './match/listener-index.ts';
export { program, stateCheck } from './match/make-program.ts';
export {
  type AnyProgram,
  type Commit,
  type CompiledAbility,
  type Definition,
  type EventPolicy,
  type Game,
  type Match,
  type Noun,
  type Observer,
  type PlaceWord,
  type PlayerPolicy,
  type Program,
  type ResourcePolicy,
  type QualityWord,
  type StaticEntry,
  type Step,
  type Verb,
  type Vocabulary,
  type WindowClass,
  type WindowPolicy,
  type WordlessVerb,
  pending,
  writable,
} from './match/match.ts';
export { definitionNumber } from './match/numbers.ts';
export type { FrameOfLeavers } from './match/player-policy.ts';
export { type OneSeatQuestion, again, idleOption, leave, option } from './match/program.ts';
export type { Due, Means } from './match/resource-policy.ts';
export { call, callNamed, enclosing, frameOf, running } from './match/stack.ts';
export { type Topic, topic, topics } from './match/static-index.ts';
export { type OwnCardReading, cardFileSchema, readOwnCards } from './own-cards/own-cards.ts';
export { type CardReading, extendWith, readCards } from './own-cards/read-cards.ts';
export { type Schema, listOf, oneWord, record, whole, wordsOnce } from './own-cards/schema.ts';
export { type PlayableParts, makePlayable } from './play/make-playable.ts';
export type {
  CardSheet,
  GameWords,
  MatchWishes,
  Passing,
  PlayableGame,
  PlayableMatch,
  SealedPool,
  SetStatus,
  StartOptions,
} from './play/playable.ts';
export { inDeck, looksLikeDeckList, readDecks } from './play/read-decks.ts';
export { hashValue } from './saves/hash-state.ts';
export { nameAbility } from './saves/naming.ts';
export { hashText } from './saves/save.ts';
export type { BuiltPosition, ScenarioSubject } from './scenario/subject.ts';
export { cloneCore, ownCard } from './state/clone.ts';
export { type Ask, type Decision, type DecisionKind, type Option, type Refusal, isForced, refuseAnswer } from './state/decision.ts';
export type { Dice } from './state/dice.ts';
export { canEachHaveOne } from './state/distinct.ts';
export type { AbilityRef, CardId, CardRef, Seat, ZoneId } from './state/ids.ts';
export type { Chosen } from './state/journal.ts';
export { editDistance } from './state/nearest.ts';
export type { Outcome } from './state/outcome.ts';
export { ANY_TYPE, type CostPlace } from './state/payment.ts';
export { inOrder, orderCode } from './state/permutation.ts';
export { randomChoice } from './state/random-choice.ts';
export { isSeed, randomBelow, seedFromNumber, seedRandom, shuffle } from './state/random.ts';
export { type Language, type Messages, type Problem, type Result, assert, fail, languages, ok } from './state/result.ts';
export type { Resumable } from './state/resumable.ts';
export { type SeriesScore, afterGame, newSeries, seriesWinners } from './state/series.ts';
export { type Probe, type Site, applies, isInForce, site } from './state/site.ts';
export {
  CARDS_MAX,
  type CoreCard,
  type CoreState,
  type DeepReadonly,
  type Frame,
  type GameEvent,
  type LastKnown,
  NO_CARD,
  NO_SEAT,
  cardOf,
  isCurrent,
  lastKnownOf,
  pin,
  refOf,
} from './state/state.ts';
export { SPECTATOR, type Viewer, everybody } from './state/viewers.ts';
export { writeCard } from './text/abilities.ts';
export { capitalized } from './text/sentences.ts';
export type { TextContext, Words } from './text/words.ts';
export { type Showing, type ZoneToShow, handleNow, makeView, shownKey } from './views/redact.ts';
export type { Identities } from './views/redeal.ts';
export { shownValues } from './views/shown-values.ts';
export type { SeenCard, SeenDecision, SeenEvent, SeenZone, Shown, View } from './views/view.ts';
export type { Waiting } from './match/window-policy.ts';
export { firstWhoWaits, orderSteps } from './events/ordering.ts';
export type { OrderLocals } from './match/happening.ts';
export { failedCheck, passes } from './state/site.ts';
export { abilityOption } from './match/ability-options.ts';
