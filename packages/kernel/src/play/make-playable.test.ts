import { describe, expect, test } from 'vitest';
import { extendingGame, type CardBehaviour } from '../compile/game.ts';
import { program } from '../match/make-program.ts';
import { raise } from '../events/raise.ts';
import { dice } from '../state/dice.ts';
import { seedFromNumber } from '../state/random.ts';
import { CARDS_LAID_MAX } from '../state/state.ts';
import { runToEnd } from '../state/resumable.ts';
import type { Problem, Result } from '../state/result.ts';
import { defineTiny, tinyGame } from '../testing/tiny-game/game.ts';
import { fact } from '../testing/tiny-game/state/facts.ts';
import { playableParts, tinyPlayable } from '../testing/tiny-game/playable.ts';
import { blank } from '../testing/tiny-game/state/reading.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { makePlayable, ownPartsOf, type PlayableParts } from './make-playable.ts';
import type { PlayableGame, PlayableMatch } from './playable.ts';

const seed = seedFromNumber(5);
const decks = ['wolf pup bear growl', 'wolf pup bear growl'];

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

test('an option says what it ends or lets happen, to the seat that is asked alone', () => {
  const game = makePlayable<Tiny>({
    ...playableParts,
    consequenceOf: (_match, { seat }, { verb }) => (verb === 'end' ? { code: 'turnEnds', ends: true, seat } : undefined),
  });
  const match = given(game.position?.(['1 den bear'], seed) ?? game.start('', seed));
  const seat = match.pending(0)?.waiting[0] ?? 0;
  const told = match.pending(seat)?.ask?.options.map(({ verb, consequence }) => [verb, consequence]);
  expect(told?.filter(([verb]) => verb === 'end')).toEqual([['end', { code: 'turnEnds', ends: true, seat }]]);
  expect(told?.filter(([verb, consequence]) => verb !== 'end' && consequence !== undefined)).toEqual([]);
  expect(match.pending(1 - seat)?.ask).toBeUndefined();
});

/** A card of a user's file: its key, or nothing for one in which something is wrong. */
interface OwnCard {
  readonly key?: string;
}

/** What was read and compiled for the files so far. */
interface Work {
  read: number;
  compiled: number;
}

/** The tiny game as one that takes beasts of users' own. */
function withOwnCards(): { readonly game: PlayableGame; readonly work: Work } {
  const work: Work = { read: 0, compiled: 0 };
  const parts: PlayableParts<Tiny> = {
    ...playableParts,
    ownCards: {
      schema: () => ({ type: 'object' }),
      *read(cards) {
        work.read++;
        const problems = (cards as readonly OwnCard[]).flatMap(({ key }, at): Problem[] =>
          key === undefined ? [{ code: 'card.missing', at: `cards[${at}]`, values: {} }] : [],
        );
        const valid = (cards as readonly OwnCard[]).flatMap(({ key }) => (key === undefined ? [] : [key]));
        const behaviours = valid.map((key): CardBehaviour => ({ key, printed: { ...blank, type: 'beast' }, abilities: [] }));
        return yield* ownPartsOf<Tiny>({
          keys: valid,
          problems,
          *extend() {
            work.compiled++;
            return yield* extendingGame(tinyGame, behaviours);
          },
          partsOf: (extended) => ({
            ...parts,
            game: () => extended(),
            cardsOf: () => ['wolf', ...valid],
            definitionsHash: () => valid.join(),
          }),
        });
      },
    },
  };
  return { game: makePlayable(parts), work };
}

const file = (...keys: readonly (string | undefined)[]): object => ({
  format: 1,
  game: 'tiny',
  cards: keys.map((key) => (key === undefined ? {} : { key })),
});

