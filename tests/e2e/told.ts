/** What a page is told of a match that no server plays, in the words of the protocol. */

import type { CardSheet, PlayableMatch, Viewer } from '@crupier/kernel';
import { packView, type MatchSummary, type TableInfo, type WelcomeMessage } from '@crupier/protocol';

const names = ['Ana', 'Bruno', 'Iker', 'Nerea', 'Lucía', 'Mateo'];

/** A moment of a match as a page is told it. */
export interface ToldMoment {
  readonly id: string;
  readonly seat: number;
  /** The seats that the page plays. */
  readonly seats: readonly number[];
  readonly seq: number;
  readonly undo: WelcomeMessage['undo'];
  /** Whether the page is told of stops: it has the buttons for passing then, and is asked everything. */
  readonly stops: boolean;
}

/** The match in the page's list. */
export function summaryOf({ game, seats }: PlayableMatch, id: string): MatchSummary {
  const persons = namesOf(seats).map((name, seat) => ({ kind: 'person' as const, name, mine: seat === 0 }));
  return { id, game: game.id, status: 'running', createdAt: 0, seats: persons, entries: 1 };
}

/** The sheets of all cards that some viewers can see now, of those that abilities come from, and of those that seats are called after. */
export function sheetsOf(match: PlayableMatch, viewers: readonly Viewer[]): Readonly<Record<string, CardSheet>> {
  const views = viewers.map((viewer) => match.view(viewer));
  const seen = views.flatMap(({ cards }) => Object.values(cards));
  const called = views.flatMap(({ seats }) => seats.map(({ calledAfter }) => String(calledAfter ?? '')));
  const keys = [...called, ...seen.flatMap(({ definition, now }) => [definition, String(now['source'] ?? '')])].map(keyOf);
  return Object.fromEntries([...new Set(keys)].flatMap((key) => [match.game.card(key)].flatMap((sheet) => (sheet ? [[key, sheet]] : []))));
}

/** The card that a definition is a variant of. */
function keyOf(definition: string): string {
  return /^(?:own\/|test\/)?[^/]+/.exec(definition)?.[0] ?? definition;
}

/** What the page is told first, and again whenever all is to be drawn anew. */
export function welcomeOf(match: PlayableMatch, { id, seat, seats, seq, undo, stops }: ToldMoment): WelcomeMessage {
  const pending = match.pending(seat);
  const passing = stops ? match.game.passing : undefined;
  return {
    kind: 'welcome',
    seat,
    seats,
    seq,
    view: packView(match.view(seat)),
    events: match.events(seat, 0),
    eventsFrom: 0,
    undo,
    info: infoOf(match, id, passing),
    ...(pending && { pending }),
    ...(passing && { passing: { ...passing.usual, everything: true } }),
  };
}

function infoOf(match: PlayableMatch, id: string, passing: PlayableMatch['game']['passing']): TableInfo {
  const outcome = match.outcome();
  return {
    match: id,
    game: match.game.id,
    status: 'running',
    seats: namesOf(match.seats).map((name) => ({ kind: 'person', name, present: true })),
    fairness: { commitment: '', nonces: [] },
    ...(outcome && { outcome }),
    agreements: { draw: false, shortcuts: passing !== undefined },
    hints: true,
    ...(passing && { stops: { moments: passing.moments, responses: passing.responses, usual: passing.usual } }),
  };
}

function namesOf(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? '');
}
