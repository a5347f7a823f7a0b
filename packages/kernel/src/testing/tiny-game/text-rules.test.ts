import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import type { Ability, Amount, Clause } from '../../language/effects.ts';
import {
  atLeast,
  different,
  divided,
  each,
  forEach,
  instead,
  late,
  one,
  other,
  self,
  the,
  triggered,
  upTo,
} from '../../language/builders.ts';
import { act, activated, any, enemy, forEachDone, friendly, optional, tally, whenAny, whenSelf } from '../../language/word-builders.ts';
import { type TextRule, textRule } from '../../language/text-rules.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { words } from './vocabulary.ts';

/** A text that a rule decides: what comes of it, and what would come of it without the rule. */
interface Case {
  readonly rule: TextRule;
  readonly clause: Clause;
  readonly lines?: readonly string[];
  readonly answers?: readonly (string | readonly string[])[];
  /** What the card `beast` says, where it lies in a den. */
  readonly beast?: readonly Ability[];
  readonly look: (table: TinyTable) => unknown;
  readonly comes: unknown;
  readonly without: unknown;
}

const asked = (table: TinyTable): string => table.asked();
const offers = (table: TinyTable): readonly string[] => table.offers();
const least = ({ match }: TinyTable): unknown => match.state.pending?.asks[0]?.min;
const food = (table: TinyTable): number => table.food(1);

/** Plays the text in a match of three, with one rule switched off. */
function play({ clause, lines = [], answers = [], beast = [], look }: Case, off: number): unknown {
  const cards: readonly CardBehaviour[] = [
    { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] },
    { key: 'beast', printed: { ...blank, type: 'beast', strength: 9 }, abilities: beast },
  ];
  const position = ['seats 3', '1 hand spell', '1 food 3', '2 food 0', '2 den a=bear b=bear', ...lines];
  const table = tinyTable(position, { cards, probe: { off, ran: new Set() } }).answer('play spell');
  for (const answer of answers) table.answer(answer);
  return look(table);
}

const foe = enemy('beast');
const hurt = act('damage', the(), 1);
const gain = (count: number): Clause => ({ do: [act('gain', undefined, count)] });
const lose = (count: Amount): Clause['do'][number] => act('lose', undefined, count);
const ifFood = (count: number): NonNullable<Clause['if']> => atLeast(tally('food', 'you'), count);

/** Which cards are chosen, by whom, and how many. */
const choosing: readonly Case[] = [
  { rule: 'TEXT-NONE', clause: { targets: { it: upTo(2, foe) }, do: [hurt] }, look: least, comes: 0, without: 1 },
  { rule: 'TEXT-NUMBER', clause: { targets: { it: { ...foe, min: 2, max: 2 } }, do: [hurt] }, look: least, comes: 2, without: 1 },
  {
    rule: 'TEXT-FEWER',
    clause: { targets: { it: late({ ...foe, min: 3, max: 3 }) }, do: [hurt] },
    look: asked,
    comes: '1 chooseTarget',
    without: '1 act',
  },
  {
    rule: 'TEXT-TARGET-IF',
    clause: { targets: { it: { ...one(foe), if: ifFood(9) } }, do: [hurt] },
    look: asked,
    comes: '1 act',
    without: '1 chooseTarget',
  },
  { rule: 'TEXT-LATE', clause: { targets: { it: late(one(foe)) }, do: [hurt] }, look: asked, comes: '1 chooseTarget', without: '1 act' },
  {
    rule: 'TEXT-BY-ANOTHER',
    clause: { targets: { it: { ...one(foe), by: 'opponent' } }, do: [hurt] },
    look: asked,
    comes: '2 chooseTarget',
    without: '1 chooseTarget',
  },
  {
    rule: 'TEXT-IN-CYCLE',
    clause: { each: 'player', targets: { it: { ...one(any('beast')), by: 'opponent' } }, do: [hurt] },
    look: asked,
    comes: '2 chooseTarget',
    without: '1 chooseTarget',
  },
  {
    rule: 'TEXT-IN-TURN-ORDER',
    clause: { each: 'player', targets: { it: one(any('beast')) }, do: [hurt] },
    look: asked,
    comes: '1 chooseTarget',
    without: '3 chooseTarget',
  },
  {
    rule: 'TEXT-WHICH-OPPONENT',
    clause: { players: { judge: { whose: 'opponent' } }, targets: { it: { ...one(foe), by: { player: 'judge' } } }, do: [hurt] },
    look: asked,
    comes: '1 choosePlayer',
    without: '2 chooseTarget',
  },
  {
    rule: 'TEXT-ANEW',
    clause: { times: 2, targets: { it: late(one(foe)) }, do: [hurt] },
    answers: ['choose a'],
    look: asked,
    comes: '1 chooseTarget',
    without: '1 act',
  },
  {
    rule: 'TEXT-DIFFERENT',
    clause: { times: 2, targets: { it: different(late(one(foe))) }, do: [hurt] },
    answers: ['choose a'],
    look: offers,
    comes: ['choose b'],
    without: ['choose a', 'choose b'],
  },
  {
    rule: 'TEXT-ANOTHER',
    clause: { targets: { it: one(other(any('card'))) }, do: [hurt] },
    look: offers,
    comes: ['choose a', 'choose b'],
    without: ['choose spell', 'choose a', 'choose b'],
  },
  {
    rule: 'TEXT-SHARE',
    clause: { targets: { it: divided(3, foe) }, do: [hurt] },
    answers: [['choose a', 'choose b']],
    look: least,
    comes: 1,
    without: 3,
  },
];

