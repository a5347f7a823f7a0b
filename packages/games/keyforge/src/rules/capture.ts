import { option, program, raiseAll, type CardId, type GameEvent } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

interface CaptureLocals {
  cards: readonly CardId[];
  /** Æ for each, > 0. */
  readonly amount: number;
}

/** Several creatures capture at the same time; where there is too little, the active player says who comes first. *Rule:* KF-AEMBER-3. */
export const capture = program<KeyForge, CaptureLocals>('capture', [
  {
    name: 'say who comes first',
    rule: 'KF-ACTIVE-PLAYER-1',
    ask: (match, { locals: { cards, amount } }) => {
      const wanted = captures(match, cards, amount).reduce((sum, event) => sum + event.amount, 0);
      if (cards.length < 2 || wanted === cards.length * amount) return undefined;
      const options = cards.map((card) => option('capture', card));
      return { kind: 'arrange', seat: match.state.active, purpose: 'whoCapturesFirst', options };
    },
    take: (_match, { locals }, chosen) => {
      locals.cards = chosen.map(({ card }) => card);
    },
  },
  {
    name: 'capture',
    rule: 'KF-AEMBER-3',
    do: (match, { locals: { cards, amount }, source }) =>
      raiseAll(
        match,
        captures(match, cards, amount).map((event) => ({ ...event, source })),
      ),
  },
]);

/** Each takes from the pool of its opponent as much as those before it have left there. */
function captures(match: KeyForgeMatch, cards: readonly CardId[], amount: number): readonly GameEvent[] {
  const left = match.state.players.map(({ aember }) => aember);
  const events: GameEvent[] = [];
  for (const card of cards) {
    const seat = 1 - sideOf(match, card);
    const taken = Math.min(amount, left[seat] ?? 0);
    left[seat] = (left[seat] ?? 0) - taken;
    if (taken > 0) events.push(fact('aemberCaptured', { card, seat, amount: taken }));
  }
  return events;
}