describe('a game that takes cards of users’ own', () => {
  test('is another game with the cards of a file, whose configurations hold them', () => {
    const { game } = withOwnCards();
    const owned = given(game.ownCards?.withFile(file('ogre', 'troll')) ?? { ok: false, problems: [] });
    expect([owned.ownCards?.keys, game.ownCards?.keys]).toEqual([['ogre', 'troll'], []]);
    expect(given(owned.configure(decks))).toMatchObject({ ownCards: [{ key: 'ogre' }, { key: 'troll' }] });
    expect(given(game.configure(decks))).not.toHaveProperty('ownCards');
    expect(owned.configure(['wolf'])).toMatchObject({ ok: false, problems: [{ code: 'deck.count' }] });
  });

  test('plays each configuration with the cards that it holds, whichever of them is asked', () => {
    const { game } = withOwnCards();
    const owned = given(game.ownCards?.withFile(file('ogre')) ?? { ok: false, problems: [] });
    const other = given(game.ownCards?.withFile(file('troll')) ?? { ok: false, problems: [] });
    const [plain, own] = [given(game.configure(decks)), given(owned.configure(decks))];
    for (const asked of [game, owned, other]) {
      expect([asked.checkConfiguration(plain), asked.checkConfiguration(own)]).toEqual([[], []]);
      expect([asked.cardsOf(plain).includes('ogre'), asked.cardsOf(own)]).toEqual([false, ['wolf', 'ogre']]);
      expect([asked.definitionsHash(own), asked.definitionsHash(plain)]).toEqual(['ogre', game.definitionsHash(plain)]);
      expect(given(asked.start(own, seed)).game.ownCards?.keys).toEqual(['ogre']);
      expect(given(asked.start(plain, seed)).game.ownCards?.keys).toEqual([]);
      expect(given(runToEnd(asked.ownCards?.playing(own) as never) as Result<PlayableGame>).ownCards?.keys).toEqual(['ogre']);
      expect(given(runToEnd(asked.ownCards?.playing(plain) as never) as Result<PlayableGame>).ownCards?.keys).toEqual([]);
    }
    expect(other.checkConfiguration({ ...(own as object), decks: [] })).toMatchObject([{ code: 'deck.count' }]);
  });

  test('compiles the cards of a configuration once, whoever asks', () => {
    const { game, work } = withOwnCards();
    const own = given(given(game.ownCards?.withFile(file('ogre')) ?? { ok: false, problems: [] }).configure(decks));
    for (let times = 0; times < 3; times++) given(game.start(own, seed));
    expect(work).toEqual({ read: 1, compiled: 1 });
  });

  test('keeps eight games for the configurations that journals hold, those asked for last', () => {
    const { game, work } = withOwnCards();
    const playing = (key: string): void => void runToEnd(game.ownCards?.playing({ decks, ownCards: [{ key }] }) as never);
    for (let at = 0; at < 8; at++) playing(`ogre${at}`);
    expect(work.read).toBe(8);
    playing('ogre0');
    expect(work.read).toBe(8);
    playing('ogre8');
    playing('ogre0');
    expect(work.read).toBe(9);
    playing('ogre1');
    expect(work.read).toBe(10);
  });

  test('is shown with the valid cards of a file in which something is wrong, and played with none of it', () => {
    const { game, work } = withOwnCards();
    const read = runToEnd(game.ownCards?.read(file('ogre', undefined)) as never) as { problems: readonly Problem[]; game?: PlayableGame };
    expect([read.problems.map(({ code }) => code), read.game?.ownCards?.keys, work.compiled]).toEqual([['card.missing'], ['ogre'], 0]);
    expect(read.game?.position?.(['1 hand wolf'], seed)).toMatchObject({ ok: true });
    const wrong = { decks, ownCards: [{}] };
    const refused = { ok: false, problems: [{ code: 'card.missing', at: 'cards[0]' }] };
    expect(game.ownCards?.withFile(file(undefined))).toMatchObject(refused);
    expect([game.start(wrong, seed), game.checkConfiguration(wrong)]).toMatchObject([refused, refused.problems]);
    expect(runToEnd(game.ownCards?.playing(wrong) as never)).toMatchObject(refused);
    // Nothing can be said of a configuration that cannot be played but what its decks say.
    expect([game.cardsOf({ ...wrong, decks: [['pup']] }), game.definitionsHash(wrong)]).toEqual([
      ['pup'],
      tinyPlayable.definitionsHash(wrong),
    ]);
    const shown = read.game?.start({ decks: [['wolf'], ['wolf']], ownCards: [{ key: 'ogre' }, {}] }, seed);
    expect([shown?.ok, work.compiled]).toEqual([true, 1]);
  });

  test('is told of what is no file of cards, and of cards that are no list', () => {
    const { game } = withOwnCards();
    expect(game.ownCards?.withFile({ ...file('ogre'), game: 'chess' })).toMatchObject({ ok: false });
    expect((runToEnd(game.ownCards?.read('ogre') as never) as { game?: PlayableGame }).game).toBeUndefined();
    expect(game.start({ decks, ownCards: {} }, seed)).toMatchObject({ ok: false, problems: [{ code: 'card.missing' }] });
  });

  test('is refused where the game takes none', () => {
    const own = { decks, ownCards: [{ key: 'ogre' }] };
    const problem = { code: 'start.noOwnCards', at: 'ownCards', values: { game: 'Dens' } };
    expect([tinyPlayable.start(own, seed), tinyPlayable.checkConfiguration(own)]).toEqual([{ ok: false, problems: [problem] }, [problem]]);
    expect(tinyPlayable.ownCards).toBeUndefined();
  });
});

