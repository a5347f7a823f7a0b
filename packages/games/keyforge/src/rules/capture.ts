import { leave, NO_CARD, option, program, raiseAll, type CardId, type GameEvent, type Option } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

interface CaptureLocals {
  cards: readonly CardId[];
  /** Æ for each, > 0. */
  readonly amount: number;
  /** 1 where each captures from the pool of its own controller. */
  readonly own: number;
}

/** Several creatures capture at the same time; where there is too little, the active player says who comes first. *Rule:* KF-AEMBER-3. */
export const capture = program<KeyForge, CaptureLocals>('capture', [
  {
    name: 'say who comes first',
    rule: 'KF-ACTIVE-PLAYER-1',
    ask: (match, { locals }) => {
      const { cards, amount } = locals;
      const wanted = captures(match, locals).reduce((sum, event) => sum + event.amount, 0);
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
    do: (match, { locals, source }) =>
      raiseAll(
        match,
        captures(match, locals).map((event) => ({ ...event, source })),
      ),
  },
]);

/** Each takes from the pool of its opponent, or of its controller, as much as those before it have left there. */
function captures(match: KeyForgeMatch, { cards, amount, own }: CaptureLocals): readonly GameEvent[] {
  const left = match.state.players.map(({ aember }) => aember);
  const events: GameEvent[] = [];
  for (const card of cards) {
    const seat = own === 1 ? sideOf(match, card) : 1 - sideOf(match, card);
    const taken = Math.min(amount, left[seat] ?? 0);
    left[seat] = (left[seat] ?? 0) - taken;
    if (taken > 0) events.push(fact('aemberCaptured', { card, seat, amount: taken }));
  }
  return events;
}

interface PoolsLocals {
  readonly card: CardId;
  /** Æ, > 0. */
  readonly amount: number;
}

/** Capturing from both pools in any combination, as much as there is. *Rule:* KF-FAQ-GEN-89. */
export const captureFromPools = program<KeyForge, PoolsLocals>('capture from any pools', [
  {
    name: 'choose from whose pool',
    rule: 'KF-FAQ-GEN-89 KF-AS-MUCH-1',
    ask: (match, { locals: { amount }, source }) => {
      const pools = match.state.players.map(({ aember }) => aember);
      // Where there is no more than that, all of it is captured.
      if (pools.reduce((sum, pool) => sum + pool, 0) <= amount) return undefined;
      const options = pools.flatMap((pool, seat) => (pool > 0 ? [fromPool(match, seat, Math.min(pool, amount))] : []));
      return { kind: 'divide', seat: match.state.active, purpose: 'captureFrom', source, min: amount, max: amount, options };
    },
    take: (match, { locals: { card } }, chosen) => {
      const { active } = match.state;
      const yours = chosen.filter(({ verb }) => verb === 'yourPool').length;
      captureSo(match, card, (seat) => (seat === active ? yours : chosen.length - yours));
      return leave;
    },
  },
  {
    name: 'capture all there is',
    rule: 'KF-FAQ-GEN-89 KF-AS-MUCH-1',
    do: (match, { locals: { card } }) => captureSo(match, card, (seat) => match.state.players[seat]?.aember ?? 0),
  },
]);

function fromPool({ state }: KeyForgeMatch, seat: number, most: number): Option {
  return option(seat === state.active ? 'yourPool' : 'opponentPool', NO_CARD, most);
}

function captureSo(match: KeyForgeMatch, card: CardId, amountOf: (seat: number) => number): void {
  const events = match.state.players.map((_, seat) => fact('aemberCaptured', { card, seat, amount: amountOf(seat), source: card }));
  raiseAll(
    match,
    events.filter(({ amount }) => amount > 0),
  );
}
