import { applies, call, isPlaying, option, program, site, writable, type CardId, type Option, type Seat } from '@crupier/kernel/rules';
import { alliesOf, canTakeDamage, friendlyCharacters, hitPointsLeft, hitPointsOf, identityOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { dealDamage, type Hit, type TakingLocals } from './damage.ts';

/** Whether indirect damage is dealt to one player, or to the players as a group. *Rule:* MC-INDIRECT-DAMAGE-1, MC-INDIRECT-DAMAGE-2. */
export type IndirectTo = 'player' | 'group';

interface IndirectLocals extends TakingLocals {
  readonly amount: number;
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

/** Indirect damage: all of it is assigned, and then it is dealt at the same time. *Rule:* MC-INDIRECT-DAMAGE-3. */
export const indirectDamage = program<Marvel, IndirectLocals>('indirect damage', [
  {
    name: 'assign it',
    rule: 'MC-INDIRECT-DAMAGE-3',
    ask: (match, { locals: { amount, from, to }, source, seat }) => {
      const options = optionsOf(match, { amount, from, to }, seat);
      const most = options.reduce((sum, { value }) => sum + value, 0);
      const assigned = Math.min(amount, most);
      if (options.length === 0) return undefined;
      return { kind: 'divide', seat, purpose: 'assignDamage', source, min: assigned, max: assigned, options };
    },
    take: (_match, { locals }, chosen) => {
      const cards = [...new Set(chosen.map(({ card }) => card))];
      const { from: source, isAttack } = locals;
      locals.hits = cards.map((card) => ({ card, amount: chosen.filter((each) => each.card === card).length, source, isAttack }));
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

/** To whom how much may be assigned. */
function optionsOf(
  match: MarvelMatch,
  { amount, from, to }: Pick<IndirectLocals, 'amount' | 'from' | 'to'>,
  seat: Seat,
): readonly Option[] {
  return charactersOf(match, to, seat)
    .filter((card) => canTakeDamage(match, card, from) || !applies(match, whoCanTakeIt))
    .map((card) => option('share', card, mostFor(match, card, amount, seat)))
    .filter(({ value }) => value > 0);
}

function charactersOf(match: MarvelMatch, to: IndirectTo, seat: Seat): readonly CardId[] {
  if (to === 'group' && applies(match, allCharacters)) return friendlyCharacters(match);
  return isPlaying(match, seat) ? [identityOf(match, seat), ...(applies(match, ownCharacters) ? alliesOf(match, seat) : [])] : [];
}

/** As much as defeats a character, whatever other abilities would make of it; a character of infinite hit points may take all. */
function mostFor(match: MarvelMatch, card: CardId, amount: number, seat: Seat): number {
  if (card === identityOf(match, seat) && !applies(match, restIgnored)) return amount;
  if (hitPointsOf(match, card) === 0 || !applies(match, enoughToDefeat)) return amount;
  return Math.min(amount, Math.max(0, hitPointsLeft(match, card)));
}

/** Deals indirect damage. The last act of a step. */
export function dealIndirectly(
  match: MarvelMatch,
  { amount, from, to, isAttack = false }: { amount: number; from: CardId; to: IndirectTo; isAttack?: boolean },
  seat: Seat,
): void {
  if (amount > 0) call(match, indirectDamage, { amount, from, to, isAttack, hits: [], taken: [] }, { source: from, seat });
}
