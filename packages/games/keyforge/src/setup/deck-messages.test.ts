import { languages, type Problem } from '@crupier/kernel/rules';
import { say } from '@crupier/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOfSet, cardSets } from '../cards/facts.ts';
import type { CardSlug } from '../cards/facts/card-facts.ts';
import { checkDeck } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { deckMessages } from './deck-messages.ts';
import { builtInDecks, findBuiltInDeck } from './decks.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

const [deck] = builtInDecks();

function listed(text: string): readonly Problem[] {
  const result = parseDeckList(text);
  return result.ok ? [] : result.problems;
}

function checked(changes: Partial<DeckList>): readonly Problem[] {
  return deck === undefined ? [] : checkDeck({ ...deck, ...changes });
}

function sought(name: string): readonly Problem[] {
  const result = findBuiltInDeck(name);
  return result.ok ? [] : result.problems;
}

const anomalies = '12x Bulwark\n12x Zorg\n11x Dust Imp\nTimequake\nSet: WC';

/** For every way in which a list or a deck can be wrong, one that is. */
const wrong: readonly (readonly Problem[])[] = [
  listed(''),
  listed('a'.repeat(70_000)),
  listed('\u0000'),
  listed('{"cards":[}'),
  listed('{"cards":['),
  listed('{}'),
  listed('[{},{}]'),
  listed('{"cards":[7,{"id":"angr","count":"many","enhancements":["gold"]}],"name":7,"houses":7,"expansion":"none"}'),
  listed('Marz:\n1x Xyzzyxyzzy'),
  listed('Name: Marz\u202e'),
  listed('12x Bulwark\n12x Zorg\n11x Dust Imp\nAnger'),
  listed('36x Anger'),
  listed('13x Bulwark\n12x Zorg\n11x Dust Imp'),
  listed('35x Anger'),
  listed(anomalies.replace('11x', '10x').replace('12x Zorg', '11x Zorg')),
  listed('Deusillus'),
  listed(`12x Bulwark\n12x Zorg\n12x Deusillus (top half) [dis]`),
  listed('Set: CotA\n12x Bull-wark\n12x Zorg\n12x Dust Imp\n'),
  listed('?\n'.repeat(60)),
  checked({ cards: (deck?.cards ?? []).map((each) => ({ ...each, card: 'grunt' as CardSlug })) }),
  checked({ references: ['grunt', 'fish', 'anger'] as unknown as readonly CardSlug[] }),
  sought('h'),
  sought('zebra'),
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

  test('name cards and houses in the language that is spoken', () => {
    const [problem] = listed('12x Bulwark\n12x Zorg\n11x Dust Imp\nAnger').filter(({ code }) => code === 'deck.foreignHouse');
    expect(problem === undefined ? [] : languages.map((language) => say(problem, deckMessages, language))).toEqual([
      'line 4: Anger is of Brobnar, but the houses of this deck are Dis, Mars, Sanctum. If it is a maverick, say in which of these it is framed.',
      'line 4: Furia es de Brobnar, pero las casas de este mazo son Dis, Marte, Sanctum. Si es una disidente, indica de cuál de ellas es su marco.',
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

  const names = cardSets.flatMap(({ code }) => cardsOfSet(code).map(({ name }) => name));
  const lists = builtInDecks().flatMap((each) => [...languages.map((language) => formatDeckList(each, language)), JSON.stringify(each)]);
  const line = fc.tuple(
    fc.constantFrom('', '2x ', '13 ', '0x ', '-', '# ', '// ', 'Set: ', 'Name: ', '[', '{'),
    fc.oneof(fc.constantFrom(...names), fc.constantFrom('Mars', 'Marte:', 'Dis', '479', 'Deusillus'), fc.string()),
    fc.constantFrom('', ':', ' [Mars]', ' {draw}', ' [', '}', ' # x', ' {capture, } [marte] [dis]'),
  );

  test('as text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectSense));
    fc.assert(
      fc.property(
        fc.array(
          line.map((parts) => parts.join('')),
          { maxLength: 40 },
        ),
        (lines) => expectSense(lines.join('\n')),
      ),
    );
  });

  test('as JSON', () => {
    fc.assert(fc.property(fc.json(), expectSense));
    const entry = fc.record(
      { id: fc.anything(), count: fc.anything(), enhancements: fc.anything(), maverick: fc.anything() },
      { requiredKeys: [] },
    );
    const near = fc.record(
      { name: fc.anything(), expansion: fc.anything(), houses: fc.anything(), cards: fc.array(entry) },
      { requiredKeys: ['cards'] },
    );
    fc.assert(fc.property(near, (value) => expectSense(asJson(value))));
  });

  test('as the list of a deck with something cut out and something put in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lists),
        fc.nat(),
        fc.nat(40),
        fc.oneof(fc.string(), fc.constantFrom('"', '}', '\n', '12x ')),
        (list, at, length, instead) => {
          const from = at % list.length;
          expectSense(list.slice(0, from) + instead + list.slice(from + length));
        },
      ),
      { numRuns: 400 },
    );
  });

  /** JSON of anything that JSON can hold; what it cannot hold is left out. */
  function asJson(value: unknown): string {
    return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? '';
  }
});
