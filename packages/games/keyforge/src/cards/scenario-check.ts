import type { ScenarioStep } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

/** One scenario of real cards: a position in the notation and what is done and expected. Player 1 is active in house Mars unless said otherwise. */
export function check(name: string, position: readonly string[], ...steps: readonly ScenarioStep[]): void {
  test(name, () => {
    const usual = ['active 1', ...(position.some((line) => line.startsWith('house ')) ? [] : ['house mars'])];
    const report = keyforge.runScenario({ format: 1, game: 'keyforge', name, rules: [], position: [...usual, ...position], steps });
    expect(report.problems).toEqual([]);
    expect(report.failure).toBeUndefined();
  });
}
