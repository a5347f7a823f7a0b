import { listenerKey, overDefinitions, type CompiledAbility } from '@crupier/kernel/rules';
import { printedBy } from '../state/printed.ts';
import type { Inferno, InfernoMatch, Zone } from '../state/state.ts';
import { workingZones } from '../state/working-zones.ts';

/** A triggered ability that works outside play. */
export interface ElsewhereTrigger {
  readonly definition: number;
  /** Its place in the definition. */
  readonly place: number;
  readonly zones: readonly Zone[];
  /** The field of the event that must name its own card, if one must: what kind of event that is says where the card lay. */
  readonly ofItself: 'card' | 'other' | undefined;
}

const NONE: readonly ElsewhereTrigger[] = [];

/** The triggered abilities of all definitions of a game that work outside play, by the kind of event that sets them off. *Rule:* INF-113.5i. */
export function elsewhereTriggers(match: InfernoMatch, kind: number): readonly ElsewhereTrigger[] {
  return triggersByKind(match).get(kind) ?? NONE;
}

/** Of the definitions only those are compiled whose text has such an ability. */
const triggersByKind = overDefinitions<Inferno, Map<number, readonly ElsewhereTrigger[]>>(
  () => new Map<number, readonly ElsewhereTrigger[]>(),
  (found, game, definition) => {
    const written = game.definitions[definition]?.written ?? [];
    if (written.some((data) => data.kind === 'triggered' && workingZones(data).length > 0)) collect(found, game, definition);
    return found;
  },
);

function collect(found: Map<number, readonly ElsewhereTrigger[]>, game: InfernoMatch['game'], definition: number): void {
  const { types } = printedBy(game, definition);
  game.definitions[definition]?.abilities.forEach((ability, place) => {
    // What rituals say listens on the chain by itself.
    const zones = workingZones(ability.data).filter((zone) => zone !== 'chain' || !types.includes('ritual'));
    if (types.length === 0 || zones.length === 0 || ability.lent !== undefined) return;
    for (const kind of kindsOf(game.facts.names.length, ability))
      found.set(kind, [...(found.get(kind) ?? []), { definition, place, zones, ofItself: ability.trigger.selfField }]);
  });
}

/** The kinds of event that set a triggered ability off. */
function kindsOf(kinds: number, { data, trigger }: CompiledAbility<Inferno>): readonly number[] {
  if (data.kind !== 'triggered') return [];
  return Array.from({ length: kinds }, (_, kind) => kind).filter((kind) =>
    [trigger.key, ...trigger.alsoKeys].includes(listenerKey(kind, 'after')),
  );
}
