import { describe, expect, test } from 'vitest';
import { aimedAt, aimedOnlyAt, each, host, opponent, other, self, you } from '../language/builders.ts';
import type { About, AppliesTo, Filter, Quality } from '../language/effects.ts';
import { any, enemy, friendly, is, isChosen, not, related } from '../language/word-builders.ts';
import { contextOf } from '../derived/contexts.ts';
import type { Asker } from '../language/asker.ts';
import { type CardId, pin } from '../state/state.ts';
import { kind } from '../testing/tiny-game/state/facts.ts';
import { recordOf, strengthOf } from '../testing/tiny-game/state/reading.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { lexiconOf, type Spoken, words } from '../testing/tiny-game/vocabulary.ts';
import { compileAppliesToCard, compileAppliesToSeat } from './applies-to.ts';
import { compileAbout, compileFilter, compileFit } from './filters.ts';

const table = tinyTable(['1 den wolf bear:1 claws@bear', '2 den pup hunter guardian', '1 discard scout']);
const { match, card } = table;
const beasts = ['wolf', 'bear', 'pup', 'hunter', 'guardian'];
const asker: Asker = { self: card('wolf'), seat: 0, reader: card('wolf') };

type Words = Partial<Spoken>;

/** The cards that a filter finds: it finds those of its noun that fit. */
function found(filter: Filter, more: Words = {}, who: Asker = asker, seat?: number): readonly string[] {
  const all = lexiconOf({ ...words, ...more });
  const cards = compileFilter(all, filter)(match, who, seat);
  return beasts.filter((label) => cards.includes(card(label)));
}

/** The beasts that fit a filter one by one. */
function fitting(filter: Filter, more: Words = {}, who: Asker = asker, seat?: number): readonly string[] {
  const fits = compileFit(lexiconOf({ ...words, ...more }), filter);
  return beasts.filter((label) => fits(match, card(label), who, seat));
}

describe('a filter', () => {
  const chosenWolf: Asker = { ...asker, words: [{ name: 'it', value: 'wolf' }] };

  test.each<[string, Filter, readonly string[], Asker?]>([
    ['anybody’s cards', any('beast'), beasts],
    ['your cards', friendly('beast'), ['wolf', 'bear']],
    ['the opponents’ cards', enemy('beast'), ['pup', 'hunter', 'guardian']],
    ['other cards', other(friendly('beast')), ['bear']],
    ['cards with a quality', any('beast', 'damaged'), ['bear']],
    ['cards with a word', any('beast', is('kind', 'bear')), ['bear', 'guardian']],
    ['cards without a word', any('beast', not(is('kind', 'bear'))), ['wolf', 'pup', 'hunter']],
    ['cards with two qualities', any('beast', 'damaged', is('kind', 'bear')), ['bear']],
    ['cards with one quality and not the other', any('beast', not('damaged'), is('kind', 'bear')), ['guardian']],
    ['cards of a chosen word', any('beast', isChosen('kind', 'it')), ['wolf', 'pup', 'hunter'], chosenWolf],
    ['cards not of a chosen word', any('beast', not(isChosen('kind', 'it'))), ['bear', 'guardian'], chosenWolf],
    ['all before a word is chosen', any('beast', isChosen('kind', 'it'), not(isChosen('kind', 'it'))), beasts],
    ['none of a noun of other cards', any('handCard'), []],
  ])('finds %s', (_what, filter, names, who = asker) => {
    expect([found(filter, {}, who), fitting(filter, {}, who)]).toEqual([names, names]);
  });

  test('is seen from the player who asks, or from another', () => {
    for (const list of [found, fitting]) {
      expect(list(friendly('beast'), {}, { ...asker, seat: 1 })).toEqual(['pup', 'hunter', 'guardian']);
      expect(list(friendly('beast'), {}, asker, 1)).toEqual(['pup', 'hunter', 'guardian']);
      expect(list(enemy('beast'), {}, asker, 1)).toEqual(['wolf', 'bear']);
    }
  });

  test('with a superlative finds the highest of those that fit besides', () => {
    const strongest = { test: () => true, rank: strengthOf } as const;
    const more = { qualities: { ...words.qualities, strongest } };
    expect(found(any('beast', 'strongest'), more)).toEqual(['bear']);
    expect(found(enemy('beast', 'strongest'), more)).toEqual(['hunter', 'guardian']);
    expect(found(enemy('beast', 'strongest', is('kind', 'wolf')), more)).toEqual(['hunter']);
    expect(found(enemy('beast', is('kind', 'mole'), 'strongest'), more)).toEqual([]);
  });

  test('reads its words as they are said now, where the game has effects on words', () => {
    const asBear = { reads: (_match: unknown, reader: CardId, word: string | number) => (reader === card('wolf') ? 'bear' : word) };
    expect(found(any('beast', is('kind', 'wolf')), asBear)).toEqual(['bear', 'guardian']);
    expect(found(any('beast', is('kind', 'wolf')), asBear, { ...asker, reader: card('pup') })).toEqual(['wolf', 'pup', 'hunter']);
    const { reads: _reads, ...unread } = words;
    const cards = compileFilter<Tiny>(lexiconOf(unread), any('beast', is('kind', 'wolf')))(match, asker);
    expect(cards).toEqual([card('wolf'), card('pup'), card('hunter')]);
  });
});

