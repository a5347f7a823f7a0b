import { describe, expect, test } from 'vitest';
import { writable } from '../match/match.ts';
import type { Amount, Condition, Selector } from '../language/effects.ts';
import {
  capped,
  atLeast,
  atMost,
  both,
  chosen,
  each,
  either,
  exactly,
  exists,
  forEach,
  giver,
  host,
  itself,
  madeAt,
  made,
  minus,
  none,
  number,
  of,
  other,
  reducedBy,
  self,
  share,
  that,
  the,
  top,
  wasPaid,
} from '../language/builders.ts';
import {
  allOf,
  any,
  areAll,
  doneThisWay,
  enemy,
  forEachDone,
  forEachPast,
  friendly,
  inState,
  is,
  measure,
  otherThisWay,
  related,
  stat,
  tally,
  whenAny,
  when as onOccasion,
} from '../language/word-builders.ts';
import type { Context } from '../match/context.ts';
import { type GameEvent, NO_CARD, NO_SEAT, pin } from '../state/state.ts';
import { fact, kind } from '../testing/tiny-game/state/facts.ts';
import { recordOf } from '../testing/tiny-game/state/reading.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { lexiconOf, type Spoken, words } from '../testing/tiny-game/vocabulary.ts';
import { compileCondition, compileWhen } from './conditions.ts';
import { compileAmount, compileSelector, compileSpokenOf, type Compiler } from './expressions.ts';

const table = tinyTable([
  '1 den wolf bear:1 claws@bear',
  '1 deck d1=pup d2=bear d3=lure',
  '1 food 3',
  '2 den pup hunter',
  '2 deck e1=wolf e2=lure',
  '2 food 7',
]);
const { match, card } = table;
const [wolf, bear, pup, hunter] = [card('wolf'), card('bear'), card('pup'), card('hunter')];

/** A text with two targets, two numbers and a chosen player, and words beside those of the tiny game. */
function compiler(more: Partial<Spoken> = {}, occasionCard: 'card' | 'other' = 'card'): Compiler<Tiny> {
  const slots = { cards: { it: 0, other: 1 }, numbers: { x: 0, 'paid kicker': 1, 'player victim': 2 } };
  return { ...lexiconOf({ ...words, ...more }), slots, occasionCard, factKind: (name) => kind[name as keyof typeof kind] };
}

/** What the wolf's text asks, for the first player, unless it is said otherwise. */
function asking({ locals, ...more }: Partial<Omit<Context, 'locals'>> & { readonly locals?: Partial<Context['locals']> } = {}): Context {
  const nothing: Context['locals'] = { event: undefined, bound: [], numbers: [], outcome: undefined, since: 0 };
  const asker = { self: wolf, seat: 0, reader: wolf, event: undefined, giver: undefined, host: undefined, itself: undefined };
  return { ...asker, ...more, locals: { ...nothing, ...locals } };
}

const hurt = (amount: number, on = pup): GameEvent => fact('damaged', { card: on, amount, source: bear });

