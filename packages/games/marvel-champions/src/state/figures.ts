/** Sums that an event tells in its one `value`, two digits each, the last figure first. */
export const figureNames = {
  attackOver: ['power', 'boost', 'defense', 'sum'],
  enemySchemed: ['power', 'boost', 'sum'],
} as const;

const LARGEST = 99;

/** The value of an event that tells figures, each from 0 to 99. */
export function packFigures(figures: readonly number[]): number {
  return figures.reduceRight((packed, figure) => packed * (LARGEST + 1) + Math.max(0, Math.min(LARGEST, figure)), 0);
}
