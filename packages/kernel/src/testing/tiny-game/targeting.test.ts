import { describe, expect, test } from 'vitest';
import { exists, late, one, oneOf, other, so, the, upTo } from '../../language/builders.ts';
import { act, any, enemy, friendly, is, related } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import type { Verb } from '../../match/match.ts';
import { courseOf, type Course } from './course.ts';
import type { OtherManners } from './game.ts';
import { strengthOf } from './state/reading.ts';
import { cardsIn, seatsFrom, type Tiny } from './state/state.ts';
import { words } from './vocabulary.ts';

const dens = ['1 den wolf bear', '2 den pup hunter'];
const gain = (amount = 1): Clause => ({ do: [act('gain', undefined, amount)] });

const verbs: typeof words.verbs & Record<string, Verb<Tiny>> = {
  ...words.verbs,
  judge: { run: words.verbs.discard.run, fact: 'discarded', mayChoose: (match, card) => strengthOf(match, card) > 1 },
};
const manner = (more: NonNullable<OtherManners['words']>): OtherManners => ({ words: { verbs, ...more } });
const more = manner({});
const strongest = manner({ qualities: { ...words.qualities, strongest: { test: () => true, rank: strengthOf } } });
const mustBe = (...kinds: readonly string[]): OtherManners =>
  manner({
    mustTarget: (match, { card }) => kinds.includes(match.game.definitions[match.state.cards[Number(card)]?.definition ?? 0]?.key ?? ''),
  });
const secret = manner({
  nouns: {
    ...words.nouns,
    secret: {
      ...words.nouns.handCard,
      cards: (match) => seatsFrom(match, 0).flatMap((seat) => cardsIn(match, 'hand', seat)),
      unseen: true,
      concealedAmong: (match) => seatsFrom(match, 0).flatMap((seat) => cardsIn(match, 'hand', seat)),
    },
  },
});

