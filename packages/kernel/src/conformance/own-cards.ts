import { dice } from '../state/dice.ts';
import type { PlayableGame } from '../play/playable.ts';
import { seedFromNumber } from '../state/random.ts';
import { assert, languages, say, type Problem } from '../state/result.ts';

/** So many answers end any match of a game. */
const ANSWERS_MAX = 5_000;

/** What tests of a game's own cards ask, whatever the game. */
export interface OwnCardKit {
  /** A file of these cards. */
  readonly fileOf: (...cards: readonly unknown[]) => unknown;
  /** What is wrong with a file. Asserts that everything wrong with it can be said in each language. */
  readonly problemsOf: (file: unknown) => readonly Problem[];
  /** The game with the cards of a file in which nothing is wrong. */
  readonly withFile: (file: unknown) => PlayableGame;
  /**
   * Plays matches with own cards to their end, and beside each the same one, dealt by the game without them from the configuration alone:
   * both are equal, and what the one saves the other restores.
   */
  readonly playTwice: (game: PlayableGame, configuration: unknown, matches: number) => void;
}

/** The kit for a game that takes own cards. */
export function ownCardKit(base: PlayableGame): OwnCardKit {
  const { ownCards } = base;
  assert(ownCards !== undefined, 'The game takes cards of somebody’s own.');
  const problemsOf: OwnCardKit['problemsOf'] = (file) => {
    const made = ownCards.withFile(file);
    const problems = made.ok ? [] : made.problems;
    assert(made.ok || problems.length > 0, 'A file is refused with a reason.');
    for (const problem of problems)
      for (const language of languages)
        assert(say({ ...problem, at: '' }, base.messages, language) !== problem.code, `${problem.code} has words in ${language}.`);
    return problems;
  };
  return {
    fileOf: (...cards) => ({ format: 1, game: base.id, cards }),
    problemsOf,
    withFile: (file) => {
      const made = ownCards.withFile(file);
      assert(made.ok, `The file can be read: ${JSON.stringify(made)}.`);
      return made.value;
    },
    playTwice: (game, configuration, matches) => {
      const written: unknown = JSON.parse(JSON.stringify(configuration));
      for (let seed = 1; seed <= matches; seed++) playBeside([game, base], written, seed);
    },
  };
}

function playBeside(games: readonly [PlayableGame, PlayableGame], configuration: unknown, seed: number): void {
  const [one, other] = games.map((each) => each.start(configuration, seedFromNumber(seed)));
  assert(one?.ok === true && other?.ok === true, 'A configuration that was checked can be dealt.');
  assert(one.value.hash() === other.value.hash(), 'Both games deal the same.');
  for (const match of [one.value, other.value]) match.playOut(dice(seed), ANSWERS_MAX);
  assert(one.value.outcome() !== undefined, 'A match with own cards comes to its end.');
  assert(one.value.hash() === other.value.hash(), 'Both matches end alike.');
  const restored = other.value.game.restore(one.value.save());
  assert(restored.ok && restored.value.hash() === one.value.hash(), 'What one game saves the other restores.');
}

/** The configuration of some decks, which are legal. */
export function configurationOf(game: PlayableGame, decks: readonly string[]): unknown {
  const configured = game.configure(decks);
  assert(configured.ok, `The decks can be played: ${JSON.stringify(configured)}.`);
  return configured.value;
}

/** What the own cards of a game say in both languages, for people to read: a heading a card, and its lines one below the other. */
export function ownCardTexts(game: PlayableGame): string {
  const said = (game.ownCards?.keys ?? []).flatMap((key) => {
    const { name, text } = game.card(key) ?? { name: { en: '', es: '' }, text: { en: [], es: [] } };
    const lines = text.es.flatMap((line, at) => [`- ${text.en[at] ?? ''}`, `- ${line}`]);
    return [`## ${name.en} · ${name.es}`, '', ...lines, ''];
  });
  return ['# The example cards', '', ...said].join('\n');
}

/** Replaces one part of a tree by something else: `steps` say at which of its fields one goes on at each depth. */
export function mangled(tree: unknown, steps: readonly number[], by: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof tree !== 'object' || tree === null) return by;
  const entries = Object.entries(tree);
  if (entries.length === 0) return by;
  const [field] = entries[step % entries.length] ?? [''];
  const changed = entries.map(([key, part]): [string, unknown] => [key, key === field ? mangled(part, rest, by) : part]);
  return Array.isArray(tree) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}
