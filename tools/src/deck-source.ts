import { type Dice, playableDecks } from '@crupier/kernel';
import { diceFrom } from '@crupier/bots';
import { findGame, games as shelf } from '@crupier/cli';

/** Where the decks of games between bots come from, by the value of `--decks`. */
export const deckSources = ['ready', 'all', 'generated'] as const;
/** One of them. */
export type DeckSource = (typeof deckSources)[number];

/** What `--decks` means, for the help of a command. */
export const deckSourceHelp = `  --decks FROM  ready: the few that come with the game for playing at once (default); all: every built-in deck that can be played to its
                last card; generated: drawn anew for each game, of a set drawn before`;

/** The decks of two seats. */
export type DeckPair = readonly [string, string];

/** Draws the decks of a pair of games from dice; `text` tells the decks of one pair from those of another. */
export type DrawDecks = (roll: Dice, text: string) => DeckPair;

/** What is wrong with `--decks`, in a sentence; undefined where nothing is. */
export async function checkDeckSource(game: string, source: string): Promise<string | undefined> {
  if (!deckSources.some((each) => each === source)) return `--decks: expected ${deckSources.join(', ')}, and got ${source}`;
  const isDrawn = source === 'generated' && (await setsOf(game)).length === 0;
  return isDrawn ? `--decks: no decks are drawn for ${game}` : undefined;
}

/** Two decks that differ for each pair of games. `check` has passed. */
export async function differentDecks(game: string, source: DeckSource): Promise<DrawDecks> {
  return drawer(game, source, (roll, names) => {
    const first = roll(names.length);
    return [names[first] ?? '', names[(first + 1 + roll(Math.max(1, names.length - 1))) % names.length] ?? ''];
  });
}

/** Two decks of any kind for each game: both may have the same. */
export async function anyDecks(game: string, source: DeckSource): Promise<DrawDecks> {
  return drawer(game, source, (roll, names) => [names[roll(names.length)] ?? '', names[roll(names.length)] ?? '']);
}

/** Under which name results of a deck are counted: decks drawn of one set are counted together. */
export function deckLabel(deck: string): string {
  return /^generated \S+/.exec(deck)?.[0] ?? deck;
}

async function drawer(game: string, source: DeckSource, pick: (roll: Dice, names: readonly string[]) => DeckPair): Promise<DrawDecks> {
  if (source !== 'generated') {
    const names = source === 'ready' ? (findGame(shelf, game)?.readyDecks ?? []) : await allOf(game);
    return (roll) => pick(roll, names);
  }
  const sets = await setsOf(game);
  return (roll, text) => [0, 1].map((seat) => `generated ${sets[roll(sets.length)]} ${text} ${seat}`) as unknown as DeckPair;
}

async function allOf(game: string): Promise<readonly string[]> {
  const loaded = await findGame(shelf, game)?.load();
  return loaded === undefined ? [] : playableDecks(loaded);
}

async function setsOf(game: string): Promise<readonly string[]> {
  return ((await findGame(shelf, game)?.load())?.generatedSets ?? []).map(({ code }) => code);
}

/** The decks of the games of a run that have a number. */
export function decksOfGame(draw: DrawDecks, seed: string, number: number): DeckPair {
  return draw(diceFrom(`${seed} decks ${number}`), `${seed} ${number}`);
}
