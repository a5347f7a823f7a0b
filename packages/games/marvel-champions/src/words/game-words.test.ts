import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, makeView, pending, seedFromNumber, type View } from '@crupier/kernel/rules';
import {
  dice,
  logFaults,
  matterFaults,
  openMatch,
  randomAnswer,
  uncounted,
  unlabelled,
  unsaidOccasions,
} from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { knownFacts } from '../cards/facts.ts';
import { cardTypes, factions, keywords, traits } from '../cards/facts/vocabulary.ts';
import { schemeIcons } from '../cards/facts/card-facts.ts';
import { conformanceSubject } from '../conformance-subject.ts';
import { occasions as meant } from '../meanings/occasions.ts';
import { aspectNames } from '../setup/aspects.ts';
import { builtInDecks } from '../setup/decks.ts';
import { facts } from '../state/facts.ts';
import { resourceTypes } from '../state/printed.ts';
import { durations, endings, phases, statuses, zones, type MarvelMatch } from '../state/state.ts';
import { show } from '../state/view.ts';
import { gameWords } from './game-words.ts';
import { matterRules } from './matter-words.ts';
import { raceWords } from './race-words.ts';
import { wordings } from './wordings.ts';

test('what abilities answer is said', () => {
  expect(unsaidOccasions(facts, gameWords, meant)).toEqual([]);
});

test('every fact has a line in the log', () => {
  expect(logFaults(facts, gameWords)).toEqual([]);
});

test('zones, phases, statuses, endings and what is printed on cards have labels', () => {
  const printed = [...traits, ...keywords, ...cardTypes, ...factions, ...schemeIcons, ...resourceTypes];
  expect(unlabelled([...zones, ...phases.map((phase) => `${phase}Phase`), ...statuses, ...endings, ...printed], gameWords)).toEqual([]);
});

/** What the source of the rules and verbs of the game names after some words. */
function namedInRules(pattern: RegExp): readonly string[] {
  const rooms = ['rules', 'verbs'].map((room) => join(import.meta.dirname, '..', room));
  const files = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)));
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)))];
}

test('every question that the rules ask has words, and so has every option', () => {
  const purposes = namedInRules(/purpose: '(\w+)'/g);
  const verbs = namedInRules(/option\('(\w+)'/g);
  expect(purposes.length).toBeGreaterThan(10);
  expect(verbs.length).toBeGreaterThan(10);
  expect(purposes.filter((name) => gameWords.purposes[name] === undefined)).toEqual([]);
  expect(verbs.filter((name) => gameWords.verbs[name] === undefined)).toEqual([]);
});

/** What matches ask and show without words for it, while they are answered at random. */
function unspokenIn(decks: readonly string[], seed: number): readonly string[] {
  const { game, deal } = conformanceSubject(decks);
  const match = openMatch(game, deal(seedFromNumber(seed)));
  const roll = dice(seed);
  const lacking = new Set<string>();
  for (let decision = pending(match); decision !== undefined; decision = pending(match)) {
    if (gameWords.purposes[decision.purpose] === undefined) lacking.add(decision.purpose);
    for (const { verb, value } of decision.asks.flatMap(({ options }) => options)) {
      const template = gameWords.verbs[verb];
      if (template === undefined) lacking.add(verb);
      else if (template.en.includes('{value}') && gameWords.values[verb]?.[value] === undefined) lacking.add(`${verb} ${value}`);
    }
    for (const name of valuesShown(match)) if (gameWords.labels[name] === undefined) lacking.add(name);
    answer(match, ...randomAnswer(decision, roll));
  }
  return [...lacking];
}

function valuesShown(match: MarvelMatch): readonly string[] {
  const { table, seats, cards }: View = makeView(match, 0, show(match, 0));
  // The name of a deck is shown under no label.
  return [table, ...seats, ...Object.values(cards).map(({ now }) => now)]
    .flatMap((each) => Object.keys(each))
    .filter((name) => name !== 'deck');
}

test.each([[['Spider-Man: Justice']], [['Captain Marvel: Aggression', 'Iron Man: Leadership']]])(
  'whatever is asked and shown in a match of %s has words',
  (decks) => {
    for (const seed of [1, 2, 3]) expect(unspokenIn(decks, seed)).toEqual([]);
  },
);

test('every duration of the game can be said', () => {
  expect(Object.keys(wordings.durations).toSorted()).toEqual([...durations].toSorted());
});

test.each(builtInDecks())('the deck $name is called after its hero and aspect in each language', ({ name, identity, aspects }) => {
  const [aspect = 'justice'] = aspects;
  const hero = knownFacts(identity);
  const label = { en: `${hero.name}: ${aspectNames[aspect].en}`, es: `${hero.nameEs}: ${aspectNames[aspect].es}` };
  expect([name, gameWords.labels[name]]).toEqual([label.en, label]);
});

test('what comes before its event is an interrupt, and what comes after it a response', () => {
  const wrong = Object.entries(meant).filter(([name, { moment }]) => {
    const wanted = moment === 'after' ? 'response' : 'interrupt';
    return wordings.occasions[name as keyof typeof meant].trigger !== wanted;
  });
  expect(wrong).toEqual([]);
});

test('what the race counts is shown', () => {
  const { game, deal } = conformanceSubject(['Spider-Man: Justice']);
  const match = openMatch(game, deal(seedFromNumber(1)));
  expect(uncounted(makeView(match, 0, show(match, 0)), raceWords)).toEqual([]);
});

test('a card that is used, exhausted or let alone is said of in whole words', () => {
  const { verbs, labels } = gameWords;
  expect([verbs['use']?.es, verbs['generate']?.es]).toEqual(['Usar capacidad de {card}', 'Usar capacidad de {card}']);
  // It stands behind the names of heroes, too: what is exhausted is their card.
  expect(labels['exhausted']?.es).toBe('Carta agotada');
});

test('what mattered is told by facts, in each language alike', () => {
  expect(matterFaults(facts, matterRules)).toEqual([]);
});