describe('a configuration', () => {
  test('is dealt by a seed, and by nothing else', () => {
    const dealt = tinyPlayable.start({ decks: [['wolf'], ['pup']] }, 'abc');
    expect(dealt).toEqual({ ok: false, problems: [{ code: 'start.seed', at: 'seed', values: { seed: 'abc' } }] });
  });

  test('is checked once, and one that is no record each time', () => {
    let checks = 0;
    const game = makePlayable({ ...playableParts, checkConfiguration: (each) => (checks++, playableParts.checkConfiguration(each)) });
    const configuration = { decks: [['wolf'], ['pup']] };
    for (let times = 0; times < 3; times++) given(game.start(configuration, seed));
    expect(checks).toBe(1);
    for (const nothing of [undefined, JSON.parse('null'), 3])
      for (let times = 0; times < 2; times++) expect(game.checkConfiguration(nothing)).toMatchObject([{ code: 'deck.count' }]);
    expect(checks).toBe(7);
  });
});

describe('a match', () => {
  const opened = (parts: Partial<PlayableParts<Tiny>> = {}): PlayableMatch =>
    given(makePlayable({ ...playableParts, ...parts }).start({ decks: [['wolf'], ['pup']] }, seed));

  test('is of so many seats, and goes on at random to its end or to a limit', () => {
    const match = opened();
    expect([match.seats, match.outcome()]).toEqual([2, undefined]);
    expect(match.playOut(dice(1), 3)).toMatchObject({ decisions: 3 });
    expect(match.outcome()).toBeUndefined();
    match.playOut(dice(1), 10_000);
    expect(match.outcome()).toMatchObject({ reason: expect.any(String) as string });
  });

  test('values a position for each seat as the game does', () => {
    const fives = {
      terms: ['five'],
      count: (_match: unknown, seat: number) => [seat],
      opponentsOf: () => [0],
      weights: { fitted: [5], teacher: [2], first: [1] },
    };
    expect([opened().evaluate(0), opened({ evaluation: fives }).evaluate(1)]).toEqual([0, 5]);
    expect(opened({ evaluation: fives }).branch(1, seedFromNumber(1)).terms(1)).toEqual({ five: { count: 1, worth: 5 } });
    expect(opened({ evaluation: fives }).branch(1, seedFromNumber(1), 'teacher').terms(1)).toEqual({ five: { count: 1, worth: 2 } });
  });

  test('tells a loss from a win', () => {
    const lost = program<Tiny, object>('all starve', [
      { name: 'starve', rule: 'T-1', do: (match) => raise(match, fact('ended', { seat: 0, value: 3 })) },
    ]);
    const game = defineTiny([], [lost]);
    const match = opened({ game: () => game, leave: lost });
    match.leave(0);
    expect(match.outcome()).toEqual({ winners: [0], lost: true, reason: 'starved' });
    const won = opened();
    won.leave(0);
    expect(won.outcome()).toEqual({ winners: [1], reason: 'left' });
  });

  test('is drawn by those who agree, where the game knows such draws', () => {
    const draw = program<Tiny, { readonly seats: readonly number[] }>('they agree', [
      { name: 'agree', rule: 'T-1', do: (match, { locals }) => raise(match, fact('ended', { seat: locals.seats[0] ?? 0, value: 0 })) },
    ]);
    const game = defineTiny([], [draw]);
    const match = opened({ game: () => game, agreedDraw: { voters: () => [1, 0], program: draw } });
    expect(match.drawVoters()).toEqual([1, 0]);
    match.agreeDraw([1, 0]);
    expect([match.drawVoters(), match.outcome()]).toEqual([[], { winners: [1], reason: 'food' }]);
    const plain = opened();
    plain.agreeDraw([0, 1]);
    expect([plain.drawVoters(), plain.outcome()]).toEqual([[], undefined]);
  });

  test('has shortcuts where the game has', () => {
    expect('shortcuts' in opened()).toBe(false);
    const talk = { ok: true, value: { by: 0 } } as never;
    const hands: number[] = [];
    const match = opened({
      shortcuts: {
        propose: (now, copy) => (hands.push(now.state.decisions, copy.state.decisions), talk),
        reply: (_match, told, seat) => ({ ok: true, value: [told, seat] }) as never,
        agreed: (_match, told) => [told] as never,
      },
    });
    expect(match.shortcuts?.propose({} as never, seed)).toBe(talk);
    expect(hands[0]).toBe(hands[1]);
    expect(match.shortcuts?.reply('talk' as never, 1, {} as never)).toEqual({ ok: true, value: ['talk', 1] });
    expect(match.shortcuts?.agreed('talk' as never)).toEqual(['talk']);
  });

  test('is copied without its events, which it goes on telling itself', () => {
    const match = opened();
    const before = match.eventCount();
    const copies = [match.clone(), match.fork(0, seedFromNumber(2))];
    for (const copy of copies) copy.playOut(dice(1), 4);
    expect([match.eventCount(), ...copies.map((copy) => copy.eventCount())]).toEqual([before, 0, 0]);
    const telling = match.clone({ quiet: false });
    expect(telling.eventCount()).toBe(0);
    telling.playOut(dice(1), 4);
    expect(telling.eventCount()).toBeGreaterThan(0);
    match.playOut(dice(1), 4);
    expect(match.eventCount()).toBeGreaterThan(before);
  });

  test('forgets events before a place, and the places of the others stay', () => {
    const match = opened();
    match.playOut(dice(1), 6);
    const count = match.eventCount();
    const middle = count >> 1;
    const all = match.events(0, 0);
    const later = match.events(0, middle);
    expect(later.length).toBeLessThan(all.length);
    match.forgetEvents?.(middle);
    expect([match.eventCount(), match.events(0, middle), match.events(0, 0)]).toEqual([count, later, later]);
    match.forgetEvents?.(middle - 1);
    expect(match.events(0, 0)).toEqual(later);
    match.playOut(dice(1), 2);
    expect(match.events(0, count)).toHaveLength(match.eventCount() - count);
    match.forgetEvents?.(match.eventCount() + 5);
    expect([match.events(0, 0), match.events(0, match.eventCount())]).toEqual([[], []]);
  });

  test('tells what runs, whose last step is over too', () => {
    const match = given(tinyPlayable.position?.(['1 hand pup'], seed) ?? { ok: false, problems: [] });
    expect(match.running().map(({ program: name, step }) => [name, step])).toEqual([
      ['rounds', 'the round ends'],
      ['in turn', 'the next one'],
      ['turn', 'act'],
    ]);
  });

  test('is not dealt with more cards than leave ids for what comes to be in it', () => {
    const large = given(tinyPlayable.configure([`wolf${' wolf'.repeat(CARDS_LAID_MAX)}`, 'wolf']));
    const refused = { ok: false, problems: [{ code: 'start.tooManyCards', values: { max: CARDS_LAID_MAX } }] };
    expect(tinyPlayable.start(large, seed)).toMatchObject(refused);
    expect(tinyPlayable.messages).toHaveProperty(['start.tooManyCards']);
  });

  test('is dealt in the order of fields that every copy has', () => {
    const turned = opened({
      deal: (configuration, key) =>
        Object.fromEntries(Object.entries(playableParts.deal(configuration, key)).toReversed()) as unknown as Tiny,
    });
    expect(turned.save()).toBe(opened().save());
  });
});
