import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { logFaults, matterFaults, uncounted, unlabelled, unsaidOccasions, unspoken } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { cardTypes, houses, keywords, plainIcons, rarities, traits } from '../cards/facts/vocabulary.ts';
import { keyforge } from '../keyforge.ts';
import { durations } from '../state/durations.ts';
import { occasions as meant } from '../meanings/occasions.ts';
import { facts } from '../state/facts.ts';
import { keyColours, turnSteps, zones } from '../state/state.ts';
import { wordings } from './wordings.ts';
import { gameWords } from './game-words.ts';
import { matterRules } from './matter-words.ts';
import { raceWords } from './race-words.ts';

test('what abilities answer is said', () => {
  expect(unsaidOccasions(facts, gameWords, meant)).toEqual([]);
});

test('every fact has a line in the log', () => {
  expect(logFaults(facts, gameWords)).toEqual([]);
});

test('zones, steps, houses and what is printed on cards have labels', () => {
  const codes = [...zones, ...turnSteps, ...keyColours, ...houses, ...traits, ...keywords, ...cardTypes, ...rarities, ...plainIcons];
  expect(unlabelled([...codes, 'threeKeys', 'left'], gameWords)).toEqual([]);
});

test('every value that a view shows has one', () => {
  const match = anyMatch();
  const { table, seats, cards } = match.view(0);
  const shown = [table, ...seats, ...Object.values(cards).map((card) => card.now)].flatMap((each) => Object.keys(each));
  expect(shown.filter((name) => gameWords.labels[name] === undefined)).toEqual([]);
});

function anyMatch(): PlayableMatch {
  const configuration = keyforge.configure(['hershey-the-oak-of-amalchasm', 'finally-smooth-simone']);
  const started = configuration.ok ? keyforge.start(configuration.value, seedFromNumber(7)) : undefined;
  if (started?.ok !== true) throw new Error('The built-in decks can be played.');
  return started.value;
}

test('whatever is asked in a match has words, and so have its options and their values', () => {
  expect(unspoken(anyMatch(), gameWords)).toEqual([]);
});

test('what the race counts is shown', () => {
  expect(uncounted(anyMatch().view(0), raceWords)).toEqual([]);
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
