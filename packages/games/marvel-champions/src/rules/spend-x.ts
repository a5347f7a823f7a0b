import { call, leave, NO_CARD, option, paymentStep, program, raise, type CardId, type CostPlace, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { ResourceType } from '../state/printed.ts';
import { bitsOf } from '../state/resources.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { dealDamage } from './damage.ts';
import { canPay, meansOf, paidWith } from './paying.ts';

interface SpendLocals {
  readonly type: ResourceType;
  /** The characters to which X damage is dealt; absent where X counters are put on the card. */
  readonly strikes?: readonly CardId[];
  readonly ignoresTough?: boolean;
  /** What is spent: X, once it was chosen. */
  x: number;
}

function placesOf(type: ResourceType, count: number): readonly CostPlace[] {
  return count === 0 ? [] : [{ name: type, types: bitsOf(type), count }];
}

/** The most resources of a type that a player could spend now. */
function mostOf(match: MarvelMatch, type: ResourceType, seat: Seat, card: CardId): number {
  let most = 0;
  while (canPay(match, placesOf(type, most + 1), seat, card)) most++;
  return most;
}

/** A player spends as many resources of a type as they like, at least one, for as many counters. *Rule:* MC-COST-18, MC-NON-NUMERIC-1. */
export const spendX = program<Marvel, SpendLocals>('spend X resources', [
  {
    name: 'say how many',
    rule: 'MC-COST-18 MC-INITIATE-ABILITIES-3',
    ask: (match, { locals: { type }, source, seat }) => {
      const options = Array.from({ length: mostOf(match, type, seat, source) }, (_, at) => option('number', NO_CARD, at + 1));
      return options.length === 0 ? undefined : { kind: 'number', seat, purpose: 'howManyToSpend', source, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.x = chosen?.value ?? 0;
    },
  },
  paymentStep<Marvel, SpendLocals>({
    name: 'spend them',
    rule: 'MC-COST-6',
    purpose: 'payForAbility',
    due: (match, { locals: { type, x }, source, seat }) => ({
      places: placesOf(type, x),
      needless: 'allowed',
      means: meansOf(match, seat, source),
    }),
    facts: (match, { source, seat }, means) => paidWith(match, seat, source, means),
  }),
  {
    name: 'put the counters',
    rule: 'MC-ALL-PURPOSE-COUNTER-1 MC-NON-NUMERIC-2',
    do: (match, { locals: { x, strikes }, source }) => {
      if (strikes !== undefined) return undefined;
      if (x === 0) return leave;
      raise(match, fact('countersAdded', { card: source, amount: x }));
      return leave;
    },
  },
  {
    name: 'deal the damage',
    rule: 'MC-NON-NUMERIC-1 MC-ERRATA-6',
    do: (match, { locals: { x, strikes = [], ignoresTough = false }, source }) =>
      dealDamage(
        match,
        strikes.map((card) => ({ card, amount: x, source, ignoresTough })),
      ),
  },
]);

/** Whether a player could spend any. */
export function canSpendX(match: MarvelMatch, type: ResourceType, seat: Seat, card: CardId): boolean {
  return canPay(match, placesOf(type, 1), seat, card);
}

/** Lets a player spend them. The last act of a step. */
export function callSpendX(match: MarvelMatch, type: ResourceType, seat: Seat, card: CardId): void {
  call(match, spendX, { type, x: 0 }, { source: card, seat });
}

/** Lets a player spend them, for as much damage to each of some characters. The last act of a step. */
export function callSpendForDamage(
  match: MarvelMatch,
  { type, strikes, ignoresTough }: Required<Pick<SpendLocals, 'type' | 'strikes' | 'ignoresTough'>>,
  { source, seat }: { readonly source: CardId; readonly seat: Seat },
): void {
  call(match, spendX, { type, x: 0, strikes, ignoresTough }, { source, seat });
}
