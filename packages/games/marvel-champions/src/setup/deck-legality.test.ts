import type { Problem } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { factsOf, knownFacts } from '../cards/facts.ts';
import { aspects, type Aspect, type CardCode } from '../cards/facts/card-facts.ts';
import { identityOf } from '../cards/identities.ts';
import { checkDeck, setAsideOf } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { areMatching, uniqueNameOfIdentity } from './uniqueness.ts';

/** Basic cards of the core set that fill any deck up: 16. */
const filler = { '01083': 1, '01085': 3, '01086': 3, '01087': 3, '01091': 3, '01092': 3 } as const;

/** A deck of an identity: its own cards, sixteen basic ones, and what else is said; a count of 0 takes a card out. */
function deckOf(identity: string, aspects: readonly Aspect[], more: Readonly<Record<string, number>> = {}): DeckList {
  const counts = new Map<string, number>();
  for (const { card, count } of identityOf(identity)?.signature ?? []) counts.set(card, count);
  for (const [card, count] of [...Object.entries(filler), ...Object.entries(more)]) counts.set(card, count);
  const cards = [...counts]
    .filter(([, count]) => count > 0)
    .map(([card, count]) => ({ card: card as CardCode, count }))
    .toSorted((one, other) => (one.card < other.card ? -1 : 1));
  return { name: '', identity: identity as CardCode, aspects, cards };
}

function said(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ at, code, values }) => `${at}: ${code} ${values['rule']}`);
}

/** Nine cards of justice: with an identity's own fifteen and the filler forty. */
const justice = { '01060': 3, '01061': 3, '01065': 3 } as const;

describe('a deck', () => {
  test.each<[what: string, deck: DeckList, ...problems: string[]]>([
    ['of forty cards is legal (MC-DECK-2)', deckOf('01001a', ['justice'], justice)],
    ['of thirty-nine is not', deckOf('01001a', ['justice'], { ...justice, '01065': 2 }), ': deck.size MC-DECK-2'],
    ['of fifty is legal', deckOf('01001a', ['justice'], { ...justice, '01058': 1, '01062': 2, '01063': 3, '01064': 3, '01059': 1 })],
    [
      'of fifty-one is not',
      deckOf('01001a', ['justice'], { ...justice, '01058': 1, '01062': 2, '01063': 3, '01064': 3, '01059': 1, '01084': 1 }),
      ': deck.size MC-DECK-2',
    ],
    [
      'of basic cards alone needs no aspect',
      deckOf('01001a', [], { '01084': 1, '01088': 1, '01089': 1, '01090': 1, '01093': 3, '04022': 3 }),
    ],
    ['has one aspect (MC-DECK-4)', deckOf('01001a', ['justice', 'pool'], justice), ': deck.aspectCount MC-DECK-4'],
    [
      'has cards of its aspect (MC-DECK-4)',
      deckOf('01001a', ['pool'], { ...justice, '01065': 0, '44021': 3 }),
      '01060: deck.offAspect MC-DECK-4',
      '01061: deck.offAspect MC-DECK-4',
    ],
    [
      'has all cards of its identity (MC-DECK-3)',
      deckOf('01001a', ['justice'], { ...justice, '01002': 0, '01084': 1 }),
      '01002: deck.identityCards MC-DECK-3',
    ],
    ['has no more of them', deckOf('01001a', ['justice'], { ...justice, '01003': 3 }), '01003: deck.identityCards MC-DECK-3'],
    [
      'has none of another identity (MC-IDENTITY-CARDS-2)',
      deckOf('01001a', ['justice'], { ...justice, '01020': 1 }),
      '01020: deck.otherIdentity MC-IDENTITY-CARDS-2',
    ],
    [
      'has no other identity (MC-DECK-1)',
      deckOf('01001a', ['justice'], { ...justice, '01010a': 1 }),
      '01010a: deck.severalIdentities MC-DECK-1',
    ],
    ['has no obligation', deckOf('01001a', ['justice'], { ...justice, '01165': 1 }), '01165: deck.notForDecks MC-DECK-4'],
    ['has no card of a leader', deckOf('01001a', ['justice'], { ...justice, '56129': 1 }), '56129: deck.notForDecks MC-DECK-4'],
    [
      'has no campaign card (MC-CLASSIFICATIONS-6)',
      deckOf('01001a', ['justice'], { ...justice, '04155': 1 }),
      '04155: deck.campaignCard MC-CLASSIFICATIONS-6',
    ],
    [
      'has three copies at most (MC-DECK-5)',
      deckOf('01001a', ['justice'], { ...justice, '01060': 4 }),
      '01060: deck.tooManyCopies MC-DECK-5',
    ],
    [
      'has as many as the card says (MC-MAXIMUM-4)',
      deckOf('01001a', ['justice'], { ...justice, '01062': 3 }),
      '01062: deck.tooManyCopies MC-MAXIMUM-4',
    ],
    [
      'has a unique card once (MC-DECK-6)',
      deckOf('01001a', ['justice'], { ...justice, '01058': 2 }),
      '01058: deck.tooManyCopies MC-DECK-6',
    ],
    [
      'has no card that matches its identity (MC-UNIQUE-3)',
      deckOf('01001a', ['justice'], { ...justice, '27049': 1 }),
      '27049: deck.matchingCards MC-UNIQUE-3',
    ],
    ['may have another of that name (MC-DECK-6)', deckOf('01001a', ['justice'], { ...justice, '13019': 1 })],
    [
      'has no two cards that match',
      deckOf('01001a', ['leadership'], { '01066': 1, '01074': 3, '01070': 3, '01071': 3, '58013': 1 }),
      '58013: deck.matchingCards MC-UNIQUE-3',
      '58013: deck.offAspect MC-DECK-4',
    ],
    [
      'has two allies of one name and different subtitles (MC-DECK-6)',
      deckOf('01001a', ['leadership'], { '01066': 1, '04011': 1, '01074': 3, '01070': 3, '01071': 3 }),
    ],
    [
      'has no card that matches one of its identity’s',
      deckOf('01010a', ['justice'], { ...justice, '27041': 1 }),
      '27041: deck.matchingCards MC-UNIQUE-3',
    ],
    ['has a team-up of its identity (MC-TEAM-UP-1)', deckOf('12001a', ['justice'], { ...justice, '12020': 1 })],
    ['has one that names its alter-ego', deckOf('01001a', ['justice'], { ...justice, '52024': 1 })],
    ['has no other', deckOf('01001a', ['justice'], { ...justice, '12020': 1 }), '12020: deck.teamUp MC-TEAM-UP-1'],
    ['has a team-up of two that are called alike', deckOf('51001a', ['justice'], { ...justice, '51025': 1 })],
    [
      'has no linked card (MC-LINKED-1)',
      deckOf('01001a', ['leadership'], { '01070': 3, '01071': 3, '01074': 3, '49033': 1 }),
      '49033: deck.linkedCard MC-LINKED-1',
    ],
    [
      'has no permanent card of another',
      deckOf('01001a', ['justice'], { ...justice, '35002': 1 }),
      '35002: deck.otherIdentity MC-IDENTITY-CARDS-2',
    ],
  ])('%s', (_, deck, ...problems) => {
    expect(said(checkDeck(deck))).toEqual(problems);
  });

  test('of nobody, or with what is no card, is not looked at further', () => {
    expect(said(checkDeck({ ...deckOf('01001a', []), identity: '01002' as CardCode }))).toEqual([
      'identity: deck.unknownIdentity undefined',
    ]);
    expect(said(checkDeck(deckOf('01001a', [], { '99999': 1 })))).toEqual(['99999: deck.unknownCode undefined']);
  });
});

