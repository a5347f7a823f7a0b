import type { DraftDeck } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { draftFixOf } from './fixes.ts';

const draft: DraftDeck = {
  name: '',
  leader: 'spider',
  choices: [],
  cards: [
    { card: 'a', count: 4 },
    { card: 'web', count: 1 },
  ],
};
const known = { draft, least: 10, own: [{ card: 'web', count: 2 }] };
const faultOf = (code: string, at = '', values: Readonly<Record<string, number>> = {}): Parameters<typeof draftFixOf>[0] => ({
  code,
  at,
  values,
});

test('a deck with too few cards is filled with as many as it lacks', () => {
  expect(draftFixOf(faultOf('deck.size'), known)).toEqual({ kind: 'fill', count: 5 });
  expect(draftFixOf(faultOf('deck.total'), { ...known, least: 5 })).toBeUndefined();
});

test('a card too many of one goes, and a card that may not be there goes whole', () => {
  expect(draftFixOf(faultOf('deck.tooManyCopies', 'cards[0]', { max: 3 }), known)).toMatchObject({
    kind: 'keep',
    count: 3,
    draft: { cards: [{ card: 'a', count: 3 }, { card: 'web' }] },
  });
  expect(draftFixOf(faultOf('deck.offAspect', 'cards[0]'), known)).toMatchObject({ kind: 'remove', draft: { cards: [{ card: 'web' }] } });
});

test('the leader’s own cards are put in, all of them', () => {
  expect(draftFixOf(faultOf('deck.identityCards'), known)).toMatchObject({
    kind: 'own',
    draft: {
      cards: [
        { card: 'web', count: 2 },
        { card: 'a', count: 4 },
      ],
    },
  });
});

test.each([
  ['a place that is none', faultOf('deck.offAspect', 'cards[9]')],
  ['a fault of the whole', faultOf('deck.aspectCount')],
])('%s has no fix', (_, fault) => {
  expect(draftFixOf(fault, known)).toBeUndefined();
});
