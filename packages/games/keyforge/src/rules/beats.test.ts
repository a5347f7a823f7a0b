import { randomChoice, type PlayableMatch, type SeenEvent, type View } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';
import { beatOfFact, type BeatKind } from '../state/beat-kinds.ts';

const seedOf = (number: number): string => String(number).padStart(64, '0');

function dealt(seed: number): PlayableMatch {
  const configured = keyforge.configure(keyforge.deckNames().slice(seed % 3, (seed % 3) + 2), {});
  if (!configured.ok) throw new Error(JSON.stringify(configured.problems));
  const match = keyforge.start(configured.value, seedOf(seed));
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

/** What a table shows in figures: Æmber and keys of a seat, damage on a card. */
function figuresOf({ cards, seats }: View): ReadonlyMap<string, unknown> {
  const ofSeats = seats.flatMap(({ aember, keys }, at) => [[`${at} aember`, aember] as const, [`${at} keys`, String(keys)] as const]);
  const ofCards = Object.entries(cards).flatMap(([handle, { now }]) =>
    // What has left play shows nothing.
    Object.keys(now).length === 0 ? [] : [[`${handle} damage`, now['damage'] ?? 0] as const],
  );
  return new Map([...ofSeats, ...ofCards]);
}

/** Whose figures are others in a view, of those that are in both. */
function changedIn(before: View, after: View): readonly string[] {
  const was = figuresOf(before);
  const others = [...figuresOf(after)].filter(([name, value]) => was.has(name) && was.get(name) !== value);
  return others.map(([name]) => name.split(' ')[0] ?? '');
}

/** What events name: cards and seats. Æmber that is stolen, paid, or comes back from a card that leaves play is both players'. */
function named(events: readonly SeenEvent[]): readonly string[] {
  const ofBoth: readonly string[] = ['aemberStolen', 'aemberPaid', 'destroyed', 'cardReturned', 'cardPurged'];
  return events.flatMap(({ name, card, other, seat }) => [
    ...(seat === undefined ? [] : [String(seat)]),
    ...(ofBoth.includes(name) ? ['0', '1'] : []),
    ...[card?.handle, other?.handle, card?.was, other?.was].filter((each) => each !== undefined),
  ]);
}

/** The kinds of beats that these matches have shown. */
const seen = new Set<string>();

describe('the moments of a turn', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'in a whole match no figure changes before its beat, and each key is one: seed %i. KF-TURN-SEQ-1',
    (seed) => {
      const match = dealt(seed);
      const roll = dice(seed);
      let [forged, changes] = [0, 0];
      for (let answers = 0; match.outcome() === undefined && answers < 3000; answers++) {
        let [before, told] = [match.view(0), match.eventCount()];
        const from = told;
        answerAtRandom(match, roll);
        for (const { kind, by, until, view } of match.beats()) {
          const [now, after] = [view(0), match.events(0, until).length];
          const events = match.events(0, told).slice(0, match.events(0, told).length - after);
          if (now === undefined) throw new Error('The texts of these cards are cheap.');
          const changed = changedIn(before, now);
          expect(changed.filter((each) => !named(events).includes(each))).toEqual([]);
          changes += changed.length;
          expect([0, 1]).toContain(by);
          if (kind === 'forge') expect(changed).toContain(String(by));
          if (kind === 'forge') forged++;
          seen.add(kind);
          [before, told] = [now, until];
        }
        const keys = match.events(0, from).filter(({ name }) => name === 'keyForged').length;
        forged -= keys;
        expect(forged).toBe(0);
      }
      expect(match.outcome()).toBeDefined();
      expect(changes).toBeGreaterThan(0);
    },
  );

  test('every kind of moment is seen in these matches', () => {
    expect([...seen].toSorted()).toEqual([...new Set<BeatKind>([...Object.values(beatOfFact), 'use'])].toSorted());
  });

  test('a moment is the doing of the player whose turn it is', () => {
    const match = dealt(7);
    const roll = dice(7);
    const by = new Set<number | undefined>();
    for (let answers = 0; answers < 60 && match.outcome() === undefined; answers++) {
      answerAtRandom(match, roll);
      const { active } = match.view(-1).table;
      const last = match.beats().at(-1);
      if (last !== undefined && last.kind !== 'end') expect(last.by).toBe(active);
      if (last !== undefined) by.add(last.by);
    }
    expect(by).toEqual(new Set([0, 1]));
  });
});
