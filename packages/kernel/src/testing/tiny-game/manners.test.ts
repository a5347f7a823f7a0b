import { describe, expect, test } from 'vitest';
import { atLeast, chosen, each, exists, gives, host, late, one, other, the, top, upTo } from '../../language/builders.ts';
import { act, any, enemy, friendly, grant, is, plus, tally } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import { raise } from '../../events/raise.ts';
import type { Verb } from '../../match/match.ts';
import { courseOf, type Course } from './course.ts';
import { fact } from './state/facts.ts';
import type { OtherManners } from './game.ts';
import { zoneOfCard } from './state/reading.ts';
import type { Tiny } from './state/state.ts';
import { players } from './rules/players.ts';
import { words } from './vocabulary.ts';

const dens = ['1 den wolf bear', '2 den pup hunter'];
const sacrifice = { it: one(friendly('beast')) };
const rich = atLeast(tally('food', 'you'), 3);
const gain = (amount = 1): Clause => ({ do: [act('gain', undefined, amount)] });
const lose = (amount = 1): Clause => ({ do: [act('lose', undefined, amount)] });

const verbs: typeof words.verbs & Record<string, Verb<Tiny>> = {
  ...words.verbs,
  gamble: { run: () => undefined, can: () => true, fact: 'foodGained', mayFail: true },
  sift: {
    run: (match, { seat, cards }) => raise(match, fact('foodGained', { seat, amount: 1 + cards.length })),
    runsWithoutCards: true,
  },
  price: {
    run: (match, { seat, amount }) => raise(match, fact('foodGained', { seat, amount: Math.min(1, amount) })),
    fact: 'foodGained',
    single: true,
  },
  spare: { run: words.verbs.heal.run },
};
const manner = (more: NonNullable<OtherManners['words']>): OtherManners => ({ words: { verbs, ...more } });
const more = manner({});
const choice = manner({ ifDoneAsks: 'choice' });
const bold = manner({ offersImpossible: true });
const fixed = manner({ fixesAtStart: () => true });
const places = manner({ places: { hand: { holds: (match, card) => zoneOfCard(match, card) === 'hand' } } });
const telling = manner({
  choiceFacts: (_match, seat, { cards, numbers }) => [
    ...cards.map((card) => fact('lookedAt', { card, seat })),
    ...numbers.map((value) => fact('foodGained', { seat, amount: value })),
  ],
});
const { kind: kindWord } = words.choosables;
const noWolves = manner({ choosables: { kind: { ...kindWord, mayChoose: (_match, each) => each !== 'wolf' } } });
const noWords = manner({ choosables: { kind: { ...kindWord, mayChoose: () => false } } });
const unguarded = manner({ barsImpossibleModes: undefined });
const barring = manner({ barsImpossiblePlayers: true });
const handing: Clause = {
  do: [],
  next: { players: { whom: { whose: 'any' } }, do: [act('control', each(any('beast')), undefined, { who: chosen('whom') })] },
};

