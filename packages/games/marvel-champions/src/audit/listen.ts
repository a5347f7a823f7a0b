import { cardOf, type Game, type GameEvent, type Match, type Observer } from '@crupier/kernel/rules';
import type { Marvel } from '../state/state.ts';
import type { AuditEvent } from './audit-event.ts';

type Sights = Parameters<Observer['event']>[2];

/** An event of a match as the auditor hears it, with what its cards are after it. */
function heardEvent({ facts, definitions }: Game<Marvel>, event: GameEvent, after: Sights): AuditEvent {
  const { kind, card, other, seat, amount, value } = event;
  const key = definitions[after[0]?.definition ?? 0]?.key ?? '';
  return {
    name: facts.names[kind] ?? '',
    card: cardOf(card),
    other: cardOf(other),
    seat,
    amount,
    value,
    key,
  };
}

/** Has each event of a match told, from its first one on: the match was dealt and has not run yet. */
export function listen(match: Match<Marvel>, hear: (event: AuditEvent) => void): void {
  match.observer = {
    event: (event, _before, after) => hear(heardEvent(match.game, event, after)),
    // No rule of the game takes anything back.
    rewound: () => undefined,
  };
}
