import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import { each, forEach, gives, host, itself, made, madeAt, one, the } from '../../language/builders.ts';
import { act, activated, any, becomes, friendly, grant, plus, stat, tally } from '../../language/word-builders.ts';
import type { Act, Clause } from '../../language/effects.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { assert } from '../../state/result.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';

const grows = gives(host, plus('strength', made), plus('cunning', madeAt(1)));

function played(clause: Clause, ...lines: readonly string[]): TinyTable {
  const card: CardBehaviour = { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
  return tinyTable(['1 hand spell', ...lines], { cards: [card] }).answer('play spell');
}

function body({ strength, cunning }: TinyTable, card: string): readonly number[] {
  return [strength(card), cunning(card)];
}

describe('a lasting effect that keeps several numbers', () => {
  const growing: Clause = {
    targets: { it: one(friendly('beast')) },
    do: [grant(grows, 'turn', the(), [forEach(1, any('beast')), tally('food', 'you')])],
  };
  const lines = ['1 food 4', '1 den wolf', '2 den bear pup'];

  test('counts each of them once, when it begins', () => {
    const table = played(growing, ...lines).answer('choose wolf');
    expect(body(table, 'wolf')).toEqual([2 + 3, 1 + 4]);
    const spent = played(
      { ...growing, next: { do: [act('lose', undefined, 3), act('kill', each(any('beast', { not: { is: 'kind', value: 'wolf' } })))] } },
      ...lines,
    );
    expect(body(spent.answer('choose wolf'), 'wolf')).toEqual([2 + 3, 1 + 4]);
  });

  test('ends with all of them', () => {
    const table = played(growing, ...lines)
      .answer('choose wolf')
      .answer('end');
    expect(body(table, 'wolf')).toEqual([2, 1]);
  });

  test('is one effect, and keeps its numbers in a save', () => {
    const { match } = played(growing, ...lines).answer('choose wolf');
    expect(match.state.zones[match.game.effectZones.working]).toHaveLength(1);
    const restored = restoreState(match.game, saveState(match.game, match.state));
    assert(restored.ok, 'The save is read.');
    expect(restored.value.cards.map(({ amount, amounts }) => [amount, amounts])).toEqual(
      match.state.cards.map(({ amount, amounts }) => [amount, amounts]),
    );
  });

  test('gives each card numbers of its own', () => {
    const own: Act = grant(grows, 'turn', each(friendly('beast')), [stat('strength', itself), stat('cunning', itself)]);
    const table = played({ do: [own] }, '1 den wolf bear');
    expect([body(table, 'wolf'), body(table, 'bear')]).toEqual([
      [4, 2],
      [8, 2],
    ]);
  });

  test('may read a number below 0, and another effect’s never', () => {
    const shrinks = gives(host, becomes('strength', made), plus('cunning', madeAt(1)));
    const table = played(
      { do: [grant(shrinks, 'turn', each(any('beast')), [1, -1]), grant(grows, 'turn', each(any('beast')), [1, 2])] },
      '1 den bear',
    );
    expect(body(table, 'bear')).toEqual([2, 1 - 1 + 2]);
  });
});
