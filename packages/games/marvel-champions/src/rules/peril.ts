import { applies, cardOf, site, type CardRef, type Seat } from '@crupier/kernel/rules';
import { keywordOf } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';

const alone = site(
  'MC-PERIL-1 MC-PLAYER-DISCUSSION-2',
  'while a player resolves a card with peril, no other player plays cards or uses abilities',
);

/** The names of the programs in which a player resolves an encounter card that is their local `card`. */
export const RESOLVING_PROGRAMS = { reveal: 'reveal', resolveRevealed: 'resolve a revealed card' } as const;

const names: readonly string[] = Object.values(RESOLVING_PROGRAMS);

/** Whether another player resolves a card with peril, so that a player may do nothing. *Rule:* MC-PERIL-1. */
export function isKeptOutByPeril(match: MarvelMatch, seat: Seat): boolean {
  const { frames } = match.state;
  const perilous = frames.some((frame) => {
    if (frame.seat === seat || !names.includes(match.game.programs[frame.program]?.name ?? '')) return false;
    const { card } = frame.locals as unknown as { readonly card: CardRef };
    return keywordOf(match, cardOf(card), 'peril') > 0;
  });
  return perilous && applies(match, alone);
}
