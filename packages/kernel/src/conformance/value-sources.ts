import { isSameValue } from '../derived/value-sources.ts';
import type { PlayableMatch } from '../play/playable.ts';
import type { SeenValueSources, ValuesOf } from '../play/value-sources.ts';
import { seedFromNumber } from '../state/random.ts';
import { assert } from '../state/result.ts';
import type { Seat } from '../state/state.ts';
import type { View } from '../views/view.ts';

/**
 * What is said of where values come from leads from each value's base to what the seat is shown, source by source; it is the same in a match
 * that looks the same to the seat, and asking changes nothing.
 */
export function checkSources(match: PlayableMatch, seat: Seat, roll: (below: number) => number): void {
  if (match.sources === undefined) return;
  const hash = match.hash();
  const twin = match.fork(seat, seedFromNumber(roll(1_000_000)));
  const view = match.view(seat);
  const all: readonly ValuesOf[] = [...Object.keys(view.cards).map((card) => ({ card })), ...view.seats.map((_, each) => ({ seat: each }))];
  for (const of of all) {
    const values = match.sources(seat, of) ?? [];
    for (const each of values) checkSteps(each, shownAs(view, of, each.value));
    const [here, there] = [values, twin.sources?.(seat, of) ?? []].map((each) => JSON.stringify(each));
    assert(here === there, `Sources are the same in two matches that look the same to seat ${seat}: ${here}, not ${there}.`);
  }
  assert(match.hash() === hash, 'Asking for sources changes nothing.');
}

function shownAs(view: View, of: ValuesOf, value: string): unknown {
  return 'card' in of ? view.cards[of.card]?.now[value] : view.seats[of.seat]?.[value];
}

function checkSteps({ value, base, now, steps }: SeenValueSources, shown: unknown): void {
  let before = base;
  for (const step of steps) {
    assert(isSameValue(step.before, before), `Each source of ${value} begins where the one before ends.`);
    assert(!isSameValue(step.after, before), `Each source of ${value} changes it.`);
    before = step.after;
  }
  assert(isSameValue(before, now), `The sources of ${value} lead to what it is now.`);
  const isShown = typeof shown === 'number' || Array.isArray(shown);
  assert(
    !isShown || JSON.stringify(shown) === JSON.stringify(now),
    `${value} is ${String(now)} by its sources, and shown as ${String(shown)}.`,
  );
}

/** What is said of the values of a card or a seat, for tests: each value as it begins, and what each source makes of it; `nameOf` names a card. */
export function writtenSources(
  values: readonly SeenValueSources[] | undefined,
  nameOf: (definition: string) => string,
): Readonly<Record<string, readonly string[]>> {
  assert(values !== undefined, 'The seat knows the card.');
  const lines = values.map(({ value, printed, base, steps }) => {
    const said = steps.map(({ by, part, before, after }) => {
      const source = by === undefined ? part : nameOf(by.definition);
      return `${source}: ${String(before)} to ${String(after)}`;
    });
    return [value, [`${String(printed)}, here ${String(base)}`, ...said]] as const;
  });
  return Object.fromEntries(lines);
}
