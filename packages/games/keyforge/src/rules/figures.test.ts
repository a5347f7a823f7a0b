import type { PlayableMatch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

function open(...lines: string[]): PlayableMatch {
  const opened = keyforge.position?.(lines, '1'.repeat(64));
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

test('who may take the archives reads how many cards there are, and what it means not to', () => {
  const houses = ['1 houses brobnar mars dis', '2 houses brobnar mars dis'];
  const match = open(...houses, 'active 1', 'step house', '1 archives Bumpsy; Bumpsy; Troll', '1 hand Troll');
  const house = match.pending(0);
  expect(match.answer(0, house?.id ?? -1, [0])).toBeUndefined();
  const { purpose, ask } = match.pending(0) ?? {};
  expect([purpose, ask?.options[0]?.said?.en, ask?.declined?.en]).toEqual([
    'takeArchives',
    'Take your archived cards (3)',
    'Leave them archived',
  ]);
});

test('who may take a mulligan reads how many cards they would have', () => {
  const configured = keyforge.configure(['Finally Smooth Simone', 'Hershey, the Oak of Amalchasm']);
  const started = configured.ok ? keyforge.start(configured.value, '1'.repeat(64)) : configured;
  if (!started.ok) throw new Error('The decks are dealt.');
  const match = started.value;
  const seat = match.pending(-1)?.waiting[0] ?? 0;
  const { purpose, ask } = match.pending(seat) ?? {};
  const hand = match.view(seat).zones.find((zone) => zone.kind === 'hand' && zone.seat === seat)?.cards.length ?? 0;
  expect([purpose, ask?.options[0]?.said?.en]).toEqual(['mulligan', `Shuffle your hand into your deck and draw ${hand - 1}`]);
});
