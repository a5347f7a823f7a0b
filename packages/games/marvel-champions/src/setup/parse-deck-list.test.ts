import { readFileSync } from 'node:fs';
import { languages, type Problem } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { setAsideOf } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

function fixture(file: string): string {
  return readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8');
}

function deckOf(text: string): DeckList {
  const result = parseDeckList(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** A problem as `place: code`, with the row of the rules if there is one. */
function said({ at, code, values }: Problem): string {
  return `${at}: ${code}${values['rule'] === undefined ? '' : ` ${values['rule']}`}`;
}

function problemsOf(text: string): readonly string[] {
  const result = parseDeckList(text);
  return result.ok ? [] : result.problems.map(said);
}

/** A fixture with something else in place of a text that it has. */
function changed(file: string, text: string, instead: string): string {
  const list = fixture(file);
  expect(list).toContain(text);
  return list.replace(text, instead);
}

describe('ten lists are read', () => {
  test.each([
    ['friendly-neighbour.json', { name: 'Friendly neighbour', identity: '01001a', aspects: ['justice'] }, 40],
    ['reino-de-wakanda.es.txt', { name: 'Reino de Wakanda', identity: '01040a', aspects: ['protection'] }, 40],
    ['double-agent.o8d', { name: '', identity: '04031a', aspects: ['aggression', 'justice'] }, 41],
    ['daughter-of-thanos.json', { name: 'Deadliest woman', identity: '18001a', aspects: ['justice'] }, 40],
    ['director-of-shield.txt', { name: 'Director of S.H.I.E.L.D.', identity: '50001a', aspects: ['leadership'] }, 41],
    [
      'avatar-of-life.json',
      { name: 'Avatar of life', identity: '21031a', aspects: ['aggression', 'justice', 'leadership', 'protection'] },
      40,
    ],
    ['best-there-is.o8d', { name: '', identity: '35001a', aspects: ['aggression'] }, 40],
    ['brooklyn.txt', { name: 'Brooklyn', identity: '27030a', aspects: ['justice'] }, 40],
    ['maximum-effort.o8d', { name: '', identity: '44001a', aspects: ['pool'] }, 40],
    ['senor-del-magnetismo.es.txt', { name: 'Señor del magnetismo', identity: '49001a', aspects: ['leadership'] }, 40],
  ])('%s', (file, head, size) => {
    const deck = deckOf(fixture(file));
    expect(deck).toMatchObject(head);
    expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(size);
    for (const language of languages) expect(deckOf(formatDeckList(deck, language))).toEqual(deck);
    expect(deckOf(fixture(file).replaceAll('\n', '\r\n'))).toEqual(deck);
    expect(deckOf(`\uFEFF${fixture(file)}`)).toEqual(deck);
  });
});

describe('a list that is broken', () => {
  test.each<readonly [file: string, text: string, instead: string, ...problems: string[]]>([
    ['friendly-neighbour.json', '"01008":2', '"01008":1', ': deck.size MC-DECK-2', 'slots.01008: deck.identityCards MC-DECK-3'],
    ['friendly-neighbour.json', '"01084":1', '"01056":1', 'slots.01056: deck.offAspect MC-DECK-4'],
    ['friendly-neighbour.json', '"01084":1', '"99084":1', 'slots.99084: deck.unknownCode'],
    ['friendly-neighbour.json', '"01084":1', '"04045":1', 'slots.04045: deck.matchingCards MC-UNIQUE-3'],
    ['friendly-neighbour.json', '"01084":1', '"01084":"one"', 'slots.01084: deck.badCount'],
    ['friendly-neighbour.json', '"01084":1', '"01089":1', 'slots.12022: deck.tooManyCopies MC-MAXIMUM-4'],
    ['friendly-neighbour.json', '"hero_code":"01001a"', '"hero_code":"01002"', 'hero_code: deck.unknownIdentity'],
    ['friendly-neighbour.json', 'justice', 'bravery', 'meta.aspect: deck.unknownAspect'],
    ['reino-de-wakanda.es.txt', '1x Luke Cage', '1x Luk Cage', 'line 40: deck.unknownCard'],
    ['reino-de-wakanda.es.txt', '1x Luke Cage', '1x Telaraña sin dueño', 'line 40: deck.strangeCard'],
    ['reino-de-wakanda.es.txt', 'Luke Cage (Caja básica)', 'Luke Cage (Hulk)', 'line 40: deck.notInPack'],
    ['reino-de-wakanda.es.txt', '2x ¡Wakanda', '1x ¡Wakanda', ': deck.size MC-DECK-2', 'line 20: deck.identityCards MC-DECK-3'],
    ['reino-de-wakanda.es.txt', 'Pantera Negra', 'Pantera Rosa', ': deck.noIdentity'],
    ['double-agent.o8d', '<card qty="3" id="2e4ddba3', '<card qty="2" id="2e4ddba3', ': deck.unequalAspects MC-FAQ-51'],
    ['double-agent.o8d', '</section>', '', 'line 31: deck.brokenXml'],
    ['double-agent.o8d', '055c536f', '155c536f', 'line 2: deck.otherGame'],
    ['double-agent.o8d', '<card qty="3" id="2e4ddba3', '<card qty="many" id="2e4ddba3', 'line 9: deck.badCount'],
    ['daughter-of-thanos.json', '"01058":1,\n', '"01058":1,\n"01052":1,\n', ': deck.tooManyOffAspect MC-DECK-7'],
    ['daughter-of-thanos.json', '"01058":1,\n', '"01058":1,\n"01057":1,\n', 'slots.01057: deck.offAspect MC-DECK-4'],
    ['director-of-shield.txt', '3x Tac Team', '2x Tac Team', ': deck.incompleteOffAspect MC-FAQ-104'],
    ['director-of-shield.txt', '1x The Douglass (Agents of S.H.I.E.L.D.)', '1x Avengers Mansion', ': deck.incompleteOffAspect MC-FAQ-104'],
    ['avatar-of-life.json', '"01058":1,\n', '', ': deck.size MC-DECK-2', ': deck.unequalAspects MC-DECK-7'],
    ['avatar-of-life.json', '"01084":1', '"01086":2', 'slots.01086: deck.tooManyCopies MC-DECK-7'],
    ['best-there-is.o8d', '>Wolverine<', '>Wolverine & Logan<', 'line 4: deck.brokenXml'],
    [
      'best-there-is.o8d',
      'qty="1" id="663cb632-e6c8-4e94-8676-a8e0ca035022">Weapon X',
      'qty="1" id="none">Sabretooth',
      'line 7: deck.notForDecks MC-DECK-4',
    ],
    ['brooklyn.txt', '1x Spider-Man: Hobie Brown', '1x Spider-Man', 'line 37: deck.ambiguousCard'],
    [
      'brooklyn.txt',
      'Spider-Man: Hobie Brown (Sinister Motives)',
      'Spider-Man: Miles Morales (Wasp)',
      'line 37: deck.matchingCards MC-UNIQUE-3',
    ],
    ['brooklyn.txt', 'Young Love (Sinister Motives)', 'Soul Sisters', 'line 17: deck.teamUp MC-TEAM-UP-1'],
    ['maximum-effort.o8d', '<card qty="3"', '<card qty="4"', 'line 14: deck.tooManyCopies MC-DECK-5'],
    ['senor-del-magnetismo.es.txt', '1x Nuevos reclutas', '1x Anole', ': deck.size MC-DECK-2', 'line 44: deck.linkedCard MC-LINKED-1'],
  ])('%s with %j as %j', (file, text, instead, ...problems) => {
    expect(problemsOf(changed(file, text, instead))).toEqual(problems);
  });
});

describe('JSON of MarvelCDB', () => {
  const list = fixture('friendly-neighbour.json');
  const deck = deckOf(list);

  test('has reprints under their own codes, which are resolved and added up', () => {
    expect(list).toContain('"12022":1');
    expect(deck.cards).toContainEqual({ card: '01089', count: 1 });
    const split = list.replace('"12019":3', '"12019":2,\n"01086":1');
    expect(deckOf(split)).toEqual(deck);
  });

  test('has its aspects as JSON in JSON, as an object or not at all', () => {
    const meta = '"{\\"aspect\\":\\"justice\\"}"';
    expect(list).toContain(meta);
    for (const other of ['{"aspect":"justice"}', '""', 'null', '{}']) expect(deckOf(list.replace(meta, other))).toEqual(deck);
    for (const other of ['7', '"{"', '[]']) expect(problemsOf(list.replace(meta, other))).toEqual(['meta: deck.badMeta']);
    const two = list.replace(meta, '{"aspect":"justice","aspect2":"pool"}');
    expect(problemsOf(two)).toEqual([': deck.aspectCount MC-DECK-4']);
  });

  test('may list the cards that lie beside the deck or not (MC-PERMANENT-3)', () => {
    const wolverine = deckOf(fixture('best-there-is.o8d'));
    expect(setAsideOf(wolverine)).toEqual([{ card: '35002', count: 1 }]);
    expect(wolverine.cards.some(({ card }) => card === '35002')).toBe(false);
    expect(deckOf(fixture('best-there-is.o8d').replace(/.*Wolverine's Claws.*\n/, ''))).toEqual(wolverine);
    expect(problemsOf(list.replace('"01084":1', '"35002":1'))).toContain('slots.35002: deck.otherIdentity MC-IDENTITY-CARDS-2');
  });

  test.each([
    ['{"hero_code":"01001a"}', ': deck.notADeck'],
    ['[]', ': deck.notADeck'],
    ['{"slots":7}', 'slots: deck.notADeck'],
    ['{"slots":[]}', ': deck.empty'],
    ['{"slots":{"01002":1}}', ': deck.noIdentity'],
    ['{"slots":', 'line 1, column 10: deck.endedJson'],
    ['{"slots":{,}', 'line 1, column 11: deck.brokenJson'],
    ['{"slots":{},"name":7}', 'name: deck.badName'],
  ])('%s is no deck', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });
});

describe('a text', () => {
  const list = fixture('brooklyn.txt');
  const deck = deckOf(list);

  test.each([
    '2x Web-Shooter',
    '2 Web-Shooter',
    '2 x web shooter',
    'Web-Shooter x2',
    '2x Lanzarredes # mine',
    '1x Web-Shooter\n1x Web-Shooter',
  ])('reads %j as a card of whoever the deck is of', (line) => {
    expect(list).toContain('2x Web-Shooter (Sinister Motives)');
    expect(deckOf(list.replace('2x Web-Shooter (Sinister Motives)', line))).toEqual(deck);
  });

  test('tells identities of one name apart by their own cards, or by the alter-ego', () => {
    expect(deckOf(list.replace('Spider-Man\n', 'Spider-Man (Miles Morales)\n'))).toEqual(deck);
    expect(problemsOf('Spider-Man\n1x Genius')).toEqual(['line 1: deck.ambiguousIdentity']);
  });

  test('may be called like its hero, or not at all', () => {
    expect(deckOf(list.replace('Brooklyn', 'Spider-Man')).name).toBe('Spider-Man');
    expect(deckOf(list.replace('Brooklyn\n', '')).name).toBe('');
  });

  test('says its aspects, if it likes', () => {
    expect(deckOf(list.replace('Packs:', 'Aspect: Justice\nPacks:'))).toEqual(deck);
    expect(problemsOf(list.replace('Packs:', 'Aspecto: Valor\nPacks:'))).toEqual(['line 5: deck.unknownAspect']);
    expect(
      problemsOf(list.replace('Packs:', 'Aspect: Protection\nPacks:')).every((each) => each.endsWith('deck.offAspect MC-DECK-4')),
    ).toBe(true);
  });

  test('has the line of its site below', () => {
    expect(deckOf(`${list}\nDeck built on https://marvelcdb.com\n`)).toEqual(deck);
  });

  test('lists every line that is nothing', () => {
    expect(problemsOf('Deck\nSpider-Man (Peter Parker)\nstrange line\nEvents\n1x Nothing such\n9999x Genius\nalso nothing')).toEqual([
      'line 6: deck.badCount',
      'line 3: deck.strangeCard',
      'line 5: deck.strangeCard',
      'line 7: deck.strangeCard',
    ]);
  });

  test('is read no further than fifty problems', () => {
    for (const line of ['0x Genius', '1x Genus', '1x Genus (Nowhere)']) {
      const problems = problemsOf(`Deck\nShe-Hulk\n${`${line}\n`.repeat(2000)}`);
      expect([problems.length, problems.at(-1)]).toEqual([51, ': deck.moreProblems']);
    }
    expect(problemsOf(`${'Nobody\n'.repeat(2000)}She-Hulk\n1x Genius`)).toHaveLength(50);
  });
});

describe('a deck of OCTGN', () => {
  const list = fixture('maximum-effort.o8d');

  test('of the first lists has another number of the game, other sections and the identity twice', () => {
    expect(list).toContain('game="a6d114c7');
    expect(list).toContain('id=""');
  });

  test('has cards whose number is not known: they are found by name, or told', () => {
    const [deck, other] = [deckOf(list), list.replace(/id="[^"]*">Dogpool/, 'id="0">Dogpool')];
    expect(other).not.toBe(list);
    expect(deckOf(other)).toEqual(deck);
    expect(problemsOf(list.replace(/id="[^"]*">Dogpool/, 'id="0">'))).toEqual(['line 25: deck.unknownCode']);
  });
});

test('lists made to be slow are read at once', () => {
  const long = (part: string): string => part.repeat(Math.floor(65_000 / part.length));
  for (const line of [
    `1x a${long(' ')}b`,
    `1x ${long('a:')}`,
    `1x ${long('(')}`,
    long('1x a\n'),
    `<deck game="055c536f-">${long('<a/>')}`,
    `<a${long(' ')}`,
  ]) {
    expect(parseDeckList(line.startsWith('<') ? line : `Deck\nShe-Hulk\n${line}`).ok).toBe(false);
  }
});

test.each([
  ['', ': deck.empty'],
  ['Spider-Man', ': deck.empty'],
  ['\u0000', 'line 1, column 1: deck.notText'],
  ['a'.repeat(70_000), ': deck.tooLarge'],
  [`${'a'.repeat(120)}\nShe-Hulk\n1x Genius`, 'line 1: deck.badName'],
])('%j is no deck', (text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});
