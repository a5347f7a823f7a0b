import { describe, expect, test } from 'vitest';
import { each, forbids, instead, modifies } from '../../language/builders.ts';
import { act, any, enemy, optional, whenAny, whenSelf } from '../../language/word-builders.ts';
import { command } from '../../events/machine.ts';
import { park, unpark } from '../../events/parking.ts';
import { raise, raiseAndTell } from '../../events/raise.ts';
import type { ToldLocals } from '../../match/happening.ts';
import { program } from '../../match/make-program.ts';
import { option } from '../../match/program.ts';
import { call } from '../../match/stack.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { hashState } from '../../saves/hash-state.ts';
import { answer, openMatch } from '../../events/machine.ts';
import { NO_CARD } from '../../state/state.ts';
import { fact } from './state/facts.ts';
import type { Tiny, TinyMatch } from './state/state.ts';
import { cardsIn } from './state/state.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ strength: 9 });

interface HurtLocals extends ToldLocals {
  told?: NonNullable<ToldLocals['told']>;
}

/** Hurts every beast of the second seat and notes what each was told. */
function hurtAll(notes: string[]): ReturnType<typeof program<Tiny, HurtLocals>> {
  return program<Tiny, HurtLocals>('hurt all and ask what came of it', [
    {
      name: 'hurt them',
      rule: 'TINY-DAMAGE',
      do: (match: TinyMatch) =>
        raiseAndTell(
          match,
          cardsIn(match, 'den', 1).map((card) => fact('damaged', { card, amount: 2 })),
        ),
    },
    {
      name: 'ask what came of it',
      rule: 'TINY-DAMAGE',
      do: (_match, { locals: { told = [] } }) => {
        notes.push(...told.map(({ how, event }) => `${how}${event === undefined ? '' : ` ${event.amount}`}`));
      },
    },
  ]);
}

describe('a step that raises and is told', () => {
  const tough = beast('tough', modifies(whenSelf('wouldBeHurt'), { do: [act('prevent', undefined, 1)] }));
  const spry = beast('spry', instead(whenSelf('wouldBeHurt'), { do: [act('gain')] }));
  const sacred = beast('sacred', forbids({ occasion: 'beingHurt', card: 'self' }));
  const warden = beast('warden', optional(whenAny('beforeHurt', any('beast')), { do: [act('cancel')] }));

  test('hears of each event whether it happened, was changed, replaced or cancelled', () => {
    const notes: string[] = [];
    const hurt = hurtAll(notes);
    const table = tinyTable(['2 den bear tough spry sacred warden'], { cards: [tough, spry, sacred, warden], programs: [hurt] });
    command(table.match, hurt, {}, 0);
    expect(table.offers()).toEqual(['use warden', 'use warden 1', 'use warden 2']);
    // The last of them is the event about the warden itself.
    table.answer('use warden 2').answer();
    expect(notes).toEqual(['happened 2', 'changed 1', 'replaced', 'cancelled', 'cancelled']);
  });

  test('hears of its own events alone where others join them', () => {
    const notes: string[] = [];
    const hurt = hurtAll(notes);
    const jumpy = beast('jumpy', modifies(whenSelf('wouldBeHurt'), { do: [act('spread', each(enemy('beast')))] }));
    const table = tinyTable(['1 den a=bear b=bear', '2 den bear jumpy spry tough'], { cards: [jumpy, spry, tough], programs: [hurt] });
    command(table.match, hurt, {}, 0);
    expect(notes).toEqual(['happened 2', 'happened 2', 'replaced', 'changed 1']);
    expect(['a', 'b', 'bear', 'jumpy', 'spry', 'tough'].map(table.damage)).toEqual([2, 2, 2, 2, 0, 1]);
  });

  test('hears so where nobody listened, and where nothing was left', () => {
    const notes: string[] = [];
    const hurt = hurtAll(notes);
    command(tinyTable(['2 den bear wolf'], { programs: [hurt] }).match, hurt, {}, 0);
    command(tinyTable(['2 den sacred'], { cards: [sacred], programs: [hurt] }).match, hurt, {}, 0);
    command(tinyTable([], { programs: [hurt] }).match, hurt, {}, 0);
    expect(notes).toEqual(['happened 2', 'happened 2', 'cancelled']);
  });

  test('leaves the same frames whether a probe counts its steps or not', () => {
    const hurt = hurtAll([]);
    const mourned = beastsWith({ strength: 1 })('mourned', optional(whenSelf('dies'), { do: [act('gain')] }));
    const frames = [undefined, { off: -1, ran: new Set<number>() }].map((probe) => {
      const table = tinyTable(['2 den mourned'], { cards: [mourned], programs: [hurt], ...(probe && { probe }) });
      command(table.match, hurt, {}, 0);
      expect(table.offers()).toContain('use mourned');
      return table.match.state.frames;
    });
    expect(frames[0]).toEqual(frames[1]);
  });
});

