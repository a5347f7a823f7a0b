import { createHash } from 'node:crypto';
import type * as kernel from '@crupier/kernel';
import type { PlayableGame, PlayableMatch } from '@crupier/kernel';
import { loadFrom } from './checkout.ts';
import { eagerAnswers } from './eager.ts';
import { speedStudies } from './studies.ts';

const [DECISIONS_MAX, RECORDED, READY] = [20_000, 150, 5];

type Kernel = typeof kernel;

/** A game of a checkout, and how its matches are dealt and played by their numbers. */
export interface PlayedGame {
  readonly game: PlayableGame;
  /** Decks of one of its matches. */
  readonly decks: readonly string[];
  readonly configurationOf: (number: number) => unknown;
  /** Plays the match of a number to its end, with the hash of its last state. Returns its decisions. */
  readonly play: (number: number) => number;
}

/** Dice that roll the same for the same number. */
export function diceOf(number: number): (bound: number) => number {
  let word = Math.imul(number + 1, 0x9e3779b9);
  return (bound) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * bound);
  };
}

function isGame(value: unknown, id: string): value is PlayableGame {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'start' in value;
}

/** The game of a checkout, ready to be played as its study says. */
export async function gameOf(checkout: string, id: string): Promise<PlayedGame> {
  const game = Object.values((await loadFrom(checkout, id)) as object).find((each) => isGame(each, id));
  const study = speedStudies[id];
  if (!isGame(game, id) || study === undefined) throw new Error(`There is no game ${id} in ${checkout}.`);
  const tables =
    study.decks === 'ready'
      ? game
          .deckNames()
          .slice(0, READY)
          .map((deck) => [deck])
      : study.decks;
  const configurations = tables.map((decks) => valueOf(game.configure(decks)));
  const configurationOf = (number: number): unknown => configurations[number % configurations.length];
  const deal = (number: number): PlayableMatch => {
    const seed = createHash('sha256').update(`pair ${number}`).digest('hex');
    return valueOf(game.start(configurationOf(number), seed, { quiet: true }));
  };
  const ended = (match: PlayableMatch, decisions: number): number => {
    match.hash();
    return decisions;
  };
  if (study.decks !== 'ready') {
    return {
      game,
      decks: tables[0] ?? [],
      configurationOf,
      play: (number) => {
        const match = deal(number);
        return ended(match, match.playOut(diceOf(number), DECISIONS_MAX).decisions);
      },
    };
  }
  const { randomChoice } = (await loadFrom(checkout, 'kernel')) as Kernel;
  const recorded = Array.from({ length: RECORDED }, (_, number) => eagerAnswers(deal(number), diceOf(number), randomChoice));
  const play = (number: number): number => {
    const [match, answers = []] = [deal(number % RECORDED), recorded[number % RECORDED]];
    for (const { id: decision, chosen } of answers)
      if (match.answer(0, decision, chosen) !== undefined) throw new Error(`Game ${number} goes another way.`);
    return ended(match, answers.length);
  };
  return { game, decks: tables[0] ?? [], configurationOf, play };
}

function valueOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
