import {
  again,
  ANY_TYPE,
  call,
  leave,
  option,
  paymentStep,
  program,
  raise,
  raiseAll,
  rulesOnCard,
  staticsAbout,
  sumOf,
  topics,
  type CardId,
  type CostPlace,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { isInPlay, recordOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { canPay, meansOf, paidWith } from './paying.ts';

const about = topics('readyCost');

/** What the player who controls a card pays to ready it. *Rule:* MC-READY-3. */
function placesOf(match: MarvelMatch, card: CardId): readonly CostPlace[] {
  if (staticsAbout(match, about.readyCost).length === 0) return [];
  const count = sumOf(rulesOnCard(match, card, about.readyCost));
  return count > 0 ? [{ name: 'cost', types: ANY_TYPE, count }] : [];
}

interface ReadyLocals {
  readonly card: CardId;
}

/** A card that costs something to ready is readied if its player pays for it. *Rule:* MC-READY-3. */
export const readyAtCost = program<Marvel, ReadyLocals>('ready a card at a cost', [
  {
    name: 'whether it can be paid',
    rule: 'MC-READY-3',
    do: (match, { locals: { card }, seat }) => (canPay(match, placesOf(match, card), seat, card) ? undefined : leave),
  },
  {
    name: 'whether the player pays',
    rule: 'MC-READY-3',
    ask: (_match, { locals: { card }, seat }) => ({
      kind: 'respond',
      seat,
      purpose: 'payToReady',
      source: card,
      min: 0,
      options: [option('choose', card)],
    }),
    take: (_match, _frame, [chosen]) => (chosen === undefined ? leave : undefined),
  },
  paymentStep<Marvel, ReadyLocals>({
    name: 'pay for it',
    rule: 'MC-COST-6',
    purpose: 'payForAbility',
    due: (match, { locals: { card }, seat }) => ({
      places: placesOf(match, card),
      needless: 'allowed',
      means: meansOf(match, seat, card),
    }),
    facts: (match, { locals: { card }, seat }, means) => paidWith(match, seat, card, means),
  }),
  {
    name: 'it is readied',
    rule: 'MC-READY-2',
    do: (match, { locals: { card } }) => {
      if (isInPlay(match, card)) raise(match, fact('cardReadied', { card }));
    },
  },
]);

interface SeveralLocals {
  left: readonly CardId[];
}

/** Readies exhausted cards: first those that cost nothing, and then the others, one after the other. */
export const readySome = program<Marvel, SeveralLocals & { readonly free: readonly CardId[] }>('ready cards', [
  { name: 'those that cost nothing', rule: 'MC-READY-2', do: (match, { locals: { free } }) => raiseReadied(match, free) },
  {
    name: 'the next one that costs something',
    rule: '',
    do: (match, { locals }) => {
      const [card, ...left] = locals.left;
      if (card === undefined) return leave;
      locals.left = left;
      call(match, readyAtCost, { card }, { source: card, seat: recordOf(match, card).controller });
      return again;
    },
  },
]);

function raiseReadied(match: MarvelMatch, cards: readonly CardId[]): void {
  raiseAll(
    match,
    cards.map((card) => fact('cardReadied', { card })),
  );
}

/** Readies those of some cards that are exhausted. The last act of a step. *Rule:* MC-READY-2, MC-READY-3. */
export function readyAll(match: MarvelMatch, cards: readonly CardId[]): void {
  const exhausted = cards.filter((card) => recordOf(match, card).exhausted);
  const left = exhausted.filter((card) => recordOf(match, card).controller >= 0 && placesOf(match, card).length > 0);
  const free = exhausted.filter((card) => !left.includes(card));
  if (left.length === 0) raiseReadied(match, free);
  else call(match, readySome, { left, free });
}
