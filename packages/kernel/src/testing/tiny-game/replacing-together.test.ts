import { describe, expect, test } from 'vitest';
import { atLeast, instead, modifies, self } from '../../language/builders.ts';
import { act, activated, any, tally, whenAny, whenSelf } from '../../language/word-builders.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 1 });

/** A storm of so many points. */
const storm = (amount: number): CardBehaviour => ({
  key: 'storm',
  printed: { ...blank, type: 'spell' },
  abilities: [activated('play', { do: [act('share', undefined, amount)] })],
});
const fickle = instead(whenSelf('wouldDie'), { may: true, do: [act('bounce', self)] });

/** The table when some beasts of strength 1 die at once. */
function dying(dens: readonly string[], victims: readonly string[], ...cards: readonly CardBehaviour[]): TinyTable {
  const table = tinyTable(['1 hand storm', ...dens], { cards: [storm(victims.length), ...cards] }).answer('play storm');
  return table.answer(victims.map((victim) => `share ${victim} ${victims.length}`));
}

describe('what several cards of one batch offer of themselves', () => {
  test('is one question, in the order of the batch, and each card does as was said of it', () => {
    const table = dying(['1 den a=fickle b=fickle c=fickle plain'], ['a', 'b', 'c', 'plain'], beast('fickle', fickle), beast('plain'));
    expect(table.asked()).toBe('1 whichReplaceThemselves');
    expect(table.offers()).toEqual(['replace a', 'replace b', 'replace c']);
    table.answer(['replace a', 'replace c']);
    expect(['a', 'b', 'c', 'plain'].map((card) => table.lies(card))).toEqual(['hand 1', 'discard 1', 'hand 1', 'discard 1']);
  });

  test('may be declined for all of them', () => {
    const table = dying(['1 den a=fickle b=fickle'], ['a', 'b'], beast('fickle', fickle)).answer([]);
    expect(['a', 'b'].map((card) => table.lies(card))).toEqual(['discard 1', 'discard 1']);
    expect(table.asked()).toBe('1 act');
  });

  test('is asked of each player about the own cards', () => {
    const table = dying(['1 den a=fickle b=fickle', '2 den c=fickle d=fickle'], ['a', 'b', 'c', 'd'], beast('fickle', fickle));
    expect(table.asked()).toBe('1 whichReplaceThemselves');
    table.answer(['replace b']);
    expect(table.asked()).toBe('2 whichReplaceThemselves');
    expect(table.offers()).toEqual(['replace c', 'replace d']);
    table.answer(['replace c', 'replace d']);
    expect(['a', 'b', 'c', 'd'].map((card) => table.lies(card))).toEqual(['discard 1', 'hand 1', 'hand 2', 'hand 2']);
  });
});

describe('is asked card by card', () => {
  test('where there is one card only', () => {
    const table = dying(['1 den a=fickle plain'], ['a', 'plain'], beast('fickle', fickle), beast('plain'));
    expect(table.asked()).toBe('1 mayDo');
  });

  test('where something else competes', () => {
    const keeper = beast('keeper', modifies(whenAny('wouldDie', any('beast')), { do: [act('divert')] }));
    const table = dying(['1 den a=fickle b=fickle keeper'], ['a', 'b'], beast('fickle', fickle), keeper);
    expect(table.asked()).toBe('1 whichReplacement');
  });

  test('where the offer hangs on something', () => {
    const rich = instead(whenSelf('wouldDie'), { if: atLeast(tally('food', 'you'), 0), may: true, do: [act('bounce', self)] });
    const table = dying(['1 den a=rich b=rich'], ['a', 'b'], beast('rich', rich));
    expect(table.asked()).toBe('1 mayDo');
  });

  test('where the second offer of a text is open', () => {
    const twice = instead(whenSelf('wouldDie'), {
      may: true,
      do: [act('bounce', self)],
      next: { may: true, do: [act('gain')] },
    });
    const table = dying(['1 den a=twice b=twice'], ['a', 'b'], beast('twice', twice)).answer(['replace a', 'replace b']);
    expect(table.asked()).toBe('1 mayDo');
  });
});
