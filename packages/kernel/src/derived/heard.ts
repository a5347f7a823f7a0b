import type { Probe } from '../state/site.ts';
import type { CardId, Seat } from '../state/state.ts';

/** What a rule is asked of: a card, or a player. */
export type Subject = { readonly card: CardId } | { readonly seat: Seat };

/**
 * Whether what a card says of a subject counts: always, but where somebody asks what a value or a refusal comes from. Then the cards that
 * are asked for are noted, and some are passed over as if they said nothing.
 */
export function counts({ probe }: { readonly probe?: Probe }, self: CardId, subject: Subject): boolean {
  if (probe?.heard === undefined || !isAsked(probe.about, subject)) return true;
  probe.heard.add(self);
  return probe.silenced?.has(self) !== true;
}

function isAsked(about: Probe['about'], subject: Subject): boolean {
  if (about === undefined) return true;
  return 'card' in subject ? subject.card === about.card : subject.seat === about.seat;
}
