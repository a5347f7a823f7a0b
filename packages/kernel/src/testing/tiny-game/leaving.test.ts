import { describe, expect, test } from 'vitest';
import { chosen, instead, one, the, triggered } from '../../language/builders.ts';
import { act, activated, any, optional, whenAny, whenSelf } from '../../language/word-builders.ts';
import type { Ability } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { command, openMatch } from '../../events/machine.ts';
import { park, unpark } from '../../events/parking.ts';
import { program } from '../../match/make-program.ts';
import type { Program } from '../../match/match.ts';
import { option } from '../../match/program.ts';
import { raise } from '../../events/raise.ts';
import { call } from '../../match/stack.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { decisionKinds, type DecisionKind } from '../../state/decision.ts';
import { NO_CARD, NO_SEAT } from '../../state/state.ts';
import { fact } from './state/facts.ts';
import { blank } from './state/reading.ts';
import type { Tiny } from './state/state.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ strength: 2 });

function spell(key: string, ability: Ability): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [ability] };
}

/** A question in the midst of which a player leaves. */
interface Row {
  readonly kind: DecisionKind;
  readonly lines: readonly string[];
  /** The answers that lead to the question. */
  readonly answers: readonly (string | readonly string[])[];
  readonly asked: string;
  /** Who leaves, by default whoever is asked first, and what is asked then. */
  readonly leaver?: number;
  readonly next: string;
  /** Who plays on without changing the question; absent where each of the others has a part in it. */
  readonly bystander?: number;
}

const rage = beast('rage', activated('use', { targets: { it: one(any('beast')) }, do: [act('kill', the())] }));
const poke = beast('poke', activated('use', { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)] }));
const mourning = beast('mourning', triggered(whenAny('dies', any('beast')), { do: [act('gain')] }));
const offering = spell('offering', activated('play', { each: 'opponent', may: true, do: [act('gain', undefined, 2)] }));
const reborn = beast('reborn', instead(whenSelf('wouldDie'), { do: [act('heal', { kind: 'self' })] }));
const witness = beast('witness', optional(whenAny('isHurt', any('beast')), { do: [act('gain')] }));
const guide = beast(
  'guide',
  triggered(whenAny('defends', any('beast')), {
    players: { victim: { whose: 'opponent' } },
    do: [act('lose', undefined, 1, { who: chosen('victim') })],
  }),
);
const cards = [rage, poke, mourning, offering, reborn, witness];

const three = ['seats 3', '1 food 9', '2 food 9', '3 food 9'];

