import type { PlayableMatch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

function open(...lines: string[]): PlayableMatch {
  const opened = marvelChampions.position?.(lines, '1'.repeat(64));
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** Chooses the first option of a verb, as player 1. */
function take(match: PlayableMatch, verb: string): void {
  const decision = match.pending(0);
  const at = decision?.ask?.options.findIndex((each) => each.verb === verb) ?? -1;
  expect(match.answer(0, decision?.id ?? -1, [at])).toBeUndefined();
}

/** Who asks, and what. */
function asked(match: PlayableMatch): readonly unknown[] {
  const { source = '', purpose, ask } = match.pending(0) ?? {};
  return [match.view(0).cards[source]?.definition, purpose, ask?.choice?.en, ask?.choice?.es];
}

test('a search is asked by the card that says it, in its words', () => {
  const match = open('1 hand Shuri; Genius', '1 deck Energy; Combat Training; Energy Daggers; Vibranium Suit');
  take(match, 'play');
  take(match, 'spend');
  take(match, 'use');
  expect(asked(match)).toEqual([
    '01041',
    'searchFor',
    'choose an upgrade and add it to your hand.',
    'elige una Mejora y añade esa carta a tu mano.',
  ]);
});

test('a choice among the top cards says what becomes of the card, and of the others', () => {
  const match = open('1 identity Tony Stark', '1 deck Energy; Genius; Strength; Backflip');
  take(match, 'use');
  expect(asked(match)).toEqual([
    '01029b',
    'searchFor',
    'choose one of these cards, take it into your hand, and discard the others.',
    'elige una de estas cartas, añade esa carta a tu mano y descarta las demás.',
  ]);
});
