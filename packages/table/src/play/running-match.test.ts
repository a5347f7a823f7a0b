import { highCard } from '@crupier/high-card';
import { type PlayableMatch, SPECTATOR } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { contractMatch } from '../fixtures/table-host-contract.ts';
import { RunningMatch } from './running-match.ts';
import { Timeline } from './timeline.ts';

test('of a long match the events are kept that can be told after a restart, and little more', () => {
  const [ana, luis] = ['ana', 'luis'].map((user) => ({ kind: 'person', user, name: user }) as const);
  const { head } = contractMatch(
    'm',
    [ana, luis].flatMap((seat) => seat ?? []),
    'long',
  );
  const dealt = highCard.start(head.start.configuration, head.start.seed);
  if (!dealt.ok) throw new Error('High Card deals.');
  const forgotten: number[] = [];
  const match: PlayableMatch = { ...dealt.value, forgetEvents: (before) => void forgotten.push(before) };
  const timeline = new Timeline({ deal: () => match, restore: () => undefined }, head.start.hash);
  const eventsMargin = 2;
  const running = new RunningMatch({ head, timeline, match, now: timeline.now, eventCounts: new Map([[0, 0]]), eventsMargin });
  const counts = [match.eventCount()];
  const told: number[] = [];
  for (let open = running.pending(SPECTATOR); open !== undefined; open = running.pending(SPECTATOR)) {
    const [seat = 0] = open.waiting;
    expect(running.answer(seat, 'person', open.id, running.pending(seat)?.ask?.min === 0 ? [] : [0]).ok).toBe(true);
    counts.push(match.eventCount());
    told.push(running.now.depth - running.eventsSince(SPECTATOR, undefined).from);
  }
  expect(running.seq).toBeGreaterThan(12);
  expect(Math.max(...told)).toBe(9);
  expect(Math.min(...told.slice(eventsMargin))).toBeGreaterThanOrEqual(eventsMargin);
  // All before the margin, as far as it reached then.
  expect(forgotten[0]).toBe(counts[8]);
});

test('a copy of the match before an announcement is kept as long as that lasts, and given once', () => {
  const [ana, luis] = ['ana', 'luis'].map((user) => ({ kind: 'person', user, name: user }) as const);
  const { head } = contractMatch(
    'm',
    [ana, luis].flatMap((seat) => seat ?? []),
    'long',
  );
  const dealt = highCard.start(head.start.configuration, head.start.seed);
  if (!dealt.ok) throw new Error('High Card deals.');
  let announcing = false;
  const match: PlayableMatch = {
    ...dealt.value,
    pending: (viewer) => {
      const open = dealt.value.pending(viewer);
      return open && { ...open, kind: 'act', ...(announcing && { announcing }) };
    },
  };
  const timeline = new Timeline({ deal: () => match, restore: () => undefined }, head.start.hash);
  const running = new RunningMatch({ head, timeline, match, now: timeline.now, eventCounts: new Map([[0, 0]]), eventsMargin: 0 });
  const answer = (isAnnounced: boolean): void => {
    const open = running.pending(SPECTATOR);
    const [seat = 0] = open?.waiting ?? [];
    const chosen = running.pending(seat)?.ask?.min === 0 ? [] : [0];
    const decision = open?.id ?? -1;
    // From here on: the answer before was the act.
    announcing = isAnnounced;
    expect(running.answer(seat, 'person', decision, chosen).ok).toBe(true);
  };
  const ended = running.now;
  answer(true);
  answer(false);
  expect(running.takePlaceAt(ended)).toBeUndefined();
  const begun = running.now;
  answer(true);
  answer(true);
  expect(running.takePlaceAt(running.now)).toBeUndefined();
  const place = running.takePlaceAt(begun);
  expect([place?.moment, place?.match.hash()]).toEqual([begun, begun.hash]);
  expect(running.takePlaceAt(begun)).toBeUndefined();
});
