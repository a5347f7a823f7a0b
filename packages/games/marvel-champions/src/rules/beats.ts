import { enclosing, type BeatRules, type GameEvent } from '@crupier/kernel/rules';
import { beatOfFact, type BeatKind } from '../state/beat-kinds.ts';
import { kind, type FactName } from '../state/facts.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { isActivating } from './activation.ts';
import { reveal } from './reveal.ts';

const byFact: ReadonlyMap<number, BeatKind> = new Map(
  Object.entries(beatOfFact).map(([name, shown]) => [kind[name as FactName], shown] as const),
);

/** Whether the encounter acts: in the villain phase, and while an enemy activates or a card is revealed in another. */
function isEncounters(match: MarvelMatch): boolean {
  return match.state.phase === 'villain' || isActivating(match) || enclosing(match, reveal) !== undefined;
}

/** What an event shows; nothing where players act. An attack that dealt no damage is shown by its end. */
function kindOf(match: MarvelMatch, event: GameEvent): BeatKind | undefined {
  const shown = event.kind === kind.enemyAttacked && event.amount === 0 ? 'unhurt' : byFact.get(event.kind);
  return shown !== undefined && isEncounters(match) ? shown : undefined;
}

/** The moments of the villain phase, and of whatever else the encounter does. */
export const beats: BeatRules<Marvel> = { kindOf, gathered: new Set<BeatKind>(['dealt', 'enter']) };
