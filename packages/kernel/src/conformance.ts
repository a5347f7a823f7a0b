/** The door for checking a game: the conformance kit, scenarios, and parts of the engine that only tests and tools look at. */

export { randomAnswer } from './answers/random-play.ts';
export { compileAll } from './compile/definitions.ts';
export { conform, type WalkOptions, type WalkReport } from './conformance/conformance.ts';
export { type Coverage, coverageOf, sumRan } from './conformance/coverage.ts';
export { goesOnAfterFailedIf } from './conformance/follow-ups.ts';
export { namedCards } from './conformance/named-cards.ts';
export { optionTextFaults } from './conformance/option-texts.ts';
export { configurationOf, mangled, ownCardKit, ownCardTexts } from './conformance/own-cards.ts';
export { conformPlayable } from './conformance/playable.ts';
export type { Conserved, Subject } from './conformance/subject.ts';
export { type TwinAnswer, type TwinOptions, type Twins, twinsOf } from './conformance/twins.ts';
export { writtenSources } from './conformance/value-sources.ts';
export { explain, type Explained, type Explaining } from './conformance/why-not.ts';
export {
  abilityFaults,
  isWholeLine,
  logFaults,
  matterFaults,
  uncounted,
  unlabelled,
  unsaidOccasions,
  unspoken,
} from './conformance/words.ts';
export { openMatch } from './events/machine.ts';
export { checkSchema } from './own-cards/check-schema.ts';
export { CARD_FILE_FORMAT } from './own-cards/own-cards.ts';
export { replayJournal } from './play/replay.ts';
export { hashState } from './saves/hash-state.ts';
export { restoreState, saveState } from './saves/save.ts';
export type { Scenario, ScenarioStep, ShortcutLines } from './scenario/format.ts';
export { readScenario } from './scenario/read.ts';
export { type Disturbance, runScenario } from './scenario/run.ts';
export { decisionKinds, refusals } from './state/decision.ts';
export { dice } from './state/dice.ts';
export type { AnsweredEntry } from './state/journal.ts';
