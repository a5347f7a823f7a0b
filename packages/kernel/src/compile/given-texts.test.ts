import { describe, expect, test } from 'vitest';
import { each, gives, giver, host, lends, madeAt, other, self, the, triggered } from '../language/builders.ts';
import {
  act,
  any,
  areAll,
  enemy,
  friendly,
  grant,
  lists,
  plus,
  related,
  rule,
  stat,
  tally,
  whenAny,
  whenHost,
  whenSelf,
} from '../language/word-builders.ts';
import type { Ability, Act, Change } from '../language/effects.ts';
import { contextOf } from '../derived/contexts.ts';
import type { Verb } from '../match/match.ts';
import type { Tiny, TinyMatch } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { lexiconOf, type Spoken, words } from '../testing/tiny-game/vocabulary.ts';
import { earlyEndAbilities, unlessIgnored } from './early-end.ts';
import { settled } from './fixed-amounts.ts';
import { saidByGiver } from './said-by-giver.ts';

const silent: Verb<Tiny> = { run: () => undefined, onEffect: true };
const mute: Verb<Tiny> = { run: () => undefined };

describe('a text that is given, where “this card” means its giver', () => {
  const all: Spoken = { ...words, thisCardMeansGiver: true, verbs: { ...words.verbs, silent, mute } };

  test.each<[string, Ability, Ability]>([
    [
      'its selectors',
      triggered(whenAny('dies', any('beast')), { do: [act('damage', self, stat('strength', self))] }),
      triggered(whenAny('dies', any('beast')), { do: [act('damage', giver, stat('strength', giver))] }),
    ],
    ['its occasion', triggered(whenSelf('dies'), { do: [] }), triggered({ occasion: 'dies', card: 'giver' }, { do: [] })],
    [
      'the other card of its occasion',
      triggered({ occasion: 'defends', card: 'host', other: 'self' }, { do: [] }),
      triggered({ occasion: 'defends', card: 'host', other: 'giver' }, { do: [] }),
    ],
    ['no other occasion', triggered(whenHost('dies'), { do: [] }), triggered(whenHost('dies'), { do: [] })],
    [
      'what is aimed at it',
      triggered(whenAny('dies', any('beast', { targets: 'self' } as never)), { do: [] }),
      triggered(whenAny('dies', any('beast', { targets: 'giver' } as never)), { do: [] }),
    ],
    [
      'its condition',
      triggered(whenAny('dies', any('beast')), { if: areAll(self, 'damaged'), do: [] }),
      triggered(whenAny('dies', any('beast')), { if: areAll(giver, 'damaged'), do: [] }),
    ],
    [
      'nothing that it lends in turn',
      gives(host, lends(triggered(whenSelf('dies'), { do: [act('heal', self)] }))),
      gives(host, lends(triggered(whenSelf('dies'), { do: [act('heal', self)] }))),
    ],
    [
      'no lasting effect to which an act is done',
      triggered(whenHost('dies'), { do: [act('silent', self, 1, { to: self }), act('mute', self)] }),
      triggered(whenHost('dies'), { do: [act('silent', self, 1, { to: giver }), act('mute', giver)] }),
    ],
  ])('names it in %s', (_what, ability, said) => {
    expect(saidByGiver(lexiconOf(all), ability)).toEqual(said);
    expect(saidByGiver(lexiconOf(words), ability)).toBe(ability);
  });
});

