import type { Matter } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { sayMatter } from './say-matter.ts';
import type { Speech } from './say.ts';

const names: Readonly<Record<string, string>> = { troll: 'el Trol', imp: 'Diablillo' };
const speech: Speech = {
  words: { events: {}, eventRules: {}, purposes: {}, verbs: {}, values: {}, labels: {} },
  language: 'es',
  card: (key) => ({ key, name: { en: key, es: names[key] ?? key }, facts: {}, text: { en: [], es: [] }, playable: true }),
  seats: ['Ana', 'Luis'],
};
const rule: Matter['rule'] = {
  event: 'fell',
  sum: 'cards',
  line: { en: '{card} falls', es: 'Cae {card}' },
  brief: { en: '{card} falls', es: 'Cae {card}' },
  several: { line: { en: '{cards} fall', es: 'Caen {cards}' }, brief: { en: '{amount} fall', es: 'Caen {amount}' } },
  figure: '−{amount}',
  weight: 1,
};

test('one card is told by its name, several by their list and their number', () => {
  const troll = { definition: 'troll', handle: 'h1' };
  expect(sayMatter({ rule, event: { name: 'fell', card: troll, amount: 1 }, cards: [troll], sum: 1 }, speech)).toEqual({
    line: 'Cae el Trol',
    brief: 'Cae el Trol',
    figure: '−1',
  });
  const cards = [troll, { definition: 'imp', handle: 'h2' }, undefined];
  expect(sayMatter({ rule, event: { name: 'fell', card: troll, amount: 3 }, cards, sum: 3 }, speech)).toEqual({
    line: 'Caen el Trol, Diablillo y una carta',
    brief: 'Caen 3',
    figure: '−3',
  });
});
