import { describe, expect, test } from 'vitest';
import { glassNames } from '../../faces/glass/glass-layout.ts';
import { setStrip, stripsHeight, tokenFaceLeast } from '../../faces/told-measure.ts';
import { fitSide } from './fit-side.ts';
import type { RowCard, SideCards, SideRoom } from './side-formats.ts';

const wordy = 'After you play another creature, you may deal two damage to a creature that is not on a flank.';

function creature(name: string, ...text: readonly string[]): RowCard {
  return { name, text, attached: [], hasFoot: false };
}

function row(count: number, text = wordy): readonly RowCard[] {
  return Array.from({ length: count }, () => creature('Champion Anaphiel', text));
}

function side(cards: Partial<SideCards>): SideCards {
  return { row: [], beside: [], names: glassNames, ...cards };
}

const laptop: SideRoom = { width: 990, height: 190, flanks: 64 };

describe('the cards of a row', () => {
  test('carry their whole text where there is room', () => {
    expect(fitSide(side({ row: row(3) }), laptop)).toMatchObject({ row: 'told', widths: [200, 200, 200] });
  });

  test('have a line of it where there is less, and no words where there is least', () => {
    expect(fitSide(side({ row: row(8) }), laptop)?.row).toBe('gist');
    expect(fitSide(side({ row: row(8) }), { ...laptop, height: 110 })?.row).toBe('face');
  });

  test('never lie lower or narrower than a face has room for: then there is no fit', () => {
    expect(fitSide(side({ row: row(3) }), { ...laptop, height: 88 })).toBeUndefined();
    expect(fitSide(side({ row: row(14) }), laptop)).toBeUndefined();
  });

  test('stay within the side for every number of them', () => {
    for (let count = 1; count <= 12; count++) {
      const fit = fitSide(side({ row: row(count) }), laptop);
      if (fit === undefined) continue;
      const taken = fit.widths.reduce((sum, each) => sum + each, 0) + (count - 1) * fit.gap;
      expect(taken).toBeLessThanOrEqual(laptop.width - laptop.flanks);
      expect(fit.height).toBeLessThanOrEqual(laptop.height);
    }
  });

  test('are wider than the others where a name would be cut', () => {
    const names = ['Sequis', 'Flaxia', 'Commensurable', 'Zorg', 'Urchin', 'Troll', 'Dextre', 'Shooler'];
    const fit = fitSide(side({ row: names.map((name) => creature(name)) }), { ...laptop, width: 900, height: 118 });
    const [first = 0] = fit?.widths ?? [];
    expect(fit?.widths[2]).toBeGreaterThan(first);
  });

  test('leave room for the strips of what is attached to them', () => {
    const carrying = { ...creature('Grey Monk', wordy), attached: ['Observ-u-Max', 'Calibrated Drone', 'Masterplan'] };
    expect(fitSide(side({ row: [carrying] }), { ...laptop, height: 200 })?.row).not.toBe('told');
    expect(fitSide(side({ row: [carrying] }), { ...laptop, height: 260 })?.row).toBe('told');
  });
});

describe('in a crowded row the names of what is attached', () => {
  const upgrades = ['Antena de Tronco Encefálico', 'Sandalias de Transposición', 'Descombobulador'];
  const others = ['Sequis', 'Zorg', 'Flaxia', 'Troll', 'Urchin', 'Dextre', 'Shooler', 'Krump', 'Tocsin'].map((name) =>
    creature(name, wordy),
  );
  const carrying = { ...creature('Monje Gris', wordy), attached: upgrades };
  const fit = fitSide(side({ row: [carrying, ...others] }), laptop);
  const [width = 0, next = 0] = fit?.widths ?? [];

  test('are whole, for which their card may be much wider than the others', () => {
    expect(upgrades.map((name) => setStrip(name, width).name.cut)).toEqual([false, false, false]);
    expect(width).toBeGreaterThan(next * 1.45);
  });

  test('leave room for a token of it, and no less', () => {
    const left = (fit?.height ?? 0) - stripsHeight(upgrades, width);
    expect(fit?.row).toBe('face');
    expect(left).toBeGreaterThanOrEqual(tokenFaceLeast);
    expect(fitSide(side({ row: [carrying, ...others] }), { ...laptop, height: 150 })).toBeUndefined();
  });
});

test('what lies on a card takes a line of its own from its face', () => {
  const bare = creature('Grey Monk', wordy);
  expect(fitSide(side({ row: [bare] }), { ...laptop, height: 165 })?.row).toBe('told');
  expect(fitSide(side({ row: [{ ...bare, hasFoot: true }] }), { ...laptop, height: 165 })?.row).toBe('gist');
});

describe('the cards beside a row', () => {
  const artifact = { name: 'Library of Babble', text: ['Action: Draw a card.'] };

  test('lie at its right with their whole text', () => {
    const fit = fitSide(side({ row: row(3), beside: [artifact] }), laptop);
    expect(fit).toMatchObject({ beside: 'told', besideAt: 'right', columns: [[0]] });
  });

  test('are cut to a line or to their names where they are many', () => {
    const fit = fitSide(side({ row: row(6, ''), beside: Array.from({ length: 8 }, () => artifact) }), { ...laptop, height: 230 });
    expect(['plate', 'chip']).toContain(fit?.beside);
  });

  test('take no more of the height than there is', () => {
    for (let count = 1; count <= 10; count++) {
      const fit = fitSide(side({ row: row(2), beside: Array.from({ length: count }, () => artifact) }), laptop);
      if (fit?.besideAt !== 'right') continue;
      for (const column of fit.columns) {
        const taken = column.reduce((sum, at) => sum + (fit.besideHeights[at] ?? 0) + 7, -7);
        expect(taken).toBeLessThanOrEqual(laptop.height);
      }
    }
  });
});

test('a side keeps its formats while they fit, unless others are worth clearly more', () => {
  const cards = side({ row: row(4) });
  const [narrow, wide] = [
    { ...laptop, height: 182 },
    { ...laptop, height: 300 },
  ];
  const shown = { row: 'gist', beside: 'none', besideAt: 'right' } as const;
  expect(fitSide(cards, narrow)?.row).toBe('told');
  expect(fitSide(side({ row: row(4, 'Elusive.') }), narrow, { ...shown, row: 'told' })?.row).toBe('told');
  expect(fitSide(cards, wide, shown)?.row).toBe('told');
  expect(fitSide(side({ row: row(8) }), laptop, { ...shown, row: 'told' })?.row).toBe('gist');
});
