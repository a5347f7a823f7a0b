import { describe, expect, test } from 'vitest';
import type { HappenLocals } from '../match/happening.ts';
import { type GameEvent, NO_CARD, pin } from '../state/state.ts';
import { fact } from '../testing/tiny-game/state/facts.ts';
import { recordOf } from '../testing/tiny-game/state/reading.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import {
  cancelHappening,
  dropHappening,
  dropLapsed,
  happening,
  joinHappening,
  keepEvents,
  rewriteHappening,
  tellingOf,
  toldOf,
} from './batch.ts';

const { match, card } = tinyTable(['1 den wolf bear', '2 den pup']);
const [wolf, bear, pup] = [card('wolf'), card('bear'), card('pup')];
const battle = fact('defended', { card: wolf, other: pup, seat: 0 });
const blow = (on: number, amount = 1): GameEvent => fact('damaged', { card: on, amount });

function locals(events: readonly GameEvent[], telling = tellingOf(events)): HappenLocals {
  return { events, index: 0, used: [], heard: [], telling };
}

const how = (batch: HappenLocals, written = batch.events): readonly string[] =>
  batch.telling === undefined ? [] : toldOf(batch.telling, written).map((told) => told.how);

describe('whoever raised an event is told', () => {
  test('that it happened, whether its cards are named as they are or as they were', () => {
    const told = toldOf(tellingOf([battle]), [
      { ...battle, card: pin(recordOf(match, wolf)), other: pin(recordOf(match, pup)), source: bear },
    ]);
    expect(told.map((each) => each.how)).toEqual(['happened']);
    expect(told[0]?.event?.source).toBe(bear);
  });

  test.each<[string, Partial<GameEvent>]>([
    ['card', { card: bear }],
    ['other card', { other: bear }],
    ['seat', { seat: 1 }],
    ['amount', { amount: 4 }],
    ['value', { value: 4 }],
    ['kind', { kind: battle.kind + 1 }],
  ])('that it happened otherwise, to another %s', (_what, change) => {
    const other = { ...battle, ...change };
    expect(toldOf(tellingOf([battle]), [other])).toEqual([{ how: 'changed', event: other }]);
  });

  test('of each of several, what became of it', () => {
    const batch = locals([blow(wolf), blow(bear), blow(pup)]);
    keepEvents(batch, (_event, at) => at !== 1);
    expect([how(batch), batch.events.length]).toEqual([['happened', 'cancelled', 'happened'], 2]);
    keepEvents(batch, ({ card: on }) => on !== pup, 'replaced');
    expect(how(batch)).toEqual(['happened', 'cancelled', 'replaced']);
    keepEvents(batch, () => false);
    expect([how(batch), batch.events]).toEqual([['cancelled', 'cancelled', 'replaced'], []]);
  });

  test('nothing where nobody asked', () => {
    const { telling: _, ...batch } = locals([blow(wolf), blow(bear)]);
    keepEvents(batch, (_event, at) => at === 1);
    expect([batch.events, 'telling' in batch]).toEqual([[blow(bear)], false]);
  });
});

describe('events that befall nothing any more', () => {
  test('are dropped where the game says so', () => {
    const gone = tinyTable(['seats 3', '2 den pup', '3 den bear']).leave(2);
    const batch = locals([blow(gone.card('pup')), blow(gone.card('bear'))]);
    dropLapsed(gone.match, batch);
    expect(batch.events.map((each) => each.card)).toEqual([gone.card('bear')]);
  });

  test('stay in a game that never says so', () => {
    const { isExpired: _, ...policy } = match.game.policy;
    const batch = locals([blow(NO_CARD)]);
    dropLapsed({ ...match, game: { ...match.game, policy } }, batch);
    expect(batch.events).toEqual([blow(NO_CARD)]);
  });
});

describe('an event on its way', () => {
  test('is looked at and changed while one is on its way alone', () => {
    const wrong: readonly (() => unknown)[] = [
      () => happening(match),
      () => dropHappening(match),
      () => cancelHappening(match),
      () => rewriteHappening(match, (event) => event),
      () => joinHappening(match, [], []),
    ];
    for (const act of wrong) expect(act).toThrow('Only an event on its way can be');
  });
});