describe('what is given, settled as it begins', () => {
  const made = { kind: 'made' } as const;
  const mine = each(friendly('beast'));
  const food = tally('food', 'you');
  const given = (deed: Act, fixes: (change: Change) => boolean = () => true, manners: Spoken = words): unknown =>
    settled<Tiny>({ ...manners, fixesAtStart: fixes }, deed).map(({ deed: each, counts }) => [each, counts]);
  const to = (on: Act['on'], changes: readonly Change[], amount?: Act['amount']): Act => grant(gives(host, ...changes), 'turn', on, amount);

  test('is left alone where the game settles nothing, and where nothing static is given', () => {
    const deed = grant(gives(mine, plus('strength', food)), 'turn');
    expect(settled<Tiny>(words, deed)).toEqual([{ deed, counts: false }]);
    const others = [act('damage', mine, food), grant(triggered(whenHost('dies'), { do: [] }), 'turn', mine), { verb: 'grant' }];
    for (const each of others) expect(given(each)).toEqual([[each, false]]);
  });

  test('is given to those on whom it works now', () => {
    const open = grant(gives(mine, plus('strength', 1)), 'turn');
    expect(given(open)).toEqual([[{ ...to(mine, [plus('strength', 1)]) }, false]]);
    const beside = related('packmates', mine);
    expect(given(grant(gives(beside, plus('strength', 1)), 'turn'))).toEqual([[to(beside, [plus('strength', 1)]), false]]);
    const closed = [grant(gives(related('packmates', the()), plus('strength', 1)), 'turn'), to(the(), [plus('strength', 1)])];
    for (const each of closed) expect(given(each)).toEqual([[each, false]]);
  });

  test('stays open to others in those of its changes that the game leaves open', () => {
    const both = grant(gives(mine, plus('strength', 1), rule('cannotRaid')), 'turn');
    const isStat = ({ kind }: Change): boolean => kind === 'stat';
    expect(given(both, isStat)).toEqual([
      [to(mine, [plus('strength', 1)]), false],
      [grant(gives(mine, rule('cannotRaid')), 'turn'), false],
    ]);
    expect(given(both, () => false)).toEqual([[both, false]]);
  });

  test('keeps the number that it counts', () => {
    expect(given(to(mine, [plus('strength', food)]))).toEqual([[to(mine, [plus('strength', made)], food), true]]);
    expect(given(to(mine, [plus('strength', food), plus('cunning', food)]))).toEqual([
      [to(mine, [plus('strength', made), plus('cunning', made)], food), true],
    ]);
    expect(given(to(mine, [rule('tramples', { amount: food }), lists('kinds', 'gain', 'fox')]))).toEqual([
      [to(mine, [rule('tramples', { amount: made }), lists('kinds', 'gain', 'fox')], food), true],
    ]);
    for (const counted of [made, madeAt(1), 3])
      expect(given(to(mine, [plus('strength', counted)]))).toEqual([[to(mine, [plus('strength', counted)]), false]]);
  });

  test('keeps several numbers in a game whose effects do', () => {
    const strange = tally('food', 'opponent');
    const one = to(mine, [plus('strength', food), plus('cunning', strange), plus('strength', 1), plus('cunning', food)]);
    const whole = to(mine, [plus('strength', made), plus('cunning', madeAt(1)), plus('strength', 1), plus('cunning', made)], food);
    expect(given(one)).toEqual([[{ ...whole, amounts: [strange] }, true]]);
  });

  test('has an effect for each of several numbers in other games, and one for what counts nothing', () => {
    const strange = tally('food', 'opponent');
    const { amountFact: _none, ...otherGame } = words;
    expect(given(to(mine, [plus('strength', food), plus('cunning', strange), plus('strength', 1)]), () => true, otherGame)).toEqual([
      [to(mine, [plus('strength', made)], food), true],
      [to(mine, [plus('cunning', made)], strange), true],
      [to(mine, [plus('strength', 1)]), false],
    ]);
    expect(given(to(mine, [plus('strength', made), plus('cunning', food)], 2))).toEqual([
      [to(mine, [plus('strength', made)], 2), false],
      [to(mine, [plus('cunning', made)], food), true],
    ]);
  });
});

describe('an effect that may be ended early', () => {
  const how = { energy: 2 };
  const earlyEnd: Spoken['earlyEnd'] = ({ energy = 0 }, until) => triggered(whenSelf(until ?? 'dies'), { do: [act('lose', self, energy)] });

  test('has the ability that the game has for it', () => {
    expect(earlyEndAbilities({ ...words, earlyEnd }, how)).toEqual([triggered(whenSelf('dies'), { do: [act('lose', self, 2)] })]);
    expect(earlyEndAbilities({ ...words, earlyEnd }, how, 'isHurt')).toEqual([
      triggered(whenSelf('isHurt'), { do: [act('lose', self, 2)] }),
    ]);
    expect(() => earlyEndAbilities(words, how)).toThrow('no ability for ending effects early');
  });

  test('works neither on a player who ignores it nor on that player’s cards', () => {
    const { match, card } = tinyTable(['1 den wolf', '2 den pup']);
    const ignores: Spoken['ignores'] = (_match, bearer, seat) => bearer === card('wolf') && seat === 1;
    const sideOf = (of: TinyMatch, on: number): number => of.state.cards[on]?.controller ?? -1;
    const ability: Ability = { ...gives(each(any('beast')), plus('strength', 1)), ignorable: { until: 'turn' } } as Ability;
    const works = (vocabulary: Spoken, data: Ability, on: string, holds = true): boolean =>
      unlessIgnored(vocabulary, data, sideOf, () => holds)(match, card(on), contextOf(match, card('wolf')));
    const game = { ...words, ignores };
    expect([works(game, ability, 'wolf'), works(game, ability, 'pup'), works(game, ability, 'wolf', false)]).toEqual([true, false, false]);
    expect([works(words, ability, 'pup'), works(game, gives(each(enemy('beast'))), 'pup')]).toEqual([true, true]);
    expect(works(game, triggered(whenAny('dies', other(any('beast'))), { do: [] }), 'pup')).toBe(true);
  });
});
