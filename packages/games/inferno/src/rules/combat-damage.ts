import { again, call, cardOf, NO_CARD, option, program, type CardId, type Option, type Seat } from '@crupier/kernel/rules';
import { dealDamage, type Hit } from './damage.ts';
import { damageBy } from '../state/facts.ts';
import { strengthOf, toughnessOf } from '../state/bodies.ts';
import { combatOf, sideOf } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

interface AssignLocals {
  /** Who is still to assign its damage, the active player's first. *Rule:* INF-509.1b. */
  left: readonly CardId[];
  /** The enemies of the one that assigns, in the order in which they are dealt to, once that is said. */
  order: readonly CardId[];
  /** What is still to be shared of its strength. */
  open: number;
  hits: readonly Hit[];
}

/** Each participant assigns damage equal to its strength; then all of it is dealt at once. *Rule:* INF-509. */
export const combatDamage = program<Inferno, AssignLocals>('combat damage', [
  {
    name: 'the next one assigns',
    rule: 'INF-509.1 INF-509.1b INF-112.4a INF-301.4a INF-118.2a',
    do: (match, { locals }) => {
      const [card] = locals.left;
      if (card === undefined) return 'deal it';
      const strength = strengthOf(match, card);
      const enemies = enemiesOf(match, card);
      if (strength > 0 && enemies.length > 1) {
        locals.open = strength;
        return undefined;
      }
      locals.left = locals.left.slice(1);
      if (strength > 0) locals.hits = [...locals.hits, ...enemies.map((each) => ({ source: card, card: each, amount: strength }))];
      return 'the next one assigns';
    },
  },
  {
    name: 'say in which order',
    rule: 'INF-509.1a INF-509.1c',
    ask: (match, { locals: { left } }) => {
      const [card = NO_CARD] = left;
      const options = enemiesOf(match, card).map((each) => option('assign', each));
      // With a player who leaves the game meanwhile, any of them may be gone.
      if (options.length === 0) return undefined;
      return { kind: 'arrange', seat: sideOf(match, card), purpose: 'orderDamage', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.order = chosen.map(({ card }) => card);
    },
  },
  {
    name: 'say how much',
    rule: 'INF-509.1a INF-509.1c',
    ask: (match, { locals }) => {
      const [card = NO_CARD] = locals.left;
      const order = presentOrder(match, locals);
      const [next] = order;
      if (next === undefined) return undefined;
      const own = locals.hits.filter((hit) => sideOf(match, hit.source) === sideOf(match, card));
      const least = Math.min(locals.open, lethal(match, next, own));
      // The last one is dealt what is left, and where nothing is to spare there is no choice either.
      if (order.length === 1 || least === locals.open) return undefined;
      const options = Array.from({ length: locals.open - least + 1 }, (_, at) => option('number', next, least + at));
      return { kind: 'number', seat: sideOf(match, card), purpose: 'howMuchDamage', source: card, options };
    },
    take: (_match, { locals }, [chosen]) => {
      const [source = NO_CARD] = locals.left;
      const { card, value: amount } = chosen as Option;
      locals.hits = [...locals.hits, { source, card, amount }];
      locals.open -= amount;
      locals.order = locals.order.filter((each) => each !== card);
      return again;
    },
  },
  {
    name: 'it has assigned its damage',
    rule: 'INF-509.1',
    do: (match, { locals }) => {
      const [source = NO_CARD, ...left] = locals.left;
      const rest = presentOrder(match, locals).slice(0, 1);
      if (locals.open > 0) locals.hits = [...locals.hits, ...rest.map((card) => ({ source, card, amount: locals.open }))];
      locals.left = left;
      return 'the next one assigns';
    },
  },
  {
    name: 'deal it',
    rule: 'INF-509.2 INF-509.3 INF-704.4h',
    do: (match, { locals: { hits } }) => dealDamage(match, hits, damageBy.combat),
  },
]);

/** Deals the damage of the combat under way. The last act of a step. */
export function dealCombatDamage(match: InfernoMatch): void {
  call(match, combatDamage, { left: participants(match), order: [], open: 0, hits: [] });
}

/** Who takes part, the active player's first, then in turn order. *Rule:* INF-509.1b. */
function participants(match: InfernoMatch): CardId[] {
  const { attackers, defenders } = combatOf(match);
  const all = [...attackers, ...defenders].map(cardOf);
  return inTurnOrder(match).flatMap((seat: Seat) => all.filter((card) => sideOf(match, card) === seat));
}

/** What a participant fights against: nothing if it is one no more. *Rule:* INF-506.4. */
function enemiesOf(match: InfernoMatch, card: CardId): CardId[] {
  const { attackers, defenders } = combatOf(match);
  const attacking = attackers.map(cardOf);
  const defending = defenders.map(cardOf);
  if (attacking.includes(card)) return defending;
  return defending.includes(card) ? attacking : [];
}

/** The enemies that are still to be dealt to and still there. *Rule:* INF-506.4, INF-800.3a. */
function presentOrder(match: InfernoMatch, { left: [card = NO_CARD], order }: AssignLocals): CardId[] {
  const enemies = enemiesOf(match, card);
  return order.filter((each) => enemies.includes(each));
}

/** What must be assigned to one before the next is dealt anything: its toughness, less what its player's others have assigned to it. *Rule:* INF-509.1c, ruling C-29. */
function lethal(match: InfernoMatch, card: CardId, own: readonly Hit[]): number {
  const assigned = own.reduce((sum, hit) => sum + (hit.card === card ? hit.amount : 0), 0);
  return Math.max(0, toughnessOf(match, card) - assigned);
}
