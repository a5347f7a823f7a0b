import { highCard } from '@crupier/high-card';
import type { PlayableMatch, PlayedEntry } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { watchKnowledge } from './knowledge.ts';

/** High Card just dealt: both seats may change cards of their hands, in secret and at the same time. */
function dealt(): PlayableMatch {
  const started = highCard.start({ decks: ['long', 'long'] }, '07'.repeat(32));
  if (!started.ok) throw new Error('High Card deals.');
  return started.value;
}

/** The entry by which a seat changes so many cards of its hand. */
function swap(match: PlayableMatch, seat: number, count: number): PlayedEntry {
  const open = match.pending(seat);
  const chosen = Array.from({ length: count }, (_, at) => at);
  const described = match.describe(seat, open?.id ?? -1, chosen);
  if (!described.ok) throw new Error(described.problems[0]?.code);
  return { ...described.value, by: 'person', hash: '' };
}

function isMoreKnownAfter(match: PlayableMatch, entries: readonly PlayedEntry[]): boolean {
  return watchKnowledge(match)(entries);
}

test('keeping a hand shows nobody anything, changing a card of it shows one', () => {
  const match = dealt();
  expect(isMoreKnownAfter(dealt(), [swap(match, 0, 0), swap(match, 1, 0)])).toBe(false);
  expect(isMoreKnownAfter(dealt(), [swap(match, 0, 0), swap(match, 1, 1)])).toBe(true);
});

test('a card counts that the view shows and no event names', () => {
  const match = dealt();
  const mute = { ...dealt(), events: () => [] };
  expect(isMoreKnownAfter(mute, [swap(match, 0, 1), swap(match, 1, 0)])).toBe(true);
});

test('a card counts that an event names and no view shows', () => {
  const match = dealt();
  const fresh = dealt();
  const blind = { ...fresh, view: () => ({ ...fresh.view(-1), cards: {} }) };
  expect(isMoreKnownAfter(blind, [swap(match, 0, 1), swap(match, 1, 0)])).toBe(true);
});

test('a draw from the random stream counts although nobody has seen anything', () => {
  const match = dealt();
  const fresh = dealt();
  let drawn = fresh.chanceDrawn();
  const rolling: PlayableMatch = {
    ...fresh,
    chanceDrawn: () => drawn,
    follow: (entry) => {
      drawn++;
      return fresh.follow(entry);
    },
  };
  expect(isMoreKnownAfter(rolling, [swap(match, 0, 0)])).toBe(true);
});

test('a known card that goes into hiding and comes back under another name is no new one', () => {
  const match = dealt();
  const fresh = dealt();
  const [old = ''] = Object.keys(fresh.view(0).cards);
  let isRenamed = false;
  const renaming: PlayableMatch = {
    ...fresh,
    follow: (entry) => {
      isRenamed = true;
      return fresh.follow(entry);
    },
    events: (viewer) => (viewer === 0 && isRenamed ? [{ name: 'returned', card: { handle: 'anew', was: old, definition: 'face-1' } }] : []),
    view: (viewer) => {
      const view = fresh.view(viewer);
      if (viewer !== 0 || !isRenamed) return view;
      const { [old]: card, ...others } = view.cards;
      return { ...view, cards: { ...others, ...(card && { anew: card }) } };
    },
  };
  expect(isMoreKnownAfter(renaming, [swap(match, 0, 0)])).toBe(false);
});

test('whether something is a card is asked of a game once', () => {
  const match = dealt();
  const fresh = dealt();
  const asked: string[] = [];
  const game = { ...fresh.game, card: (key: string) => (asked.push(key), fresh.game.card(key)) };
  isMoreKnownAfter({ ...fresh, game }, [swap(match, 0, 1), swap(match, 1, 1)]);
  isMoreKnownAfter({ ...dealt(), game }, [swap(match, 0, 1), swap(match, 1, 1)]);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});

test('entries that are told by and by are played each once', () => {
  const match = dealt();
  const learn = watchKnowledge(dealt());
  expect(learn([swap(match, 0, 0)])).toBe(false);
  expect(learn([swap(match, 1, 1)])).toBe(true);
});