describe('a parked frame', () => {
  const KEY = 7;
  /** An activation: another that is begun within it waits, and so does the text that began it. */
  const activation = program<Tiny, { readonly item: number }>('activation', [
    {
      name: 'it begins',
      rule: 'TINY-PARK',
      do: (match, { locals: { item } }) => raise(match, fact('foodGained', { seat: 0, amount: item })),
    },
    {
      name: 'somebody answers',
      rule: 'TINY-PARK',
      ask: () => ({ kind: 'mode', seat: 0, purpose: 'chooseMode', options: [option('mode', NO_CARD, 0), option('mode', NO_CARD, 1)] }),
      take: (match, { locals: { item } }, [chosen]) => {
        if (chosen?.value === 1) call(match, text, { item: item + 1 }, { seat: 1 });
      },
    },
    { name: 'it ends', rule: 'TINY-PARK', do: (match) => raise(match, fact('foodGained', { seat: 0, amount: 10 })) },
  ]);
  const text = program<Tiny, { readonly item: number }>('a text that begins another activation', [
    { name: 'wait', rule: 'TINY-PARK', do: (match) => park(match, activation, KEY) },
    { name: 'begin another', rule: 'TINY-PARK', do: (match, { locals: { item } }) => call(match, activation, { item }, { seat: 0 }) },
    { name: 'go on', rule: 'TINY-PARK', do: (match) => raise(match, fact('foodGained', { seat: 1, amount: 100 })) },
  ]);
  const queue = program<Tiny, object>('activations one by one', [
    { name: 'the first', rule: 'TINY-PARK', do: (match) => call(match, activation, { item: 1 }, { seat: 0 }) },
    { name: 'those that waited', rule: 'TINY-PARK', do: (match) => (unpark(match, KEY) ? 'those that waited' : undefined) },
  ]);
  const programs = [activation, text, queue];

  function begun(): TinyTable {
    const table = tinyTable(['1 food 0', '2 food 0'], { programs });
    command(table.match, queue, {}, 0);
    return table.answer('mode 1');
  }

  test('waits until what holds it back has ended, and goes on where it was', () => {
    const table = begun();
    // The first activation has ended; the second, which waited with the text that began it, asks now.
    expect([table.asked(), table.food(1), table.food(2)]).toEqual(['1 chooseMode', 13, 0]);
    table.answer('mode');
    expect([table.asked(), table.food(1), table.food(2)]).toEqual(['1 act', 23, 100]);
  });

  test('survives a save, a copy and an undo', () => {
    const waiting = tinyTable(['1 food 0', '2 food 0'], { programs });
    const { match } = waiting;
    command(match, queue, {}, 0);
    const before = saveState(match.game, match.state);
    waiting.answer('mode 1');
    const saved = saveState(match.game, match.state);
    for (const state of [restored(match, saved), match.game.clone(match.state)]) {
      expect(hashState(match.game, state)).toBe(hashState(match.game, match.state));
      const again = openMatch(match.game, state);
      answer(again, 0, [0]);
      expect(again.state.players.map(({ food }) => food)).toEqual([23, 100]);
    }
    const undone = openMatch(match.game, restored(match, before));
    answer(undone, 0, [0]);
    expect([undone.state.parked.length, undone.state.players[1]?.food]).toEqual([0, 0]);
  });

  function restored({ game }: TinyMatch, saved: string): Tiny {
    const read = restoreState(game, saved);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  }
});
