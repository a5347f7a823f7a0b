import { describe, expect, test } from 'vitest';
import { each, triggered } from '../language/builders.ts';
import { act, activated, any, grant, is, whenAny } from '../language/word-builders.ts';
import type { Clause } from '../language/effects.ts';
import type { CardBehaviour } from '../compile/game.ts';
import { NO_CARD, pin } from '../state/state.ts';
import { tinyCard } from '../testing/tiny-game/state/commits.ts';
import { blank as blankCard } from '../testing/tiny-game/state/reading.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable, type TinyTable } from '../testing/tiny-game/table.ts';
import { durations } from '../testing/tiny-game/meanings/meanings.ts';
import { beginEffect, effectsUntil, endEffectsOn, endIfUntil, keepAmount } from './lasting.ts';
import { matchOn } from './machine.ts';

test('an effect that works once is found no longer while the order of what it set off is asked', () => {
  const table = tinyTable(['1 hand doom d=doom', '1 food 9', '2 den bear wolf'])
    .answer('play doom')
    .answer('choose bear')
    .answer('play d')
    .answer('choose wolf')
    .answer('end');
  expect(table.asked()).toBe('1 whichAbilityNext');
  const { game, state, listeners } = table.match;
  expect(listeners.found).toEqual(matchOn(game, game.clone(state)).listeners.found);
});

describe('lasting effects on a table', () => {
  const lasting = tinyCard(0, 0, 0, 0);
  const blank = (id: number, zone: number): typeof lasting => tinyCard(id, 0, 0, zone);

  /** A table at which effects begin on the wolf, each with its duration, its player and the card that it lasts as long as. */
  function begun(
    ...effects: readonly { readonly until: number; readonly controller?: number; readonly host?: string; readonly boundTo?: string }[]
  ): {
    readonly table: TinyTable;
    readonly state: Tiny;
    readonly made: readonly number[];
  } {
    const table = tinyTable(['1 den wolf pup', '2 den bear']);
    const state = table.match.state as Tiny;
    const { game } = table.match;
    const definition = game.definitions.findIndex(({ key }) => key === 'alpha');
    for (const { until, controller = 0, host, boundTo } of effects) {
      const bound = boundTo === undefined ? NO_CARD : pin(state.cards[table.card(boundTo)] as Tiny['cards'][number]);
      const on = host === undefined ? NO_CARD : table.card(host);
      beginEffect(state, game, { definition, host: on, controller, until, amount: 1, boundTo: bound }, blank);
    }
    return { table, state, made: state.zones[game.effectZones.working] ?? [] };
  }

  const [turn, round] = [durations.indexOf('turn'), durations.indexOf('round')];

  test('are found by when they end, of all or of one player', () => {
    const { table, state, made } = begun({ until: turn }, { until: round, controller: 1 }, { until: turn, controller: 1 });
    const ending = (duration: string, controller?: number): readonly number[] =>
      effectsUntil(state, table.match.game, duration, controller);
    expect([ending('turn'), ending('round'), ending('turn', 1), ending('turn', 2)]).toEqual([[made[0], made[2]], [made[1]], [made[2]], []]);
  });

  test('end with the card that they work on and with the one that they are bound to, and with no other', () => {
    const { table, state, made } = begun(
      { until: turn, host: 'wolf' },
      { until: turn, host: 'pup', boundTo: 'bear' },
      { until: turn, host: 'pup' },
      { until: turn },
    );
    const [first, second, third, fourth] = made;
    const left = (leaver: string): readonly number[] => {
      endEffectsOn(state, table.match.game, table.card(leaver));
      return [...(state.zones[table.match.game.effectZones.working] ?? [])];
    };
    expect([first, second, third, fourth].includes(undefined)).toBe(false);
    expect([left('wolf'), left('bear'), left('pup')]).toEqual([[second, third, fourth], [third, fourth], [fourth]]);
  });

  test('made for one time end with it, if they work at all and for that time', () => {
    const { table, state, made } = begun({ until: turn, host: 'wolf' }, { until: round });
    const { game } = table.match;
    const [first = 0, second = 0] = made;
    endIfUntil(state, game, first, 'round');
    endIfUntil(state, game, table.card('wolf'), 'turn');
    expect([state.zones[game.effectZones.working], table.lies('wolf')]).toEqual([[first, second], 'den 1']);
    endIfUntil(state, game, first, 'turn');
    expect(state.zones[game.effectZones.working]).toEqual([second]);
    endIfUntil(state, game, first, 'turn');
    expect(state.zones[game.effectZones.spent]?.filter((card) => card === first)).toEqual([first]);
  });

  test('keep further numbers, each once and in their order', () => {
    const { table, state, made } = begun({ until: turn }, { until: turn });
    const { game } = table.match;
    const [, second = 0] = made;
    const { definition = 0 } = state.cards[second] ?? {};
    keepAmount(state, game, { definition, at: 2, amount: 9 });
    keepAmount(state, game, { definition: definition + 1, at: 1, amount: 8 });
    keepAmount(state, game, { definition, at: 1, amount: 5 });
    keepAmount(state, game, { definition, at: 2, amount: 6 });
    expect(made.map((card) => state.cards[card]?.amounts)).toEqual([[], [5, 6]]);
    const none = begun();
    expect(() => keepAmount(none.state, none.table.match.game, { definition, at: 1, amount: 5 })).not.toThrow();
  });
});

test('an effect whose text was begun by another effect knows the words that were chosen for that one', () => {
  const inner = triggered({ occasion: 'turnEnds' }, { do: [act('hunt', undefined, 1, { chosen: 'prey' })] });
  const outer = triggered(whenAny('isHurt', any('beast')), { do: [grant(inner, 'round')] });
  const spell = (key: string, clause: Clause): CardBehaviour => ({
    key,
    printed: { ...blankCard, type: 'spell' },
    abilities: [activated('play', clause)],
  });
  const feud = spell('feud', { words: { prey: { of: 'kind' } }, do: [grant(outer, 'round')] });
  const poke = spell('poke', { do: [act('damage', each(any('beast', is('kind', 'fox'))), 1)] });
  const table = tinyTable(['1 hand a=feud b=feud poke', '2 den bear wolf fox=greeter'], { cards: [feud, poke] });
  table.answer('play a').answer('kind 1').answer('play b').answer('kind');
  expect(table.match.state.given.map(({ words }) => words)).toEqual([[{ name: 'prey', value: 'bear' }], [{ name: 'prey', value: 'wolf' }]]);
  table.answer('play poke');
  while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
  expect(table.match.state.given.length).toBe(4);
  table.answer('end');
  while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
  expect([table.damage('bear'), table.lies('wolf')]).toEqual([1, 'den 2']);
});
