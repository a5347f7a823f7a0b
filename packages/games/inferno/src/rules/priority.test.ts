import type { Ability } from '@crupier/kernel/cards';
import type { ScenarioStep } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

/** Sets off an ability whenever a ritual is played. */
const bell: Ability = {
  kind: 'triggered',
  when: { occasion: 'played', card: { noun: 'ritualCard', whose: 'any', are: [] } },
  forced: true,
  clause: { do: [{ verb: 'addEnergy', amount: 1 }] },
};
const call: Ability = { kind: 'activated', headers: ['ritual'], cost: 0, clause: { do: [{ verb: 'draw', amount: 1 }] } };
const cards = [
  { name: 'Bell', types: ['object'], cost: 0, abilities: [bell] },
  { name: 'Call', types: ['ritual'], cost: 0, abilities: [call] },
];

function ring(mine: number, theirs: number, ...steps: readonly ScenarioStep[]): void {
  const bells = (count: number): string => new Array<string>(count).fill('Bell').join('; ');
  const position = ['1 hand Call', `1 play ${bells(mine)}`, ...(theirs === 0 ? [] : [`2 play ${bells(theirs)}`])];
  const all: ScenarioStep[] = [{ answer: 'play Call' }, ...steps];
  const report = inferno.runScenario({ format: 1, game: 'inferno', name: 'bells', rules: [], cards, position, steps: all });
  expect(report.problems).toEqual([]);
  expect(report.failure).toBeUndefined();
}

const ordered: ScenarioStep[] = [{ asked: { purpose: 'whichAbilityNext' } }, { answer: 'chainRest' }];
const passes: ScenarioStep[] = [{ answer: 'pass' }, { answer: 'pass' }];

test('150 abilities that trigger at once are put on the chain with one answer a player', () => {
  ring(150, 20, ...ordered, ...ordered, { asked: { purpose: 'priority', seat: 1 } }, { expect: { 'chain count': 171 } });
});

test('and they resolve', () => {
  const all = new Array<readonly ScenarioStep[]>(151).fill(passes).flat();
  ring(150, 0, ...ordered, ...all, { expect: { 'chain count': 0, '1 energy': 150, '1 hand count': 1 } });
});

test('one may still say which comes next, and then the order of the rest', () => {
  ring(6, 0, { answer: 'chain Bell#3' }, ...ordered, { asked: { purpose: 'priority' } }, { expect: { 'chain count': 7 } });
});

test('of a few each is asked for', () => {
  ring(4, 0, { notOffered: ['chainRest'] });
});