describe('an amount', () => {
  const numbers = [4, 0, 1];
  const batch = [hurt(4), hurt(5)];
  const outcome = [hurt(2), hurt(3), fact('died', { card: pup })];

  test.each<[string, Amount, number, Parameters<typeof asking>[0]?]>([
    ['a number', 5, 5],
    ['so many for each card', forEach(2, friendly('beast')), 4],
    ['so many for each other card', forEach(2, other(friendly('beast'))), 2],
    ['so many for each card of a chosen player', forEach(1, of(enemy('beast', is('kind', 'wolf')), 'victim')), 1, { locals: { numbers } }],
    ['a stat, summed over several cards', stat('strength', each(enemy('beast'))), 1 + 3],
    ['a stat of a target that is legal', stat('strength', the()), 2, { locals: { bound: [[wolf]], illegal: [[]] } }],
    ['a stat of targets of which one is illegal', stat('strength', the()), 2 + 1, { locals: { bound: [[wolf]], illegal: [[pup]] } }],
    ['a number of yours', tally('food', 'you'), 3],
    ['a number of your opponent’s', tally('food', 'opponent'), 7],
    ['a number of a chosen player', tally('food', chosen('victim')), 7, { locals: { numbers } }],
    ['all of it', allOf('food', 'you'), 3],
    ['all of it but some', allOf('food', 'you', 1), 2],
    ['all of it but more than that', allOf('food', 'you', 5), 0],
    ['a difference', minus(5, 2), 3],
    ['a difference, never below nothing', minus(2, 5), 0],
    ['a signed difference', reducedBy(2, 5), -3],
    ['a number to a maximum', capped(minus(9, 2), 3), 3],
    ['one below its maximum', capped(minus(4, 2), 3), 2],
    ['a measure of some cards', measure('kinds', any('beast')), 2],
    ['a measure of a chosen player’s cards', measure('kinds', of(friendly('beast'), 'victim')), 1, { locals: { numbers } }],
    ['the amount of the event', { kind: 'eventAmount' }, 4, { event: hurt(4) }],
    ['the amounts of all events together', { kind: 'eventAmount' }, 9, { event: hurt(4), locals: { batch } }],
    ['a number that was chosen', number(), 4, { locals: { numbers } }],
    ['a number that is not chosen yet', number(), 0],
    ['how often something was done', forEachDone(1, 'damaged'), 2, { locals: { outcome } }],
    ['how much of it', forEachDone(2, 'damaged', 'amount'), 10, { locals: { outcome } }],
    ['nothing done yet', forEachDone(1, 'damaged'), 0],
    ['the number that no effect was made with', made, 0],
    ['a further number that no effect was made with', madeAt(1), 0],
  ])('is %s', (_what, amount, value, context = {}) => {
    expect(compileAmount(compiler(), amount)(match, asking(context))).toBe(value);
  });

  test('of a share is what that target was given, and no other', () => {
    const shares = [
      { slot: 0, card: pup, amount: 2 },
      { slot: 0, card: hunter, amount: 3 },
      { slot: 1, card: pup, amount: 9 },
    ];
    const shareOf = (...cards: readonly number[]): number =>
      compileAmount(compiler(), share())(match, asking({ locals: { bound: [cards, [pup]], shares } }));
    expect([shareOf(pup), shareOf(hunter), shareOf(pup, hunter), shareOf()]).toEqual([2, 3, 5, 0]);
    expect(compileAmount(compiler(), share())(match, asking({ locals: { bound: [[pup]] } }))).toBe(0);
  });

  test('of what has happened counts by whom it is asked', () => {
    const past = (seat: number): Tiny['history'][number] => ({ history: 'played', per: 'turn', card: wolf, seat });
    const table = tinyTable([]);
    const state = table.match.state as Tiny;
    state.history = [past(0), past(1), past(1), { ...past(0), history: 'deaths' }];
    const count = (by?: 'you' | 'opponent'): number => compileAmount(compiler(), forEachPast(1, 'played', by))(table.match, asking());
    expect([count(), count('you'), count('opponent')]).toEqual([3, 1, 2]);
    expect(() => compileAmount(compiler({ history: {} }), forEachPast(1, 'played'))).toThrow('played');
  });

  test('of an event is there after an event alone', () => {
    expect(() => compileAmount(compiler(), { kind: 'eventAmount' })(match, asking())).toThrow('only after an event');
  });
});

describe('a condition', () => {
  const numbers = [4, 0, 1];
  const no = exists(enemy('handCard'));
  const yes = exists(enemy('beast'));

  test.each<[string, Condition, boolean, Parameters<typeof asking>[0]?]>([
    ['enough cards', exists(friendly('beast'), 2), true],
    ['one card too few', exists(friendly('beast'), 3), false],
    ['no card', none(friendly('beast', is('kind', 'mole'))), true],
    ['a card where there should be none', none(friendly('beast')), false],
    ['cards of a chosen player', exists(of(friendly('beast', is('kind', 'bear')), 'victim')), false, { locals: { numbers } }],
    ['at least as much', atLeast(tally('food', 'you'), 3), true],
    ['not at least as much', atLeast(tally('food', 'you'), 4), false],
    ['at most as much', atMost(tally('food', 'you'), 3), true],
    ['not at most as much', atMost(tally('food', 'you'), 2), false],
    ['exactly as much', exactly(tally('food', 'you'), 3), true],
    ['not exactly as much', exactly(tally('food', 'you'), 2), false],
    ['at least another number', atLeast(tally('food', 'opponent'), minus(8, 1)), true],
    ['not at least another number', atLeast(tally('food', 'you'), tally('food', 'opponent')), false],
    ['at most another number', atMost(tally('food', 'opponent'), minus(8, 1)), true],
    ['not at most another number', atMost(tally('food', 'opponent'), tally('food', 'you')), false],
    ['exactly another number', exactly(tally('food', 'opponent'), minus(8, 1)), true],
    ['not exactly another number', exactly(tally('food', 'opponent'), minus(8, 2)), false],
    ['that all cards have a quality', areAll(each(enemy('beast')), is('kind', 'wolf')), true],
    ['that not all have', areAll(each(friendly('beast')), is('kind', 'wolf')), false],
    ['that a card has both qualities', areAll(the(), 'damaged', is('kind', 'bear')), true, { locals: { bound: [[bear]] } }],
    ['that it lacks one of them', areAll(the(), 'damaged', is('kind', 'wolf')), false, { locals: { bound: [[bear]] } }],
    ['a state of the table', inState('yourTurn'), true],
    ['a state that does not hold', inState('yourTurn'), false, { seat: 1 }],
    ['one of several', either(no, yes), true],
    ['none of several', either(no, no), false],
    ['all of several', both(yes, yes), true],
    ['not all of several', both(yes, no), false],
    ['a cost that was paid', wasPaid('kicker'), true, { locals: { numbers: [0, 1] } }],
    ['a cost that was not paid', wasPaid('kicker'), false, { locals: { numbers: [1, 0] } }],
    ['a cost of which nothing is said', wasPaid('kicker'), false],
  ])('asks for %s', (_what, condition, holds, context = {}) => {
    expect(compileCondition(compiler(), condition)(match, asking(context))).toBe(holds);
  });

  test('asks the game whether a cost was paid of which the text was told nothing', () => {
    const paid = (isPaid: boolean): boolean =>
      compileCondition(compiler({ wasPaid: (_match, self, name) => isPaid && self === wolf && name === 'kicker' }), wasPaid('kicker'))(
        match,
        asking(),
      );
    expect([paid(true), paid(false)]).toEqual([true, false]);
  });
});

