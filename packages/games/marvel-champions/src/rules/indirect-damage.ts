import { applies, call, isPlaying, option, program, site, writable, type CardId, type Option, type Seat } from '@crupier/kernel/rules';
import { alliesOf, canTakeDamage, friendlyCharacters, hitPointsLeft, hitPointsOf, identityOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { dealDamage, type Hit, type TakingLocals } from './damage.ts';

/** Whether indirect damage is dealt to one player, or to the players as a group. *Rule:* MC-INDIRECT-DAMAGE-1, MC-INDIRECT-DAMAGE-2. */
export type IndirectTo = 'player' | 'group';

/** The indirect damage that a player divides. */
export interface IndirectShare {
  readonly amount: number;
  readonly seat: Seat;
}

interface IndirectLocals extends TakingLocals {
  /** What each player divides: several where one attack is made on several heroes. */
  readonly shares: readonly IndirectShare[];
  /** The place among them of the share that is assigned. */
  assigning: number;
  readonly from: CardId;
  readonly to: IndirectTo;
  readonly isAttack: boolean;
  hits: readonly Hit[];
}

const ownCharacters = site(
  'MC-INDIRECT-DAMAGE-1 MC-YOU-4',
  'indirect damage to a player is divided among that player’s characters as the player likes',
);
const allCharacters = site('MC-INDIRECT-DAMAGE-2', 'indirect damage to a group is divided among all friendly characters');
const enoughToDefeat = site(
  'MC-INDIRECT-DAMAGE-4 MC-INDIRECT-DAMAGE-5',
  'no character is assigned more indirect damage than it has hit points left, tough or not',
);
const whoCanTakeIt = site('MC-INDIRECT-DAMAGE-6', 'a character that cannot take damage is assigned no indirect damage');
const restIgnored = site('MC-INDIRECT-DAMAGE-7', 'indirect damage that can be assigned to nobody is ignored');

const ASSIGN = 'assign it';

/** Indirect damage: all of it is assigned, and then it is dealt at the same time. *Rule:* MC-INDIRECT-DAMAGE-3. */
export const indirectDamage = program<Marvel, IndirectLocals>('indirect damage', [
  {
    name: ASSIGN,
    rule: 'MC-INDIRECT-DAMAGE-3',
    ask: (match, { locals, source }) => {
      const share = locals.shares[locals.assigning];
      if (share === undefined) return undefined;
      const options = optionsOf(match, locals, share);
      const most = options.reduce((sum, { value }) => sum + value, 0);
      const assigned = Math.min(share.amount, most);
      if (options.length === 0) return undefined;
      return { kind: 'divide', seat: share.seat, purpose: 'assignDamage', source, min: assigned, max: assigned, options };
    },
    take: (_match, { locals }, chosen) => {
      const { from: source, isAttack, hits } = locals;
      const cards = new Set([...hits, ...chosen].map(({ card }) => card));
      const more = (card: CardId): number => chosen.filter((each) => each.card === card).length;
      locals.hits = [...cards].map((card) => ({ card, amount: assignedTo(hits, card) + more(card), source, isAttack }));
    },
  },
  {
    name: 'assign the share of the next player',
    rule: 'MC-INDIRECT-DAMAGE-3 MC-FAQ-23',
    do: (_match, { locals }) => {
      locals.assigning++;
      return locals.assigning < locals.shares.length ? ASSIGN : undefined;
    },
  },
  {
    name: 'deal it at the same time',
    rule: 'MC-INDIRECT-DAMAGE-3',
    do: (match, { locals: { hits } }) => dealDamage(match, hits),
  },
  {
    name: 'tell what it came to',
    rule: '',
    do: (match, { locals: { taken = [], dealt = [], amountDealt = 0, felled = [] } }) => {
      const caller = writable(match).frames.at(-2)?.locals as TakingLocals | undefined;
      if (caller !== undefined && 'taken' in caller) Object.assign(caller, { taken, dealt, amountDealt, felled });
    },
  },
]);

/** How much a character has been assigned by those who assigned before. */
function assignedTo(hits: readonly Hit[], card: CardId): number {
  return hits.find((hit) => hit.card === card)?.amount ?? 0;
}

/** To whom how much may be assigned. */
function optionsOf(match: MarvelMatch, { from, to, hits }: IndirectLocals, { amount, seat }: IndirectShare): readonly Option[] {
  return charactersOf(match, to, seat)
    .filter((card) => canTakeDamage(match, card, from) || !applies(match, whoCanTakeIt))
    .map((card) => option('share', card, mostFor(match, card, { amount, seat }, assignedTo(hits, card))))
    .filter(({ value }) => value > 0);
}

function charactersOf(match: MarvelMatch, to: IndirectTo, seat: Seat): readonly CardId[] {
  if (to === 'group' && applies(match, allCharacters)) return friendlyCharacters(match);
  return isPlaying(match, seat) ? [identityOf(match, seat), ...(applies(match, ownCharacters) ? alliesOf(match, seat) : [])] : [];
}

/** As much as defeats a character with what it was assigned before, whatever other abilities would make of it; a character of infinite hit points may take all. */
function mostFor(match: MarvelMatch, card: CardId, { amount, seat }: IndirectShare, before: number): number {
  if (card === identityOf(match, seat) && !applies(match, restIgnored)) return amount;
  if (hitPointsOf(match, card) === 0 || !applies(match, enoughToDefeat)) return amount;
  return Math.min(amount, Math.max(0, hitPointsLeft(match, card) - before));
}

/** What deals indirect damage, and to whom. */
interface IndirectDealing {
  readonly from: CardId;
  readonly to: IndirectTo;
  readonly isAttack?: boolean;
}

/** Deals indirect damage, which each of the players divides who has a share. The last act of a step. */
export function dealIndirectly(match: MarvelMatch, { from, to, isAttack = false }: IndirectDealing, all: readonly IndirectShare[]): void {
  const shares = all.filter(({ amount }) => amount > 0);
  const [first] = shares;
  if (first === undefined) return;
  call(match, indirectDamage, { shares, assigning: 0, from, to, isAttack, hits: [], taken: [] }, { source: from, seat: first.seat });
}
