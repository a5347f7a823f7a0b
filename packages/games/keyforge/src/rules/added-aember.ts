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
import { makeTokenCreatures } from './tokens.ts';

const about = topics('addedAemberCaptured', 'addedAemberMakesTokens');

const replaced = site('KF-REPLACEMENT-1 KF-AEMBER-POOL-1', 'what is added to a pool may be captured or become token creatures instead');

/** Æ added to a pool. */
interface Addition {
  readonly seat: Seat;
  readonly amount: number;
}

/** What replaces an addition: creatures that capture it, or token creatures that are made. */
type Replacement = 'captors' | 'tokens';

interface AddedLocals {
  /** What is still to be replaced. */
  left: readonly Addition[];
  /** What replaces the first of it. */
  by: Replacement;
  /** What each creature captures from which pool. */
  captures: readonly (Addition & { readonly card: CardId })[];
  /** As many token creatures as are made by whom. */
  tokens: readonly Addition[];
}

const NEXT = 'say which text replaces it';

/**
 * Æ that has been added to pools is captured, or becomes token creatures, instead, before anything reacts: it was gained, stolen or paid all
 * the same. Where a creature would capture it and a text make token creatures, and where several creatures would capture it, the active
 * player says which does it. Ruling KF-C-14.
 */
export const replaceAdded = stateCheck<KeyForge, AddedLocals>('replace what is added', [
  {
    name: NEXT,
    rule: 'KF-ACTIVE-PLAYER-1 KF-REPLACEMENT-1',
    ask: (match, { locals }) => {
      const [first] = locals.left;
      const [captors, makers] = first === undefined ? [[], []] : [captorsOf(match, first.seat), makersOf(match, first.seat)];
      locals.by = captors.length > 0 ? 'captors' : 'tokens';
      if (captors.length === 0 || makers.length === 0) return undefined;
      const options = [...captors, ...makers].map((card) => option('replace', card));
      return { kind: 'replace', seat: match.state.active, purpose: 'whatReplacesAember', options };
    },
    take: (match, { locals }, [chosen]) => {
      const isMaker = chosen !== undefined && makersOf(match, locals.left[0]?.seat ?? 0).includes(chosen.card);
      locals.by = isMaker ? 'tokens' : 'captors';
    },
  },
  {
    name: 'say who captures it',
    rule: 'KF-ACTIVE-PLAYER-1',
    ask: (match, { locals }) => {
      const [first] = locals.left;
      const captors = first === undefined || locals.by === 'tokens' ? [] : captorsOf(match, first.seat);
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
      return NEXT;
    },
  },
  {
    name: 'it is replaced by the only creature that captures it, or by token creatures',
    rule: 'KF-REPLACEMENT-1',
    do: (match, { locals }) => {
      const [first, ...left] = locals.left;
      if (first === undefined) return undefined;
      const [card] = captorsOf(match, first.seat);
      if (locals.by === 'tokens') locals.tokens = [...locals.tokens, first];
      else if (card !== undefined) locals.captures = [...locals.captures, { ...first, card }];
      locals.left = left;
      return NEXT;
    },
  },
  {
    name: 'it goes to no pool',
    rule: 'KF-REPLACEMENT-1 KF-CAPTURE-1',
    do: (match, { locals: { captures, tokens } }) =>
      raiseAll(match, [
        ...captures.map(({ card, seat, amount }) => fact('aemberDiverted', { card, seat, amount, source: card })),
        ...tokens.map(({ seat, amount }) => fact('aemberReplaced', { seat, amount })),
      ]),
  },
  {
    name: 'make token creatures instead',
    rule: 'KF-REPLACEMENT-1 KF-TOKEN-CREATURE-2',
    do: (match, { locals }) => {
      const [first, ...tokens] = locals.tokens;
      if (first === undefined) return undefined;
      locals.tokens = tokens;
      makeTokenCreatures(match, first.seat, first.amount);
      return again;
    },
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

/** The texts that make token creatures of what would be added to a seat's pool. */
function makersOf(match: KeyForgeMatch, seat: Seat): readonly CardId[] {
  return rulesOnSeat(match, seat, about.addedAemberMakesTokens).map(({ self }) => self);
}

/** What events have added to pools that something else happens to; empty in most matches, at once. */
export function additionsToReplace(match: KeyForgeMatch, events: readonly GameEvent[]): readonly Addition[] {
  if (staticsAbout(match, about.addedAemberCaptured).length + staticsAbout(match, about.addedAemberMakesTokens).length === 0) return NONE;
  const before = match.state.revision - events.length;
  const amountTo = (seat: Seat): number =>
    events.reduce((sum, event) => sum + addedBy(event, seat) + leftBehind(match, event, { seat, before }), 0);
  const added = match.state.players.map((_, seat) => ({ seat, amount: amountTo(seat) }));
  return added.filter(
    ({ seat, amount }) => amount > 0 && captorsOf(match, seat).length + makersOf(match, seat).length > 0 && applies(match, replaced),
  );
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

/** Lets what was added to pools be replaced. The last act of a step. */
export function callReplaceAdded(match: KeyForgeMatch, left: readonly Addition[]): void {
  call(match, replaceAdded, { left, by: 'captors', captures: [], tokens: [] });
}
