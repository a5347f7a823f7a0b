import type { SeenDecision, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../../language/texts-en.ts';
import { sayYield, withYield, withoutYield, yieldByAnswer, yieldsAt } from './always.ts';

const view: View = {
  viewer: 0,
  table: {},
  seats: [],
  zones: [],
  cards: {
    ability: { definition: 'blank', owner: 1, controller: 1, now: { source: 'imp' } },
    web: { definition: 'web', owner: 0, controller: 0, now: {} },
  },
};

function asking(kind: SeenDecision['kind'], ask: Partial<NonNullable<SeenDecision['ask']>>): SeenDecision {
  const whole = { min: 0, max: 1, price: 0, forced: false, options: [], ...ask };
  return { id: 1, kind, purpose: 'orderDiscard', rule: '', until: 'one', source: 'ability', waiting: [0], ask: whole };
}

const use = { verb: 'use', card: 'web', value: 0, ability: 'web/1' };

test('a response may be left out always, and so may each ability, once', () => {
  const pass = { verb: 'pass', value: 0 };
  expect(yieldsAt(asking('respond', { respondsTo: 'imp/2', options: [pass, use, { ...use, value: 1 }] }), view)).toEqual([
    { about: 'imp/2', card: 'imp', answer: 'pass' },
    { about: 'web/1', card: 'web', answer: 'no' },
  ]);
});

test('an offer is always declined or accepted, an order left as it is, and nothing else', () => {
  expect(yieldsAt(asking('may', { ability: 'imp/1' }), view).map(({ answer }) => answer)).toEqual(['no', 'yes']);
  expect(yieldsAt(asking('may', { ability: 'imp/1', min: 1 }), view)).toEqual([]);
  expect(yieldsAt(asking('may', {}), view)).toEqual([]);
  expect(yieldsAt(asking('arrange', {}), view)).toEqual([{ about: 'orderDiscard', card: '', answer: 'asOffered' }]);
  for (const kind of ['act', 'target', 'defend', 'pay', 'mode'] as const)
    expect(yieldsAt(asking(kind, { options: [use] }), view)).toEqual([]);
});

test('an answer that is to be given always says which it is, where it can', () => {
  const pass = { verb: 'pass', value: 0, consequence: { code: 'passes' } };
  const given = (decision: SeenDecision, chosen: readonly number[]) => yieldByAnswer(decision, yieldsAt(decision, view), chosen)?.answer;
  const offer = asking('may', { ability: 'imp/1' });
  expect([given(offer, []), given(offer, [0])]).toEqual(['no', 'yes']);
  const one = asking('respond', { options: [pass, use] });
  expect([given(one, []), given(one, [0]), given(one, [1])]).toEqual(['no', 'no', undefined]);
  const several = asking('respond', { respondsTo: 'imp/2', options: [pass, use] });
  expect(given(several, [])).toBeUndefined();
  expect(given(asking('arrange', {}), [])).toBeUndefined();
});

test('another answer to the same takes the place of the first, and is taken back', () => {
  const [no, yes] = yieldsAt(asking('may', { ability: 'imp/1' }), view);
  if (no === undefined || yes === undefined) throw new Error('An offer has two answers.');
  const pass = { about: 'imp/1', card: 'imp', answer: 'pass' } as const;
  const both = withYield(withYield(withYield([], no), pass), yes);
  expect(both).toEqual([pass, yes]);
  expect(withoutYield(both, pass)).toEqual([yes]);
});

test('each is said with the card by which people know it', () => {
  const words = { purposes: { orderDiscard: { en: '{source}: in which order?', es: '' } }, labels: { imp: { en: 'Imp', es: '' } } };
  const speech = { words, language: 'en', card: () => undefined, seats: [] } as unknown as Speech;
  expect(sayYield({ about: 'imp/1', card: 'imp', answer: 'no' }, speech, en)).toBe('Always no to Imp');
  expect(sayYield({ about: 'imp/1', card: 'imp', answer: 'no' }, speech, en, false)).toBe('Never use Imp here');
  expect(sayYield({ about: 'orderDiscard', card: '', answer: 'asOffered' }, speech, en)).toBe('In which order? Always as it stands');
});
