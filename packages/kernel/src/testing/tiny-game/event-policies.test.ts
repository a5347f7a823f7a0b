import { describe, expect, test } from 'vitest';
import { each, giver, host, instead, modifies, once, one, other, self, that, the, triggered } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, grant, optional, whenAny, whenSelf } from '../../language/word-builders.ts';
import { rewriteHappening } from '../../events/batch.ts';
import { answerable } from '../../events/answerers.ts';
import { cutFrames } from '../../events/leaving.ts';
import { command } from '../../events/machine.ts';
import { raise, raiseAll, raiseInFull } from '../../events/raise.ts';
import { endPeriod } from '../../events/uses.ts';
import { program } from '../../match/make-program.ts';
import { again, option } from '../../match/program.ts';
import { writable, type Program } from '../../match/match.ts';
import { call } from '../../match/stack.ts';
import { type GameEvent, NO_SEAT, cardOf } from '../../state/state.ts';
import { fact, kind } from './state/facts.ts';
import { players } from './rules/players.ts';
import { cardsIn, type Tiny, type TinyMatch } from './state/state.ts';
import { tinyTable, type TableOptions, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ strength: 3 });
const poke = beast('poke', activated('use', { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)] }));
const names = (match: TinyMatch, events: readonly GameEvent[]): readonly string[] =>
  events.map((event) => match.game.facts.names[event.kind] ?? '');

/** A table at which the first player has a beast that hurts another. */
function poking(lines: readonly string[], { cards = [], ...options }: TableOptions = {}): TinyTable {
  return tinyTable(['1 den poke', '1 food 0', ...lines], { cards: [poke, ...cards], ...options });
}

/** Runs a step of a test, for nobody. */
function run(table: TinyTable, step: Program<Tiny, object>, seat = NO_SEAT): TinyTable {
  command(table.match, step, {}, seat);
  return table;
}

const doing = (name: string, act: (match: TinyMatch) => void): Program<Tiny, object> =>
  program<Tiny, object>(name, [{ name, rule: 'T-1', do: act }]);

