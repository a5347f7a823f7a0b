import { effectsUntil, raiseAll } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import type { InfernoMatch } from '../state/state.ts';

/** How long lasting effects may last: the first four end with it, the last one ends when the next main phase begins. *Rule:* INF-610.2, INF-500.5. */
export const durations = ['turn', 'combat', 'match', 'phase', 'whileSource', 'mainPhase', 'while'] as const;
/** One of the durations. */
export type Duration = (typeof durations)[number];

/** Ends what lasts until then, all at once. The last act of a step. *Rule:* INF-500.5, INF-513.2. */
export function endEffectsUntil(match: InfernoMatch, duration: Duration): void {
  const ended = effectsUntil(match.state, match.game, duration);
  raiseAll(
    match,
    ended.map((card) => fact('effectEnded', { card })),
  );
}
