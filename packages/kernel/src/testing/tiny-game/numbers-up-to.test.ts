import { expect, test } from 'vitest';
import { number, one, so, the } from '../../language/builders.ts';
import { act, enemy } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import { courseOf, type Course } from './course.ts';
import { words } from './vocabulary.ts';

/** With a verb that does no more than 2 to a card. */
const verbs = { ...words.verbs, bite: { ...words.verbs.damage, most: () => 2 } };

const dens = ['1 den wolf bear', '2 den pup hunter'];
const prey = { it: one(enemy('beast')) };
const upToThree = { x: { least: 0, most: 3 } };

/** The course of a text. */
function told(text: Clause, answers: Course['answers'] = [], { announces = false, lines = dens } = {}): readonly string[] {
  return courseOf({ text, lines, answers, manners: { words: { verbs, announces } } });
}

const targets = '1 chooseTarget: choose pup, choose hunter';
const numbers = '1 chooseNumber: number, number 1, number 2, number 3';

test('a number up to which something is done to a chosen card is chosen after the card, but where it is announced', () => {
  const text = { numbers: upToThree, targets: prey, do: [act('damage', the(), number())] };
  expect(told(text, ['choose hunter', 'number 1'])).toEqual([targets, numbers, 'damaged hunter 1']);
  expect(told(text, ['number 1', 'choose hunter'], { announces: true }).slice(0, 2)).toEqual([numbers, targets]);
});

test('it is offered as high as it could matter', () => {
  const text = { numbers: upToThree, targets: prey, do: [act('bite', the(), number())] };
  expect(told(text, ['choose hunter', 'number 2'])).toEqual([targets, '1 chooseNumber: number, number 1, number 2', 'damaged hunter 2']);
});

test('it is nothing where no card can be chosen', () => {
  const text = { do: [act('gain')], next: { numbers: upToThree, targets: prey, do: [act('bite', the(), number())] } };
  expect(told(text, ['number'], { lines: ['1 den wolf'] })).toEqual(['1 foodGained 1', '1 chooseNumber: number']);
});

test('a number that is spoken of elsewhere is chosen first', () => {
  const counted = { numbers: upToThree, targets: { it: so(number(), enemy('beast')) }, do: [act('damage', the(), 1)] };
  expect(told(counted, ['number 1', 'choose pup']).slice(0, 2)).toEqual([numbers, targets]);
  const twice = { numbers: upToThree, targets: prey, do: [act('bite', the(), number()), act('gain', undefined, number())] };
  expect(told(twice, ['number 1', 'choose hunter'])).toEqual([numbers, targets, 'damaged hunter 1', '1 foodGained 1']);
});