const rows: readonly [what: string, course: Course, told: readonly string[]][] = [
  [
    'the strongest',
    {
      text: { targets: { it: one(any('beast', 'strongest')) }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: ['choose bear'],
      manners: strongest,
    },
    ['1 chooseTarget: choose bear', 'damaged bear 1'],
  ],
  [
    'the two strongest',
    {
      text: { targets: { it: { ...one(any('beast', 'strongest')), min: 2, max: 2 } }, do: [act('damage', the(), 1)] },
      lines: dens,
      manners: strongest,
    },
    ['damaged bear 1 + damaged hunter 1'],
  ],
  [
    'the three strongest, of which two are as strong',
    {
      text: { targets: { it: { ...one(any('beast', 'strongest')), min: 3, max: 3 } }, do: [act('damage', the(), 1)] },
      lines: ['1 den pup a=wolf bear', '2 den b=wolf hunter'],
      answers: ['choose b'],
      manners: strongest,
    },
    ['1 chooseTarget: choose a, choose b', 'damaged bear 1 + damaged hunter 1 + damaged wolf 1'],
  ],
  [
    'the three strongest of two',
    {
      text: {
        do: [],
        next: { targets: { it: { ...one(any('beast', 'strongest', is('kind', 'wolf'))), min: 3, max: 3 } }, do: [act('damage', the(), 1)] },
      },
      lines: ['1 den wolf bear', '2 den hunter'],
      manners: strongest,
    },
    ['damaged hunter 1 + damaged wolf 1'],
  ],
  [
    'up to two of the strongest',
    {
      text: { targets: { it: upTo(2, any('beast', 'strongest')) }, do: [act('damage', the(), 1)] },
      lines: ['1 den a=bear b=bear wolf'],
      answers: [['choose b']],
      manners: strongest,
    },
    ['1 chooseTarget: choose a, choose b', 'damaged bear 1'],
  ],
  [
    'the two strongest of none',
    {
      text: {
        do: [],
        next: { targets: { it: { ...one(any('beast', 'strongest')), min: 2, max: 2 } }, do: [act('damage', the(), 1)], next: gain() },
      },
      manners: strongest,
    },
    ['1 foodGained 1'],
  ],
  [
    'cards that nobody who chooses sees are left to chance',
    { text: { targets: { it: one(enemy('secret')) }, do: [act('discard', the())] }, lines: ['2 hand pup'], manners: secret },
    ['1 discarded pup'],
  ],
  [
    'as many as are to be chosen',
    { text: { targets: { it: so(2, enemy('secret')) }, do: [act('discard', the())] }, lines: ['2 hand pup pup pup'], manners: secret },
    ['1 discarded pup + 1 discarded pup'],
  ],
  [
    'cards of which some are seen are chosen',
    {
      text: { targets: { it: one(other(any('secret'))) }, do: [act('discard', the())] },
      lines: ['1 hand bear', '2 hand pup'],
      answers: ['choose bear'],
      manners: secret,
    },
    ['1 chooseTarget: choose bear, choose pup', '1 discarded bear'],
  ],
  [
    'chance is not asked where the choice is not meant',
    {
      text: { targets: { it: { ...one(enemy('secret')), if: exists(enemy('beast')) } }, do: [act('discard', the()), act('gain')] },
      lines: ['2 hand pup'],
      manners: secret,
    },
    ['1 foodGained 1'],
  ],
  [
    'up to one of a sort that lies in no hand is asked for while there is a hand, so that nobody is told',
    {
      text: { targets: { it: upTo(1, friendly('secret', is('strong', 9))) }, do: [act('discard', the())], next: { do: [act('gain')] } },
      lines: ['1 hand pup'],
      answers: [[]],
      manners: secret,
    },
    ['1 chooseTarget: ', '1 foodGained 1'],
  ],
  [
    'and not without a hand',
    {
      text: { targets: { it: upTo(1, friendly('secret', is('strong', 9))) }, do: [act('discard', the())], next: { do: [act('gain')] } },
      lines: [],
      manners: secret,
    },
    ['1 foodGained 1'],
  ],
  [
    'one among others',
    {
      text: {
        targets: { it: one(friendly('beast')) },
        do: [],
        next: { targets: { other: late(oneOf(related('packmates', the()), any('beast'))) }, do: [act('damage', the('other'), 1)] },
      },
      lines: dens,
      answers: ['choose wolf', 'choose bear'],
    },
    ['1 chooseTarget: choose wolf, choose bear', '1 chooseTarget: choose bear', 'damaged bear 1'],
  ],
  [
    'what the game lets nobody target',
    {
      text: {
        targets: { it: one(enemy('beast')) },
        do: [act('damage', the(), 1)],
        next: { targets: { other: late(one(enemy('beast'))) }, do: [act('damage', the('other'), 1)] },
      },
      lines: dens,
      answers: ['choose hunter', 'choose pup'],
      manners: manner({
        mayTarget: (match, { card, source, seat }) =>
          seat === 0 && match.state.cards[source]?.definition !== 0 && strengthOf(match, card) > 1,
      }),
    },
    ['1 chooseTarget: choose hunter', 'damaged hunter 1', '1 chooseTarget: choose pup, choose hunter', 'damaged pup 1', 'died pup'],
  ],
  [
    'what may not be chosen for an act',
    { text: { targets: { it: one(any('beast')) }, do: [act('judge', the())] }, lines: dens, answers: ['choose wolf'], manners: more },
    ['1 chooseTarget: choose wolf, choose bear, choose hunter', '1 discarded wolf'],
  ],
  [
    'what may not be chosen for an act in what follows',
    {
      text: {
        targets: { it: one(any('beast')), other: one(any('beast')) },
        do: [act('damage', the('other'), 1)],
        next: { do: [act('judge', the())] },
      },
      lines: dens,
      answers: ['choose wolf', 'choose hunter'],
      manners: more,
    },
    [
      '1 chooseTarget: choose wolf, choose bear, choose hunter',
      '1 chooseTarget: choose wolf, choose bear, choose pup, choose hunter',
      'damaged hunter 1',
      '1 discarded wolf',
    ],
  ],
  [
    'one that must be a target',
    {
      text: { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: ['choose hunter'],
      manners: mustBe('hunter'),
    },
    ['1 chooseTarget: choose hunter', 'damaged hunter 1'],
  ],
  [
    'one that must be, where it was optional',
    {
      text: { targets: { it: upTo(1, any('beast')) }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: ['choose hunter'],
      manners: mustBe('hunter'),
    },
    ['1 chooseTarget: choose hunter', 'damaged hunter 1'],
  ],
  [
    'one that must be, and another',
    {
      text: { targets: { it: upTo(2, any('beast')) }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: [['choose wolf']],
      manners: mustBe('hunter'),
    },
    ['1 chooseTarget: choose wolf, choose bear, choose pup', 'damaged hunter 1 + damaged wolf 1'],
  ],
  [
    'two of which one must be',
    {
      text: { targets: { it: { ...one(any('beast')), min: 2, max: 2 } }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: ['choose wolf'],
      manners: mustBe('hunter'),
    },
    ['1 chooseTarget: choose wolf, choose bear, choose pup', 'damaged hunter 1 + damaged wolf 1'],
  ],
  [
    'one of two that must be',
    {
      text: { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: ['choose bear'],
      manners: mustBe('hunter', 'bear'),
    },
    ['1 chooseTarget: choose bear, choose hunter', 'damaged bear 1'],
  ],
  [
    'one that must be, by the first choice or the second',
    {
      text: { targets: { it: one(any('beast')), other: one(any('beast')) }, do: [act('damage', the(), 1), act('heal', the('other'))] },
      lines: dens,
      answers: ['choose wolf', 'choose hunter'],
      manners: mustBe('hunter'),
    },
    [
      '1 chooseTarget: choose wolf, choose bear, choose pup, choose hunter',
      '1 chooseTarget: choose hunter',
      'damaged wolf 1',
      'healed hunter',
    ],
  ],
  [
    'one that must be, which the second choice cannot take',
    {
      text: { targets: { it: one(any('beast')), other: one(friendly('beast')) }, do: [act('damage', the(), 1), act('heal', the('other'))] },
      lines: dens,
      answers: ['choose hunter', 'choose wolf'],
      manners: mustBe('hunter'),
    },
    ['1 chooseTarget: choose hunter', '1 chooseTarget: choose wolf, choose bear', 'damaged hunter 1', 'healed wolf'],
  ],
  [
    'two that must be, each by one choice',
    {
      text: { targets: { it: one(any('beast')), other: one(friendly('beast')) }, do: [act('damage', the(), 1), act('heal', the('other'))] },
      lines: dens,
      answers: ['choose hunter', 'choose wolf'],
      manners: mustBe('hunter', 'wolf'),
    },
    ['1 chooseTarget: choose hunter', '1 chooseTarget: choose wolf', 'damaged hunter 1', 'healed wolf'],
  ],
  [
    'two that must be, of three by the first choice',
    {
      text: {
        targets: { it: upTo(3, any('beast')), other: one(friendly('beast')) },
        do: [act('damage', the(), 1), act('heal', the('other'))],
      },
      lines: ['1 den wolf bear', '2 den hunter'],
      answers: ['choose hunter', ['choose bear'], 'choose wolf'],
      manners: mustBe('hunter', 'wolf'),
    },
    [
      '1 chooseTarget: choose wolf, choose bear, choose hunter',
      '1 chooseTarget: choose wolf, choose bear',
      '1 chooseTarget: choose wolf',
      'damaged hunter 1 + damaged bear 1',
      'healed wolf',
    ],
  ],
  [
    'one that must be, which a later choice is not meant to take',
    {
      text: {
        targets: { it: one(any('beast')), other: { ...one(any('beast')), if: exists(friendly('beast'), 3) } },
        do: [act('damage', the(), 1)],
      },
      lines: dens,
      answers: ['choose hunter'],
      manners: mustBe('hunter'),
    },
    ['1 chooseTarget: choose hunter', 'damaged hunter 1'],
  ],
  [
    'one that must be, which a choice when it is done might take',
    {
      text: {
        targets: { it: one(any('beast')), other: late(one(any('beast'))) },
        do: [act('damage', the(), 1), act('heal', the('other'))],
      },
      lines: dens,
      answers: ['choose hunter', 'choose wolf'],
      manners: mustBe('hunter'),
    },
    [
      '1 chooseTarget: choose hunter',
      '1 chooseTarget: choose wolf, choose bear, choose pup, choose hunter',
      'damaged hunter 1',
      'healed wolf',
    ],
  ],
  [
    'none that must be',
    {
      text: { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)] },
      lines: dens,
      answers: ['choose wolf'],
      manners: mustBe('fox'),
    },
    ['1 chooseTarget: choose wolf, choose bear, choose pup, choose hunter', 'damaged wolf 1'],
  ],
];

describe('the cards of a text are', () => {
  test.each(rows)('%s', (_what, course, told) => {
    expect(courseOf(course)).toEqual(told);
  });
});
