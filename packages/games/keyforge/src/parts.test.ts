import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { conformanceSubject } from './conformance-subject.ts';
import { notLate, subjectOf } from './soak-subject.ts';

function listOf(
  expansion: number,
  cards: Readonly<Record<string, Readonly<Record<string, number>>>>,
  references: readonly string[] = [],
): string {
  const all = Object.entries(cards).flatMap(([house, counts]) => Object.entries(counts).map(([id, count]) => ({ id, count, house })));
  return JSON.stringify({
    name: `${expansion}`,
    expansion,
    houses: Object.keys(cards),
    cards: [...all, ...references.map((id) => ({ id, count: 1 }))],
  });
}

const tokens = listOf(
  600,
  {
    mars: { 'mk2-generator': 2, 'ironyx-banner': 2, 'ironyx-propaganda': 3, grondal: 2, 'swap-widget': 1, 'mothership-support': 2 },
    ekwidon: { 'avid-collecting': 2, 'exo-shell-system': 2, 'market-crash': 2, 'dthoshră-recruiter': 3, 'ornate-talking-tray': 3 },
    saurian: { 'senator-bracchus': 2, 'orator-hissaro': 2, 'grammaticus-thrax': 2, 'legionary-trainer': 3, 'longusaur-lector': 3 },
  },
  ['scholar'],
);
const gigantic = listOf(479, {
  saurian: { deusillus: 3, deusillus2: 3, exile: 3, 'senator-bracchus': 3 },
  mars: { hypnobeam: 3, zorg: 3, grommid: 3, 'collector-worm': 3 },
  sanctum: { gatekeeper: 3, sequis: 3, 'grey-monk': 3, 'champion-tabris': 3 },
});
const subject = conformanceSubject([tokens, gigantic]);

test.each([1, 2, 3])('a match with token creatures and gigantic ones conforms: seed %i', (seed) => {
  expect(conform(subject, { seed, swapEvery: 40 }).decisions).toBeGreaterThan(20);
});

const shapes = listOf(
  600,
  {
    logos: { 'mimic-gel': 5, animator: 4, 'cyber-clone': 3 },
    staralliance: { 'mirror-shell': 6, 'crash-muldoon': 6 },
    untamed: { 'creed-of-nurture': 4, ghosthawk: 3, 'dust-pixie': 3, mimicry: 2 },
  },
  ['grunt'],
);
const rites = listOf(479, {
  saurian: { 'kompsos-haruspex': 4, 'thero-centurion': 4, 'auto-legionary': 4 },
  mars: { 'swap-widget': 3, zorg: 5, troll: 4 },
  logos: { 'mimic-gel': 4, 'q-mechs': 4, animator: 4 },
});
// Creed of Nurture and Swap Widget ask for a creature of the hand if there is one: ruling KF-C-12.
const changing = subjectOf({ decks: [shapes, rites], settings: {}, late: notLate });

test.each([1, 2, 3])('a match with copies and animated artifacts conforms: seed %i', (seed) => {
  expect(conform(changing, { seed, swapEvery: 40 }).decisions).toBeGreaterThan(20);
});
