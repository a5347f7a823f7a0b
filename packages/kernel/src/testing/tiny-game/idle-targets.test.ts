import { expect, test } from 'vitest';
import { one, the } from '../../language/builders.ts';
import { act, any, enemy, friendly } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import type { Verb } from '../../match/match.ts';
import { courseOf, type Course } from './course.ts';
import type { OtherManners } from './game.ts';
import type { Tiny } from './state/state.ts';
import { words } from './vocabulary.ts';

const strike: Verb<Tiny> = { ...words.verbs.strike, can: (_match, { to }) => to.length > 0 };
const aiming: OtherManners = { words: { verbs: { ...words.verbs, strike }, barsIdleTargets: true } };
const winning: Clause = { targets: { it: one(any('beast')) }, do: [act('control', the())] };
/** Only what can be struck by it is a target for a beast that strikes. */
const striking: Clause = {
  do: [],
  next: {
    targets: { it: one(friendly('beast')), other: one(enemy('beast')) },
    do: [act('strike', the(), 1, { to: the('other') })],
  },
};

const rows: readonly [what: string, course: Course, told: readonly string[]][] = [
  [
    'a card that the text cannot affect may be chosen',
    { text: { do: [], next: winning }, lines: ['1 den wolf', '2 den pup'], answers: ['choose wolf'] },
    ['1 chooseTarget: choose wolf, choose pup', '1 controlTaken wolf'],
  ],
  [
    'only a card that the text could affect may be chosen, where the game says so',
    { text: { do: [], next: winning }, lines: ['1 den wolf', '2 den pup bear'], answers: ['choose pup'], manners: aiming },
    ['1 chooseTarget: choose pup, choose bear', '1 controlTaken pup'],
  ],
  [
    'what a later sentence does to a card makes it no target, where the game says so',
    {
      text: { do: [], next: { ...winning, next: { do: [act('kill', the())] } } },
      lines: ['1 den wolf', '2 den pup bear'],
      answers: ['choose pup'],
      manners: aiming,
    },
    ['1 chooseTarget: choose pup, choose bear', '1 controlTaken pup', 'died pup'],
  ],
  [
    'no card is chosen where the text could affect none, where the game says so',
    { text: { do: [], next: winning }, lines: ['1 den wolf'], manners: aiming },
    [],
  ],
  [
    'a card for each of two targets of one act, the second while the first is chosen',
    { text: striking, lines: ['1 den wolf', '2 den pup bear'], answers: ['choose wolf', 'choose bear'], manners: aiming },
    ['1 chooseTarget: choose wolf', '1 chooseTarget: choose pup, choose bear', 'damaged bear 1'],
  ],
  [
    'no card for the first of two targets where there is none for the second',
    { text: striking, lines: ['1 den wolf bear'], manners: aiming },
    [],
  ],
];

test.each(rows)('%s', (_what, course, told) => {
  expect(courseOf(course)).toEqual(told);
});
