import { randomChoice, type PlayableMatch, type SeenEvent, type View } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { beatOfFact, type BeatKind } from '../state/beat-kinds.ts';

const seedOf = (number: number): string => String(number).padStart(64, '0');

function dealt(seed: number, players = 2): PlayableMatch {
  const decks = inferno.deckNames();
  const configured = inferno.configure(
    Array.from({ length: players }, (_, at) => decks[(seed + at) % decks.length] ?? ''),
    {},
  );
  if (!configured.ok) throw new Error(JSON.stringify(configured.problems));
  const match = inferno.start(configured.value, seedOf(seed));
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

/** Answers one question at random. */
function answerAtRandom(match: PlayableMatch, roll: ReturnType<typeof dice>): void {
  const seat = match.pending(-1)?.waiting[0] ?? 0;
  const open = match.pending(seat);
  if (open?.ask === undefined) throw new Error('Somebody is asked.');
  expect(match.answer(seat, open.id, randomChoice(open.kind, open.ask, roll))).toBeUndefined();
}

const figure = /^(damage|earthly|.+Counters)$/;

/** What a table shows in figures: damage, counters and face of cards, by handle. */
function figuresOf({ cards }: View): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(cards).flatMap(([handle, { now }]) =>
      // What has left play shows nothing.
      Object.keys(now).length === 0 ? [] : [[handle, JSON.stringify(Object.entries(now).filter(([name]) => figure.test(name)))] as const],
    ),
  );
}

/** Whose figures are others in a view, of those that are in both. */
function changedIn(before: View, after: View): readonly string[] {
  const was = figuresOf(before);
  return [...figuresOf(after)].flatMap(([handle, value]) => (was.has(handle) && was.get(handle) !== value ? [handle] : []));
}

/** The cards that events name. */
function named(events: readonly SeenEvent[]): readonly string[] {
  return events.flatMap(({ card, other }) => [card?.handle, other?.handle, card?.was, other?.was].filter((each) => each !== undefined));
}

/** The kinds of beats that these matches have shown. */
const seen = new Set<string>();

describe('the moments of a turn', () => {
  test.each([
    [2, 1],
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 5],
    [4, 6],
  ])('in a whole match of %i players no figure changes before its beat: seed %i. INF-500.1', (players, seed) => {
    const match = dealt(seed, players);
    const roll = dice(seed);
    let changes = 0;
    for (let answers = 0; match.outcome() === undefined && answers < 3000; answers++) {
      let [before, told] = [match.view(0), match.eventCount()];
      answerAtRandom(match, roll);
      for (const { kind, by, until, view } of match.beats()) {
        const now = view(0);
        if (now === undefined) throw new Error('The texts of these cards are cheap.');
        const all = match.events(0, told);
        const events = all.slice(0, all.length - match.events(0, until).length);
        const changed = changedIn(before, now);
        expect(changed.filter((each) => !named(events).includes(each))).toEqual([]);
        changes += changed.length;
        expect(by).toBeGreaterThanOrEqual(0);
        expect(by).toBeLessThan(players);
        seen.add(kind);
        [before, told] = [now, until];
      }
    }
    expect(match.outcome()).toBeDefined();
    expect(changes).toBeGreaterThan(0);
  });

  test('every kind of moment is seen in these matches', () => {
    expect([...seen].toSorted()).toEqual([...new Set<BeatKind>(Object.values(beatOfFact))].toSorted());
  });

  test('what resolves is the doing of whoever played it, in the turn of another too', () => {
    const match = dealt(8);
    const roll = dice(8);
    let others = 0;
    for (let answers = 0; match.outcome() === undefined && answers < 3000; answers++) {
      const from = match.eventCount();
      answerAtRandom(match, roll);
      const played = match.events(-1, from).filter(({ name }) => name === 'cardPlayed');
      for (const { kind, by } of match.beats()) if (kind === 'play') expect(by).toBe(played[0]?.seat);
      if (played.some(({ seat }) => seat !== match.view(-1).table['active'])) others++;
    }
    expect(others).toBeGreaterThan(0);
  });
});
