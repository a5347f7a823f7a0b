import {
  again,
  applies,
  call,
  lastKnownOf,
  option,
  raiseAll,
  rulesOnSeat,
  site,
  stateCheck,
  staticsAbout,
  topics,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact, kind } from '../state/facts.ts';
import { isCreature } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch, LeftPlay } from '../state/state.ts';
import { settleTable } from './control-effects.ts';

const about = topics('addedAemberCaptured');

const capturedInstead = site('KF-REPLACEMENT-1 KF-AEMBER-POOL-1', 'what is added to a pool may be captured instead');

/** Æ added to a pool, and the creature that captures it instead. */
interface Addition {
  readonly seat: Seat;
  readonly amount: number;
}

interface AddedLocals {
  /** What is still to be captured. */
  left: readonly Addition[];
  /** What each creature captures from which pool. */
  captures: readonly (Addition & { readonly card: CardId })[];
}

/**
 * Æ that has been added to pools is captured instead, before anything reacts: it was gained, stolen or paid all the same. Where several
 * creatures would capture it, the active player says which captures how much. Ruling KF-C-14.
 */
export const captureAdded = stateCheck<KeyForge, AddedLocals>('capture what is added', [
  {
    name: 'say who captures it',
    rule: 'KF-ACTIVE-PLAYER-1',
    ask: (match, { locals }) => {
      const [first] = locals.left;
      const captors = first === undefined ? [] : captorsOf(match, first.seat);
      if (first === undefined || captors.length < 2) return undefined;
      const { amount } = first;
      const options = captors.map((card) => option('share', card, amount));
      return { kind: 'divide', seat: match.state.active, purpose: 'divideCaptured', min: amount, max: amount, options };
    },
    take: (_match, { locals }, chosen) => {
      const [first, ...left] = locals.left;
      if (first === undefined) return undefined;
      const cards = [...new Set(chosen.map(({ card }) => card))];
      const shares = cards.map((card) => ({ ...first, card, amount: chosen.filter((each) => each.card === card).length }));
      locals.captures = [...locals.captures, ...shares];
      locals.left = left;
      return again;
    },
  },
  {
    name: 'the only one captures it',
    rule: 'KF-REPLACEMENT-1',
    do: (match, { locals }) => {
      const [first, ...left] = locals.left;
      if (first === undefined) return undefined;
      const [card] = captorsOf(match, first.seat);
      if (card !== undefined) locals.captures = [...locals.captures, { ...first, card }];
      locals.left = left;
      return 'say who captures it';
    },
  },
  {
    name: 'it is captured',
    rule: 'KF-REPLACEMENT-1 KF-CAPTURE-1',
    do: (match, { locals }) =>
      raiseAll(
        match,
        locals.captures.map(({ card, seat, amount }) => fact('aemberDiverted', { card, seat, amount, source: card })),
      ),
  },
  {
    name: 'put the table in order',
    rule: 'KF-DAMAGE-2',
    do: (match) => {
      settleTable(match);
    },
  },
]);

/** The creatures that capture what would be added to a seat's pool. */
function captorsOf(match: KeyForgeMatch, seat: Seat): readonly CardId[] {
  return rulesOnSeat(match, seat, about.addedAemberCaptured)
    .map(({ self }) => self)
    .filter((card) => isCreature(match, card));
}

/** What events have added to pools that others capture instead; empty in most matches, at once. */
export function additionsToCapture(match: KeyForgeMatch, events: readonly GameEvent[]): readonly Addition[] {
  if (staticsAbout(match, about.addedAemberCaptured).length === 0) return NONE;
  const before = match.state.revision - events.length;
  const amountTo = (seat: Seat): number =>
    events.reduce((sum, event) => sum + addedBy(event, seat) + leftBehind(match, event, { seat, before }), 0);
  const added = match.state.players.map((_, seat) => ({ seat, amount: amountTo(seat) }));
  return added.filter(({ seat, amount }) => amount > 0 && captorsOf(match, seat).length > 0 && applies(match, capturedInstead));
}

const NONE: readonly Addition[] = [];

/** How much an event has added to a seat's pool. */
function addedBy(event: GameEvent, seat: Seat): number {
  switch (event.kind) {
    case kind.aemberGained:
    case kind.aemberStolen:
    case kind.aemberMovedToPool:
      return event.seat === seat ? event.amount : 0;
    case kind.aemberPaid:
      return event.seat === seat ? 0 : event.amount;
    default:
      return 0;
  }
}

/** Æ on a creature that has left play since a revision, which goes to its opponent. *Rule:* KF-AEMBER-4. */
function leftBehind(match: KeyForgeMatch, { card }: GameEvent, to: { readonly seat: Seat; readonly before: number }): number {
  const gone = lastKnownOf<LeftPlay>(match.state, card);
  return gone !== undefined && gone.at >= to.before && gone.type === 'creature' && gone.controller !== to.seat ? gone.aember : 0;
}

/** Lets what was added to pools be captured. The last act of a step. */
export function callCaptureAdded(match: KeyForgeMatch, left: readonly Addition[]): void {
  call(match, captureAdded, { left, captures: [] });
}
