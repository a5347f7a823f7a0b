import { enclosing, NO_SEAT, type BeatRules, type GameEvent, type Seat } from '@crupier/kernel/rules';
import { beatOfFact, type BeatKind } from '../state/beat-kinds.ts';
import { kind, type FactName } from '../state/facts.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { resolveTop } from './resolve.ts';

const byFact: ReadonlyMap<number, BeatKind> = new Map(
  Object.entries(beatOfFact).map(([name, shown]) => [kind[name as FactName], shown] as const),
);

/** What goes onto the chain, which is the doing of the player whom the event names. */
const announcing: ReadonlySet<number> = new Set([kind.cardPlayed, kind.abilityActivated, kind.abilityTriggered]);

/** Whose doing an event is: of what resolves, the player's who controls it on the chain; else the active player's. */
function actorOf(match: InfernoMatch, event: GameEvent): Seat {
  if (announcing.has(event.kind) && event.seat !== NO_SEAT) return event.seat;
  return enclosing(match, resolveTop)?.locals.item?.seat ?? match.state.active;
}

/** The moments of a turn and of what is played in it. */
export const beats: BeatRules<Inferno> = {
  kindOf: (_match, event) => byFact.get(event.kind),
  actorOf,
  gathered: new Set<BeatKind>(['draw', 'damage', 'gone']),
};