describe('an aim', () => {
  /** The wolf targets the pup and the hunter, the bear the hunter, and nothing else targets anything. */
  const targets: Readonly<Record<number, readonly string[]>> = { [card('wolf')]: ['pup', 'hunter'], [card('bear')]: ['hunter'] };
  const targetsOf: NonNullable<Spoken['targetsOf']> = (_match, each, asks) => {
    const labels = targets[Number(each)] ?? [];
    return asks === 'only' && labels.length > 1 ? [] : labels.map((label) => card(label));
  };
  const aiming = (quality: Quality): readonly string[] => found(any('beast', quality as never), { targetsOf });

  test('is at a card that fits, among others or alone', () => {
    expect(aiming(aimedAt(enemy('beast')))).toEqual(['wolf', 'bear']);
    expect(aiming(aimedAt(any('beast', 'damaged')))).toEqual([]);
    expect(aiming(aimedOnlyAt(enemy('beast')))).toEqual(['bear']);
  });

  test('is at nothing in a game whose texts have no targets', () => {
    expect(found(any('beast', aimedAt(enemy('beast')) as never))).toEqual([]);
  });
});

describe('what an occasion is about', () => {
  const about = (what: About | undefined, label: string, more: Words = {}, who: Asker = asker): boolean =>
    compileAbout(lexiconOf({ ...words, ...more }), what)(match, who, card(label));
  const claws: Asker = { ...asker, self: card('claws') };

  test('is any card where nothing is said, and otherwise the card itself, its host or what fits', () => {
    expect([about(undefined, 'pup'), about('self', 'wolf'), about('self', 'pup')]).toEqual([true, true, false]);
    expect([about('host', 'bear', {}, claws), about('host', 'wolf', {}, claws)]).toEqual([true, false]);
    expect([about(enemy('beast'), 'pup'), about(enemy('beast'), 'bear')]).toEqual([true, false]);
  });

  test('is the card itself as it left, and not as it was before it left and came back', () => {
    const played = tinyTable(['1 hand pup', '1 den bear', '1 food 0']).answer('play pup');
    const record = recordOf(played.match, played.card('pup'));
    const isSelf = (staysAgo: number): boolean =>
      compileAbout<Tiny>(lexiconOf(words), 'self')(
        played.match,
        { ...asker, self: record.id },
        pin({ ...record, stay: record.stay - staysAgo }),
      );
    expect([isSelf(0), isSelf(1), isSelf(2)]).toEqual([true, true, false]);
  });

  describe('in an ability that another card has given', () => {
    const giverOf = (_match: unknown, each: CardId): CardId | undefined => (each === card('claws') ? card('pup') : undefined);

    test('is the giver where the game says that “this card” means it', () => {
      const more = { thisCardMeansGiver: true, giverOf } as const;
      expect(['pup', 'wolf'].map((label) => about('giver', label, more, claws))).toEqual([true, false]);
      expect(about('giver', 'pup', more)).toBe(false);
      expect(about('giver', 'pup', { giverOf }, claws)).toBe(false);
      expect(about('giver', 'pup', { thisCardMeansGiver: true }, claws)).toBe(false);
    });

    test('is another card than the giver', () => {
      expect(fitting(other(enemy('beast')), { thisCardMeansGiver: true, giverOf }, claws)).toEqual(['hunter', 'guardian']);
      expect(fitting(other(enemy('beast')), { giverOf }, claws)).toEqual(['pup', 'hunter', 'guardian']);
    });
  });
});

describe('a static ability works', () => {
  const slots = { cards: {}, numbers: {} };
  const compiler = {
    ...lexiconOf(words),
    slots,
    occasionCard: 'card',
    factKind: (name: string) => kind[name as keyof typeof kind],
  } as const;
  const on = (applies: AppliesTo, bearer = 'wolf'): readonly string[] => {
    const works = compileAppliesToCard<Tiny>(compiler, applies);
    const context = contextOf(match, card(bearer));
    return beasts.filter((label) => works(match, card(label), context));
  };
  const seats = (applies: AppliesTo, bearer = 'wolf'): readonly number[] => {
    const works = compileAppliesToSeat<Tiny>(applies);
    return [0, 1].filter((seat) => works(match, seat, contextOf(match, card(bearer))));
  };

  test.each<[string, AppliesTo, readonly string[], string?]>([
    ['itself', self, ['wolf']],
    ['its host', host, ['bear'], 'claws'],
    ['no host', host, []],
    ['what fits', each(enemy('beast', is('kind', 'wolf'))), ['pup', 'hunter']],
    ['what stands in a relation to it', related('packmates', self), ['bear']],
    ['no card where it works on players', you, []],
  ])('on %s', (_what, applies, names, bearer) => {
    expect(on(applies, bearer)).toEqual(names);
  });

  test.each<[string, AppliesTo, readonly number[], string?]>([
    ['you', you, [0]],
    ['your opponent', opponent, [1]],
    ['the other’s opponent', opponent, [0], 'pup'],
    ['each player', { kind: 'player', who: 'each' }, [0, 1]],
    ['no player where it works on cards', self, []],
  ])('for %s', (_what, applies, found, bearer) => {
    expect(seats(applies, bearer)).toEqual(found);
  });
});
