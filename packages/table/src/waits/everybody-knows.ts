import { SPECTATOR, type DecisionKind, type PlayableMatch, type Seat } from '@crupier/kernel';
import { obviousOf } from '../play/passing.ts';
import { sha256 } from '../play/seed.ts';

/** Deals of the hidden cards in each of which the answer must be as obvious. */
const DEALS = 3;

/** The questions in which somebody may do nothing: whether there was something to do is what hands are guessed by. */
const maybePasses: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['act', 'respond']);

/**
 * Whether everybody at the table can see that a seat has one answer only, so that nothing is told by its coming at once: it has in every
 * deal of the cards that a spectator does not know. The seed is the match's and secret.
 */
export function everybodyKnows(match: PlayableMatch, seat: Seat, seed: string): boolean {
  const open = match.pending(SPECTATOR);
  if (open === undefined || maybePasses.has(open.kind)) return false;
  for (let deal = 0; deal < DEALS; deal++)
    if (!isObviousIn(match, { seat, purpose: open.purpose }, sha256(`${seed} ${deal}`))) return false;
  return true;
}

function isObviousIn(match: PlayableMatch, { seat, purpose }: { readonly seat: Seat; readonly purpose: string }, seed: string): boolean {
  try {
    const open = match.fork(SPECTATOR, seed).pending(seat);
    return open?.purpose === purpose && obviousOf(open) !== undefined;
  } catch {
    // Where the engine fails with other cards, nobody can have known: the match itself goes on.
    return false;
  }
}