const rows: readonly Row[] = [
  { kind: 'act', lines: ['1 hand pup'], answers: [], asked: '1 act', next: '2 act', bystander: 2 },
  {
    kind: 'respond',
    lines: ['1 den poke bear', '2 den m=medic b2=bear', '3 den n=medic b3=bear'],
    answers: ['use poke', 'choose b2'],
    asked: '2 mayRespond',
    leaver: 3,
    next: '2 mayRespond',
    bystander: 3,
  },
  {
    kind: 'target',
    lines: ['1 hand growl', '2 den bear', '3 den wolf'],
    answers: ['play growl'],
    asked: '1 chooseTarget',
    next: '2 act',
    bystander: 2,
  },
  {
    kind: 'next',
    lines: ['1 den rage', '2 den x=pup m=mourning', '3 den n=mourning o=mourning'],
    answers: ['use rage', 'choose x'],
    asked: '1 whichAbilityNext',
    next: '2 whichAbilityNext',
    bystander: 2,
  },
  {
    kind: 'replace',
    lines: ['1 den rage', '2 den bear a=amulet@bear b=amulet@bear', '3 den pup'],
    answers: ['use rage', 'choose bear'],
    asked: '2 whichReplacement',
    next: '1 act',
    bystander: 3,
  },
  { kind: 'pay', lines: ['1 hand tribute bear wolf'], answers: ['play tribute'], asked: '1 payOffering', next: '2 act', bystander: 3 },
  { kind: 'may', lines: ['1 hand offering'], answers: ['play offering'], asked: '2 mayDo', next: '3 mayDo', bystander: 3 },
  { kind: 'mode', lines: ['1 hand choice'], answers: ['play choice'], asked: '1 chooseMode', next: '2 act', bystander: 3 },
  { kind: 'word', lines: ['1 hand purge'], answers: ['play purge'], asked: '1 nameKind', next: '2 act', bystander: 2 },
  {
    kind: 'number',
    lines: ['1 hand stampede', '2 den bear'],
    answers: ['play stampede'],
    asked: '1 chooseNumber',
    next: '2 act',
    bystander: 3,
  },
  {
    kind: 'divide',
    lines: ['1 hand shower', '2 den bear wolf'],
    answers: ['play shower'],
    asked: '1 shareDamage',
    next: '2 act',
    bystander: 3,
  },
  {
    kind: 'arrange',
    lines: ['1 hand foresight', '1 deck pup wolf bear'],
    answers: ['play foresight'],
    asked: '1 putOnTop',
    next: '2 act',
    bystander: 3,
  },
  {
    kind: 'defend',
    lines: ['1 den bear', '2 den wolf', '3 den pup'],
    answers: ['raid bear', 'raidSeat 1'],
    asked: '2, 3 whoDefends',
    next: '3 whoDefends',
  },
];

function reach({ lines, answers }: Row): TinyTable {
  const table = tinyTable([...three, ...lines], { cards });
  for (const given of answers) table.answer(given);
  return table;
}

/** A match that is over or goes on as a copy of it does that was saved. */
function expectSound(table: TinyTable): void {
  const { game, state } = table.match;
  const restored = restoreState(game, saveState(game, state));
  expect(restored.ok && saveState(game, openMatch(game, restored.value).state)).toBe(saveState(game, state));
}

describe('a player leaves in the midst of a question', () => {
  test('of every kind', () => {
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(decisionKinds));
  });

  test.each(rows)('$kind: the frames of whoever is asked end, and the others go on', (row) => {
    const table = reach(row);
    expect([table.match.state.pending?.kind, table.asked()]).toEqual([row.kind, row.asked]);
    const leaver = row.leaver ?? Number(row.asked[0]);
    expect(table.leave(leaver).asked()).toBe(row.next);
    expect(table.match.state.frames.filter(({ seat }) => seat === leaver - 1)).toEqual([]);
    expect([table.match.state.checkpoint, table.match.state.winners]).toEqual([undefined, undefined]);
    expectSound(table);
  });

  test.each(rows.filter(({ bystander }) => bystander !== undefined))('$kind: another’s leaving leaves the question open', (row) => {
    const table = reach(row).leave(row.bystander ?? 0);
    const seats = row.asked
      .split(' ')[0]
      ?.split(', ')
      .filter((seat) => Number(seat) !== row.bystander);
    expect(table.asked()).toBe(`${seats?.join(', ')} ${row.asked.split(' ')[1]}`);
    expectSound(table);
  });
});

