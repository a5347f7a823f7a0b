import type { Seat } from '../state/state.ts';
import type { Handle, SeenEvent, Shown, View } from '../views/view.ts';

/** What forecasts tell of a game's table, by the names of its view. What is not listed is told by what is, or of no interest. */
export interface ForeseenParts {
  /** The kinds of zones whose cards are in play. */
  readonly inPlay: readonly string[];
  /** Values of cards in play. */
  readonly cards: readonly string[];
  /** Values of seats. */
  readonly seats: readonly string[];
  /** Kinds of zones of which it is told how many cards lie there. */
  readonly counts: readonly string[];
  /** Events that are told one by one, by their names, so that a reader can add them up; none where absent. */
  readonly events?: readonly string[];
}

/** Something that all can see of a table. */
interface Fact {
  readonly of: 'value' | 'place' | 'count';
  /** The name of a value; for a count the kind of zone; for a place empty. */
  readonly name: string;
  readonly card?: Handle;
  readonly seat?: Seat;
  /** What is there; for a place the kind of zone, empty for a card that is out of sight. */
  readonly is: Shown;
}

/** What a view shows of all that is told, by keys that are the same in another view of the same match. */
export type Facts = ReadonlyMap<string, Fact>;

/** Something that would change: a card leaves play or enters it, a value, or how many cards lie somewhere. */
export interface ForeseenChange {
  readonly of: 'leaves' | 'enters' | 'value' | 'count';
  /** The name of the value, or the kind of zone: of a card that leaves play that to which it goes, empty where that is unknown. */
  readonly name: string;
  readonly card?: Handle;
  readonly seat?: Seat;
  /** What it was; absent where there was nothing, and for a card that leaves or enters play. */
  readonly from?: Shown;
  /** What it would be; absent where there would be nothing, and where it is unknown. */
  readonly to?: Shown;
  /** Whether it rests on what the seat cannot know that, or how, it changes. */
  readonly unknown?: true;
}

/** What a view shows of what is told. */
export function factsIn({ cards, zones, seats }: View, parts: ForeseenParts): Facts {
  const facts = new Map<string, Fact>();
  const places = new Map<Handle, string>();
  for (const { kind, seat, count, cards: listed } of zones) {
    if (parts.counts.includes(kind)) facts.set(`count ${seat} ${kind}`, { of: 'count', name: kind, seat, is: count });
    for (const handle of listed) places.set(handle, kind);
  }
  for (const [card, { now }] of Object.entries(cards)) {
    const place = places.get(card) ?? '';
    facts.set(`place ${card}`, { of: 'place', name: '', card, is: place });
    if (!parts.inPlay.includes(place)) continue;
    for (const name of parts.cards) {
      const is = now[name];
      if (is !== undefined) facts.set(`value ${card} ${name}`, { of: 'value', name, card, is });
    }
  }
  for (const [seat, values] of seats.entries()) {
    for (const name of parts.seats) {
      const is = values[name];
      if (is !== undefined) facts.set(`value ${seat} ${name}`, { of: 'value', name, seat, is });
    }
  }
  return facts;
}

/**
 * What is not as before in some deals at least: as it is in all of them, or unknown. Of a card that enters play or leaves it nothing else is
 * told, and nothing of a card that was not known before.
 */
export function changesIn(before: Facts, deals: readonly Facts[], { inPlay }: ForeseenParts): readonly ForeseenChange[] {
  const moved = new Map<Handle, ForeseenChange>();
  for (const { of, card, is } of before.values()) {
    if (of !== 'place' || card === undefined) continue;
    const move = moveOf(card, inPlay.includes(String(is)), deals, inPlay);
    if (move !== undefined) moved.set(card, move);
  }
  const values = new Map<string, Fact>();
  for (const facts of [before, ...deals])
    for (const [key, fact] of facts) if (fact.of !== 'place' && !values.has(key)) values.set(key, fact);
  const changes = [...values].flatMap(([key, fact]): ForeseenChange[] => {
    const { card } = fact;
    if (card !== undefined && !before.has(`place ${card}`)) return [];
    const move = card === undefined ? undefined : moved.get(card);
    if (move !== undefined && move.unknown !== true) return [];
    const change = changeOf(
      fact,
      before.get(key)?.is,
      deals.map((facts) => facts.get(key)?.is),
    );
    return change === undefined ? [] : [change];
  });
  return [...moved.values(), ...changes.filter(({ card }) => card !== undefined), ...changes.filter(({ card }) => card === undefined)];
}

function moveOf(card: Handle, wasInPlay: boolean, deals: readonly Facts[], inPlay: readonly string[]): ForeseenChange | undefined {
  const places = deals.map((facts) => String(facts.get(`place ${card}`)?.is ?? ''));
  const moves = places.filter((place) => inPlay.includes(place) !== wasInPlay);
  if (moves.length === 0) return undefined;
  const [to = ''] = moves;
  const name = moves.every((place) => place === to) ? to : '';
  return { of: wasInPlay ? 'leaves' : 'enters', name, card, ...(moves.length < places.length && { unknown: true as const }) };
}

function changeOf(
  { of, name, card, seat }: Fact,
  from: Shown | undefined,
  after: readonly (Shown | undefined)[],
): ForeseenChange | undefined {
  const was = JSON.stringify(from);
  const texts = after.map((each) => JSON.stringify(each));
  if (texts.every((text) => text === was)) return undefined;
  const [to] = after;
  return {
    of: of === 'count' ? 'count' : 'value',
    name,
    ...(card !== undefined && { card }),
    ...(seat !== undefined && { seat }),
    ...(from !== undefined && { from }),
    ...(texts.some((text) => text !== texts[0]) ? { unknown: true as const } : to !== undefined && { to }),
  };
}

/** The events with which all of some lists begin: from the first difference on they rest on what cannot be known. */
export function commonEvents([first = [], ...others]: readonly (readonly SeenEvent[])[]): readonly SeenEvent[] {
  const texts = others.map((events) => events.map((event) => JSON.stringify(event)));
  const differs = first.findIndex((event, at) => {
    const text = JSON.stringify(event);
    return texts.some((other) => other[at] !== text);
  });
  return differs < 0 ? first : first.slice(0, differs);
}
