import { expect, test } from 'vitest';
import { activated, any, forEachDone, grant, is, plus, stat, whenAny } from './word-builders.ts';
import { atLeast, each, exists, gives, host, lends, one, self, the, triggered } from './builders.ts';
import type { Ability, Clause } from './effects.ts';
import { abilityHas, clauseHas, objectsHave, type Search } from './search.ts';

const wolves: Search = { filter: ({ noun }) => noun === 'wolf' };
const wolf = any('wolf');
const strength = stat('strength', each(wolf));

const places: Readonly<Record<string, Ability>> = {
  'what an occasion is about': triggered(whenAny('dies', wolf), { do: [] }),
  'a condition inside others': activated('use', { if: { kind: 'not', of: { kind: 'either', of: [exists(wolf)] } }, do: [] }),
  'a number that is compared': activated('use', { if: atLeast(strength, 1), do: [] }),
  'a target of a mode': activated('use', { do: [], modes: [{ do: [] }, { targets: { it: one(wolf) }, do: [] }] }),
  'the highest of a chosen number': activated('use', { numbers: { x: { least: 0, most: strength } }, do: [] }),
  'the quality of a target': activated('use', { targets: { it: one(any('bear', { not: { targets: wolf } })) }, do: [] }),
  'a price': activated('use', { do: [] }, 0, { price: { do: [{ verb: 'kill', on: each(wolf) }] } }),
  'a cost': activated('use', { do: [] }, strength),
  'what follows': activated('use', { do: [], ifDone: { do: [], else: { do: [], next: { do: [{ verb: 'kill', on: each(wolf) }] } } } }),
  'a given ability': activated('use', { do: [grant(gives(host, plus('strength', strength)), 'turn', self)] }),
  'a lent ability': gives(self, lends(triggered(whenAny('dies', wolf), { do: [] }))),
};

test.each(Object.entries(places))('a search finds a part in %s', (_, ability) => {
  expect(abilityHas(wolves, ability)).toBe(true);
  expect(abilityHas({ filter: ({ noun }) => noun === 'fox' }, ability)).toBe(false);
});

test('a search sees every part once, in the order of the text', () => {
  const seen: string[] = [];
  const clause: Clause = {
    targets: { it: one(any('wolf', is('kind', 'old'))) },
    if: exists(any('bear')),
    do: [{ verb: 'kill', on: the(), amount: forEachDone(1, 'died') }],
    next: { do: [{ verb: 'draw' }] },
  };
  const note = (what: string): false => {
    seen.push(what);
    return false;
  };
  clauseHas(
    {
      clause: ({ do: acts }) => note(`clause of ${acts.length}`),
      filter: ({ noun }) => note(noun),
      quality: () => note('quality'),
      act: ({ verb }) => note(verb),
      selector: ({ kind }) => note(kind),
      counted: ({ kind }) => note(kind),
    },
    clause,
  );
  expect(seen).toEqual(['clause of 1', 'wolf', 'quality', 'bear', 'kill', 'bound', 'thisWay', 'clause of 1', 'draw']);
});

test('the objects of an act are told from what it gives', () => {
  const act = grant(gives(each(wolf), plus('strength', 1)), 'turn', self);
  expect([objectsHave(wolves, act), clauseHas(wolves, { do: [act] })]).toEqual([false, true]);
});
