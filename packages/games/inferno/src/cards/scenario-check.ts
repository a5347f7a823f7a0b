import type { ScenarioStep } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

/** One scenario of real cards: a position in the notation and what is done and expected. Player 1 is active, in the main phase. */
export function check(name: string, position: readonly string[], ...steps: readonly ScenarioStep[]): void {
  test(name, () => {
    const report = inferno.runScenario({ format: 1, game: 'inferno', name, rules: [], position: ['active 1', ...position], steps });
    expect(report.problems).toEqual([]);
    expect(report.failure).toBeUndefined();
  });
}

/** Both players pass: what is on top of the chain resolves. */
export const resolves: readonly ScenarioStep[] = [{ answer: 'pass' }, { answer: 'pass' }];

/** Announces something, names its targets in order, and lets it resolve. */
export function done(announced: string, ...targets: readonly string[]): ScenarioStep[] {
  return [{ answer: announced }, ...targets.map((target): ScenarioStep => ({ answer: `choose ${target}` })), ...resolves];
}
