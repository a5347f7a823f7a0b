import { cardOf, enclosing, type BeatRules, type GameEvent } from '@crupier/kernel/rules';
import { beatOfFact, type BeatKind } from '../state/beat-kinds.ts';
import { gainedBy, kind, type FactName } from '../state/facts.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { useAbility } from './use.ts';

const byFact: ReadonlyMap<number, BeatKind> = new Map(
  Object.entries(beatOfFact).map(([name, shown]) => [kind[name as FactName], shown] as const),
);

const silentGains: ReadonlySet<number> = new Set([gainedBy.reaping, gainedBy.icon]);

/** What an event shows. The Action of a card is shown as the card exhausts for it. */
function kindOf(match: KeyForgeMatch, event: GameEvent): BeatKind | undefined {
  if (event.kind === kind.cardExhausted) return isUsed(match, event) ? 'use' : undefined;
  return event.kind === kind.aemberGained && silentGains.has(event.value) ? undefined : byFact.get(event.kind);
}

function isUsed(match: KeyForgeMatch, { card }: GameEvent): boolean {
  const used = enclosing(match, useAbility)?.locals.card;
  return used !== undefined && cardOf(used) === cardOf(card);
}

/** The moments of a turn, which are the active player's doing. */
export const beats: BeatRules<KeyForge> = {
  kindOf,
  actorOf: ({ state }) => state.active,
  gathered: new Set<BeatKind>(['damage', 'gone', 'aember']),
};
