import { entering } from './facts.ts';
import { cleanCard } from './leaving.ts';
import type { KeyForgeCard } from './state.ts';

/** Writes how a card enters play: `how` has the bits of `entering`. For commits. */
export function enter(card: KeyForgeCard, seat: number, how: number): void {
  cleanCard(card);
  card.controller = seat;
  card.exhausted = (how & entering.ready) === 0;
  card.stunned = (how & entering.stunned) !== 0;
  card.enraged = (how & entering.enraged) !== 0;
  card.warded = (how & entering.warded) !== 0;
}
