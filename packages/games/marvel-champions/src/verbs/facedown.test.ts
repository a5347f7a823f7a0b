import { each } from '@crupier/kernel/cards';
import { makeView, redefine, SPECTATOR, writable, type CardId } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { action, forced, it } from '../cards/headers.ts';
import { NO_BOOST, NOTHING, UltronTable } from '../fixtures/ultron-table.ts';
import { defineMarvelChampions } from '../game.ts';
import { act, any, friendly, is, whenAny } from '../meanings/builders.ts';
import { catalogue } from '../setup/catalogue.ts';
import { blankPrint } from '../state/printed.ts';
import { record } from '../state/leaving.ts';
import { cardsIn } from '../state/state.ts';
import { knownBy } from '../state/visibility.ts';
import { show } from '../state/view.ts';

const MOCKINGBIRD = '01083';
const STRENGTH = '01090';
const NICK_FURY = '01084';
const EACH_PUTS_A_DRONE = '01148';

/** What each player and a spectator see, as text. */
function views({ match }: UltronTable): readonly string[] {
  return [0, 1, SPECTATOR].map((viewer) => JSON.stringify(makeView(match, viewer, show(match, viewer))));
}

/** The player cards that lie facedown in play. */
function facedown({ match }: UltronTable): readonly CardId[] {
  return cardsIn(match, 'facedown');
}

describe('a player card that lies facedown in play', () => {
  test('is the top card of the deck, and counts as a minion that nobody controls, engaged with the player. MC-ENGAGE-1, MC-MINION-1', () => {
    const table = new UltronTable(2).do('endTurn');
    table.put(NICK_FURY, 'deck', 0);
    table.put(MOCKINGBIRD, 'deck', 1);
    table.villainPhase(NO_BOOST, NO_BOOST, EACH_PUTS_A_DRONE, NOTHING).until('takeTurn');
    expect(table.names('facedown')).toEqual(['Nick Fury', 'Mockingbird']);
    expect([0, 1].map((seat) => table.names('engaged', seat))).toEqual([['Drone'], ['Drone']]);
    const [drone = 0] = cardsIn(table.match, 'engaged', 1);
    expect(table.on(drone)).toMatchObject({ owner: 1, controller: -1 });
  });

  test('hides its face from all, its owner included: where another card lies, all see the same', () => {
    const table = new UltronTable(2);
    table.putDrone(NICK_FURY, 0, { damage: 0 });
    const before = views(table);
    expect(before.join(' ')).not.toContain(NICK_FURY);
    const [card = 0] = facedown(table);
    expect(knownBy(table.state, card)).toBe(0);
    const other = cardsIn(table.match, 'deck', 0).find((each) => table.key(each) !== NICK_FURY) ?? 0;
    const state = writable(table.match);
    const [one, another] = [table.on(card).definition, table.on(other).definition];
    redefine(state, table.match.game, card, another);
    redefine(state, table.match.game, other, one);
    table.mark(card, {});
    expect(table.names('facedown')).not.toEqual(['Nick Fury']);
    expect(views(table)).toEqual(before);
  });

  test('cannot be followed by who was shown it on the deck', () => {
    const table = new UltronTable();
    const top = table.put(NICK_FURY, 'deck');
    record(writable(table.match), top).knownTo = 1;
    const { hidings } = table.on(top);
    table.villainPhase(NO_BOOST, EACH_PUTS_A_DRONE).until('takeTurn');
    expect(table.on(top)).toMatchObject({ knownTo: 0, hidings: hidings + 1 });
    expect(knownBy(table.state, top)).toBe(0);
  });

  test('is found by no search of its owner’s deck. MC-FAQ-29', () => {
    const printed = { ...blankPrint, type: 'support', name: 'Scout' } as const;
    const search = act('searchDeck', each(friendly('cardInDeck', is('named', NICK_FURY))), undefined, { value: 'hand' });
    const scout = { key: 'scout', printed, abilities: [action([], { do: [search] })] };
    const table = new UltronTable(1, {}, defineMarvelChampions([...catalogue(), scout]));
    table.leaveIn('deck', 0, [STRENGTH, NICK_FURY, STRENGTH]);
    table.leaveIn('hand', 0, []);
    table.putDrone(NICK_FURY);
    table.put('scout', 'area');
    table.do('use Scout');
    expect(table.offers()).toEqual(['choose Nick Fury']);
    table.do('choose Nick Fury');
    expect([table.names('hand'), table.names('facedown'), table.count('engaged')]).toEqual([['Nick Fury'], ['Nick Fury'], 1]);
    expect(table.do('use Scout').purpose).toBe('takeTurn');
  });

  test('goes faceup to its owner’s discard pile as the minion is defeated, by whomever. MC-DISCARD-2', () => {
    const table = new UltronTable(2).do('changeForm Carol Danvers');
    table.putDrone(STRENGTH, 1);
    table.do('attack Captain Marvel', 'attack Drone');
    expect([table.names('discard', 1), table.names('discard', 0), table.names('encounterDiscard')]).toEqual([['Strength'], [], []]);
    expect([table.count('engaged', 1), facedown(table)]).toEqual([0, []]);
    expect(knownBy(table.state, cardsIn(table.match, 'discard', 1)[0] ?? 0)).toBe(0b111);
  });

  test('leaves with what lies on the minion, which goes to its own owner. MC-LEAVES-PLAY-3, MC-LEAVES-PLAY-5', () => {
    const table = new UltronTable().do('changeForm Carol Danvers');
    const drone = table.putDrone(STRENGTH, 0, { tough: 1 });
    table.putOn('01141', drone);
    table.do('attack Captain Marvel', 'attack Drone');
    expect([table.isEngaged(drone), table.on(drone).tough]).toEqual([true, 0]);
    table.put(MOCKINGBIRD, 'area');
    table.do('attack Mockingbird', 'attack Drone');
    expect([table.count('engaged'), table.names('discard'), table.names('encounterDiscard')]).toEqual([
      0,
      ['Strength'],
      ['Program Transmitter'],
    ]);
  });

  test('leaves the game with its minion where its owner is eliminated. MC-PLAYER-ELIMINATION-7, MC-PLAYER-ELIMINATION-8', () => {
    const table = new UltronTable(2).do('changeForm Carol Danvers', 'endTurn', "changeForm T'Challa");
    const drone = table.putDrone(STRENGTH, 0, { tough: 1 });
    table.mark(table.identity(0), { damage: 11 });
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING).until('declareDefender', 2);
    expect([table.names('engaged', 1), table.isEngaged(drone)]).toEqual([[], false]);
    expect([facedown(table), table.names('removed').includes('Strength')]).toEqual([[], true]);
    expect([table.names('discard', 0), table.names('discard', 1).includes('Strength')]).toEqual([[], false]);
  });
});

