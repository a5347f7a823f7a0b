import { randomChoice, type Beat, type PlayableMatch, type View } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';
import { beatOfFact, type BeatKind } from '../state/beat-kinds.ts';

const seedOf = (number: number): string => String(number).padStart(64, '0');

function dealt(heroes: number, seed: number): PlayableMatch {
  const decks = marvelChampions.deckNames().slice(0, heroes);
  const configured = marvelChampions.configure(decks, {});
  if (!configured.ok) throw new Error(JSON.stringify(configured.problems));
  const match = marvelChampions.start(configured.value, seedOf(seed));
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

/** What a table shows in figures: damage and threat on cards, by handle. */
function figuresOf({ cards }: View): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(cards).flatMap(([handle, { now }]) =>
      // What has left play shows nothing.
      (Object.keys(now).length === 0 ? [] : (['damage', 'threat'] as const)).map(
        (name) => [`${handle} ${name}`, Number(now[name] ?? 0)] as const,
      ),
    ),
  );
}

/** The figures that are others in a view, of cards that are in both. */
function changedIn(before: View, after: View): readonly string[] {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  return [...is].flatMap(([name, value]) => (was.has(name) && was.get(name) !== value ? [name] : []));
}

/** The handles that events name. */
function named(events: ReturnType<PlayableMatch['events']>): readonly string[] {
  return events.flatMap(({ card, other }) => [card?.handle, other?.handle, card?.was, other?.was]).filter((each) => each !== undefined);
}

/** The kinds of beats at which a figure may change. */
const changing: ReadonlySet<string> = new Set<BeatKind>(['threat', 'damage', 'effect', 'defeat', 'enter', 'unhurt']);

/** The kinds of beats that these matches have shown. */
const seen = new Set<string>();

describe('the moments of the villain phase', () => {
  test.each([
    [1, 11],
    [2, 12],
    [3, 13],
  ])('in a whole match of %i heroes no figure changes before its beat. MC-VILLAIN-PHASE-1', (heroes, seed) => {
    const match = dealt(heroes, seed);
    const roll = dice(seed);
    for (let answers = 0; match.outcome() === undefined && answers < 2000; answers++) {
      let [before, told] = [match.view(0), match.eventCount()];
      answerAtRandom(match, roll);
      const beats: readonly Beat[] = match.beats();
      for (const { kind, until, view } of beats) {
        const [now, events] = [view(0), match.events(0, told).slice(0, until - told)];
        if (now === undefined) throw new Error('The texts of these cards are cheap.');
        const changed = changedIn(before, now).map((each) => each.split(' ')[0] ?? '');
        // What has changed is told by the events up to the beat, and by none of those after it.
        expect(changed.filter((handle) => !named(events).includes(handle))).toEqual([]);
        if (changed.length > 0) expect(changing).toContain(kind);
        seen.add(kind);
        [before, told] = [now, until];
      }
    }
    expect(match.outcome()).toBeDefined();
  });

  test('every kind of moment is seen in these matches', () => {
    expect([...seen].toSorted()).toEqual([...new Set<BeatKind>([...Object.values(beatOfFact), 'unhurt'])].toSorted());
  });

  test('nothing is shown moment by moment while players act', () => {
    const match = dealt(1, 5);
    const roll = dice(5);
    let own = 0;
    for (let answers = 0; match.outcome() === undefined && answers < 400; answers++) {
      const { round } = match.view(-1).table;
      const isAct = match.pending(-1)?.kind === 'act';
      const from = match.eventCount();
      answerAtRandom(match, roll);
      const names = match.events(-1, from).map(({ name }) => name);
      const isPlayersOwn =
        isAct &&
        match.view(-1).table['round'] === round &&
        !names.some((name) => name === 'phaseBegan' || name === 'encounterTurned' || name === 'attackBegan');
      if (!isPlayersOwn) continue;
      own++;
      expect(match.beats()).toEqual([]);
    }
    expect(own).toBeGreaterThan(0);
  });
});
