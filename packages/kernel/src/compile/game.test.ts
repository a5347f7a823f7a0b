import { describe, expect, test } from 'vitest';
import { atLeast, each, gives, givesWhile, host, instead, lends, one, self, the, triggered } from '../language/builders.ts';
import {
  act,
  activated,
  any,
  friendly,
  grant,
  inState,
  keyword,
  lists,
  measure,
  plus,
  related,
  rule,
  tally,
  whenSelf,
} from '../language/word-builders.ts';
import type { Ability } from '../language/effects.ts';
import type { GameParts } from './game.ts';
import { compileAll } from './definitions.ts';
import { defineGame, extendGame, freshCard } from './game.ts';
import { program } from '../match/make-program.ts';
import { moments } from '../language/moment.ts';
import { facts } from '../testing/tiny-game/state/facts.ts';
import { defineTiny, tinyGame } from '../testing/tiny-game/game.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';

/** The tiny game with one card more, compiled with all others, or what is wrong with the card. */
function withCard(...abilities: readonly Ability[]): ReturnType<typeof defineTiny> {
  const game = defineTiny([{ key: 'new', printed: {}, abilities }]);
  compileAll(game);
  return game;
}

describe('defining a game', () => {
  test('numbers the programs, the definitions and the facts', () => {
    compileAll(tinyGame);
    tinyGame.programs.forEach(({ id }, index) => expect(id).toBe(index));
    expect(new Set(tinyGame.programs.map(({ name }) => name)).size).toBe(tinyGame.programs.length);
    expect(new Set(tinyGame.definitions.map(({ key }) => key)).size).toBe(tinyGame.definitions.length);
    expect(tinyGame.commits).toHaveLength(facts.names.length);
  });

  test('asks for a commit of every fact', () => {
    const {
      happen: _happen,
      use: _use,
      windows: _windows,
      definitions: _definitions,
      cardCount: _cardCount,
      programs: _programs,
      commits: _commits,
      ...rest
    } = tinyGame;
    const parts = { ...rest, windows: { interrupts: [], responses: [] }, programs: [], cards: [], commits: {} } satisfies GameParts<Tiny>;
    expect(() => defineGame(parts)).toThrow('The fact roundBegan has no commit.');
  });

  test('a static ability that is given speaks of what it is given to: nothing else could it work on', () => {
    const given = (applies: typeof self | typeof host): Ability =>
      activated('play', { do: [grant(gives(applies, plus('strength', 1)), 'round', each(any('beast')))] });
    expect(() => withCard(given(host))).not.toThrow();
    expect(() => withCard(given(self))).toThrow('speaks of “host”');
  });

  test.each([
    ['verb', triggered(whenSelf('dies'), { do: [act('bonce', self)] }), 'no verb bonce; the nearest is bounce.'],
    ['noun', triggered(whenSelf('dies'), { targets: { it: one(any('beest')) }, do: [] }), 'no noun beest; the nearest is beast.'],
    ['quality', gives(each(any('beast', 'stronk'))), 'no quality stronk; the nearest is strong.'],
    ['occasion', triggered(whenSelf('dyes'), { do: [] }), 'no occasion dyes; the nearest is dies.'],
    [
      'relation',
      triggered(whenSelf('dies'), { do: [act('kill', related('packmate', self))] }),
      'no relation packmate; the nearest is packmates.',
    ],
    ['state', givesWhile(inState('yourTrun'), self), 'no state yourTrun; the nearest is yourTurn.'],
    ['tally', triggered(whenSelf('dies'), { do: [act('gain', undefined, tally('foot', 'you'))] }), 'no tally foot; the nearest is food.'],
    ['measure', givesWhile(atLeast(measure('kind', any('beast')), 2), self), 'no measure kind; the nearest is kinds.'],
    ['stat', gives(self, plus('strenght', 1)), 'no stat strenght; the nearest is strength.'],
    ['list', gives(self, lists('kind', 'become', 'bear')), 'no list kind; the nearest is kinds.'],
    ['rule', gives(self, rule('cannotRide')), 'no rule cannotRide; the nearest is cannotRaid.'],
    ['header', activated('pley', { do: [] }), 'no header pley; the nearest is play.'],
    ['keyword', keyword('partings'), 'no keyword partings; the nearest is parting.'],
    ['duration', activated('use', { do: [grant(keyword('parting'), 'rounds', self)] }), 'no duration rounds; the nearest is round.'],
    ['target', triggered(whenSelf('dies'), { do: [act('damage', the('that'), 1)] }), 'no target that.'],
    ['number', triggered(whenSelf('dies'), { do: [act('gain', undefined, { kind: 'number', name: 'y' })] }), 'no number y'],
    [
      'fact',
      triggered(whenSelf('dies'), {
        do: [act('gain', undefined, { kind: 'perEach', times: 1, of: { kind: 'thisWay', fact: 'dyed', what: 'events' } })],
      }),
      'There is no fact dyed; the nearest is died.',
    ],
  ] as const)('a card with an unknown %s is our mistake: its key is said, and the nearest word', (_what, ability, message) => {
    expect(() => withCard(ability)).toThrow(/^The card new is wrong\. /);
    expect(() => withCard(ability)).toThrow(message);
  });

  test('what is lent lends nothing', () => {
    const lending = gives(each(friendly('beast')), lends(gives(each(any('beast')), lends(activated('use', { do: [] })))));
    expect(() => withCard(lending)).toThrow('A lent ability lends none.');
  });

  test('an ability with two headers counts twice, a lent one once more', () => {
    const game = withCard(
      activated(['use', 'play'], { do: [act('draw')] }),
      gives(each(any('beast')), lends(activated('use', { do: [] }))),
    );
    const { abilities } = game.definitions.find(({ key }) => key === 'new') ?? { abilities: [] };
    expect(abilities.map(({ header, data }) => `${data.kind} ${header}`)).toEqual([
      'activated use',
      'activated play',
      'static ',
      'activated use',
    ]);
  });

  test('cards are frozen: what they say cannot change', () => {
    const ability = instead(whenSelf('wouldDie'), { do: [act('heal')] });
    withCard(ability);
    expect(() => Object.assign(ability, { drops: false })).toThrow(TypeError);
  });

  test('an ability survives JSON', () => {
    for (const { abilities } of tinyGame.definitions)
      for (const { data } of abilities) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

describe('two programs of one name are refused', () => {
  const named = (name: string): ReturnType<typeof program<Tiny, object>> =>
    program(name, [{ name: 'rest', rule: 'TINY-TURN', do: () => undefined }]);

  test('where a game is made', () => {
    expect(() => defineTiny([], [named('rest'), named('rest again')])).not.toThrow();
    expect(() => defineTiny([], [named('rest'), named('rest')])).toThrow('Two programs of the game are called “rest”.');
    expect(() => defineTiny([], [named('draw')])).toThrow('Two programs of the game are called “draw”.');
  });

  test('where cards are added to it', () => {
    const card = { key: 'new', printed: {}, abilities: [triggered(whenSelf('dies'), { do: [act('draw')] })] };
    expect(() => extendGame(extendGame(tinyGame, [card]), [card])).toThrow('Two cards of the game are called “new”.');
  });
});

test('a game with more cards keeps its own and their numbers', () => {
  const ability = triggered(whenSelf('dies'), { do: [act('draw')] });
  const game = extendGame(tinyGame, [{ key: 'new', printed: {}, abilities: [ability] }]);
  const keys = (of: typeof game): readonly string[] => of.definitions.slice(0, of.cardCount).map(({ key }) => key);
  expect(keys(game)).toEqual([...keys(tinyGame), 'new']);
  game.programs.forEach(({ id }, index) => expect(id).toBe(index));
});

test('a fresh card lies where it is put and nothing has happened to it', () => {
  expect(freshCard(7, 3, 1, 4)).toEqual({
    id: 7,
    definition: 3,
    owner: 1,
    controller: 1,
    zone: 4,
    host: 0,
    stay: 1,
    hidings: 0,
    knownTo: 0,
    until: -1,
    amount: 0,
    amounts: [],
    boundTo: 0,
  });
});

test('there are four moments at which an ability may listen', () => {
  expect(moments).toEqual(['prohibit', 'replace', 'interrupt', 'after']);
});
