import { say } from '@crupier/kernel';
import { languages, type Problem } from '@crupier/kernel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardCodes, knownFacts } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { checkDeck } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { deckMessages } from './deck-messages.ts';
import { builtInDecks, findBuiltInDeck } from './decks.ts';
import { checkEnvironment } from './environments.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

function listed(text: string): readonly Problem[] {
  const result = parseDeckList(text);
  return result.ok ? [] : result.problems;
}

/** The problems of a deck of some identity and aspects with these cards alone. */
function deckOf(identity: string, aspects: DeckList['aspects'], cards: Readonly<Record<string, number>>): DeckList {
  const entries = Object.entries(cards).map(([card, count]) => ({ card: card as CardCode, count }));
  return { name: '', identity: identity as CardCode, aspects, cards: entries };
}

function sought(name: string): readonly Problem[] {
  const result = findBuiltInDeck(name);
  return result.ok ? [] : result.problems;
}

const others = { '01020': 1, '01165': 1, '04155': 1, '49033': 1, '01060': 4, '27049': 1, '12020': 1, '01010a': 1 } as const;

/** For every way in which a list or a deck can be wrong, one that is. */
const wrong: readonly (readonly Problem[])[] = [
  listed(''),
  listed('a'.repeat(70_000)),
  listed('\u0000'),
  listed('{"slots":[}'),
  listed('{"slots":['),
  listed('{}'),
  listed('{"slots":{"1":1},"name":7,"meta":7}'),
  listed('{"slots":{"1":0,"2":1},"name":"\u202e","meta":{"aspect":"x"},"hero_code":"x"}'),
  listed('<deck>'),
  listed('<deck game="x"/>'),
  listed('Deck\nShe-Hulk\n1x Angr\n1x Xyzzyxyzzy\n1x Genius (Nowhere)\n1x Hawkeye'),
  listed(`Deck\nShe-Hulk\n${'1x Xyzzyxyzzy\n'.repeat(7)}`),
  listed('Deck\nSpider-Man\n1x Genius'),
  listed('Deck\n1x Genius'),
  listed('0x\n'.repeat(3) + '0x Genius\n'.repeat(60)),
  checkDeck(deckOf('01001a', ['pool'], others)),
  checkDeck(deckOf('01001a', [], { '01010a': 1 })),
  checkDeck(deckOf('04031a', ['justice'], {})),
  checkDeck(deckOf('04031a', ['justice', 'pool'], { '01060': 1 })),
  checkDeck(deckOf('18001a', ['pool'], { '01060': 3, '01053': 3, '01054': 1 })),
  checkDeck(deckOf('50001a', ['pool'], { '01056': 3 })),
  checkEnvironment(deckOf('03001a', [], {}), 'current'),
  checkEnvironment(deckOf('01001a', [], { '04011': 1, '16012': 1, '27010': 1, '32011': 1 }), 'limited'),
  sought('zebra'),
  [{ code: 'deck.ambiguousDeck', at: '', values: { deck: 's', decks: 'She-Hulk / Spider-Man' } }],
];

describe('the messages', () => {
  test('are for problems that can be, every one of them', () => {
    const codes = new Set(wrong.flat().map(({ code }) => code));
    expect([...codes].toSorted()).toEqual(Object.keys(deckMessages).toSorted());
  });

  test.each(languages)('in %s leave no gap and say the place', (language) => {
    for (const problem of wrong.flat()) {
      const wanted = [...(deckMessages[problem.code]?.[language] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([problem.code, wanted.filter((name) => problem.values[name ?? ''] === undefined)]).toEqual([problem.code, []]);
      expect(say(problem, deckMessages, language)).toMatch(/[.?]$/);
    }
  });

  test('name cards, identities and rows of the rules in the language that is spoken', () => {
    const problem = checkDeck(deckOf('01001a', ['pool'], others)).find(({ code }) => code === 'deck.otherIdentity');
    expect(problem === undefined ? [] : languages.map((language) => say(problem, deckMessages, language))).toEqual([
      '01020: Hellcat (Patsy Walker) is a card of She-Hulk, not of Spider-Man (MC-IDENTITY-CARDS-2).',
      '01020: Gata Infernal (Patsy Walker) es una carta de Hulka, no de Spiderman (MC-IDENTITY-CARDS-2).',
    ]);
  });
});

describe('whatever is read', () => {
  /** It is a legal deck, or there is at least one problem, each with texts. */
  function expectSense(text: string): void {
    const result = parseDeckList(text);
    if (result.ok) expect(checkDeck(result.value)).toEqual([]);
    else expect(result.problems.length).toBeGreaterThan(0);
    for (const { code } of result.ok ? [] : result.problems) expect(deckMessages).toHaveProperty([code]);
  }

  const cards = cardCodes().map(knownFacts);
  const names = cards.map(({ name }) => name);
  const lists = builtInDecks().flatMap((each) => languages.map((language) => formatDeckList(each, language)));
  const line = fc.tuple(
    fc.constantFrom('', '2x ', '13 ', '0x ', '-', '# ', 'Aspect: ', '{', '<'),
    fc.oneof(fc.constantFrom(...names), fc.constantFrom('Spider-Man', 'Events', 'Packs:'), fc.string()),
    fc.constantFrom('', ':', ' (Core Set)', ': Miles Morales', ' x2', ' (', ')', '<'),
  );

  test('as text', () => {
    const text = fc.array(
      line.map((parts) => parts.join('')),
      { maxLength: 20 },
    );
    fc.assert(fc.property(text, (lines) => expectSense(lines.join('\n'))));
  });

  test('as JSON', () => {
    const codes = fc.constantFrom(...cards.map(({ code }) => code));
    const slots = fc.dictionary(fc.oneof(codes, fc.string()), fc.oneof(fc.integer(), fc.constantFrom(1, 2, 3), fc.string()));
    const near = fc.record({ hero_code: fc.oneof(codes, fc.constantFrom('01001a', '21031a')), slots, meta: fc.json(), name: fc.string() });
    fc.assert(fc.property(fc.json(), expectSense));
    fc.assert(fc.property(near, (value) => expectSense(JSON.stringify(value))));
  });

  test('as the list of a deck with something cut out and something put in', () => {
    const instead = fc.oneof(fc.string(), fc.constantFrom('"', '\n', '12x ', '(', ':'));
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.nat(), fc.nat(40), instead, (list, at, length, put) => {
        const from = at % list.length;
        expectSense(list.slice(0, from) + put + list.slice(from + length));
      }),
    );
  });
});