/** What is asked while a text is followed, and which of its parts are. */
const following: readonly Case[] = [
  { rule: 'TEXT-OTHERWISE', clause: { ...gain(5), if: ifFood(3), else: gain(1) }, look: food, comes: 8, without: 4 },
  { rule: 'TEXT-IF-LATER', clause: { do: [lose(3)], next: { ...gain(9), if: ifFood(1) } }, look: food, comes: 0, without: 9 },
  {
    rule: 'TEXT-ASKED-AGAIN',
    clause: { do: [act('damage', the('one'), 1)], targets: { one: one(foe) } },
    lines: ['1 den beast'],
    beast: [triggered(whenAny('isHurt', foe), { do: [lose(3)] }), triggered(whenAny('isHurt', foe), { ...gain(9), if: ifFood(3) })],
    answers: ['choose a', 'resolve beast'],
    look: food,
    comes: 0,
    without: 9,
  },
  { rule: 'TEXT-MAY', clause: { ...gain(1), may: true }, look: least, comes: 0, without: 1 },
  {
    rule: 'TEXT-ONE-MODE',
    clause: { do: [], modes: [gain(1), gain(5)] },
    answers: ['mode spell'],
    look: food,
    comes: 4,
    without: 9,
  },
  {
    rule: 'TEXT-AGAIN-IN-FULL',
    clause: { targets: { it: late(one(foe)) }, do: [hurt], next: { may: true, do: [], again: 'effect' } },
    answers: ['choose a', 'yes spell'],
    look: asked,
    comes: '1 chooseTarget',
    without: '1 mayDo',
  },
  {
    rule: 'TEXT-REPEATED-ONCE',
    clause: { do: [lose(1)], next: { if: ifFood(1), do: [], again: 'preceding' } },
    look: food,
    comes: 1,
    without: 0,
  },
];

/** How acts are done, and whether they have been. */
const doing: readonly Case[] = [
  {
    rule: 'TEXT-IMPOSSIBLE',
    clause: { do: [act('lose', undefined, 1, { who: 'opponent' }), ...gain(2).do] },
    look: food,
    comes: 5,
    without: 3,
  },
  { rule: 'TEXT-COUNTED', clause: { do: [act('gain', undefined, forEach(1, foe))] }, look: food, comes: 5, without: 4 },
  {
    rule: 'TEXT-TOGETHER',
    clause: { targets: { x: one(foe), y: one(foe) }, do: [act('kill', the('x')), act('kill', the('y'))] },
    lines: ['1 den beast'],
    beast: [triggered(whenAny('dies', foe), { do: [act('gain', undefined, forEach(1, foe))] })],
    answers: ['choose a', 'choose b'],
    look: food,
    comes: 3,
    without: 4,
  },
  {
    rule: 'TEXT-DONE',
    clause: { do: [act('lose', undefined, 1, { who: 'opponent' })], ifDone: gain(5) },
    look: food,
    comes: 3,
    without: 8,
  },
  { rule: 'TEXT-DONE-IN-FULL', clause: { do: [lose(4)], ifDone: gain(5) }, look: food, comes: 0, without: 5 },
  { rule: 'TEXT-DONE-IN-FULL', clause: { do: [lose(forEach(2, foe))], ifDone: gain(5) }, look: food, comes: 0, without: 5 },
  {
    rule: 'TEXT-ALL-DONE',
    clause: { do: [lose(1), act('discard', each(friendly('handCard')))], ifDone: gain(5) },
    look: food,
    comes: 2,
    without: 7,
  },
  {
    rule: 'TEXT-THIS-WAY',
    clause: { do: [act('kill', each(foe))], next: { do: [act('gain', undefined, forEachDone(1, 'died'))] } },
    look: food,
    comes: 5,
    without: 3,
  },
  {
    rule: 'TEXT-COULD',
    clause: { do: [act('damage', each(foe), 1)] },
    lines: ['2 den c=beast'],
    beast: [optional(whenSelf('isHurt'), { do: [act('discard', each(friendly('handCard')))] }, { price: { do: [act('discard', self)] } })],
    look: asked,
    comes: '1 act',
    without: '2 mayRespond',
  },
  {
    rule: 'TEXT-IDLE-INSTEAD',
    clause: { do: [act('damage', each(foe), 1)] },
    lines: ['2 den c=beast'],
    beast: [instead(whenSelf('wouldBeHurt'), { do: [act('discard', each(friendly('handCard')))] })],
    look: (table) => table.damage('c'),
    comes: 0,
    without: 1,
  },
];

describe('a rule of card texts', () => {
  test.each([...choosing, ...following, ...doing])('$rule decides what it says and is switched off by itself', (each) => {
    expect(play(each, -1)).toEqual(each.comes);
    expect(play(each, textRule(words, each.rule).id)).toEqual(each.without);
  });

  test('carries out the rows that a game says, and is the same site for each text of that game', () => {
    const cites = { 'TEXT-MAY': 'T-1 T-2' };
    expect(textRule({ cites }, 'TEXT-MAY')).toMatchObject({ rule: 'T-1 T-2', name: expect.stringMatching(/^text \/ TEXT-MAY: /) });
    expect(textRule({ cites }, 'TEXT-MAY')).toBe(textRule({ cites }, 'TEXT-MAY'));
    expect([textRule({}, 'TEXT-MAY').rule, textRule({ cites }, 'TEXT-NONE').rule]).toEqual(['', '']);
  });
});
