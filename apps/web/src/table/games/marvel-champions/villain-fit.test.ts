import { expect, test } from 'vitest';
import { fitVillain, type VillainCards, type VillainRoom } from './villain-fit.ts';

const room: VillainRoom = { width: 994, height: 556, unit: 1, text: 1, isTall: false, heroes: 2 };
const calm: VillainCards = { names: { attached: 70, beside: 70 }, attached: 0, hasStatus: false, beside: 1, piles: 2, hasBoost: false };
const full: VillainCards = { names: { attached: 70, beside: 70 }, attached: 4, hasStatus: true, beside: 5, piles: 4, hasBoost: true };

/** What the row takes of the width. */
function widthOf(
  { scheme, villain, facts, beside }: ReturnType<typeof fitVillain>,
  cards: VillainCards,
  { unit, isTall }: VillainRoom,
): number {
  const piles = isTall ? 0 : Math.ceil(cards.piles / 2) * 62 * unit;
  const stack = cards.beside === 0 ? 0 : beside.columns * (beside.box.width + beside.gap) - beside.gap;
  return scheme.width + villain.width + facts + (cards.hasBoost ? 78 * unit : 0) + piles + stack;
}

test('the row is about a third of the board, within its bounds, and stays in its width', () => {
  for (const [width, height] of [
    [994, 556],
    [1400, 720],
    [1900, 1050],
    [714, 556],
  ] as const)
    for (const cards of [calm, full]) {
      const given = { ...room, width, height, unit: Math.max(1, Math.min(width / 1080, height / 640)) };
      const fit = fitVillain(cards, given);
      expect(fit.height).toBeGreaterThanOrEqual(132 * given.unit);
      expect(fit.height).toBeLessThanOrEqual(236 * given.unit);
      expect(fit.scheme.height + 58 * given.unit).toBeLessThanOrEqual(fit.height + 0.01);
      if (cards === calm) expect(widthOf(fit, cards, given)).toBeLessThanOrEqual(width);
    }
});

test('plates give way to names and to emblems as there are more of them', () => {
  expect(fitVillain(calm, room)).toMatchObject({ beside: { format: 'plate' } });
  expect(fitVillain({ ...calm, attached: 1 }, room).attached.format).toBe('plate');
  expect(fitVillain(full, room)).toMatchObject({ beside: { format: 'token' }, attached: { format: 'token' } });
});

test('more room never makes the villain or the scheme smaller', () => {
  const fits = [420, 556, 620, 760, 900].map((height) => fitVillain(full, { ...room, height }));
  const heights = fits.map((fit) => fit.villain.height);
  expect(heights.toSorted((one, other) => one - other)).toEqual(heights);
  const schemes = [700, 994, 1400].map((width) => fitVillain(full, { ...room, width }).scheme.width);
  expect(schemes.toSorted((one, other) => one - other)).toEqual(schemes);
});
