import { randomBelow, seedRandom } from '../state/random.ts';
import { assert } from '../state/result.ts';
import { shuffled, type DeckBuilding } from './deck-workshop.ts';
import { playableDecks } from './playable-decks.ts';
import type { MatchSettings, PlayableGame } from './playable.ts';

/** A table that chance has chosen: it can be dealt as it is. */
export interface RandomTable {
  /** A deck's name or its list, one a seat; no two are the same. */
  readonly decks: readonly string[];
  readonly settings: MatchSettings;
}

/**
 * Chooses decks for so many seats, and what else chance may set: ready decks, decks that are drawn of a set, or decks that are filled up for a
 * leader, each leader once. The same seed of 64 hexadecimal digits chooses the same.
 */
export function randomTable(game: PlayableGame, seed: string, seats: number): RandomTable {
  const random = seedRandom(seed);
  const building = game.workshop?.building;
  const decks = building === undefined ? wholeDecks(game, random, seats) : builtDecks(game, building, { random, seats });
  return { decks, settings: game.workshop?.randomSettings?.(drawSeed(random)) ?? {} };
}

function wholeDecks(game: PlayableGame, random: number[], seats: number): readonly string[] {
  const ready = shuffled(random, playableDecks(game));
  const { generateDeck, generatedSets = [] } = game;
  return Array.from({ length: seats }, (_, at) => {
    const name = ready[at % Math.max(1, ready.length)] ?? '';
    if (generateDeck === undefined || randomBelow(random, 2) === 0) return name;
    const set = generatedSets[randomBelow(random, generatedSets.length)]?.code ?? '';
    const drawn = generateDeck(drawSeed(random), set);
    return drawn.ok ? drawn.value.lists.en : name;
  });
}

function builtDecks(
  game: PlayableGame,
  { leaders, fill }: DeckBuilding,
  { random, seats }: { readonly random: number[]; readonly seats: number },
): readonly string[] {
  const chosen = shuffled(random, leaders()).slice(0, seats);
  assert(chosen.length === seats, 'There are leaders for every seat.');
  const ready = playableDecks(game).map((name) => ({ name, leader: game.workshop?.read(name).draft.leader }));
  return chosen.map((leader) => {
    const own = ready.filter((each) => each.leader === leader);
    const name = own[randomBelow(random, own.length + 1)]?.name;
    return name ?? JSON.stringify(fill({ name: '', leader, choices: [], cards: [] }, drawSeed(random)));
  });
}

const WORDS = 8;

function drawSeed(random: number[]): string {
  return Array.from({ length: WORDS }, () =>
    randomBelow(random, 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}
