import { expect, test } from 'vitest';
import type { Room } from '../../room/fit-rows.ts';
import { fitTable, fitVillain, type HeroCards } from './marvel-room.ts';

const room: Room = { width: 1044, height: 600, unit: 1, small: false, growth: 1.5 };
const hero: HeroCards = { friendly: 3, engaged: 1, beside: 4, attached: 0 };

/** What a hero's row takes of the width: cards, the gaps between them, and columns of chips or emblems. */
function widthOf(cards: HeroCards, given: Room): number {
  const [fit] = fitTable([cards], given).heroes;
  if (fit === undefined) return Infinity;
  const { row, style, perColumn, chipWidth } = fit;
  const columns = Math.ceil((cards.friendly + cards.engaged) / row.lines);
  const each = { columns: chipWidth + 8, emblems: 52, below: 0 }[style] * given.unit;
  return columns * row.fit.width * row.fit.scale + (columns - 1) * row.gap + Math.ceil(cards.beside / perColumn) * each;
}

test('a hero with few cards has chips, and cards that grow', () => {
  const { heroes, villain } = fitTable([hero], room);
  expect(heroes.map(({ style }) => style)).not.toContain('emblems');
  expect(heroes[0]?.row.fit.scale).toBeGreaterThan(1);
  expect(villain?.fit.scale).toBe(heroes[0]?.row.fit.scale);
});

test('where the cards need the room, chips go below them or become emblems', () => {
  const crowded = { ...hero, friendly: 4, engaged: 4, beside: 6 };
  expect(fitTable([crowded], { ...room, height: 480 }).heroes[0]?.style).toBe('below');
  expect(fitTable([crowded, crowded], { ...room, height: 420 }).heroes.map(({ style }) => style)).toEqual(['emblems', 'emblems']);
});

test('rows and columns stay within the height and the width, however full the table is', () => {
  for (const heroes of [1, 2])
    for (let friendly = 1; friendly <= 5; friendly++)
      for (let engaged = 0; engaged <= 5; engaged++)
        for (const beside of [0, 1, 5, 12])
          for (const height of [330, 420, 600, 900]) {
            const cards = { friendly, engaged, beside, attached: engaged > 1 ? 1 : 0 };
            const given = { ...room, height };
            const fits = fitTable(
              Array.from({ length: heroes }, () => cards),
              given,
            );
            const rows = [fits.villain, ...fits.heroes.map(({ row }) => row)].reduce((sum, row) => sum + (row?.height ?? 0), 0);
            expect(rows).toBeLessThanOrEqual(height);
            if (heroes === 1) expect(widthOf(cards, given)).toBeLessThanOrEqual(given.width);
            for (const { row, style, perColumn } of fits.heroes)
              if (style !== 'below' && perColumn > 1) expect(perColumn * 44 + (perColumn - 1) * 8).toBeLessThanOrEqual(row.height);
          }
});

test('more room never makes the villain smaller, and its chips become emblems before they are cut', () => {
  const widths = [700, 900, 1100, 1400].map((width) => {
    const villain = fitTable([hero], { ...room, width }).villain;
    return villain === undefined ? undefined : fitVillain({ attached: 3, beside: 4, hasBoost: true }, villain, { ...room, width });
  });
  expect(widths.map((fit) => fit?.style)).toEqual(['emblems', 'columns', 'columns', 'columns']);
  const schemes = widths.map((fit) => fit?.scheme ?? 0);
  expect(schemes.toSorted((one, other) => one - other)).toEqual(schemes);
});
