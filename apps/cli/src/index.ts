/**
 * The command line, as `tests/` run it without a process, how it puts a match into words, as golden games are written, and how it
 * lets bots play many games, as the balance of decks is measured.
 */
export { exitCodes } from './exit-codes.ts';
export { deckListOf } from './configuration.ts';
export { findGame, games } from './games.ts';
export { formatLog, speechFor } from './play/log-lines.ts';
export { readTable, turnIn } from './play/sections.ts';
export { optionAt, sayQuestion } from './play/say-question.ts';
export { sayOutcome } from './play/sitting.ts';
export type { PlayedGame } from './simulate/play-game.ts';
export { seedFromText, seedOfGame } from './seeds.ts';
export { playMany } from './simulate/play-many.ts';