describe('what a player had begun who leaves', () => {
  test('leaves with the player’s cards, and others get theirs back', () => {
    const table = tinyTable([
      ...three,
      '1 hand lure growl',
      '1 den pup',
      '2 den bear',
      '3 den wolf hide@wolf',
      '2 deck d=pup e=pup',
    ]).answer('play lure');
    table.answer('choose bear');
    expect(table.lies('bear')).toBe('den 1');
    table.answer('play growl').leave(1);
    expect(['growl', 'pup', 'bear', 'wolf'].map(table.lies)).toEqual(['gone 1', 'gone 1', 'discard 2', 'den 3']);
  });

  test('is not paid for and not done', () => {
    const table = tinyTable([...three, '1 hand shower', '2 den bear wolf'])
      .answer('play shower')
      .leave(1);
    expect([table.damage('bear'), table.asked(), table.happened().includes('damaged bear')]).toEqual([0, '2 act', false]);
  });

  test('is still answered by the others where it has happened', () => {
    const table = tinyTable([...three, '1 den rage', '2 den x=pup m=mourning', '3 den n=mourning'], { cards })
      .answer('use rage')
      .answer('choose x')
      .leave(1);
    expect([table.asked(), table.offers()]).toEqual(['2 whichAbilityNext', ['resolve m', 'resolve n 1']]);
    expect([table.answer('resolve n 1').asked(), table.food(2), table.food(3)]).toEqual(['2 act', 10, 10]);
  });

  test('ends a raid, and a raid that waited for it goes on', () => {
    const table = tinyTable([...three, '1 den bear', '2 den h=hunter guide', '3 den pup'], { cards: [guide] })
      .answer('raid bear')
      .answer('raidSeat 1')
      .answer('defend h', 2)
      .answer('resolve h');
    expect([table.asked(), table.match.state.raids.length]).toEqual(['2 choosePlayer', 1]);
    expect(table.leave(1).asked()).toBe('2 whomToRaid');
    expect(table.offers()).toEqual(['raidSeat 2']);
  });

  test('leaves a raid nothing to steal where the raided player left', () => {
    const table = tinyTable([...three, '1 den bear', '2 food 9', '3 den pup'])
      .answer('raid bear')
      .answer('raidSeat 1');
    expect([table.asked(), table.leave(2).asked(), table.answer([], 3).food(1)]).toEqual(['3 whoDefends', '3 whoDefends', 9]);
  });

  test('stays ended where an announcement of somebody else is taken back', () => {
    const table = tinyTable([...three, '1 hand bear', '1 den pup p=pup', '1 food 0', '2 den wolf']).answer('play bear');
    expect([table.asked(), table.leave(2).asked(), table.lies('wolf')]).toEqual(['1 sacrificeForFood', '1 sacrificeForFood', 'gone 2']);
    expect([table.answer([]).asked(), table.lies('wolf'), table.lies('bear')]).toEqual(['1 act', 'gone 2', 'hand 1']);
  });
});

describe('seats that have left', () => {
  test('are passed over in turn order, in bids and in what each player does', () => {
    const table = tinyTable([...three, '1 hand feast', '2 deck pup', '3 deck pup'], { cards }).leave(2);
    table.answer('play feast');
    expect(table.happened().filter((each) => each.startsWith('drew'))).toEqual(['drew pup']);
    expect([table.answer('end').asked(), table.answer('end').asked()]).toEqual(['3 act', '1, 3 bid']);
  });

  test('leave a secret question to the others, who are asked anew', () => {
    const table = tinyTable([...three, '1 hand pup'])
      .answer('end')
      .answer('end')
      .answer('end')
      .answer('bid 2', 1);
    expect([table.asked(), table.leave(2).asked()]).toEqual(['2, 3 bid', '1, 3 bid']);
    expect(table.answer('bid 1', 1).answer('bid 2', 3).asked()).toBe('3 act');
  });

  test('pass in a window, and nobody is asked twice for it', () => {
    const lines = ['1 den poke', '2 den m=witness', '3 den n=witness bear'];
    const table = tinyTable([...three, ...lines, '1 den o=witness'], { cards })
      .answer('use poke')
      .answer('choose bear');
    expect([table.asked(), table.answer().asked(), table.answer().asked()]).toEqual(['1 mayRespond', '2 mayRespond', '3 mayRespond']);
    expect([table.leave(1).asked(), table.answer().asked(), table.food(2)]).toEqual(['3 mayRespond', '2 act', 9]);
  });

  test('have none of their abilities used that waited in a window', () => {
    const lines = ['1 den poke', '2 den m=witness', '3 den n=witness bear'];
    const table = tinyTable([...three, ...lines], { cards })
      .answer('use poke')
      .answer('choose bear');
    expect([table.asked(), table.leave(3).asked(), table.answer().asked()]).toEqual(['2 mayRespond', '2 mayRespond', '1 act']);
  });

  test('let the match end where one player is left', () => {
    const { match } = tinyTable(three).leave(2).leave(1);
    expect([match.state.winners, match.state.ending]).toEqual([[2], 'left']);
  });

  test('leave once', () => {
    const table = tinyTable(three).leave(2);
    expect([table.leave(2).asked(), table.happened()]).toEqual(['1 act', []]);
  });
});

