import type { Match } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CoreState, GameEvent } from '../state/state.ts';
import type { Subject } from './subject.ts';

/** Checks after each event that the sums which a game names changed as the event says. */
export function watchSums<S extends CoreState>({ game, conserved }: Subject<S>, match: Match<S>): (event: GameEvent) => void {
  if (conserved === undefined) return () => undefined;
  let before = conserved.totals(match.state);
  let revision = match.state.revision;
  return (event) => {
    const now = conserved.totals(match.state);
    const name = game.facts.names[event.kind] ?? '';
    const changes = conserved.changes(name, event);
    // A rewind has no event: what it brought back is taken as it is.
    const follows = match.state.revision === revision + 1;
    for (const [sum, total] of follows ? Object.entries(now) : []) {
      const change = changes[sum] ?? 0;
      const was = before[sum] ?? 0;
      assert(change === 'any' || total === was + change, `By ${name}, ${sum} goes from ${was} to ${total} and not by ${change}.`);
    }
    before = now;
    ({ revision } = match.state);
  };
}
