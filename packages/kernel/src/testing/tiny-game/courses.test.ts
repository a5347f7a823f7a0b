import { describe, expect, test } from 'vitest';
import {
  atLeast,
  chosen,
  divided,
  each,
  exists,
  gives,
  host,
  itself,
  late,
  made,
  number,
  one,
  other,
  self,
  share,
  so,
  the,
  upTo,
} from '../../language/builders.ts';
import { act, any, enemy, forEachDone, friendly, grant, is, plus, stat, tally } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import { raise, raiseAll } from '../../events/raise.ts';
import type { Verb } from '../../match/match.ts';
import { courseOf, type Course } from './course.ts';
import { fact } from './state/facts.ts';
import type { Tiny } from './state/state.ts';
import { words } from './vocabulary.ts';

const dens = ['1 den wolf bear', '2 den pup hunter'];
const hurt = (amount = 1): Clause['do'][number] => act('damage', the(), amount);
const gain = (amount = 1): Clause => ({ do: [act('gain', undefined, amount)] });
const rich = atLeast(tally('food', 'you'), 3);
const poor = atLeast(tally('food', 'you'), 4);
const sacrifice = { it: one(friendly('beast')) };
const prey = { it: one(enemy('beast')) };

/** With a verb that several players do at the same time. */
const verbs: typeof words.verbs & Record<string, Verb<Tiny>> = {
  ...words.verbs,
  tithe: {
    run: (match, { seat, amount }) => raise(match, fact('foodGained', { seat, amount })),
    together: (match, deeds) =>
      raiseAll(
        match,
        deeds.map(({ seat, amount }) => fact('foodGained', { seat, amount })),
      ),
  },
};