describe('a parked frame', () => {
  const KEY = 3;
  const text = program<Tiny, object>('a text that waits', [
    { name: 'wait', rule: 'TINY-PARK', do: (match) => park(match, holder, KEY) },
    { name: 'go on', rule: 'TINY-PARK', do: (match, { seat }) => raise(match, fact('foodGained', { seat, amount: 5 })) },
  ]);
  const holder = program<Tiny, object>('a procedure that holds texts back', [
    { name: 'a text begins', rule: 'TINY-PARK', do: (match) => call(match, text, {}, { seat: 1 }) },
    {
      name: 'somebody is asked',
      rule: 'TINY-PARK',
      ask: () => ({ kind: 'mode', seat: 0, purpose: 'chooseMode', options: [option('mode'), option('mode', NO_CARD, 1)] }),
      take: () => undefined,
    },
    { name: 'the text goes on', rule: 'TINY-PARK', do: (match) => void unpark(match, KEY) },
  ]);

  function held(): TinyTable {
    const table = tinyTable(three, { programs: [holder, text] });
    command(table.match, holder, {}, NO_SEAT);
    return table;
  }

  test('of a player who leaves is dropped', () => {
    const table = held().leave(2);
    expect([table.match.state.parked, table.answer('mode').asked(), table.food(2)]).toEqual([[], '1 act', 9]);
  });

  test('of another player waits on', () => {
    const table = held().leave(3);
    expect([table.match.state.parked.length, table.answer('mode').asked(), table.food(2)]).toEqual([1, '1 act', 14]);
  });
});

describe('a question that nobody could answer', () => {
  /** Asks one seat whatever has become of it, as a careless rule would. */
  const asking = (seat: number): Program<Tiny, object> =>
    program<Tiny, object>('ask a seat', [
      {
        name: 'ask',
        rule: 'TINY-STAND-IN',
        ask: () => ({ kind: 'mode', seat, purpose: 'chooseMode', options: [option('mode'), option('mode', NO_CARD, 1)] }),
        take: (match, _frame, _chosen, by) => raise(match, fact('foodGained', { seat: by, amount: 5 })),
      },
    ]);

  function asked(seat: number, gone: number): TinyTable {
    const program = asking(seat);
    const table = tinyTable(three, { programs: [program] }).leave(gone);
    command(table.match, program, {}, NO_SEAT);
    return table;
  }

  test('is answered by the next in turn order where its player has left', () => {
    const table = asked(1, 2);
    expect([table.asked(), table.answer('mode').food(3)]).toEqual(['3 chooseMode', 14]);
  });

  test('is answered by whom the game names where it is nobody’s', () => {
    expect([asked(NO_SEAT, 3).asked(), asked(NO_SEAT, 1).asked()]).toEqual(['1 chooseMode', '2 chooseMode']);
  });

  test('of several seats is passed over where all of them have left', () => {
    const several = program<Tiny, object>('ask some seats', [
      {
        name: 'ask',
        rule: 'TINY-STAND-IN',
        ask: () => ({
          kind: 'mode',
          until: 'all',
          purpose: 'chooseMode',
          asks: [{ seat: 1, options: [option('mode')] }],
        }),
        takeAll: () => undefined,
      },
    ]);
    const table = tinyTable(three, { programs: [several] }).leave(2);
    command(table.match, several, {}, NO_SEAT);
    expect(table.asked()).toBe('1 act');
  });
});