describe('cards', () => {
  const numbers = [4, 0, 1];
  const battle = fact('defended', { card: wolf, other: pup, seat: 0 });

  test.each<[string, Selector, readonly number[], Parameters<typeof asking>[0]?]>([
    ['the card itself', self, [wolf]],
    ['the card as it was when it waited', self, [pup], { locals: { self: pup } }],
    ['its host', host, [bear], { self: card('claws') }],
    ['no host', host, [NO_CARD]],
    ['no host of no card', host, [NO_CARD], { self: 999 }],
    ['another host', host, [pup], { self: card('claws'), host: pup }],
    ['the giver that is known', giver, [pup], { giver: pup }],
    ['no giver', giver, []],
    ['a target', the(), [pup, hunter], { locals: { bound: [[pup, hunter]] } }],
    ['a target that is not chosen yet', the('other'), [], { locals: { bound: [[pup]] } }],
    ['each card of an act by itself', itself, [hunter], { itself: hunter }],
    ['the card of an event', that(), [wolf], { event: battle }],
    ['the other card of an event', that('other'), [pup], { event: battle }],
    ['the cards of several events', that(), [pup, hunter], { event: hurt(1), locals: { batch: [hurt(1), hurt(1, hunter)] } }],
    ['each that fits', each(enemy('beast')), [pup, hunter]],
    ['each that fits, seen from a chosen player', each(of(enemy('beast'), 'victim')), [wolf, bear], { locals: { numbers } }],
    ['the top of a pile', top(2, friendly('deckCard')), [card('d1'), card('d2')]],
    ['the top of each pile', top(1, any('deckCard')), [card('d1'), card('e1')]],
    ['the top seen from a chosen player', top(1, of(friendly('deckCard'), 'victim')), [card('e1')], { locals: { numbers } }],
    ['those of the top that fit', top(2, any('deckCard', is('kind', 'wolf'))), [card('d1'), card('e1')]],
    ['no card of a pile', top(minus(1, 2), friendly('deckCard')), []],
    ['no card of a pile, by a negative number', top(reducedBy(1, 2), friendly('deckCard')), []],
    ['related ones', related('packmates', self), [bear]],
    ['those of the related ones that fit', related('packmates', self, 'damaged', is('kind', 'wolf')), []],
    ['the related ones of several', related('packmates', each(enemy('beast'))), [hunter, pup]],
    [
      'what was done this way, each once',
      doneThisWay('damaged'),
      [pup, hunter],
      { locals: { outcome: [hurt(1), hurt(2), hurt(1, hunter)] } },
    ],
    ['those of what was done that fit', doneThisWay('damaged', 'damaged'), [], { locals: { outcome: [hurt(1)] } }],
    ['nothing done this way', doneThisWay('damaged'), [], { locals: { outcome: [fact('died', { card: pup })] } }],
    ['the other cards of what was done', otherThisWay('defended'), [pup], { locals: { outcome: [battle] } }],
    ['nothing done at all', doneThisWay('damaged'), []],
  ])('are %s', (_what, selector, cards, context = {}) => {
    expect(compileSelector(compiler(), selector)(match, asking(context))).toEqual(cards);
  });

  test('of an event are the other way round where the occasion is about the other card', () => {
    const about = (selector: Selector): readonly number[] =>
      compileSelector(compiler({}, 'other'), selector)(match, asking({ event: battle }));
    expect([about(that()), about(that('other'))]).toEqual([[pup], [wolf]]);
  });

  test('that were moved this way are meant where they lie now, and one that has moved on since as it was then', () => {
    const played = tinyTable(['1 hand pup', '1 den bear', '1 food 0']).answer('play pup');
    const record = recordOf(played.match, played.card('pup'));
    const found = (staysAgo: number): readonly number[] => {
      const outcome = [fact('returned', { card: pin({ ...record, stay: record.stay - staysAgo }) })];
      return compileSelector(compiler(), doneThisWay('returned'))(played.match, asking({ locals: { outcome } }));
    };
    const asThen = (staysAgo: number): readonly number[] => [pin({ ...record, stay: record.stay - staysAgo })];
    // It is where the event put it if it was that then, or was remembered as it left.
    expect([found(0), found(1), found(2)]).toEqual([[record.id], asThen(1), asThen(2)]);
    writable(played.match).lastKnown.push({ card: record.id, stay: record.stay - 1, controller: 0, strength: 1, kinds: [] });
    expect([found(1), found(2)]).toEqual([[record.id], asThen(2)]);
  });

  test('that gave an ability are named by the game where the text does not know them', () => {
    const named = compileSelector(compiler({ giverOf: (_match, each) => (each === wolf ? pup : undefined) }), giver);
    expect([named(match, asking()), named(match, asking({ giver: bear })), named(match, asking({ self: bear }))]).toEqual([
      [pup],
      [bear],
      [],
    ]);
  });

  test('of which a text reads something are illegal targets too, and what was done as it was then', () => {
    const spoken = (selector: Selector, locals: Partial<Context['locals']>): readonly number[] =>
      compileSpokenOf(compiler(), selector)(match, asking({ locals }));
    expect(spoken(the(), { bound: [[pup]], illegal: [[hunter]] })).toEqual([pup, hunter]);
    expect(spoken(the(), { bound: [[pup]] })).toEqual([pup]);
    expect(spoken(each(enemy('beast')), { illegal: [[wolf]] })).toEqual([pup, hunter]);
    const then = pin(recordOf(match, pup));
    expect(spoken(doneThisWay('died'), { outcome: [fact('died', { card: then })] })).toEqual([then]);
  });

  test('are spoken of only where the text can know them', () => {
    const wrong: readonly (readonly [Selector, string])[] = [
      [itself, 'only in an act on several'],
      [that(), 'only after an event'],
    ];
    for (const [selector, why] of wrong) expect(() => compileSelector(compiler(), selector)(match, asking())).toThrow(why);
    expect(() => compileSelector(compiler(), top(1, any('beast')))).toThrow('The cards of the noun beast lie in no piles.');
  });
});