const rows: readonly [what: string, course: Course, told: readonly string[], followed?: readonly string[]][] = [
  ['acts in their order', { text: { do: [act('gain'), act('lose')] } }, ['1 foodGained 1', '1 foodSpent 1']],
  [
    'a choice, then the act',
    { text: { targets: prey, do: [hurt()] }, lines: dens, answers: ['choose hunter'] },
    ['1 chooseTarget: choose pup, choose hunter', 'damaged hunter 1'],
  ],
  [
    'two choices in their order',
    {
      text: { targets: { it: one(friendly('beast')), other: one(enemy('beast')) }, do: [hurt(), act('damage', the('other'), 1)] },
      lines: dens,
      answers: ['choose bear', 'choose hunter'],
    },
    ['1 chooseTarget: choose wolf, choose bear', '1 chooseTarget: choose pup, choose hunter', 'damaged bear 1', 'damaged hunter 1'],
  ],
  ['a condition that holds', { text: { if: rich, ...gain(), else: { do: [act('lose')] } } }, ['1 foodGained 1']],
  [
    'a condition that fails',
    { text: { if: poor, do: [act('gain')], else: { do: [act('lose')] }, next: { do: [act('draw')] } }, lines: ['1 deck pup'] },
    ['1 foodSpent 1', '1 drew pup'],
  ],
  [
    'an offer that is taken',
    {
      text: { may: true, do: [act('gain')], else: { do: [act('lose')] }, next: { do: [act('draw')] } },
      lines: ['1 deck pup'],
      answers: ['yes spell'],
    },
    ['1 mayDo: yes spell', '1 foodGained 1', '1 drew pup'],
  ],
  [
    'an offer that is declined',
    {
      text: { may: true, do: [act('gain')], else: { do: [act('lose')] }, next: { do: [act('draw')] } },
      lines: ['1 deck pup'],
      answers: [''],
    },
    ['1 mayDo: yes spell', '1 foodSpent 1', '1 drew pup'],
  ],
  [
    'an offer of what cannot be done',
    { text: { may: true, do: [act('damage', each(enemy('beast')), 1)], else: { do: [act('lose')] } } },
    ['1 foodSpent 1'],
  ],
  [
    'an offer with a choice',
    { text: { do: [], next: { may: true, targets: prey, do: [hurt()] } }, lines: dens, answers: ['yes spell', 'choose pup'] },
    ['1 mayDo: yes spell', '1 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup'],
  ],
  [
    '“if you do”, done',
    {
      text: { targets: sacrifice, do: [act('kill', the())], ifDone: gain(), else: { do: [act('lose')] } },
      lines: dens,
      answers: ['choose wolf'],
    },
    ['1 chooseTarget: choose wolf, choose bear', 'died wolf', '1 foodGained 1'],
  ],
  [
    '“if you do” of a number that is reached',
    { text: { do: [act('lose', undefined, 3)], ifDone: gain(9) } },
    ['1 foodSpent 3', '1 foodGained 9'],
  ],
  ['“if you do” of a number that is not reached', { text: { do: [act('lose', undefined, 4)], ifDone: gain(9) } }, ['1 foodSpent 3']],
  [
    '“if you do” of a number worked out, of which less can be done',
    { text: { do: [act('lose', undefined, tally('food', 'opponent'))], ifDone: gain(9) }, lines: ['2 food 5'] },
    ['1 foodSpent 3'],
  ],
  [
    '“if you do” of a number worked out, of which all is done',
    { text: { do: [act('lose', undefined, tally('food', 'opponent'))], ifDone: gain(9) }, lines: ['2 food 2'] },
    ['1 foodSpent 2', '1 foodGained 9'],
  ],
  [
    '“if you do” of several cards',
    { text: { do: [act('kill', each(friendly('beast')))], ifDone: gain() }, lines: dens },
    ['died wolf + died bear', '1 foodGained 1'],
  ],
  [
    '“if you do” of two cards of which one cannot die',
    { text: { do: [act('kill', each(friendly('beast', is('kind', 'fox'))))], ifDone: gain() }, lines: ['1 den scout guardian'] },
    [],
  ],
  [
    '“if you do” of one choice out of up to two',
    {
      text: { targets: { it: upTo(2, friendly('beast')) }, do: [act('kill', the())], ifDone: gain() },
      lines: dens,
      answers: [['choose wolf']],
    },
    ['1 chooseTarget: choose wolf, choose bear', 'died wolf', '1 foodGained 1'],
  ],
  [
    '“if you do” of no choice',
    { text: { targets: { it: upTo(2, friendly('beast')) }, do: [act('kill', the())], ifDone: gain() }, lines: dens, answers: [''] },
    ['1 chooseTarget: choose wolf, choose bear'],
  ],
  [
    'several times, chosen anew each time',
    { text: { do: [], next: { times: 2, targets: prey, do: [hurt()] } }, lines: dens, answers: ['choose hunter', 'choose pup'] },
    [
      '1 chooseTarget: choose pup, choose hunter',
      'damaged hunter 1',
      '1 chooseTarget: choose pup, choose hunter',
      'damaged pup 1',
      'died pup',
    ],
  ],
  [
    'no time at all',
    {
      text: { do: [act('gain')], next: { times: forEachDone(1, 'died'), do: [act('lose')], next: { do: [act('draw')] } } },
      lines: ['1 deck pup'],
    },
    ['1 foodGained 1', '1 drew pup'],
  ],
  [
    'as often as a number says',
    { text: { do: [], next: { times: tally('food', 'you'), do: [act('lose')] } } },
    ['1 foodSpent 1', '1 foodSpent 1', '1 foodSpent 1'],
  ],
  [
    'several times, then all at once where the verb can',
    {
      text: { do: [], next: { times: 2, targets: prey, do: [act('kill', the())] } },
      lines: ['2 den a=mourner b=mourner'],
      answers: ['choose a', 'choose b'],
    },
    [
      '1 chooseTarget: choose a, choose b',
      '1 chooseTarget: choose a, choose b',
      'died mourner + died mourner',
      '1 whichAbilityNext: resolve a, resolve b 1, resolve a 2, resolve b 3',
    ],
  ],
  [
    'several times with what follows each',
    {
      text: { do: [], next: { times: 2, targets: prey, do: [act('kill', the())], ifDone: gain() } },
      lines: dens,
      answers: ['choose hunter', 'choose pup'],
    },
    [
      '1 chooseTarget: choose pup, choose hunter',
      'died hunter',
      '1 foodGained 1',
      '1 chooseTarget: choose pup',
      'died pup',
      '1 foodGained 1',
    ],
  ],
  [
    'verbs that are done together',
    {
      text: {
        targets: { it: one(friendly('beast')), other: one(enemy('beast')) },
        do: [
          act('strike', the(), stat('strength', the()), { to: the('other') }),
          act('strike', the('other'), stat('strength', the('other')), { to: the() }),
        ],
      },
      lines: dens,
      answers: ['choose wolf', 'choose pup'],
    },
    ['1 chooseTarget: choose wolf, choose bear', '1 chooseTarget: choose pup, choose hunter', 'damaged pup 2 + damaged wolf 1', 'died pup'],
  ],
  [
    'a verb between them',
    {
      text: {
        targets: { it: one(friendly('beast')), other: one(enemy('beast')) },
        do: [act('strike', the(), 1, { to: the('other') }), act('gain'), act('strike', the('other'), 2, { to: the() })],
      },
      lines: dens,
      answers: ['choose wolf', 'choose pup'],
    },
    [
      '1 chooseTarget: choose wolf, choose bear',
      '1 chooseTarget: choose pup, choose hunter',
      '1 foodGained 1',
      'damaged pup 1 + damaged wolf 2',
      'died wolf + died pup',
    ],
  ],
  [
    'a mode',
    {
      text: { do: [act('gain')], modes: [{ do: [act('lose')] }, { targets: prey, do: [hurt()] }] },
      lines: dens,
      answers: ['mode spell 1', 'choose pup'],
    },
    ['1 chooseMode: mode spell, mode spell 1', '1 chooseTarget: choose pup, choose hunter', '1 foodGained 1', 'damaged pup 1', 'died pup'],
    ['1 foodGained 1', '1 chooseMode: mode spell, mode spell 1', '1 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup'],
  ],
  [
    'a mode that could do nothing is not offered',
    { text: { do: [act('gain')], modes: [{ do: [act('lose')] }, { targets: prey, do: [hurt()] }] }, answers: ['mode spell'] },
    ['1 chooseMode: mode spell', '1 foodGained 1', '1 foodSpent 1'],
    ['1 foodGained 1', '1 chooseMode: mode spell', '1 foodSpent 1'],
  ],
  [
    'a mode chosen while the text is followed',
    {
      text: { do: [], next: { do: [], modes: [gain(), { targets: prey, do: [hurt()] }], next: { do: [act('draw')] } } },
      lines: [...dens, '1 deck scout'],
      answers: ['mode spell 1', 'choose pup'],
    },
    ['1 chooseMode: mode spell, mode spell 1', '1 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup', '1 drew scout'],
  ],
  [
    'each player, one after the other',
    { text: { do: [act('gain', undefined, 1, { who: 'each' })] } },
    ['1 foodGained 1', '2 foodGained 1'],
  ],
  [
    'a choice of which nothing fits',
    { text: { do: [act('gain')], next: { targets: prey, do: [hurt(), act('gain')] } } },
    ['1 foodGained 1', '1 foodGained 1'],
  ],
  [
    '“if you do”, not done',
    {
      text: {
        do: [],
        next: { targets: sacrifice, do: [act('kill', the())], ifDone: gain(), else: { do: [act('lose')] }, next: { do: [act('draw')] } },
      },
      lines: ['1 deck pup'],
    },
    ['1 foodSpent 1', '1 drew pup'],
  ],
  [
    '“if you do”, not done, with nothing otherwise',
    {
      text: { do: [], next: { targets: sacrifice, do: [act('kill', the())], ifDone: gain(), next: { do: [act('draw')] } } },
      lines: ['1 deck pup'],
    },
    ['1 drew pup'],
  ],
  [
    'each player at once where the verb can',
    { text: { do: [act('tithe', undefined, 2, { who: 'each' })] }, manners: { words: { verbs } } },
    ['1 foodGained 2 + 2 foodGained 2'],
  ],
  [
    'each opponent at once where the verb can',
    { text: { do: [act('tithe', undefined, 2, { who: 'eachOpponent' })] }, manners: { words: { verbs } }, lines: ['seats 3'] },
    ['2 foodGained 2 + 3 foodGained 2'],
  ],
  [
    'each player nothing',
    { text: { do: [act('tithe', each(enemy('beast')), 2, { who: 'each' }), act('gain')] }, manners: { words: { verbs } } },
    ['1 foodGained 1'],
  ],
  [
    'each player’s number at once',
    {
      text: { each: 'player', numbers: { x: { least: 0, most: tally('food', 'you') } }, do: [act('tithe', undefined, number())] },
      manners: { words: { verbs } },
      lines: ['2 food 2'],
      answers: ['number 3', 'number 1'],
    },
    [
      '1 chooseNumber: number, number 1, number 2, number 3',
      '2 chooseNumber: number, number 1, number 2',
      '1 foodGained 3 + 2 foodGained 1',
    ],
  ],
  [
    'each opponent',
    { text: { do: [act('gain', undefined, 1, { who: 'eachOpponent' })] }, lines: ['seats 3'] },
    ['2 foodGained 1', '3 foodGained 1'],
  ],
  [
    'the opponent',
    {
      text: { do: [act('gain', undefined, 2, { who: 'opponent' }), act('draw', undefined, 1, { who: 'opponent' })] },
      lines: ['2 deck pup'],
    },
    ['2 foodGained 2', '2 drew pup'],
  ],
  [
    'a chosen player of two others',
    {
      text: { players: { victim: { whose: 'opponent' } }, do: [act('lose', undefined, 1, { who: chosen('victim') })] },
      lines: ['seats 3', '2 food 1', '3 food 1'],
      answers: ['player 2'],
    },
    ['1 choosePlayer: player 1, player 2', '3 foodSpent 1'],
  ],
  [
    'a chosen player of all',
    { text: { players: { victim: { whose: 'any' } }, do: [act('gain', undefined, 1, { who: chosen('victim') })] }, answers: ['player 1'] },
    ['1 choosePlayer: player, player 1', '2 foodGained 1'],
  ],
  [
    'a chosen player where there is one',
    { text: { players: { victim: { whose: 'opponent' } }, do: [act('gain', undefined, 1, { who: chosen('victim') })] } },
    ['2 foodGained 1'],
  ],
  [
    'the controller of each card',
    { text: { do: [act('gain', undefined, 1, { who: 'controller', of: each(any('beast')) })] }, lines: ['1 den wolf', '2 den pup'] },
    ['1 foodGained 1', '2 foodGained 1'],
  ],
  [
    'a number that is chosen',
    { text: { numbers: { x: { least: 1, most: 3 } }, do: [act('lose', undefined, number())] }, answers: ['number 2'] },
    ['1 chooseNumber: number 1, number 2, number 3', '1 foodSpent 2', '1 foodSpent 1'],
    ['1 chooseNumber: number 1, number 2, number 3', '1 foodSpent 2'],
  ],
  [
    'a number of which there is one',
    {
      text: { numbers: { x: { least: 0, most: tally('food', 'opponent') } }, do: [act('lose', undefined, number()), act('gain')] },
      lines: ['2 food 0'],
      answers: ['number'],
    },
    ['1 chooseNumber: number', '1 foodGained 1'],
  ],
  [
    'a division among several',
    {
      text: { targets: { it: divided(4, enemy('beast')) }, do: [act('damage', the(), share())] },
      lines: dens,
      answers: [
        ['choose pup', 'choose hunter'],
        ['share hunter 2', 'share hunter 2'],
      ],
    },
    [
      '1 chooseTarget: choose pup, choose hunter',
      '1 divideRest: share pup 2, share hunter 2',
      'damaged pup 1',
      'died pup',
      'damaged hunter 3',
      'died hunter',
    ],
  ],
  [
    'a division with nothing left over',
    {
      text: { targets: { it: divided(2, enemy('beast')) }, do: [act('damage', the(), share())] },
      lines: dens,
      answers: [['choose pup', 'choose hunter']],
    },
    ['1 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup', 'damaged hunter 1'],
  ],
  [
    'a division of strikes, all at once',
    {
      text: { targets: { it: divided(2, enemy('beast')) }, do: [act('kill', the(), share())] },
      lines: dens,
      answers: [['choose pup', 'choose hunter']],
    },
    ['1 chooseTarget: choose pup, choose hunter', 'died pup + died hunter'],
  ],
  [
    'so many as a number says',
    {
      text: { targets: { it: so(tally('food', 'you'), any('beast')) }, do: [hurt()] },
      lines: ['1 food 2', ...dens],
      answers: [['choose wolf', 'choose pup']],
    },
    ['1 chooseTarget: choose wolf, choose bear, choose pup, choose hunter', 'damaged wolf 1 + damaged pup 1', 'died pup'],
  ],
  [
    'up to so many',
    { text: { targets: { it: { ...upTo(0, any('beast')), count: 2 } }, do: [hurt()] }, lines: dens, answers: [['choose wolf']] },
    ['1 chooseTarget: choose wolf, choose bear, choose pup, choose hunter', 'damaged wolf 1'],
  ],
  [
    'a choice that is not meant',
    { text: { targets: { it: { ...one(enemy('beast')), if: poor } }, do: [hurt(), act('gain')] }, lines: dens },
    ['1 foodGained 1'],
  ],
  [
    'a choice by the opponent',
    { text: { targets: { it: { ...one(enemy('beast')), by: 'opponent' } }, do: [hurt()] }, lines: dens, answers: ['choose pup'] },
    ['2 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup'],
  ],
  [
    'a choice when it is done',
    {
      text: { do: [act('kill', each(friendly('beast')))], next: { targets: { it: late(one(any('beast'))) }, do: [hurt()] } },
      lines: dens,
      answers: ['choose pup'],
    },
    ['died wolf + died bear', '1 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup'],
  ],
  [
    'each player’s choice, then all at once',
    { text: { each: 'player', targets: sacrifice, do: [act('kill', the())] }, lines: dens, answers: ['choose wolf', 'choose pup'] },
    ['1 chooseTarget: choose wolf, choose bear', '2 chooseTarget: choose pup, choose hunter', 'died wolf + died pup'],
  ],
  [
    'each opponent’s choice',
    { text: { each: 'opponent', targets: sacrifice, do: [act('kill', the())], next: gain() }, lines: dens, answers: ['choose pup'] },
    ['2 chooseTarget: choose pup, choose hunter', 'died pup', '1 foodGained 1'],
  ],
  [
    'each player’s offer',
    { text: { each: 'player', may: true, do: [act('gain')] }, answers: ['yes spell', ''] },
    ['1 mayDo: yes spell', '2 mayDo: yes spell', '1 foodGained 1'],
  ],
  [
    'each player in turn where the verb does one thing at a time',
    { text: { each: 'player', targets: sacrifice, do: [act('heal', the())] }, lines: dens, answers: ['choose wolf', 'choose pup'] },
    ['1 chooseTarget: choose wolf, choose bear', '2 chooseTarget: choose pup, choose hunter', 'healed wolf', 'healed pup'],
  ],
  [
    'a gift with a number of its own for each card',
    { text: { do: [grant(gives(host, plus('strength', made)), 'turn', each(friendly('beast')), stat('strength', itself))] }, lines: dens },
    ['1 effectBegan wolf 12 + 1 effectBegan bear 24'],
  ],
  ['what repeats itself', { text: { if: rich, do: [act('lose')], again: 'effect' } }, ['1 foodSpent 1']],
  [
    'what repeats itself as often as the game lets it',
    {
      text: { if: exists(friendly('beast')), do: [act('lose')], again: 'effect' },
      lines: dens,
      manners: { words: { mayRepeat: ({ state }) => (state.players[0]?.food ?? 0) > 1 } },
    },
    ['1 foodSpent 1', '1 foodSpent 1'],
  ],
  [
    'what repeats all that stands before it once',
    { text: { do: [act('gain')], next: { do: [act('lose')], again: 'preceding', next: { do: [act('draw')] } } }, lines: ['1 deck pup'] },
    ['1 foodGained 1', '1 foodSpent 1', '1 foodGained 1', '1 foodSpent 1', '1 drew pup'],
  ],
  [
    'what is offered for a repetition, which is no part of what is repeated',
    {
      text: {
        do: [act('gain')],
        next: { may: true, do: [act('lose')], ifDone: { do: [], again: 'preceding' }, next: { do: [act('draw')] } },
      },
      lines: ['1 deck pup'],
      answers: ['yes spell'],
    },
    ['1 foodGained 1', '1 mayDo: yes spell', '1 foodSpent 1', '1 foodGained 1', '1 drew pup'],
  ],
  ['the text’s own card', { text: { do: [act('discard', self), act('gain')] } }, ['1 discarded spell', '1 foodGained 1']],
  [
    'what an act is not done to',
    { text: { do: [act('damage', each(other(friendly('beast', is('kind', 'mole')))), 1), act('gain')] }, lines: dens },
    ['1 foodGained 1'],
  ],
];

describe('the course of a text with', () => {
  test.each(rows)('%s', (_what, course, told) => {
    expect(courseOf(course)).toEqual(told);
  });

  test.each(rows)('%s, in a game whose texts announce nothing', (_what, course, told, followed = told) => {
    const words = { ...course.manners?.words, announces: false };
    expect(courseOf({ ...course, manners: { words } })).toEqual(followed);
  });
});
