/** The pictures of cards that a visit asks for. */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { emblemPath } from '@crupier/host';
import { inferno } from '@crupier/inferno';
import type { PlayableGame } from '@crupier/kernel';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import { cardsOnStart, picturesOn, signNames } from '@crupier/web/pictures';

/** The level at which the server packs them. */
const BROTLI_LEVEL = 5;
/** How many come in one answer: more where a hand is drawn, fewer with each card after it. Together they would be smaller. */
const IN_ANSWER = 8;

const games: readonly PlayableGame[] = [keyforge, inferno, marvelChampions];

/** What is drawn by a visit: the cards of games on the start, or all cards of a match of the first two decks that come with a game. */
export function picturesOfVisit(game: string | undefined): readonly string[] {
  const drawn = games.filter(({ id }) => game === undefined || id === game);
  const names = drawn.flatMap((each) => {
    const keys = game === undefined ? cardsOnStart(each.id) : cardsOfUsualMatch(each);
    return keys.flatMap((key) => {
      const sheet = each.card(key);
      return sheet === undefined ? [] : picturesOn(each.id, sheet);
    });
  });
  return [...new Set(names)].filter((name) => !signNames.includes(name));
}

function cardsOfUsualMatch(game: PlayableGame): readonly string[] {
  const configured = game.configure(game.deckNames().slice(0, 2));
  if (!configured.ok) throw new Error(`The first decks of ${game.id} cannot be played: ${configured.problems[0]?.code}.`);
  return game.cardsOf(configured.value);
}

/** Pictures as they come, some in each answer: bytes, and those that are sent. */
export function weighEmblems(names: readonly string[]): { readonly bytes: number; readonly brotli: number; readonly gzip: number } {
  const answers = Array.from({ length: Math.ceil(names.length / IN_ANSWER) }, (_, at) => {
    const asked = names.slice(at * IN_ANSWER, (at + 1) * IN_ANSWER);
    return Buffer.from(JSON.stringify(Object.fromEntries(asked.map((name) => [name, emblemPath(name)]))));
  });
  const packed = (answer: Buffer): number =>
    brotliCompressSync(answer, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }).length;
  return {
    bytes: sum(answers, ({ length }) => length),
    brotli: sum(answers, packed),
    gzip: sum(answers, (answer) => gzipSync(answer).length),
  };
}

function sum(answers: readonly Buffer[], count: (answer: Buffer) => number): number {
  return answers.reduce((total, answer) => total + count(answer), 0);
}
