import { describe, expect, test } from 'vitest';
import { checkDeck } from './deck-legality.ts';
import { builtInDecks, findBuiltInDeck } from './decks.ts';
import type { DeckList } from './deck-list.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

const simone = deckNamed('Finally Smooth Simone');
const simoneList = formatDeckList(simone, 'en');

function deckNamed(name: string): DeckList {
  const found = findBuiltInDeck(name);
  if (!found.ok) throw new Error(`There is no deck ${name}.`);
  return found.value;
}

function deckOf(text: string): DeckList {
  const result = parseDeckList(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The problems of a list, each as `place: code`. */
function problemsOf(text: string): readonly string[] {
  const result = parseDeckList(text);
  return result.ok ? [] : result.problems.map(({ at, code }) => `${at}: ${code}`);
}

/** Simone's list without the line of a card, and others instead. */
function simoneWith(instead: string, card: string): string {
  return simoneList.replace(new RegExp(`^\\dx ${card}$`, 'm'), instead);
}

/** A deck as JSON, one card an entry. */
function jsonOf(deck: DeckList, more: object = {}): Record<string, unknown> {
  const cards = deck.cards.map(({ card, house, enhancements }) => ({ id: card, count: 1, house, enhancements }));
  return { name: deck.name, expansion: deck.expansion, houses: deck.houses, cards, ...more };
}

describe('a plain list', () => {
  test('of the least that is needed: names and counts', () => {
    const bare = simoneList.replace(/^(Name|Set): .*\n/gm, '').replace(/^.*:\n/gm, '');
    expect(deckOf(bare).cards).toEqual(simone.cards);
    expect(deckOf(bare)).toMatchObject({ name: '', houses: ['mars', 'sanctum', 'staralliance'] });
  });

  test.each([
    ['2 Grey Monk', '2x Grey Monk'],
    ['2 x Grey Monk', '2x Grey Monk'],
    ['2× Grey Monk', '2x Grey Monk'],
    ['2X grey monk', '2x Grey Monk'],
    ['\t2x\tMonje Gris\t', '2x Grey Monk'],
    ['2x Grey Monk # the best', '2x Grey Monk'],
    ['Grey Monk // one\nGrey Monk // two', '2x Grey Monk'],
    ['2x Grey Monk [sanctum]', '2x Grey Monk'],
  ])('reads %j as %s', (line) => {
    expect(simoneList).toMatch(/^2x Grey Monk$/m);
    expect(deckOf(simoneWith(line, 'Grey Monk')).cards).toEqual(simone.cards);
  });

  test.each(['Mars:', '# Mars', '## marte:', '[Marte]', 'MARS', 'Marte (12):', '[Mars]:'])(
    'takes %s as the heading of a house',
    (heading) => {
      expect(deckOf(simoneList.replace('Mars:', heading))).toEqual(simone);
    },
  );

  test('has comments, empty lines, tabs, a byte order mark and line ends of any sort', () => {
    const decorated = `\uFEFF// a comment\n# another\n\n${simoneList}`.replaceAll('\n', '\r\n').replaceAll('1x ', '1x\t');
    expect(deckOf(decorated)).toEqual(simone);
    expect(deckOf(simoneList.replaceAll('\n', '\r'))).toEqual(simone);
  });

  test('has the name of the deck on its first line, unless that is a card', () => {
    const nameless = simoneList.replace(/^Name: .*\n/, '');
    expect(deckOf(`My own  deck\n${nameless}`).name).toBe('My own deck');
    expect(problemsOf(`Angr\n${nameless}`)).toEqual(['line 1: deck.unknownCard', ': deck.total']);
    expect(problemsOf(`Anger\n${nameless}`)).toContain(': deck.total');
  });

  test('says its set by code, name or number, in either language; without, the set is the one that most cards are of', () => {
    for (const line of ['Set: MM', 'set: mass mutation', 'Colección: 479', 'Expansion: mm']) {
      expect(deckOf(simoneList.replace('Set: MM', line)).expansion).toBe(479);
    }
    expect(deckOf(simoneList.replace('Set: MM\n', '')).expansion).toBe(479);
    expect(problemsOf(simoneList.replace('Set: MM', 'Set: Nowhere'))).toEqual(['line 2: deck.unknownSet']);
  });

  test('says its houses, if it likes', () => {
    expect(deckOf(`Casas: Marte, sanctum, Alianza Estelar\n${simoneList}`)).toEqual(simone);
    expect(problemsOf(`Houses: Mars, Sanctumm, Star Alliance\n${simoneList}`)).toEqual(['line 1: deck.unknownHouse']);
  });

  test('gives a maverick its house by heading or in brackets (KF-MAVERICK-1)', () => {
    const underHeading = simoneWith('1x Grey Monk\n1x Anger', 'Grey Monk');
    const inBrackets = `${simoneWith('1x Grey Monk', 'Grey Monk')}1x Anger [Sanctum]\n`;
    for (const list of [underHeading, inBrackets]) {
      expect(deckOf(list).cards.find(({ card }) => card === 'anger')?.house).toBe('sanctum');
    }
  });

  test('gives icons in braces, in either language (KF-ENHANCE-1)', () => {
    const iconsOf = (line: string): unknown =>
      deckOf(simoneWith(line, 'Grey Monk')).cards.find(({ card }) => card === 'grey-monk')?.enhancements;
    expect(iconsOf('2x Grey Monk {capture, draw, Æmber, damage, discard}')).toEqual(['capture', 'draw', 'amber', 'damage', 'discard']);
    expect(iconsOf('2x Monje Gris {captura, robar, æmbar, daño, marte} [sanctum]')).toEqual(['capture', 'draw', 'amber', 'damage', 'mars']);
    expect(iconsOf('2x Grey Monk {}')).toEqual([]);
  });

  test('takes a card and its brackets for no card that is called like both together', () => {
    const list = simoneWith('1x Grey Monk\n1x Umbra {Saurio}', 'Grey Monk').replace('Set: MM', 'Set: CC');
    expect(deckOf(list).cards.find(({ card }) => card === 'umbra')?.enhancements).toEqual(['saurian']);
  });
});

describe('a card that exists in several houses, or an anomaly', () => {
  const mehitable = deckNamed('Mehitable');
  const list = formatDeckList(mehitable, 'en')
    .replace(/^.*:\n/gm, '')
    .replace(/(Matter Maker|Exchange Officer.*)$/gm, '$1 [sanctum]');
  const headless = list.replace(/(1x Champion Anaphiel\n)(?!1x Champion|1x Cleansing)/, '1x Champion Anaphiel [Star Alliance]\n');

  test('takes the only house of the deck where it is printed and where there is room', () => {
    expect(deckOf(headless).cards).toEqual(mehitable.cards);
    const left = headless.replace(/Exchange Officer (\{.*\}) \[sanctum\]/, 'Exchange Officer $1');
    expect(deckOf(left).cards).toEqual(mehitable.cards);
  });

  test('asks for its house where more than one will do', () => {
    const short = simoneWith('1x Grey Monk\n', 'Grey Monk')
      .replace(/^1x (.*)$/m, '')
      .replace(/^.*:\n/gm, '');
    expect(problemsOf(`${short}\n1x Timequake\n1x Lateral Shift\n`.replace(/^Set: .*\n/m, 'Set: WC\n'))).toContainEqual(
      expect.stringMatching(/deck.unclearHouse$/),
    );
  });
});

describe('gigantic creatures (KF-GIGANTIC-1)', () => {
  const bigmark = deckNamed('Bigmark');
  const list = formatDeckList(bigmark, 'en');
  const saurian = [...list.matchAll(/^1x .*$/gm)].map(([line]) => line).filter((line) => list.indexOf(line) > list.indexOf('Saurian:'));
  const [one = '', two = ''] = saurian.slice(0, 2);
  const withHalves = (first: string, second: string): string => list.replace(one, first).replace(two, second);

  test('a bare name stands for its halves in turn', () => {
    const pair = deckOf(withHalves('2x Deusillus', '# none'));
    const halves = pair.cards.map(({ card }) => card).filter((card) => card.startsWith('deusillus'));
    expect(halves).toEqual(['deusillus', 'deusillus2']);
    expect(deckOf(withHalves('Deusillus', '1x deusillus')).cards).toHaveLength(36);
    expect(deckOf(withHalves('Deusillus (top half)', 'Deusillus (mitad inferior)')).cards).toHaveLength(36);
  });

  test('half of one is refused at its place, and so are two of the same half', () => {
    const line = list.slice(0, list.indexOf(one)).split('\n').length;
    expect(problemsOf(withHalves('Deusillus', two))).toEqual([`line ${line}: deck.unpairedHalf`]);
    expect(problemsOf(withHalves('2x Deusillus (top half)', '# none'))).toEqual([`line ${line}: deck.unpairedHalf`]);
  });
});

describe('JSON', () => {
  test('of one deck, or of a list with one deck', () => {
    for (const deck of builtInDecks()) {
      expect(deckOf(JSON.stringify(jsonOf(deck)))).toEqual(deck);
      expect(deckOf(`\n [ ${JSON.stringify(jsonOf(deck), undefined, 2)} ]`)).toEqual(deck);
    }
  });

  test('may leave out the name, the set, the houses and the counts, and say what we do not know', () => {
    const cards = simone.cards.map(({ card }) => ({ id: card, image: 'x.png' }));
    expect(deckOf(JSON.stringify({ cards, verified: true }))).toEqual({ ...simone, name: '' });
  });

  test('gives a maverick the house of its frame', () => {
    const cards = simone.cards.map(({ card }, index) => (index === 0 ? { id: 'anger', maverick: 'mars' } : { id: card }));
    expect(deckOf(JSON.stringify({ ...jsonOf(simone), cards })).cards[0]).toEqual({ card: 'anger', house: 'mars', enhancements: [] });
  });

  test('lists a reference card, which is not among the 36 (KF-DECK-1, KF-DECK-2)', () => {
    const cards = [...simone.cards.map(({ card }) => ({ id: card })), { id: 'grunt', count: 1 }];
    const later = { expansion: 600, cards };
    expect(deckOf(JSON.stringify(jsonOf(simone, later))).references).toEqual(['grunt']);
    expect(problemsOf(JSON.stringify(jsonOf(simone, { expansion: 600, cards: [...cards, { id: 'fish' }] })))).toEqual([
      ': deck.tooManyReferences',
    ]);
    expect(deckOf(simoneList.replace('Set: MM', 'Set: WoE\nToken: Grunt')).references).toEqual(['grunt']);
  });

  test('says each problem at its path', () => {
    const json = jsonOf(simone);
    const cards = [...(json['cards'] as object[])];
    cards[3] = { id: 'angr', count: 0, house: 'marz', enhancements: ['amber', 'gold'] };
    expect(problemsOf(JSON.stringify([{ ...json, name: 7, expansion: 'none', houses: ['mars', 'x', 'dis'], cards }]))).toEqual([
      '[0].name: deck.badName',
      '[0].expansion: deck.unknownSet',
      '[0].houses[1]: deck.unknownHouse',
      '[0].cards[3].id: deck.unknownCard',
      '[0].cards[3].count: deck.badCount',
      '[0].cards[3].house: deck.unknownHouse',
      '[0].cards[3].enhancements[1]: deck.unknownIcon',
    ]);
  });

  test('that is broken is told by line and column', () => {
    expect(problemsOf('{\n "cards": [\n  {"id": "anger",}\n ]\n}')).toEqual(['line 3, column 18: deck.brokenJson']);
    expect(problemsOf('{"cards": [{"id": "anger"}')).toEqual(['line 1, column 27: deck.endedJson']);
  });

  test.each([
    ['[]', ': deck.notADeck'],
    ['[[]]', '[0]: deck.notADeck'],
    ['{}', ': deck.notADeck'],
    ['{"cards":7}', 'cards: deck.notADeck'],
    ['{"cards":[]}', ': deck.empty'],
    ['{"cards":["anger"]}', 'cards[0]: deck.badEntry'],
    ['{"cards":[{"count":1}]}', 'cards[0]: deck.badEntry'],
    ['{"cards":[],"houses":["mars"]}', 'houses: deck.badHouses'],
    ['[{"cards":[]},{"cards":[]}]', ': deck.severalDecks'],
  ])('%s is no deck', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });
});

describe('everything that is wrong is told at once', () => {
  test('each with its line', () => {
    const list = simoneWith('3x Grey Munk\n99x Anger\n1x Anger [marz]\n1x Anger {gold}\nMarz:\nSanctum:', 'Grey Monk');
    const line = list.split('\n').indexOf('3x Grey Munk') + 1;
    expect(problemsOf(list)).toEqual([
      `line ${line}: deck.unknownCard`,
      `line ${line + 1}: deck.badCount`,
      `line ${line + 2}: deck.unknownHouse`,
      `line ${line + 3}: deck.unknownIcon`,
      `line ${line + 4}: deck.unknownHouse`,
    ]);
  });

  test.each(['0x Grey Monk', '37x Grey Monk', '-1x Grey Monk', '2.5x Grey Monk', '1,5 Grey Monk', '99999999999999999999 Grey Monk'])(
    '%s is no count',
    (line) => {
      expect(problemsOf(simoneWith(line, 'Grey Monk'))).toEqual([expect.stringMatching(/^line \d+: deck.badCount$/)]);
    },
  );

  test.each(['1x Grey Monk', '36x Grey Monk'])('%s is a count, though the deck has then a wrong one', (line) => {
    expect(problemsOf(simoneWith(line, 'Grey Monk'))).toEqual([': deck.total', ': deck.perHouse']);
  });

  test('one card too few, one too many, and one of another house (KF-DECK-1)', () => {
    expect(problemsOf(simoneWith('1x Grey Monk', 'Grey Monk'))).toEqual([': deck.total', ': deck.perHouse']);
    expect(problemsOf(simoneWith('3x Grey Monk', 'Grey Monk'))).toEqual([': deck.total', ': deck.perHouse']);
    expect(problemsOf(simoneWith('1x Grey Monk\n1x Grey Monk [mars]', 'Grey Monk'))).toEqual([': deck.perHouse', ': deck.perHouse']);
  });

  test('a card of none of the three houses is told at its line', () => {
    const bare = simoneWith('1x Grey Monk\n1x Shooler', 'Grey Monk').replace(/^.*:\n/gm, '');
    const line = bare.split('\n').indexOf('1x Shooler') + 1;
    expect(problemsOf(bare)).toEqual([`line ${line}: deck.foreignHouse`]);
  });

  test('two houses are too few, and of four no three may be guessed', () => {
    const twoHouses = simoneList.replace(/Star Alliance:[^]*$/, '');
    expect(problemsOf(twoHouses)).toEqual([': deck.houseCount', ': deck.total']);
    const four = ['Anger', 'Grey Monk', 'Dust Imp', 'Zorg'].map((card) => `9x ${card}`).join('\n');
    expect(problemsOf(four)).toEqual([': deck.houseCount']);
  });

  test('a card of a set that came later (KF-LEGACY-1)', () => {
    expect(problemsOf(simoneList.replace('Set: MM', 'Set: CotA'))).toContainEqual(expect.stringMatching(/^line \d+: deck.notYetPrinted$/));
    expect(problemsOf(simoneList.replace('Set: MM', 'Set: 333'))).toEqual([]);
  });

  test('an empty list, one of comments only, one that is too long, one that is no text', () => {
    expect(['', ' \n\t', '# nothing', 'Mars:\nSanctum:'].map(problemsOf)).toEqual(Array.from({ length: 4 }, () => [': deck.empty']));
    expect(problemsOf(`Only a title`)).toEqual([': deck.empty']);
    expect([problemsOf('#'.repeat(65_536)), problemsOf('#'.repeat(65_537))]).toEqual([[': deck.empty'], [': deck.tooLarge']]);
    expect([problemsOf('Anger\n\u0000PNG'), problemsOf('Fur\ufffda')]).toEqual([
      ['line 2, column 1: deck.notText'],
      ['line 1, column 4: deck.notText'],
    ]);
  });

  test('after fifty problems reading stops', () => {
    const problems = problemsOf(Array.from({ length: 3000 }, (_, index) => `1x Zzyzx ${index}`).join('\n'));
    expect([problems.length, problems.at(-1)]).toEqual([51, ': deck.moreProblems']);
    const json = problemsOf(JSON.stringify({ cards: Array.from({ length: 3000 }, () => ({ id: '?' })) }));
    expect([json.length, json.at(-1)]).toEqual([51, ': deck.moreProblems']);
  });

  test('a name with a sign that nobody sees', () => {
    const sign = '\u202e';
    expect(problemsOf(simoneList.replace(/^Name: .*/, `Name: Simone${sign}`))).toEqual(['line 1: deck.unseenSign']);
    expect(problemsOf(JSON.stringify({ name: `Si${sign}mone`, cards: [] }))).toContain('name: deck.unseenSign');
    expect(deckOf(simoneList.replace(/^Name: .*/, 'Name: Simone\u200d')).name).toBe('Simone\u200d');
  });

  test('a name that is too long by one', () => {
    expect(deckOf(simoneList.replace(/^Name: .*/, `Name: ${'n'.repeat(100)}`)).name).toHaveLength(100);
    expect(problemsOf(simoneList.replace(/^Name: .*/, `Name: ${'n'.repeat(101)}`))).toEqual(['line 1: deck.badName']);
  });
});

test('whatever is accepted is legal', () => {
  expect(checkDeck(deckOf(simoneList))).toEqual([]);
});
