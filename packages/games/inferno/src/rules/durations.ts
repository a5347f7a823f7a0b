import { effectsUntil, raiseAll } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { InfernoMatch } from '../state/state.ts';

/**
 * How long lasting effects may last: the first four end with it, `mainPhase` when the next main phase begins, and `setOff` is what waits to be
 * set off once, however long that takes. *Rule:* INF-610.2, INF-500.5, INF-603.7b.
 */
export const durations = ['turn', 'combat', 'match', 'phase', 'whileSource', 'mainPhase', 'while', 'setOff'] as const;
/** One of the durations. */
export type Duration = (typeof durations)[number];

/** Ends what lasts until then, all at once. The last act of a step. *Rule:* INF-500.5, INF-513.2. */
export function endEffectsUntil(match: InfernoMatch, ...until: readonly Duration[]): void {
  const ended = until.flatMap((duration) => effectsUntil(match.state, match.game, duration));
  raiseAll(
    match,
    ended.map((card) => fact('effectEnded', { card })),
  );
}
