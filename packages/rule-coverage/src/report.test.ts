import type { ScenarioReport, Site } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import type { Proof } from './proofs.ts';
import { proveScenario } from './prove.ts';
import { coverageOf } from './report.ts';
import type { ScenarioEntry } from './scenario-files.ts';
import { standInFor } from './stand-ins.ts';

const generic = 'card / CARD-DO T-1';
const specific = 'a ward is lost';

function entryOf(name: string, input: object, rules: readonly string[] = ['T-1']): ScenarioEntry {
  return { file: 'x.scenario.json', name, rules, input, hash: 'h' };
}

describe('a proof', () => {
  const sites: readonly Site[] = [generic, specific].map((name, id) => ({ id, name, rule: 'T-1' }));
  const siteOf = (fails: readonly number[]): string | undefined => {
    const run = (_input: unknown, off = -1): ScenarioReport => ({
      name: '',
      rules: ['T-1'],
      passed: !fails.includes(off),
      failure: undefined,
      problems: [],
      ran: [0, 1],
    });
    return proveScenario(entryOf('a ward', {}), run, sites, () => 'h').proofs[0]?.site;
  };

  test('rests on a place of the rule itself rather than on a step of all card texts', () => {
    expect(siteOf([0, 1])).toBe(specific);
    expect(siteOf([0])).toBe(generic);
    expect(siteOf([])).toBeUndefined();
  });
});

describe('a stand-in', () => {
  const real = ['Three Fates', 'Drummernaut', 'Anger'];
  const nameOf = (given: string): string | undefined =>
    real.find((name) => [name, name.toLowerCase().replaceAll(' ', '-')].some((each) => each === given));
  const cards = [{ name: 'Fates Like' }];
  const told = (name: string, input: object, rule = 'T-1'): string | undefined => standInFor(entryOf(name, input), rule, nameOf);

  test.each([
    ['the card of the row', 'A giant returns', { cards, position: [] }, 'KF-ERRATA-drummernaut', 'Drummernaut'],
    ['the card of a ruling', 'Three die', { cards, position: [] }, 'KF-FAQ-CARD-three-fates-2', 'Three Fates'],
    ['a card that the name speaks of', 'With Three Fates the strongest die', { cards, position: [] }, 'T-1', 'Three Fates'],
    ['a card whose name is taken', 'Two cards', { cards: [{ name: 'Anger' }], position: ['1 hand Anger'] }, 'T-1', 'Anger'],
  ])('is one for %s', (...[, name, input, rule, card]) => {
    expect(told(name, input, rule)).toBe(card);
  });

  test.each([
    ['the real card is there', 'With Three Fates three die', { cards, position: ['1 hand Three Fates'] }, 'KF-FAQ-CARD-three-fates-2'],
    ['the real card comes later', 'With Three Fates three die', { cards, position: [], steps: [{ edit: ['1 hand Three Fates'] }] }, 'T-1'],
    ['there are no test cards', 'With Three Fates three die', { position: [] }, 'T-1'],
    ['no card is named', 'Anger grows', { cards, position: [] }, 'T-1'],
    ['the game has no such card', 'A giant returns', { cards, position: [] }, 'KF-ERRATA-nobody'],
  ])('is none where %s', (...[, name, input, rule]) => {
    expect(told(name, input, rule)).toBeUndefined();
  });

  test('and a generic step are counted apart', () => {
    const proof = (rule: string, site: string): Proof => ({ rule, scenario: 'A giant returns', scenarioHash: 'h', site, siteHash: 's' });
    const { covered, genericSteps, standIns } = coverageOf('keyforge', {
      rows: ['KF-ERRATA-drummernaut', 'T-1'].map((id) => ({ id, testable: true })),
      proofs: [proof('KF-ERRATA-drummernaut', specific), proof('T-1', generic)],
      byConstruction: [],
      waiting: [],
      entries: [entryOf('A giant returns', { cards, position: [] })],
      nameOf,
    });
    expect({ covered, genericSteps, standIns }).toEqual({
      covered: 2,
      genericSteps: [{ rule: 'T-1', scenario: 'A giant returns', step: 'CARD-DO' }],
      standIns: [{ rule: 'KF-ERRATA-drummernaut', scenario: 'A giant returns', card: 'Drummernaut' }],
    });
  });
});