describe('the policy of events says', () => {
  test('what interrupts a batch, in place of windows, and what reacts to it', () => {
    const told: string[] = [];
    const policy = {
      interrupt: (match: TinyMatch, events: readonly GameEvent[]) => void told.push(`before ${names(match, events).join()}`),
      react: (match: TinyMatch, heard: readonly unknown[], events: readonly GameEvent[]) =>
        void told.push(`after ${names(match, events).join()} ${heard.length}`),
    };
    const hearing = beast('hearing', triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] }));
    const table = poking(['2 den bear hearing'], { cards: [hearing], policy })
      .answer('use poke')
      .answer('choose bear');
    expect([told, table.food(2)]).toEqual([['before damaged', 'after damaged 1'], 6]);
  });

  test('that events are interrupted for which nobody listens', () => {
    const told: string[] = [];
    const policy = {
      interrupt: (match: TinyMatch, events: readonly GameEvent[]) => void told.push(...names(match, events)),
      interruptsUnheard: (_match: TinyMatch, events: readonly GameEvent[]) => events.some((event) => event.kind === kind.damaged),
    };
    poking(['2 den bear'], { policy }).answer('use poke').answer('choose bear');
    expect(told).toEqual(['damaged']);
  });

  test('that a replacement which works once is not used up', () => {
    const guard = once(instead({ occasion: 'wouldBeHurt', card: any('beast') }, { do: [act('gain')] }));
    const warden = beast('warden', activated('use', { do: [grant(guard, 'round')] }));
    const gained = (options: TableOptions): readonly number[] => {
      const table = tinyTable(['1 den warden a=poke b=poke', '1 food 0', '2 den bear'], { cards: [warden, poke], ...options });
      table.answer('use warden').answer('use a').answer('choose bear').answer('use b').answer('choose bear');
      return [table.food(1), table.damage('bear')];
    };
    expect(gained({})).toEqual([1, 1]);
    expect(gained({ policy: { usesUp: (_match, _heard, event) => event.kind !== kind.damaged } })).toEqual([2, 0]);
  });

  test('who says which of several events is replaced first', () => {
    const fickle = beast('fickle', instead(whenSelf('wouldDie'), { do: [act('bounce', self)] }));
    const storm = beast('storm', activated('use', { do: [act('kill', each(other(friendly('beast'))))] }));
    const play = (options: TableOptions): TinyTable =>
      tinyTable(['1 den storm a=fickle b=bear c=fickle'], { cards: [fickle, storm], ...options }).answer('use storm');
    const inOrder = play({});
    const chosen = play({ policy: { ordersReplaced: () => 1 } });
    const question = chosen.asked();
    chosen.answer('replace c 1');
    expect(inOrder.happened()).toEqual(['used storm', 'returned a', 'returned c', 'died b']);
    expect([question, chosen.happened()]).toEqual(['2 whichReplacement', ['returned c', 'returned a', 'died b']]);
  });

  test('how a card enters, after what replaces it', () => {
    const order: string[] = [];
    const hurting = (amount: number): Program<Tiny, object> =>
      doing('hurt', (match) => raiseInFull(match, [fact('damaged', { card: cardsIn(match, 'den', 1)[0] ?? 0, amount })]));
    const steps = [hurting(2)];
    const tough = beast('tough', modifies(whenSelf('wouldBeHurt'), { do: [act('prevent', undefined, 1)] }));
    const table = tinyTable(['2 den tough'], {
      cards: [tough],
      programs: steps,
      policy: {
        decideEntering: (match, event, open) => {
          order.push(`${event.amount} with ${open.length}`);
          if (event.amount !== 1) return false;
          rewriteHappening(match, (now) => ({ ...now, amount: 9 }));
          return true;
        },
      },
    });
    const [hurt] = steps;
    if (hurt !== undefined) run(table, hurt);
    expect([order, table.happened()]).toEqual([
      ['2 with 1', '1 with 0', '9 with 0'],
      ['damaged tough', 'died tough'],
    ]);
  });

  test('who takes what is offered, together with others or alone, and what may be taken', () => {
    const fickle = beast('fickle', instead(whenSelf('wouldDie'), { may: true, do: [act('bounce', self)] }));
    const storm = beast('storm', activated('use', { do: [act('kill', each(other(friendly('beast'))))] }));
    const play = (options: TableOptions, ...answers: (string | readonly string[])[]): readonly string[] => {
      const told: string[] = [];
      const offered = (_match: TinyMatch, { seat, place }: { seat: number; place: string }, isTaken: boolean): void =>
        void told.push(`${seat} ${place.trim()} ${isTaken}`);
      const policy = { ...options.policy, offered };
      const table = tinyTable(['1 den storm a=fickle b=fickle'], { cards: [fickle, storm], policy }).answer('use storm');
      for (const given of answers) {
        told.push(table.asked());
        table.answer(given);
      }
      return [...told, table.asked()];
    };
    expect(play({}, ['replace a'])).toEqual(['1 whichReplaceThemselves', '0 fickle/0 true', '0 fickle/0 false', '1 act']);
    const refusing = play({ policy: { mayTake: () => false } }, 'cannot a', 'cannot b');
    expect(refusing).toEqual(['1 mayDo', '0 fickle/0 false', '1 mayDo', '0 fickle/0 false', '1 act']);
  });

  test('how a text ends that goes on for ever', () => {
    const circle = program<Tiny, object>('a circle', [{ name: 'round and round', rule: 'T-1', do: () => again }]);
    const endless = (match: TinyMatch): void => raise(match, fact('ended', { seat: 1, value: 0 }));
    const ended = run(tinyTable([], { programs: [circle], policy: { endless } }), circle);
    expect([ended.match.state.winners, ended.match.state.frames]).toEqual([[1], []]);
    expect(() => run(tinyTable([], { programs: [circle] }), circle)).toThrow('Between two questions a match comes to an end.');
  });

  test('how a text ends whose end goes on for ever is our mistake', () => {
    const circle = program<Tiny, object>('a circle', [{ name: 'round and round', rule: 'T-1', do: () => again }]);
    let asked = 0;
    const endless = (): void => void asked++;
    expect(() => run(tinyTable([], { programs: [circle], policy: { endless } }), circle)).toThrow('comes to an end');
    expect(asked).toBe(1);
  });
});

