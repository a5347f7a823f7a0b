import { expect, test } from 'vitest';
import { act } from './word-builders.ts';
import { clausesAfter } from './clauses-after.ts';
import type { Clause } from './effects.ts';

/** A clause that is told from others by its verb. */
const named = (verb: string, more: Partial<Clause> = {}): Clause => ({ do: [act(verb)], ...more });

const text = named('text', {
  modes: [named('first'), named('second', { next: named('afterSecond') })],
  ifDone: named('done', { ifDone: named('doneTwice'), next: named('afterDone') }),
  else: named('else', { next: named('afterElse') }),
  next: named('next', { next: named('last') }),
});

test.each<[string, readonly string[] | undefined]>([
  ['', []],
  ['then ', ['next']],
  ['then then ', ['next', 'afterDone']],
  ['then next ', ['next']],
  ['else ', ['next']],
  ['else next ', ['next']],
  ['next ', []],
  ['next next ', []],
  ['mode 1 ', ['done', 'next']],
  ['mode 1 next ', ['done', 'next']],
  ['mode 2 ', undefined],
  ['else then ', undefined],
  ['price ', undefined],
])('what comes after the clause at “%s”', (path, verbs) => {
  expect(clausesAfter(text, path)?.map(({ do: [first] }) => first?.verb)).toEqual(verbs);
});
