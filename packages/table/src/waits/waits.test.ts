import type { PlayableMatch, Seat, SeenDecision } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { whoAreAutomatic } from '../play/automatic.ts';
import type { RunningMatch } from '../play/running-match.ts';
import type { SeatRecord } from '../store/journal-store.ts';
import { ThinkingTimes } from './thinking-times.ts';
import { type Due, Waits } from './waits.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };

/** Where a table stands: who is asked, and whether there is a choice. */
interface Standing {
  id: number;
  kind: SeenDecision['kind'];
  asked: readonly Seat[];
  /** Seats with one answer only. */
  forced: readonly Seat[];
  /** Whether a seat has one answer only whatever is hidden. */
  isForcedAnyway: boolean;
}

/** A table of which there is no more than what waits look at, with a clock that a test sets. */
function tableOf(seats: readonly SeatRecord[], forcedMs?: number) {
  const standing: Standing = { id: 1, kind: 'respond', asked: [0], forced: [0], isForcedAnyway: false };
  const clock = { now: 1000 };
  const timers: (() => void)[] = [];
  const present = new Set<Seat>(seats.keys());
  const pendingOf = (viewer: number, isForked: boolean): SeenDecision => {
    const { id, kind, asked, forced, isForcedAnyway } = standing;
    const open = { id, kind, purpose: 'priority', rule: '', until: 'all', waiting: asked } as const;
    const isForced = isForked ? isForcedAnyway : forced.includes(viewer);
    const options = ['pass', ...(isForced ? [] : ['play'])].map((verb) => ({ verb, value: 0 }));
    return asked.includes(viewer) ? { ...open, ask: { min: 1, max: 1, price: 0, forced: isForced, options } } : open;
  };
  const match = {
    game: {},
    pending: (viewer: number) => pendingOf(viewer, false),
    fork: () => ({ pending: (viewer: number) => pendingOf(viewer, true) }),
  } as unknown as PlayableMatch;
  const head = { seats, start: { game: 'test', seed: 's' } };
  const running = { head, match, now: { hash: 'h' }, pending: match.pending } as unknown as RunningMatch;
  const pace = {
    now: () => clock.now,
    later: (_ms: number, run: () => void) => (timers.push(run), () => undefined),
    ...(forcedMs !== undefined && { forcedMs }),
  };
  const waits = new Waits({ running, pace, times: new ThinkingTimes(), isPresent: (seat) => present.has(seat), settings: new Map() });
  return {
    standing,
    clock,
    present,
    /** Milliseconds until the next automatic answer. */
    next: (): Due | undefined => {
      waits.look();
      return waits.next(whoAreAutomatic(match, seats, new Map()));
    },
    /** A person answers after so many milliseconds, freely unless a test says otherwise. */
    think: (seat: Seat, ms: number, forced: readonly Seat[] = []): void => {
      Object.assign(standing, { id: standing.id + 1, asked: [seat], forced });
      waits.look();
      clock.now += ms;
      const thought = waits.thoughtOf({ seat, decision: standing.id, chosen: [0], heardAt: clock.now });
      if (thought !== undefined) waits.note(thought);
    },
    ranLate: (due: Due, lateMs: number): void => {
      waits.later(due, () => undefined);
      clock.now += due.ms + lateMs;
      timers.splice(0).forEach((run) => run());
    },
    ask: (now: Partial<Standing>): void => void Object.assign(standing, { id: standing.id + 1 }, now),
  };
}

function taught(seats: readonly SeatRecord[]): ReturnType<typeof tableOf> {
  const table = tableOf(seats);
  for (let each = 0; each < 20; each++) table.think(0, 600 + 10 * each);
  table.ask({ asked: [0], forced: [0] });
  return table;
}

describe('an answer without a choice', () => {
  test('waits as long as the person takes to choose', () => {
    for (let each = 0; each < 30; each++) {
      const ms = taught([ana, luis]).next()?.ms;
      expect(ms).toBeGreaterThan(450);
      expect(ms).toBeLessThan(1100);
    }
  });

  test.each([
    ['against a bot', [ana, bot]],
    ['at both seats', [ana, ana]],
  ])('waits for nobody who plays alone, %s', (_name, seats) => {
    expect(taught(seats).next()?.ms).toBe(0);
  });

  test('has one time, however often the table looks again', () => {
    const table = taught([ana, luis]);
    const due = (table.next()?.ms ?? 0) + table.clock.now;
    for (let each = 0; each < 10; each++) {
      table.clock.now += 30;
      expect((table.next()?.ms ?? 0) + table.clock.now).toBeCloseTo(due, 6);
    }
  });

  test('has a time of its own at each question', () => {
    const table = taught([ana, luis]);
    const times = Array.from({ length: 10 }, () => {
      table.ask({});
      return table.next()?.ms;
    });
    expect(new Set(times).size).toBe(10);
  });

  test('is not given while the person is away, and waits from their coming back on', () => {
    const table = taught([ana, luis]);
    table.present.delete(0);
    expect(table.next()).toBeUndefined();
    table.clock.now += 60_000;
    expect(table.next()).toBeUndefined();
    table.present.add(0);
    expect(table.next()?.ms).toBeGreaterThan(450);
  });

  test('comes at once where everybody can see that there is no choice, and passes never do', () => {
    const table = taught([ana, luis]);
    table.ask({ kind: 'target', isForcedAnyway: true });
    expect(table.next()?.ms).toBe(0);
    for (const kind of ['act', 'respond'] as const) {
      table.ask({ kind });
      expect(table.next()?.ms).toBeGreaterThan(450);
    }
    table.ask({ kind: 'target', isForcedAnyway: false });
    expect(table.next()?.ms).toBeGreaterThan(450);
  });

  test('of several seats comes in the order of their times, and a bot’s first', () => {
    const table = taught([ana, luis, bot]);
    table.ask({ asked: [0, 1, 2], forced: [0, 1] });
    expect(table.next()).toMatchObject({ seat: 2, ms: 0 });
    const firsts = Array.from({ length: 60 }, () => {
      table.ask({ asked: [0, 1], forced: [0, 1] });
      return table.next()?.seat;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test('waits for a fixed time where a test says so', () => {
    const table = tableOf([ana, luis], 70);
    expect(table.next()?.ms).toBe(70);
    table.present.clear();
    expect(table.next()?.ms).toBe(70);
  });
});

describe('timers that run late', () => {
  test('are set as much earlier: persons’ answers come late as well', () => {
    const table = taught([ana, luis]);
    const shortened = Array.from({ length: 60 }, (_, at) => {
      table.ask({});
      const due = table.next();
      if (due === undefined) throw new Error('An answer is due.');
      table.ranLate(due, 200);
      return at < 20 ? 0 : due.ms;
    });
    // Without lateness no wait is shorter than 450 ms.
    expect(Math.min(...shortened.slice(20))).toBeLessThan(430);
  });
});

describe('what a person took', () => {
  test('counts from the question on, and only where there was a choice', () => {
    const table = tableOf([ana, luis]);
    for (let each = 0; each < 20; each++) table.think(0, 5, [0]);
    for (let each = 0; each < 20; each++) table.think(0, 3000);
    table.ask({ asked: [0], forced: [0] });
    expect(table.next()?.ms).toBeGreaterThan(2000);
  });
});