describe('what identities say of their decks (MC-DECK-7)', () => {
  test.each<[what: string, deck: DeckList, ...problems: string[]]>([
    [
      'Spider-Woman: two aspects alike (MC-FAQ-51)',
      deckOf('04031a', ['justice', 'aggression'], { '01060': 3, '01061': 3, '01052': 3, '01053': 3 }),
    ],
    ['Spider-Woman: no fewer', deckOf('04031a', ['justice'], justice), ': deck.aspectCount MC-DECK-7'],
    [
      'Spider-Woman: equally many of each',
      deckOf('04031a', ['justice', 'aggression'], { '01060': 3, '01061': 3, '01052': 3, '01053': 2 }),
      ': deck.unequalAspects MC-FAQ-51',
    ],
    ['Gamora: six attacks and thwarts', deckOf('18001a', ['leadership'], { '01070': 3, '01052': 3, '01053': 2, '01060': 1 })],
    [
      'Gamora: no seventh',
      deckOf('18001a', ['leadership'], { '01070': 3, '01052': 3, '01053': 2, '01060': 2 }),
      ': deck.tooManyOffAspect MC-DECK-7',
    ],
    [
      'Gamora: nothing else',
      deckOf('18001a', ['leadership'], { '01070': 3, '01052': 3, '01053': 2, '01061': 1 }),
      '01061: deck.offAspect MC-DECK-4',
    ],
    ['Cyclops: any X-Men allies', deckOf('33001a', ['justice'], { ...justice, '49012': 1, '49013': 1, '35012': 0 })],
    ['Cyclops: no others', deckOf('33001a', ['justice'], { ...justice, '01066': 1 }), '01066: deck.offAspect MC-DECK-4'],
    ['Cable: any player side schemes', deckOf('40001a', ['justice'], { ...justice, '40018': 1, '40019': 1 })],
    ['Wonder Man: any events with energy', deckOf('58001a', ['justice'], { ...justice, '01070': 3, '01053': 3 })],
    ['Wonder Man: no others', deckOf('58001a', ['justice'], { ...justice, '01069': 3 }), '01069: deck.offAspect MC-DECK-4'],
    ['Maria Hill: three supports whole (MC-FAQ-104)', deckOf('50001a', ['justice'], { ...justice, '01056': 3, '01080': 3, '01073': 1 })],
    ['Maria Hill: or none', deckOf('50001a', ['justice'], justice)],
    ['Maria Hill: not two', deckOf('50001a', ['justice'], { ...justice, '01056': 3, '01080': 3 }), ': deck.incompleteOffAspect MC-FAQ-104'],
    [
      'Maria Hill: not a part',
      deckOf('50001a', ['justice'], { ...justice, '01056': 2, '01080': 3, '01073': 1 }),
      ': deck.incompleteOffAspect MC-FAQ-104',
    ],
    [
      'Maria Hill: not four',
      deckOf('50001a', ['justice'], { ...justice, '01056': 3, '01080': 3, '01073': 1, '50017': 1 }),
      ': deck.incompleteOffAspect MC-FAQ-104',
    ],
    [
      'Adam Warlock: no card twice, and not ’Pool',
      deckOf('21031a', ['aggression', 'justice', 'leadership', 'pool'], { '01052': 3, '01060': 3, '01070': 3, '44021': 3 }),
      ...['01052', '01060', '01070', '01085', '01086', '01087', '01091', '01092', '44021'].map(
        (card) => `${card}: deck.tooManyCopies MC-DECK-7`,
      ),
      ': deck.aspectCount MC-DECK-7',
    ],
  ])('%s', (_, deck, ...problems) => {
    expect(said(checkDeck(deck))).toEqual(problems);
  });
});