const rows: readonly [what: string, course: Course, told: readonly string[]][] = [
  [
    '“if you do”: what can be paid is paid',
    { text: { ...lose(2), ifDone: gain(5) }, manners: choice },
    ['1 foodSpent 2', '1 foodGained 5'],
  ],
  [
    '“if you do”: what cannot be paid in full is not begun',
    { text: { ...lose(4), ifDone: gain(5), next: gain() }, manners: choice },
    ['1 foodGained 1'],
  ],
  [
    '“if you do”: who cannot pay does otherwise',
    { text: { ...lose(4), ifDone: gain(5), else: gain(2) }, manners: choice },
    ['1 foodGained 2'],
  ],
  [
    '“if you do”: who has nothing to choose does otherwise',
    { text: { do: [], next: { targets: sacrifice, do: [act('kill', the())], ifDone: gain(5), else: gain(2) } }, manners: choice },
    ['1 foodGained 2'],
  ],
  [
    '“if you do”: what is chosen is paid',
    {
      text: { targets: sacrifice, do: [act('kill', the())], ifDone: gain(5), else: gain(2) },
      lines: dens,
      answers: ['choose wolf'],
      manners: choice,
    },
    ['1 chooseTarget: choose wolf, choose bear', 'died wolf', '1 foodGained 5'],
  ],
  [
    '“if you do”: what is paid and comes to nothing has been paid',
    {
      text: { targets: { it: one(friendly('beast')) }, do: [act('kill', the())], ifDone: gain(5) },
      lines: ['1 den guardian scout'],
      answers: ['choose scout'],
      manners: choice,
    },
    ['1 chooseTarget: choose guardian, choose scout', '1 foodGained 5'],
  ],
  [
    '“if you do”: of what is paid only what may fail is asked about',
    { text: { do: [act('gamble'), act('lose')], ifDone: gain(5), else: gain(2) }, manners: choice },
    ['1 foodSpent 1', '1 foodGained 2'],
  ],
  [
    'otherwise: an offer of what can be paid',
    { text: { may: true, ...lose(3), else: gain(2) }, answers: ['yes spell'], manners: choice },
    ['1 mayDo: yes spell', '1 foodSpent 3'],
  ],
  ['otherwise: no offer of what cannot be paid', { text: { may: true, ...lose(4), else: gain(2) }, manners: choice }, ['1 foodGained 2']],
  ['otherwise: who must pay and cannot', { text: { ...lose(4), else: gain(2) }, manners: choice }, ['1 foodGained 2']],
  [
    'otherwise: after a condition that holds nothing is paid',
    { text: { if: rich, ...lose(4), else: gain(2) }, manners: choice },
    ['1 foodSpent 3'],
  ],
  [
    'each player pays in full or not at all',
    { text: { each: 'player', ...lose(2), ifDone: gain(5), else: gain() }, lines: ['2 food 1'], manners: choice },
    ['1 foodSpent 2', '1 foodGained 5', '2 foodGained 1'],
  ],
  [
    'each player is asked of what may fail alone',
    { text: { each: 'player', do: [act('gamble'), act('lose')], ifDone: gain(5), else: gain(2) }, lines: ['2 food 1'], manners: choice },
    ['1 foodSpent 1', '2 foodSpent 1', '1 foodGained 2', '2 foodGained 2'],
  ],
  [
    'each player pays with a card of their own',
    {
      text: { each: 'player', targets: sacrifice, do: [act('kill', the())], ifDone: gain(5), else: gain(2) },
      lines: ['1 den wolf'],
      answers: ['choose wolf'],
      manners: choice,
    },
    ['1 chooseTarget: choose wolf', 'died wolf', '1 foodGained 5', '2 foodGained 2'],
  ],
  [
    '“may” is offered though nothing comes of it',
    { text: { may: true, do: [act('damage', each(enemy('beast')), 1)], else: gain() }, answers: [''], manners: bold },
    ['1 mayDo: yes spell', '1 foodGained 1'],
  ],
  [
    '“may” is offered with a player to choose though nothing comes of it',
    {
      text: {
        do: [],
        next: { may: true, players: { victim: { whose: 'opponent' } }, do: [act('lose', undefined, 1, { who: chosen('victim') })] },
      },
      lines: ['seats 3', '2 food 0', '3 food 0'],
      answers: ['yes spell', 'player 1'],
      manners: bold,
    },
    ['1 mayDo: yes spell', '1 choosePlayer: player 1, player 2'],
  ],
  [
    '“may” is offered with those players to choose with whom it could be done',
    {
      text: {
        do: [],
        next: {
          may: true,
          players: { victim: { whose: 'opponent' } },
          do: [act('control', each(any('beast')), undefined, { who: chosen('victim') })],
        },
      },
      lines: ['seats 3', '2 den pup'],
      answers: ['yes spell'],
    },
    ['1 mayDo: yes spell', '3 controlTaken pup'],
  ],
  [
    '“may” is refused by the game',
    { text: { may: true, ...gain(), else: lose() }, answers: [''], manners: { policy: { mayTake: () => false } } },
    ['1 mayDo: cannot spell', '1 foodSpent 1'],
  ],
  [
    '“may” hangs on cards that others cannot see, and is asked anyhow',
    { text: { do: [], next: { may: true, targets: { it: one(friendly('deckCard')) }, do: [act('discard', the())] } }, answers: [''] },
    ['1 mayDo: cannot spell'],
  ],
  [
    '“may” hangs on such cards, of which it needs none, and is asked anyhow',
    {
      text: { do: [], next: { may: true, targets: { it: upTo(1, friendly('deckCard')) }, do: [act('discard', the())] } },
      answers: [''],
    },
    ['1 mayDo: cannot spell'],
  ],
  [
    '“may” hangs on what all such cards are, and is asked anyhow',
    { text: { do: [], next: { may: true, do: [act('discard', each(friendly('deckCard', is('kind', 'bear'))))] } }, answers: [''] },
    ['1 mayDo: cannot spell'],
  ],
  [
    '“may” of the top card of a pile hangs on nothing but how many lie there, which all see',
    { text: { do: [], next: { may: true, do: [act('discard', top(1, friendly('deckCard')))] } } },
    [],
  ],
  [
    'a mode hangs on cards that others cannot see, and is offered anyhow',
    {
      text: {
        do: [],
        next: {
          do: [],
          modes: [
            { targets: { it: late(one(friendly('deckCard'))) }, do: [act('discard', the())] },
            { targets: sacrifice, do: [act('kill', the())] },
          ],
        },
      },
      answers: ['mode spell'],
    },
    ['1 chooseMode: mode spell'],
  ],
  [
    'a mode that does nothing now and something after',
    {
      text: {
        do: [],
        next: {
          do: [],
          modes: [
            { do: [act('damage', each(any('beast')), 1)] },
            { if: exists(any('beast')), ...gain(), else: gain(2) },
            { if: exists(any('beast')), ...gain() },
          ],
        },
      },
      answers: ['mode spell 1'],
    },
    ['1 chooseMode: mode spell 1', '1 foodGained 2'],
  ],
  [
    'a mode that could do nothing, where the game bars none',
    {
      text: { do: [], next: { do: [], modes: [{ targets: sacrifice, do: [act('kill', the())] }, gain()] } },
      answers: ['mode spell'],
      manners: unguarded,
    },
    ['1 chooseMode: mode spell, mode spell 1'],
  ],
  [
    'a player for whom nothing could be done may be chosen',
    { text: handing, lines: ['seats 3', '1 den wolf'], answers: ['player'] },
    ['1 choosePlayer: player, player 1, player 2', '1 controlTaken wolf'],
  ],
  [
    'only a player for whom something could be done may be chosen, where the game says so',
    { text: handing, lines: ['seats 3', '1 den wolf'], answers: ['player 2'], manners: barring },
    ['1 choosePlayer: player 1, player 2', '3 controlTaken wolf'],
  ],
  [
    'no player is chosen for whom nothing could be done, where the game says so',
    { text: handing, lines: ['seats 3', '1 den', '2 den'], manners: barring },
    [],
  ],
  [
    'what each player chooses is told to all',
    {
      text: { each: 'player', targets: sacrifice, numbers: { x: { least: 0, most: 3 } }, do: [act('kill', the())] },
      lines: dens,
      answers: ['number 2', 'choose wolf', 'number 1', 'choose pup'],
      manners: telling,
    },
    [
      '1 chooseNumber: number, number 1, number 2, number 3',
      '1 chooseTarget: choose wolf, choose bear',
      '1 lookedAt wolf + 1 foodGained 2',
      '2 chooseNumber: number, number 1, number 2, number 3',
      '2 chooseTarget: choose pup, choose hunter',
      '2 lookedAt pup + 2 foodGained 1',
      'died wolf + died pup',
    ],
  ],
  [
    'nothing to tell of what each player chooses',
    { text: { each: 'player', do: [act('gain')] }, manners: telling },
    ['1 foodGained 1', '2 foodGained 1'],
  ],
  [
    'cards in a place alone',
    {
      text: {
        targets: { it: one(friendly('beast')), other: one(other(friendly('handCard'))) },
        do: [act('discard', the(), undefined, { from: 'hand' }), act('discard', the('other'), undefined, { from: 'hand' })],
      },
      lines: ['1 den wolf', '1 hand pup'],
      answers: ['choose wolf', 'choose pup'],
      manners: places,
    },
    ['1 chooseTarget: choose wolf', '1 chooseTarget: choose pup', '1 discarded pup'],
  ],
  [
    'a card that is followed where it went',
    {
      text: {
        targets: sacrifice,
        do: [act('kill', the())],
        next: { do: [act('discard', the()), act('settle', the(), undefined, { follows: true })] },
      },
      lines: dens,
      answers: ['choose wolf'],
    },
    ['1 chooseTarget: choose wolf, choose bear', 'died wolf', '1 enteredDen wolf'],
  ],
  [
    'a card that is not followed',
    {
      text: { targets: sacrifice, do: [act('kill', the())], next: { do: [act('settle', the()), act('gain')] } },
      lines: dens,
      answers: ['choose wolf'],
    },
    ['1 chooseTarget: choose wolf, choose bear', 'died wolf', '1 foodGained 1'],
  ],
  [
    'the controller of the act’s card',
    {
      text: {
        targets: { it: one(enemy('beast')) },
        do: [act('control', the())],
        next: { do: [act('discard', the(), undefined, { who: 'controller' })] },
      },
      lines: dens,
      answers: ['choose pup'],
    },
    ['1 chooseTarget: choose pup, choose hunter', '1 controlTaken pup', '1 discarded pup'],
  ],
  [
    'the owner of the act’s card',
    {
      text: {
        targets: { it: one(enemy('beast')) },
        do: [act('control', the())],
        next: { do: [act('discard', the(), undefined, { who: 'owner' })] },
      },
      lines: dens,
      answers: ['choose pup'],
    },
    ['1 chooseTarget: choose pup, choose hunter', '1 controlTaken pup', '2 discarded pup'],
  ],
  [
    'the owner of another card',
    {
      text: {
        targets: { it: one(enemy('beast')) },
        do: [act('control', the())],
        next: { do: [act('gain', undefined, 1, { who: 'owner', of: the() })] },
      },
      lines: dens,
      answers: ['choose pup'],
    },
    ['1 chooseTarget: choose pup, choose hunter', '1 controlTaken pup', '2 foodGained 1'],
  ],
  [
    'what runs without cards',
    { text: { do: [act('sift', each(enemy('beast'))), act('heal', each(enemy('beast')))] }, manners: more },
    ['1 foodGained 1'],
  ],
  ['what runs with cards', { text: { do: [act('sift', each(enemy('beast')))] }, lines: dens, manners: more }, ['1 foodGained 3']],
  [
    '“if you do” of a price, which happens once',
    { text: { do: [act('price', undefined, 7)], ifDone: gain(5) }, manners: more },
    ['1 foodGained 1', '1 foodGained 5'],
  ],
  [
    '“if you do” of what has no fact of its own',
    {
      text: {
        do: [act('spare', each(friendly('beast')))],
        ifDone: gain(5),
        next: { do: [act('spare', each(enemy('beast')))], ifDone: gain(2) },
      },
      lines: ['1 den wolf'],
      manners: more,
    },
    ['healed wolf', '1 foodGained 5'],
  ],
  [
    'what is given to many, to those of now alone',
    { text: { do: [grant(gives(each(friendly('beast')), plus('strength', 2)), 'turn')] }, lines: dens, manners: fixed },
    ['1 effectBegan wolf 6 + 1 effectBegan bear 6'],
  ],
  [
    'what is given to many, to whoever fits',
    { text: { do: [grant(gives(each(friendly('beast')), plus('strength', 2)), 'turn')] }, lines: dens },
    ['1 effectBegan 6'],
  ],
  [
    'a number that is counted as it is given',
    {
      text: { do: [grant(gives(host, plus('strength', tally('food', 'you'))), 'turn', each(friendly('beast')))] },
      lines: dens,
      manners: fixed,
    },
    ['1 effectBegan wolf 18 + 1 effectBegan bear 18'],
  ],
  [
    'two numbers that are counted as they are given',
    {
      text: {
        do: [
          grant(
            gives(host, plus('strength', tally('food', 'you')), plus('cunning', tally('food', 'opponent')), plus('strength', 1)),
            'turn',
            each(friendly('beast')),
          ),
        ],
      },
      lines: ['1 den wolf', '2 food 2'],
      manners: fixed,
    },
    ['1 effectBegan wolf 18 + amountKept 9'],
  ],
  [
    'what each player does after it has happened',
    {
      text: { do: [act('lose')], next: { each: 'opponent', may: true, do: [act('gain')], ifDone: gain(2), else: lose(), next: gain(4) } },
      lines: ['seats 3', '3 food 2'],
      answers: ['yes spell', ''],
    },
    ['1 foodSpent 1', '2 mayDo: yes spell', '3 mayDo: yes spell', '2 foodGained 1', '2 foodGained 2', '3 foodSpent 1', '1 foodGained 4'],
  ],
  [
    'each player’s “if they do” of several acts',
    { text: { each: 'player', do: [act('lose', undefined, 2), act('draw')], ifDone: gain(5) }, lines: ['2 food 2', '1 deck pup'] },
    ['1 foodSpent 2', '2 foodSpent 2', '1 drew pup', '1 foodGained 5'],
  ],
  [
    '“if you do” of several acts',
    { text: { do: [act('lose', undefined, 2), act('draw')], ifDone: gain(5), next: { do: [act('gain'), act('lose')], ifDone: gain(2) } } },
    ['1 foodSpent 2', '1 foodGained 1', '1 foodSpent 1', '1 foodGained 2'],
  ],
  [
    'each player’s “if they do” of two cards',
    {
      text: { each: 'player', targets: { it: { ...one(friendly('beast')), min: 2, max: 2 } }, do: [act('kill', the())], ifDone: gain(5) },
      lines: ['1 den wolf bear', '2 den pup'],
      answers: [['choose wolf', 'choose bear'], ['choose pup']],
    },
    ['1 chooseTarget: choose wolf, choose bear', '2 chooseTarget: choose pup', 'died wolf + died bear + died pup', '1 foodGained 5'],
  ],
  [
    'otherwise: no offer under a condition of what cannot be paid',
    { text: { if: rich, may: true, ...lose(4), else: gain(2) }, manners: choice },
    ['1 foodGained 2'],
  ],
  [
    '“if you do”: what cannot be paid in one of its parts is not begun',
    { text: { do: [act('lose'), act('damage', each(enemy('beast')), 1)], ifDone: gain(5), else: gain(2) }, manners: choice },
    ['1 foodGained 2'],
  ],
  [
    'a word that is chosen anew',
    {
      text: {
        words: { prey: { of: 'kind' } },
        do: [],
        next: { words: { prey: { of: 'kind' } }, do: [act('hunt', undefined, 1, { chosen: 'prey' })] },
      },
      lines: dens,
      answers: ['kind 1', 'kind'],
    },
    [
      '1 nameKind: kind, kind 1, kind 2, kind 3',
      '1 kindNamed',
      '1 nameKind: kind, kind 1, kind 2, kind 3',
      '1 kindNamed',
      'damaged wolf 1 + damaged pup 1 + damaged hunter 1',
      'died pup',
    ],
  ],
  [
    'two words',
    {
      text: { words: { prey: { of: 'kind' }, spared: { of: 'kind' } }, do: [act('hunt', undefined, 1, { chosen: 'prey' })] },
      lines: dens,
      answers: ['kind 1', 'kind 2'],
    },
    [
      '1 nameKind: kind, kind 1, kind 2, kind 3',
      '1 kindNamed',
      '1 nameKind: kind, kind 1, kind 2, kind 3',
      '1 kindNamed',
      'damaged bear 1',
    ],
  ],
  [
    'a word of those that may be chosen',
    {
      text: { words: { prey: { of: 'kind' } }, do: [act('hunt', undefined, 1, { chosen: 'prey' })] },
      lines: dens,
      answers: ['kind 1'],
      manners: noWolves,
    },
    ['1 nameKind: kind 1, kind 2, kind 3', '1 kindNamed', 'damaged bear 1'],
  ],
  [
    'no word where none may be chosen',
    {
      text: { words: { prey: { of: 'kind' } }, do: [act('hunt', undefined, 1, { chosen: 'prey' }), act('gain')] },
      lines: dens,
      manners: noWords,
    },
    ['1 foodGained 1'],
  ],
  [
    'each player, whose act has parts',
    {
      text: { targets: { it: one(friendly('beast')) }, do: [act('copy', the(), undefined, { to: each(enemy('beast')), who: 'each' })] },
      lines: dens,
      answers: ['choose wolf'],
    },
    ['1 chooseTarget: choose wolf, choose bear', 'copied pup pup', 'copied hunter hunter', 'copied pup pup', 'copied hunter hunter'],
  ],
  [
    'a stand-in for a chosen player',
    {
      text: {
        players: { victim: { whose: 'opponent' } },
        do: [],
        next: { targets: { it: late({ ...one(any('beast')), by: { player: 'victim' } }) }, do: [act('heal', the())] },
      },
      lines: ['seats 3', ...dens],
      answers: ['player 1', 'choose wolf'],
      manners: { players: { ...players, standIns: () => [2] } },
    },
    ['1 choosePlayer: player 1, player 2', '3 chooseTarget: choose wolf, choose bear, choose pup, choose hunter', 'healed wolf'],
  ],
  [
    'one of several stand-ins for a chosen player',
    {
      text: {
        players: { victim: { whose: 'opponent' } },
        do: [],
        next: {
          targets: { it: late({ ...one(any('beast')), by: { player: 'victim' } }) },
          do: [act('gain', undefined, 1, { who: chosen('victim') }), act('heal', the())],
        },
      },
      lines: ['seats 3', ...dens],
      answers: ['player 1', 'player 2', 'choose wolf'],
      manners: { players: { ...players, standIns: () => [0, 2] } },
    },
    [
      '1 choosePlayer: player 1, player 2',
      '1 chooseStandIn: player, player 2',
      '3 chooseTarget: choose wolf, choose bear, choose pup, choose hunter',
      '3 foodGained 1',
      'healed wolf',
    ],
  ],
  [
    'nobody who stands in',
    {
      text: {
        players: { victim: { whose: 'opponent' } },
        do: [],
        next: { targets: { it: late({ ...one(any('beast')), by: { player: 'victim' } }) }, do: [act('heal', the())] },
      },
      lines: ['seats 3', ...dens],
      answers: ['player 1', 'choose wolf'],
      manners: { players: { ...players, standIns: () => [] } },
    },
    ['1 choosePlayer: player 1, player 2', '2 chooseTarget: choose wolf, choose bear, choose pup, choose hunter', 'healed wolf'],
  ],
  [
    'cards of each player, told apart at once',
    {
      text: { each: 'player', targets: { it: one(friendly('beast')) }, do: [act('strike', the(), 1, { to: each(enemy('beast')) })] },
      lines: dens,
      answers: ['choose wolf', 'choose pup'],
    },
    [
      '1 chooseTarget: choose wolf, choose bear',
      '2 chooseTarget: choose pup, choose hunter',
      'damaged pup 1 + damaged hunter 1 + damaged wolf 1 + damaged bear 1',
      'died pup',
    ],
  ],
];

describe('in a game with other manners', () => {
  test.each(rows)('%s', (_what, course, told) => {
    expect(courseOf(course)).toEqual(told);
  });
});