describe('an occasion', () => {
  const there = { moment: 'after' } as const;
  const occasions = {
    ...words.occasions,
    hunts: { ...there, event: kind.defended, card: 'other' },
    names: { ...there, event: kind.kindNamed, value: 2 },
    namesEither: { ...there, event: kind.kindNamed, value: [1, 3] },
  } as const;
  const occurs = (when: Parameters<typeof compileWhen>[1], event: GameEvent | undefined): boolean =>
    compileWhen(lexiconOf({ ...words, occasions }), when)(match, asking({ event }));

  test('is there after an event alone', () => {
    expect([occurs(onOccasion('isHurt'), hurt(1)), occurs(onOccasion('isHurt'), undefined)]).toEqual([true, false]);
  });

  test('may ask for one value of the event, or one of several', () => {
    const named = (occasion: string): readonly boolean[] =>
      [0, 1, 2, 3].map((value) => occurs(onOccasion(occasion), fact('kindNamed', { seat: 0, value })));
    expect(named('names')).toEqual([false, false, true, false]);
    expect(named('namesEither')).toEqual([false, true, false, true]);
  });

  test('may ask by whom', () => {
    const by = (who?: 'you' | 'opponent'): readonly boolean[] =>
      [0, 1, NO_SEAT].map((seat) => occurs(onOccasion('names', who && { by: who }), fact('kindNamed', { seat, value: 2 })));
    expect([by(), by('you'), by('opponent')]).toEqual([
      [true, true, true],
      [true, false, false],
      [false, true, false],
    ]);
  });

  test('is about one card of the event, the other way round where the words say so', () => {
    const battle = fact('defended', { card: wolf, other: pup, seat: 0 });
    const hunted = (cards: object): boolean => occurs(onOccasion('hunts', cards), battle);
    expect([hunted({ card: enemy('beast') }), hunted({ card: 'self' }), hunted({ other: 'self' })]).toEqual([true, false, true]);
    expect([occurs(whenAny('isHurt', enemy('beast')), hurt(1)), occurs(whenAny('isHurt', enemy('beast')), hurt(1, bear))]).toEqual([
      true,
      false,
    ]);
  });
});