describe('a question', () => {
  const asking = (seat: number): Parameters<typeof answerable>[1] => ({
    kind: 'mode',
    seat,
    purpose: 'chooseMode',
    options: [option('mode')],
  });

  test('of nobody is our mistake where no policy says who answers', () => {
    const { standIn: _, ...alone } = players;
    const { match } = tinyTable(['seats 3'], { players: alone }).leave(2);
    expect(() => answerable(match, asking(NO_SEAT))).toThrow('Nobody is asked chooseMode');
    expect([0, 1, 2].map((seat) => answerable(match, asking(seat)))).toMatchObject([{ seat: 0 }, { seat: 2 }, { seat: 2 }]);
  });

  test('is answered by the stand-in that the game names, who must be there', () => {
    const named = (standIn: number): TinyMatch =>
      tinyTable(['seats 3'], { players: { ...players, standIn: () => standIn } }).leave(2).match;
    expect(answerable(named(0), asking(1))).toMatchObject({ seat: 0 });
    for (const standIn of [1, NO_SEAT]) expect(() => answerable(named(standIn), asking(1))).toThrow('is still in the match');
  });

  test('of several is one of those who are there', () => {
    const { match } = tinyTable(['seats 3']).leave(2);
    const asks = [0, 1, 2].map((seat) => ({ seat, options: [option('mode')] }));
    const several = { kind: 'mode', until: 'all', purpose: 'chooseMode', asks } as const;
    expect(answerable(match, several)).toEqual({ ...several, asks: [asks[0], asks[2]] });
    expect(answerable(tinyTable(['seats 3']).match, several)).toBe(several);
  });

  test('of several of whom one is left is taken with the answer of that one', () => {
    const taken: unknown[] = [];
    const several = program<Tiny, object>('ask both', [
      {
        name: 'ask both',
        rule: 'T-1',
        ask: () => ({
          kind: 'mode',
          until: 'all',
          purpose: 'chooseMode',
          asks: [{ seat: 1, options: [option('mode', 0, 1), option('mode', 0, 2)] }],
        }),
        takeAll: (_match, _frame, all) => void taken.push(...all),
      },
    ]);
    run(tinyTable(['seats 3'], { programs: [several] }), several).answer('mode 2');
    expect(taken).toEqual([{ seat: 1, chosen: [option('mode', 0, 2)] }]);
  });
});

describe('what is remembered of cards that left', () => {
  const killing = doing('kill', (match) =>
    raiseAll(
      match,
      cardsIn(match, 'den', 0).map((card) => fact('died', { card })),
    ),
  );
  const back = doing('come back', (match) => raise(match, fact('enteredDen', { card: cardsIn(match, 'discard', 0)[0] ?? 0, seat: 0 })));
  const pups = (count: number): readonly string[] => [`1 den ${Array.from({ length: count }, (_, at) => `p${at}=pup`).join(' ')}`];
  const known = ({ match }: TinyTable): readonly number[] => match.state.lastKnown.map(({ card }) => card);

  test('is the newest of them', () => {
    expect(known(run(tinyTable(pups(64), { programs: [killing] }), killing)).length).toBe(64);
    const table = run(tinyTable(pups(66), { programs: [killing] }), killing);
    const left = known(table);
    expect([left.length, left[0], left.at(-1)]).toEqual([64, table.card('p2'), table.card('p65')]);
  });

  test('and what is held, however old', () => {
    const table = run(tinyTable(pups(64), { programs: [killing, back] }), killing);
    const { lastKnown } = writable(table.match);
    lastKnown.splice(0, 1, { ...(lastKnown[0] as (typeof lastKnown)[number]), held: true });
    const left = known(run(run(table, back), killing));
    expect([left.length, left[0], left[1], left.at(-1)]).toEqual([64, table.card('p0'), table.card('p2'), table.card('p0')]);
  });
});

