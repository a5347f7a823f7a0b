import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../answers/random-play.ts';
import { advance, answer, matchOn } from '../events/machine.ts';
import { triggered } from '../language/builders.ts';
import { act, whenSelf } from '../language/word-builders.ts';
import type { Game } from '../match/match.ts';
import { pending } from '../match/match.ts';
import { definitionNumber, programNumber } from '../match/numbers.ts';
import { hashState } from '../saves/hash-state.ts';
import { restoreState, saveState } from '../saves/save.ts';
import { dice } from '../state/dice.ts';
import { seedFromNumber } from '../state/random.ts';
import { dealTiny, defineTiny, wholeDeck } from '../testing/tiny-game/game.ts';
import type { Tiny, TinyMatch } from '../testing/tiny-game/state/state.ts';
import { compileAll } from './definitions.ts';
import { extendGame } from './game.ts';

/** The keys of the cards that are compiled: those whose abilities have programs. */
function compiled({ programs }: Game<Tiny>): ReadonlySet<string> {
  return new Set(programs.flatMap(({ name, isAbility }) => (isAbility ? [name.slice(0, name.indexOf('/'))] : [])));
}

function numberOf(game: Game<Tiny>, key: string): number {
  return game.definitions.findIndex((each) => each.key === key);
}

/** The game with its cards compiled in the order of a list. */
function compiledInOrder(keys: readonly string[]): Game<Tiny> {
  const game = defineTiny([]);
  for (const key of keys) expect(game.definitions[numberOf(game, key)]?.abilities).toBeDefined();
  return game;
}

describe('a card is compiled', () => {
  test('when its abilities are first read, with the definitions that it grants, and no other card with it', () => {
    const game = defineTiny([]);
    expect(compiled(game)).toEqual(new Set());
    const { cardCount } = game;
    expect(game.definitions.map(({ written }) => written.length)).toContain(1);
    expect([game.definitions.length, compiled(game).size]).toEqual([cardCount, 0]);
    expect(game.definitions[numberOf(game, 'growl')]?.abilities).toHaveLength(1);
    expect(compiled(game)).toEqual(new Set(['growl']));
    expect(game.definitions.slice(cardCount).map(({ key }) => key)).toContain('growl/granted0');
  });

  test('once, however often its abilities are read, and whoever holds the definition that waited', () => {
    const game = defineTiny([]);
    const waiting = game.definitions[numberOf(game, 'growl')];
    const first = waiting?.abilities;
    expect(waiting?.abilities).toBe(first);
    expect(game.definitions[numberOf(game, 'growl')]?.abilities).toBe(first);
    game.programs.forEach(({ id }, index) => expect(id).toBe(index));
    expect(new Set(game.programs.map(({ name }) => name)).size).toBe(game.programs.length);
  });

  test('wholly or not at all: a mistake in it leaves no trace', () => {
    const wrong = triggered(whenSelf('dies'), { do: [act('fly')] });
    const game = defineTiny([{ key: 'new', printed: {}, abilities: [triggered(whenSelf('dies'), { do: [act('draw')] }), wrong] }]);
    const before = [game.definitions.length, game.programs.length];
    expect(() => game.definitions[numberOf(game, 'new')]?.abilities).toThrow('no verb fly');
    expect([game.definitions.length, game.programs.length]).toEqual(before);
    expect(() => compileAll(game)).toThrow('no verb fly');
  });

  test('in each game for itself: a game with more cards leaves the tables of the first alone', () => {
    const first = defineTiny([]);
    const other = extendGame(first, [{ key: 'new', printed: {}, abilities: [triggered(whenSelf('dies'), { do: [act('draw')] })] }]);
    expect(compiled(first)).toEqual(new Set());
    expect(compiled(other)).toEqual(new Set(['new']));
    compileAll(other);
    expect(compiled(first)).toEqual(new Set());
  });
});

describe('a name finds what is not compiled yet', () => {
  test('a definition that a card grants', () => {
    const game = defineTiny([]);
    const found = definitionNumber(game, 'growl/granted0') ?? -1;
    expect(game.definitions[found]?.key).toBe('growl/granted0');
    expect(compiled(game)).toEqual(new Set(['growl']));
  });

  test('a program of a card and of what it grants', () => {
    const all = defineTiny([]);
    compileAll(all);
    for (const { name } of all.programs) {
      const game = defineTiny([]);
      expect(game.programs[programNumber(game, name) ?? -1]?.name).toBe(name);
    }
  });

  test.each(['nobody', 'growl/granted7', 'growl/', '/growl', 'nobody/0play', ''])('nothing is called “%s”', (name) => {
    const game = defineTiny([]);
    expect([definitionNumber(game, name), programNumber(game, name)]).toEqual([undefined, undefined]);
  });
});

describe('the order in which cards were compiled', () => {
  /** A match that plays at random, and shows itself before each answer. */
  function play(game: Game<Tiny>, answers: number, show: (match: TinyMatch) => void): void {
    const match = matchOn(game, dealTiny({ decks: [wholeDeck, wholeDeck] }, seedFromNumber(4)));
    advance(match);
    const roll = dice(4);
    for (let asked = 0; asked < answers; asked++) {
      show(match);
      const open = pending(match);
      if (open !== undefined) answer(match, ...randomAnswer(open, roll));
    }
  }

  test('shows neither in saves nor in hashes', () => {
    const shown = [[], wholeDeck, wholeDeck.toReversed()].map((keys) => {
      const seen: string[] = [];
      play(compiledInOrder(keys), 90, ({ game, state }) => seen.push(saveState(game, state), hashState(game, state)));
      return seen;
    });
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  test('may be another in the game that reads a save: each frame goes on with the program of its name', () => {
    let inAbilities = 0;
    play(compiledInOrder(wholeDeck.toReversed()), 90, ({ game, state }) => {
      const fresh = defineTiny([]);
      const restored = restoreState(fresh, saveState(game, state));
      if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
      const names = ({ programs }: Game<Tiny>, frames: readonly { readonly program: number }[]): readonly unknown[] =>
        frames.map(({ program }) => programs[program]?.name);
      expect(names(fresh, restored.value.frames)).toEqual(names(game, state.frames));
      expect(hashState(fresh, restored.value as TinyMatch['state'])).toBe(hashState(game, state));
      inAbilities += state.frames.filter(({ program }) => game.programs[program]?.isAbility).length;
    });
    expect(inAbilities).toBeGreaterThan(5);
  });
});
