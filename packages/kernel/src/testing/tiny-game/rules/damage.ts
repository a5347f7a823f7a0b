import { call, enclosing, raiseAll, again, leave, type CardId, program } from '../../../rules.ts';
import { fact } from '../state/facts.ts';
import { beasts, isDying, recordOf, zoneOfCard } from '../state/reading.ts';
import type { Tiny, TinyMatch } from '../state/state.ts';

interface LeavingLocals {
  /** The beasts that leave. */
  readonly cards: readonly CardId[];
  readonly how: 'died' | 'sacrificed' | 'returned';
}

/** Leaving a den. What was a copy is itself again once everything that its leaving set off is done. */
export const leaveDens = program<Tiny, LeavingLocals>('leave the den', [
  {
    name: 'they leave',
    rule: 'TINY-DIE',
    do: (match, { locals: { cards, how } }) =>
      raiseAll(
        match,
        cards.map((card) => (how === 'sacrificed' ? fact(how, { card, seat: recordOf(match, card).controller }) : fact(how, { card }))),
      ),
  },
  {
    name: 'copies are themselves again',
    rule: 'TINY-COPY',
    do: (match) =>
      raiseAll(
        match,
        formerCopies(match).map((card) => fact('becameItself', { card })),
      ),
  },
]);

function formerCopies(match: TinyMatch): CardId[] {
  return match.state.cards
    .filter((card) => card.id > 0 && card.origin !== card.definition && !isEffect(match, card.id) && zoneOfCard(match, card.id) !== 'den')
    .map(({ id }) => id);
}

function isEffect(match: TinyMatch, card: CardId): boolean {
  return ['effects', 'spent'].includes(zoneOfCard(match, card));
}

/** After every change: beasts with as much damage as strength die together, until nothing changes. What dies meanwhile waits. */
export const theDying = program<Tiny, { cards: readonly CardId[] }>('the dying', [
  {
    name: 'they die',
    rule: 'TINY-DIE',
    do: (match, { locals }) => {
      const cards = beasts(match).filter((card) => isDying(match, card));
      // Whoever could not die the last time cannot die now.
      if (cards.every((card) => locals.cards.includes(card))) return leave;
      locals.cards = cards;
      call(match, leaveDens, { cards, how: 'died' });
      return again;
    },
  },
]);

/** Called by the pipeline just after every commit. */
export function settle(match: TinyMatch): void {
  if (enclosing(match, theDying) !== undefined) return;
  if (beasts(match).some((card) => isDying(match, card))) call(match, theDying, { cards: [] });
}