describe('a period that is over', () => {
  test('takes its own uses and history with it, and no other', () => {
    const of = (per: string): never => ({ per }) as never;
    const state = { uses: [of('turn'), of('round')], history: [of('round'), of('turn'), of('turn')] };
    endPeriod(state, 'turn');
    expect(state).toEqual({ uses: [of('round')], history: [of('round')] });
    const none = { uses: [], history: [] };
    const before = { ...none };
    endPeriod(none, 'turn');
    expect([none.uses, none.history]).toEqual([before.uses, before.history]);
  });
});

describe('the frames of a player who leaves', () => {
  /** Frames of these seats, the outermost first, below the program that notices the leaving. */
  function cut(seats: readonly number[], options: TableOptions = {}): readonly number[] {
    const level: Program<Tiny, { left: readonly number[] }> = program('level', [
      {
        name: 'go deeper',
        rule: 'T-1',
        do: (match, { locals: { left } }): void => {
          const [seat, ...more] = left;
          if (seat === undefined) cutFrames(match, [1]);
          else call(match, level, { left: more }, { seat });
        },
      },
      {
        name: 'wait',
        rule: 'T-1',
        ask: () => ({ kind: 'mode', seat: 0, purpose: 'chooseMode', options: [option('mode')] }),
        take: () => undefined,
      },
    ]);
    const table = tinyTable(['seats 3'], { programs: [level], ...options });
    command(table.match, level, { left: seats }, 0);
    return table.match.state.frames.filter((frame) => frame.program === level.id).map((frame) => frame.seat);
  }

  test('end with all that those called; what runs below stays', () => {
    expect(cut([0, 2])).toEqual([0, 0, 2]);
    expect(cut([2, 1, 2, 0])).toEqual([0, 2, 0]);
  });

  test('are those that the game says', () => {
    const asked: unknown[] = [];
    const endsWith: NonNullable<(typeof players)['endsWith']> = (_match, { frame, caller, seats }) => {
      asked.push([frame.seat, caller?.seat, seats]);
      return frame.seat === 2;
    };
    expect(cut([1, 2, 0, 1], { players: { ...players, endsWith } })).toEqual([0, 1, 1]);
    expect(asked.at(-1)).toEqual([2, 1, [1]]);
  });
});

describe('the cost of an ability that is set off', () => {
  test('may be worked out from the event', () => {
    const healer = beast(
      'healer',
      optional(whenAny('isHurt', any('beast')), { do: [act('heal', that())] }, { cost: { kind: 'eventAmount' } }),
    );
    const ram = beast('ram', activated('use', { targets: { it: one(any('beast')) }, do: [act('damage', the(), 2)] }));
    const left = (food: number): readonly unknown[] => {
      const table = tinyTable(['1 den ram', '2 den healer bear', `2 food ${food}`], { cards: [healer, ram] });
      table.answer('use ram').answer('choose bear');
      if (table.asked() === '2 mayRespond') table.answer('use healer');
      return [table.food(2), table.damage('bear')];
    };
    expect([left(3), left(2), left(1)]).toEqual([
      [1, 0],
      [0, 0],
      [1, 2],
    ]);
  });
});

describe('an ability that another card has given', () => {
  test('knows its giver where the game does, as it was when the ability was set off', () => {
    const gift = triggered({ occasion: 'isHurt', card: 'host' }, { do: [act('damage', giver, 1), act('heal', host)] });
    const patron = beast('patron', activated('use', { targets: { it: one(enemy('beast')) }, do: [grant(gift, 'round', the())] }));
    const giverOf = ({ state }: TinyMatch, card: number): number | undefined =>
      state.cards[card]?.until === -1 ? undefined : state.cards.find(({ id, zone }) => zone === 6 && id !== cardOf(card))?.id;
    const play = (options: TableOptions): readonly number[] => {
      const table = tinyTable(['1 den patron poke', '2 den bear'], { cards: [patron, poke], ...options });
      table.answer('use patron').answer('choose bear').answer('use poke').answer('choose bear');
      return [table.damage('patron'), table.damage('bear')];
    };
    expect(play({ words: { giverOf } })).toEqual([1, 0]);
    expect(play({})).toEqual([0, 0]);
  });
});
