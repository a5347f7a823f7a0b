import { describe, expect, test } from 'vitest';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { identityOf } from '../cards/identities.ts';
import type { DeckList } from './deck-list.ts';
import { configurationOf } from '../fixtures/core-game.ts';
import { checkConfiguration, configure } from './configuration.ts';
import { checkEnvironment, currentEnvironment, environments } from './environments.ts';
import { modularNames, scenarioNames } from './scenarios.ts';

/** A deck of an identity's own cards and some others; whether it is legal otherwise is nothing to environments. */
function deckOf(identity: string, ...cards: readonly string[]): DeckList {
  const own = identityOf(identity)?.signature ?? [];
  return {
    name: '',
    identity: identity as CardCode,
    aspects: [],
    cards: [...own, ...cards.map((card) => ({ card: card as CardCode, count: 1 }))],
  };
}

function problemsOf(deck: DeckList, environment: 'current' | 'limited' | 'legacy'): readonly string[] {
  return checkEnvironment(deck, environment).map(({ at, code, values }) => `${at}: ${code} ${values['rule']}`);
}

describe('the current environment', () => {
  test('has the core set, three expansions and ten hero packs (MC-ENVIRONMENTS-3, MC-ENVIRONMENTS-4)', () => {
    expect(currentEnvironment()).toHaveLength(14);
  });

  test('has identities and cards of these, reprints among them (MC-ENVIRONMENTS-1)', () => {
    expect(problemsOf(deckOf('50001a', '01088'), 'current')).toEqual([]);
    expect(problemsOf(deckOf('01001a', '04016'), 'current')).toEqual([]);
    expect(problemsOf(deckOf('01001a', '06011', '27010'), 'current')).toEqual([
      '06011: deck.environment MC-ENVIRONMENTS-3',
      '27010: deck.environment MC-ENVIRONMENTS-3',
    ]);
  });

  test('has no older identity', () => {
    const problems = problemsOf(deckOf('03001a'), 'current');
    expect(problems[0]).toBe('03001a: deck.environment MC-ENVIRONMENTS-3');
  });
});

describe('the limited environment', () => {
  const heroPacks = ['03013', '05012', '06011', '08017', '09013', '10011', '12011', '13011', '14012', '15010', '17012'];

  test('has up to ten hero packs beside the core set (MC-ENVIRONMENTS-6)', () => {
    expect(problemsOf(deckOf('01001a', ...heroPacks.slice(0, 10)), 'limited')).toEqual([]);
    expect(problemsOf(deckOf('01001a', ...heroPacks), 'limited')).toEqual([': deck.tooManyProducts MC-ENVIRONMENTS-6']);
  });

  test('has up to three expansions', () => {
    const boxes = ['04011', '16012', '27010', '32011'];
    expect(problemsOf(deckOf('01001a', ...boxes.slice(0, 3)), 'limited')).toEqual([]);
    expect(problemsOf(deckOf('01001a', ...boxes), 'limited')).toEqual([': deck.tooManyProducts MC-ENVIRONMENTS-6']);
  });
});

test('the legacy environment has all products (MC-ENVIRONMENTS-5)', () => {
  expect(problemsOf(deckOf('03001a', '06011', '27041', '32019', '16019', '04012'), 'legacy')).toEqual([]);
});

describe('a match', () => {
  test.each(environments)('may have every scenario and modular set in the environment %s (MC-ENVIRONMENTS-2)', (environment) => {
    const settings = scenarioNames.flatMap((scenario) => modularNames.map((set) => ({ scenario, modular: [set], environment })));
    const results = settings.map((each) => configure(['Spider-Man: Justice'], { settings: each }));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('refuses a deck that is not of its environment, with the seat', () => {
    const decks = [...configurationOf(['Captain Marvel']).seats, { deck: deckOf('03001a') }];
    const refused = (environment: 'current' | 'legacy'): readonly string[] =>
      checkConfiguration({ ...configurationOf([]), seats: decks, environment })
        .filter(({ code }) => code === 'deck.environment')
        .map(({ at }) => at);
    expect([refused('current')[0], refused('legacy')]).toEqual(['deck 2, 03001a', []]);
  });
});
