import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import { atLeast, each, one, the } from '../../language/builders.ts';
import { act, activated, any, tally } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';

describe('modes that are chosen while the text is followed', () => {
  const hurt: Clause = { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)] };
  const starving: Clause = { if: atLeast(tally('food', 'you'), 5), do: [act('gain')] };
  const modes = (...of: readonly Clause[]): CardBehaviour => ({
    key: 'modal',
    printed: { ...blank, type: 'spell' },
    abilities: [activated('play', { do: [], next: { do: [], modes: of } })],
  });
  const offered = (lines: readonly string[], ...of: readonly Clause[]): readonly string[] =>
    tinyTable(['1 hand modal', '1 food 0', ...lines], { cards: [modes(...of)] })
      .answer('play modal')
      .offers();

  test('are offered where they could do something, at once or in what follows', () => {
    const later: Clause = { do: [act('damage', each(any('beast')), 1)], next: { do: [act('gain')] } };
    expect(offered(['2 den bear'], hurt, starving, later)).toEqual(['mode modal', 'mode modal 2']);
    expect(offered([], hurt, starving, later)).toEqual(['mode modal 2']);
  });

  test('are passed over where none is possible', () => {
    const table = tinyTable(['1 hand modal', '1 food 0'], { cards: [modes(hurt, starving)] }).answer('play modal');
    expect([table.asked(), table.lies('modal'), table.food(1)]).toEqual(['1 act', 'discard 1', 0]);
  });
});