describe('a minion that enters play facedown', () => {
  test('is heard of as any minion that enters play', () => {
    const printed = { ...blankPrint, type: 'support', name: 'Watchman', resources: [] } as const;
    const watchman = {
      key: 'watchman',
      printed,
      abilities: [forced(whenAny('minionEntered', any('minion', 'facedown')), { do: [act('damage', it, 1)] })],
    };
    const table = new UltronTable(1, {}, defineMarvelChampions([...catalogue(), watchman]));
    table.put('watchman', 'area');
    table.put(STRENGTH, 'deck');
    table.villainPhase(NO_BOOST, EACH_PUTS_A_DRONE).until('takeTurn');
    expect([table.count('engaged'), table.names('discard')]).toEqual([0, ['Strength']]);
  });
});

describe('a deck whose last card is put into play facedown', () => {
  test('is made anew, and the player is dealt an encounter card; what is still to be put comes from the new deck. MC-PLAYER-DECK-3', () => {
    const table = new UltronTable();
    table.leaveIn('deck', 0, [NICK_FURY]);
    table.leaveIn('discard', 0, [STRENGTH, STRENGTH]);
    table.villainPhase(NO_BOOST, '01150', NOTHING).until('takeTurn');
    expect(table.names('facedown')).toEqual(['Nick Fury', 'Strength']);
    expect([table.count('deck'), table.count('discard')]).toEqual([1, 0]);
    expect(table.names('villainArea').filter((name) => name === 'Ultron Drones')).toHaveLength(2);
  });

  test('stays empty where the discard pile is empty, too: no further card is put. MC-PLAYER-DECK-6', () => {
    const table = new UltronTable();
    table.leaveIn('deck', 0, [NICK_FURY]);
    table.leaveIn('discard', 0, []);
    table.villainPhase(NO_BOOST, '01150').until('takeTurn');
    expect([table.names('facedown'), table.count('engaged'), table.count('deck')]).toEqual([['Nick Fury'], 1, 0]);
  });
});