describe('what is set aside', () => {
  const asideOf = (deck: DeckList): readonly string[] => setAsideOf(deck).map(({ card, count }) => `${count}x ${knownFacts(card).name}`);

  test('are permanent cards of the identity, and those of sets beside its own (MC-PERMANENT-2)', () => {
    expect([asideOf(deckOf('34001a', [])), asideOf(deckOf('46001a', [])), asideOf(deckOf('01001a', []))]).toEqual([
      ['1x Phoenix Force'],
      ['6x Frostbite'],
      [],
    ]);
  });

  test('are linked cards, as many as their product has (MC-LINKED-1, MC-LINKED-3)', () => {
    expect(factsOf('49020')?.name).toBe('New Recruits');
    expect(asideOf(deckOf('01001a', [], { '49020': 1 }))).toEqual(['1x Surge', '1x Anole', '1x Bling!', '1x Indra']);
    expect(asideOf(deckOf('01001a', [], { '51017': 1 }))).toEqual(['1x Redemption']);
  });
});

describe('two unique cards match (MC-UNIQUE-1, MC-UNIQUE-2)', () => {
  const blackPanther = { name: 'Black Panther', others: ["T'Challa"] };

  test.each([
    ['of one name without subtitles', { name: 'Jarnbjorn', others: [] }, { name: 'Jarnbjorn', others: [] }, true],
    ['a subtitle that is a name', blackPanther, { name: "T'Challa", others: [] }, true],
    ['a subtitle that is a subtitle', blackPanther, { name: 'The King', others: ["T'Challa"] }, true],
    ['of one name with different subtitles', blackPanther, { name: 'Black Panther', others: ['Shuri'] }, false],
    ['of one name, one with a subtitle', blackPanther, { name: 'Black Panther', others: [] }, false],
    ['of nothing alike', blackPanther, { name: 'Shuri', others: [] }, false],
  ])('%s', (_, one, other, matches) => {
    expect([areMatching(one, other), areMatching(other, one)]).toEqual([matches, matches]);
  });
});

describe('rulings on decks', () => {
  test('MC-C-15 a deck may have the aspect ’Pool, as any of the other four', () => {
    expect(aspects).toHaveLength(5);
    for (const aspect of aspects)
      expect(said(checkDeck(deckOf('01001a', [aspect]))).filter((each) => each.includes('aspectCount'))).toEqual([]);
  });

  test('MC-C-24 Colossus may have the ally Colossus without a subtitle, and not one who is called like his alter-ego', () => {
    const colossus = uniqueNameOfIdentity({ hero: { name: 'Colossus' }, alterEgo: { name: 'Piotr Rasputin' } });
    expect(areMatching(colossus, { name: 'Colossus', others: [] })).toBe(false);
    expect(areMatching(colossus, { name: 'Colossus', others: ['Piotr Rasputin'] })).toBe(true);
  });

  test('MC-C-25 Maria Hill has supports of another aspect in as many copies as decks may have', () => {
    const copies = (tacTeams: number): readonly string[] =>
      said(checkDeck(deckOf('50001a', ['justice'], { ...justice, '01056': tacTeams, '01080': 3, '01073': 1 })));
    expect([copies(3), copies(2)]).toEqual([[], [': deck.incompleteOffAspect MC-FAQ-104']]);
  });
});
