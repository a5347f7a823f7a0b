import type { SeenDecision, SeenOption, View } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { listOptions, sayCopies } from './copies.ts';
import type { Speech } from './say.ts';

const card = (definition: string, now = {}): View['cards'][string] => ({ definition, owner: 0, controller: 0, now });
const view: View = {
  ...{ viewer: 0, table: {}, seats: [] },
  zones: [
    { kind: 'hand', seat: 0, count: 4, cards: ['a', 'b', 'c', 'd'] },
    { kind: 'area', seat: 0, count: 2, cards: ['x', 'y'] },
  ],
  cards: { a: card('imp'), b: card('imp'), c: card('elf'), d: card('imp', { cost: 1 }), x: card('imp'), y: card('imp') },
};
const words = {
  events: {},
  eventRules: {},
  values: {},
  labels: {},
  purposes: {},
  verbs: { play: { en: 'Play {card}', es: 'Jugar {card}' } },
};
const speech: Speech = {
  ...{ words, language: 'en', seats: [] },
  card: (key) => ({ key, name: { en: key, es: key }, facts: {}, text: { en: [], es: [] }, playable: true }),
};

function listed(options: readonly SeenOption[], limits: { readonly max?: number; readonly price?: number } = {}): readonly string[] {
  const ask = { min: 0, max: 1, price: 0, forced: false, options, ...limits };
  return listOptions({ ask } satisfies Pick<SeenDecision, 'ask'>, view, speech).map(
    (each) => `${each.index}+${each.copies.join('+')}${sayCopies(each, speech)}`,
  );
}

const play = (handle: string, more: Partial<SeenOption> = {}): SeenOption => ({ verb: 'play', card: handle, value: 0, ...more });

test('copies of a card in hand stand once, whatever place each has among the options', () => {
  expect(listed([play('a'), play('c'), play('b', { value: 7 }), { verb: 'pass', value: 0 }])).toEqual(['0+2 (2 in hand)', '1+', '3+']);
});

test('copies with other values or elsewhere, and other acts, stand for themselves', () => {
  expect(listed([play('a'), play('d')])).toEqual(['0+', '1+']);
  expect(listed([play('x'), play('y')])).toEqual(['0+', '1+']);
  expect(listed([play('a'), play('b', { verb: 'discard' })])).toEqual(['0+', '1+']);
  expect(listed([play('a'), play('b', { text: { en: 'Draw.', es: 'Roba.' } })])).toEqual(['0+', '1+']);
});

test('where several are chosen, or a price is paid, each copy stands for itself', () => {
  expect(listed([play('a'), play('b')], { max: 2 })).toEqual(['0+', '1+']);
  expect(listed([play('a'), play('b')], { price: 1 })).toEqual(['0+', '1+']);
});

test('what one card can do twice stands twice, and copies that offer it less often stand for themselves', () => {
  expect(listed([play('a'), play('a', { value: 1 }), play('b'), play('b', { value: 1 })])).toEqual(['0+2 (2 in hand)', '1+3 (2 in hand)']);
  expect(listed([play('a'), play('a', { value: 1 }), play('b')])).toEqual(['0+', '1+', '2+']);
});
