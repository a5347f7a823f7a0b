import type { ShownDeck, SpokenProblem } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { deckTextsEn } from './deck-texts-en.ts';
import { sayState, stateOf } from './deck-state.ts';

const problem: SpokenProblem = { code: 'x', at: '', values: {}, text: 'x' };
const deckOf = (changed: Partial<ShownDeck['faults']>, cards: number, missing: ShownDeck['missing'] = []): ShownDeck => {
  const faults = { understood: [], legal: [], playable: [], ...changed };
  const draft = { name: '', leader: '', choices: [], cards: [{ card: 'a', count: cards }] };
  const problems = Object.values(faults).flat();
  return { game: 'g', draft, sections: [], text: '', problems, faults, missing, isBuilt: true, ways: [] };
};
const gap = { card: 'b', count: 2, own: 0, nearest: [] };

test.each([
  ['Ready', deckOf({}, 40)],
  ['2 not made yet', deckOf({ playable: [problem] }, 40, [gap])],
  ['16 not made yet', deckOf({ playable: [problem] }, 40, [{ ...gap, count: 1, own: 15 }])],
  ['3 missing', deckOf({ legal: [problem] }, 37)],
  ['1 fault', deckOf({ legal: [problem] }, 40)],
  ['2 faults', deckOf({ understood: [problem], legal: [problem] }, 30)],
] as const)('a deck is %s', (words, deck) => {
  expect(sayState(stateOf(deck, 40), deckTextsEn)).toBe(words);
});
