import { describe, expect, test } from 'vitest';
import { command } from './machine.ts';
import { allInTurn, firstWhoWaits, orderSteps, type Turn } from './ordering.ts';
import { raise } from './raise.ts';
import type { OrderLocals } from '../match/happening.ts';
import type { Heard } from '../match/listener-index.ts';
import { program } from '../match/make-program.ts';
import type { Program } from '../match/match.ts';
import { abilityRef } from '../match/ability-ref.ts';
import { NO_SEAT } from '../state/state.ts';
import { fact } from '../testing/tiny-game/state/facts.ts';
import { cardsIn, type Tiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable, type TinyTable } from '../testing/tiny-game/table.ts';

interface Locals extends OrderLocals {
  waiting: readonly Heard[];
}

const event = fact('roundBegan', { value: 1 });
const heard = (self: number, seat: number): Heard => ({ ref: abilityRef(self, 0), self, seat, event });

/** A player orders what waits: each ability that is taken gains its player food of the card's number. */
function ordering(restFrom: number | undefined, restRule?: string): Program<Tiny, Locals> {
  const steps = orderSteps<Tiny, Locals, Heard>({
    name: 'order',
    rule: 'T-1',
    verb: 'resolve',
    ...(restFrom !== undefined && { restFrom }),
    ...(restRule !== undefined && { restRule }),
    turn: (_match, { waiting }) => firstWhoWaits([0, 1], waiting),
    take: (match, locals, taken) => {
      locals.waiting = locals.waiting.filter((each) => each !== taken);
      raise(match, fact('foodGained', { seat: taken.seat, amount: taken.self }));
      return 'order';
    },
  });
  return program<Tiny, Locals>('an order', steps);
}

/** Three abilities of the first player and one of the second wait. */
function asked(restFrom?: number): TinyTable {
  const ordered = ordering(restFrom);
  const table = tinyTable(['1 den a=scout b=scout c=scout', '1 food 0', '2 den d=scout', '2 food 0'], { programs: [ordered] });
  const waiting = [0, 1].flatMap((seat) => cardsIn(table.match, 'den', seat).map((card) => heard(card, seat)));
  command(table.match, ordered, { waiting }, NO_SEAT);
  return table;
}

describe('what waits', () => {
  test('is put in order by each player in turn, one by one; the last is not asked about', () => {
    const table = asked();
    expect([table.asked(), table.offers()]).toEqual(['1 whichAbilityNext', ['resolve a', 'resolve b 1', 'resolve c 2']]);
    table.answer('resolve b 1');
    expect([table.food(1), table.offers()]).toEqual([table.card('b'), ['resolve a', 'resolve c 1']]);
    table.answer('resolve c 1');
    expect([table.asked(), table.food(1), table.food(2)]).toEqual(['1 act', 1 + 2 + 3, table.card('d')]);
  });

  test('may come as it waits, for the rest of that player’s alone, from a number on', () => {
    expect(asked(4).offers()).toEqual(['resolve a', 'resolve b 1', 'resolve c 2']);
    const table = asked(3);
    expect(table.offers()).toEqual(['resolve a', 'resolve b 1', 'resolve c 2', 'resolveRest']);
    table.answer('resolveRest');
    expect([table.asked(), table.happened(), table.food(1), table.food(2)]).toEqual([
      '1 act',
      ['foodGained', 'foodGained', 'foodGained', 'foodGained'],
      1 + 2 + 3,
      table.card('d'),
    ]);
  });

  test('is asked about again where it is fewer by then', () => {
    const table = asked(3).answer('resolve a');
    expect(table.offers()).toEqual(['resolve b', 'resolve c 1']);
  });

  test('cites rules of its own where it comes as it waits', () => {
    expect(ordering(3, 'T-2').steps.map(({ name, rule }) => [name, rule])).toEqual([
      ['order, as they wait', 'T-2'],
      ['order', 'T-1'],
    ]);
    expect(ordering(3).steps.map(({ rule }) => rule)).toEqual(['T-1', 'T-1']);
    expect(ordering(undefined).steps.map(({ name }) => name)).toEqual(['order']);
  });

  test('and comes as it waits ends with what waits, and with another player’s turn', () => {
    const ordered = ordering(1);
    const table = tinyTable(['1 den a=scout', '1 food 0', '2 den d=scout', '2 food 0'], { programs: [ordered] });
    const run = (seat: number, left: number, waiting: readonly Heard[]): readonly number[] => {
      const before = [table.food(1), table.food(2)];
      command(table.match, ordered, { waiting, ordered: { seat, left } }, NO_SEAT);
      while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
      return [table.food(1) - (before[0] ?? 0), table.food(2) - (before[1] ?? 0)];
    };
    const [a, d] = [table.card('a'), table.card('d')];
    expect(run(0, 5, [heard(a, 0)])).toEqual([a, 0]);
    expect(run(0, 5, [])).toEqual([0, 0]);
    expect(run(1, 5, [heard(a, 0), heard(d, 1)])).toEqual([a, d]);
  });
});

describe('the turn', () => {
  const waiting = [heard(1, 1), heard(2, 0), heard(3, 1)];
  const turn = (of: Turn | undefined): unknown => of && [of.seat, of.waiting.map(({ self }) => self)];

  test('is the first player’s who has any', () => {
    expect([turn(firstWhoWaits([0, 1], waiting)), turn(firstWhoWaits([1, 0], waiting))]).toEqual([
      [0, [2]],
      [1, [1, 3]],
    ]);
    expect([firstWhoWaits([2], waiting), firstWhoWaits([0, 1], [])]).toEqual([undefined, undefined]);
  });

  test('is one player’s who orders those of all', () => {
    expect([turn(allInTurn(2, waiting)), allInTurn(2, [])]).toEqual([[2, [1, 2, 3]], undefined]);
  });
});
