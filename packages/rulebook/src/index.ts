/**
 * The in-app rulebook: every rule of the three games, with the id that code, logs and cards cite, a summary in our own
 * words, search, citations, and questions that players ask, answered by hand (`answers/`).
 *
 * Each game's ledger is loaded when it is first asked for, and no other with it; nothing here needs a server or a file system.
 * `ledgers/<game>.json` is written by `tools/src/import-ledgers.ts`. Beside it, people keep the Spanish summaries
 * (`<game>.es.json`), our rulings where a rulebook is silent or contradicts itself (`<game>.rulings.json`), the Spanish card names (`<game>.cards.es.json`) and the headings (`<game>.titles.json`; those of
 * Marvel Champions come from the ledger). A new summary in English needs one in Spanish with the same numbers: a test looks.
 */
export type { Answer } from './answers/answer.ts';
export { answersOf } from './answers/answers.ts';
export { answersNear } from './answers/near-answers.ts';
export { searchAnswers } from './answers/search-answers.ts';
export { type RulesOnCard, rulesOnCards } from './card-rules.ts';
export { chaptersFor, contentsOf, type RuleDocument } from './contents.ts';
export { findRule } from './find-rule.ts';
export { headingsOf } from './headings.ts';
export type { Heading } from './headings.ts';
export { rulesOf } from './ledgers.ts';
export { messages } from './problem.ts';
export { related } from './related.ts';
export type { RelatedRules } from './related.ts';
export { findPlace, type RulePlace } from './rule-place.ts';
export { ruleGames, ruleKinds, shownLanguage, textIn } from './rule-row.ts';
export type { RuleGame, RuleKind, RuleRow, Text } from './rule-row.ts';
export { rulingsOn } from './rulings.ts';
export { searchRules } from './search.ts';
export type { RuleHit, SearchOptions } from './search.ts';
export type { Range } from './words.ts';
