import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { logFaults, matterFaults, uncounted, unlabelled, unsaidOccasions, unspoken } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { durations } from '../rules/durations.ts';
import { inferno } from '../inferno.ts';
import { builtInDeckNames } from '../setup/decks.ts';
import { occasions as meant } from '../meanings/occasions.ts';
import { facts } from '../state/facts.ts';
import { paths } from '../state/printed.ts';
import { steps, zones } from '../state/state.ts';
import { wordings } from './wordings.ts';
import { gameWords } from './game-words.ts';
import { matterRules } from './matter-words.ts';
import { raceWords } from './race-words.ts';

test('what abilities answer is said, but that the table was looked at', () => {
  expect(unsaidOccasions(facts, gameWords, meant)).toEqual(['after stateLooked']);
});

test('every fact has a line in the log', () => {
  expect(logFaults(facts, gameWords)).toEqual([]);
});

test('zones that are shown, steps and paths have labels', () => {
  const hidden: readonly string[] = ['spent', 'gone'];
  expect(unlabelled([...zones.filter((zone) => !hidden.includes(zone)), ...steps, ...paths], gameWords)).toEqual([]);
});

function matchOf(one: number, other: number): PlayableMatch {
  const configuration = inferno.configure([builtInDeckNames[one] ?? '', builtInDeckNames[other] ?? '']);
  const started = configuration.ok ? inferno.start(configuration.value, seedFromNumber(7)) : undefined;
  if (started?.ok !== true) throw new Error('The built-in decks can be played.');
  return started.value;
}

test.each([
  [0, 1],
  [2, 3],
  [1, 2],
])('whatever is asked in a match of decks %i and %i has words, and so have its options and their values', (one, other) => {
  expect(unspoken(matchOf(one, other), gameWords)).toEqual([]);
});

test('what the race counts is shown', () => {
  expect(uncounted(matchOf(0, 1).view(0), raceWords)).toEqual([]);
});

test('every duration of the game can be said', () => {
  expect(Object.keys(wordings.durations).toSorted()).toEqual([...durations].toSorted());
});

test('what "this way" counts are facts', () => {
  expect(Object.keys(wordings.counted).filter((name) => !facts.names.some((fact) => fact === name))).toEqual([]);
});

test('what mattered is told by facts, in each language alike', () => {
  expect(matterFaults(facts, matterRules)).toEqual([]);
});
