import {
  ANY_TYPE,
  canPayWith,
  paymentStep,
  type Due,
  type Means,
  contextOf,
  type ChoosingLocals,
  checkpoint,
  release,
  rewind,
  abilityOf,
  abilityRef,
  call,
  raise,
  option,
  type CardId,
  type CardRef,
  type Seat,
  cardOf,
  isCurrent,
  NO_CARD,
  program,
  type CompiledAbility,
} from '../../../rules.ts';
import { leaveDens } from './damage.ts';
import { fact } from '../state/facts.ts';
import { printedOf, recordOf } from '../state/reading.ts';
import type { Tiny, TinyMatch } from '../state/state.ts';
import { cardsIn } from '../state/state.ts';

interface PlayLocals extends ChoosingLocals {
  readonly card: CardId;
}

/** Playing a card: announce it, choose for it, find the food, pay, and let it take effect. What cannot be paid never happened. */
export const playCard = program<Tiny, PlayLocals>('play a card', [
  { name: 'announce it', rule: 'TINY-PLAY', do: (match, { locals: { card }, seat }) => raise(match, fact('announced', { card, seat })) },
  {
    name: 'make its choices',
    rule: 'TINY-TARGET',
    do: (match, { locals: { card }, seat }) => {
      const text = textOf(match, card);
      if (text?.announced.program !== undefined) call(match, text.announced.program, text.locals(undefined), { source: card, seat });
    },
  },
  {
    name: 'what lacks a target never happened',
    rule: 'TINY-REWIND',
    do: (match, { locals: { card, chosen }, seat }) => {
      if (chosen !== undefined && textOf(match, card)?.announced.lacks(match, contextOf(match, card, { seat }), chosen)) rewind(match);
    },
  },
  {
    name: 'sacrifice beasts for food',
    rule: 'TINY-PLAY',
    ask: (match, { locals, seat }) => {
      const options = cardsIn(match, 'den', seat).map((card) => option('sacrifice', card));
      if (options.length === 0 || foodOf(match, seat) >= costOf(match, locals)) return undefined;
      return { kind: 'target', seat, purpose: 'sacrificeForFood', source: locals.card, min: 0, max: options.length, options };
    },
    take: (match, _frame, chosen) => {
      if (chosen.length > 0) call(match, leaveDens, { cards: chosen.map(({ card }) => card), how: 'sacrificed' });
    },
  },
  {
    name: 'what cannot be paid never happened',
    rule: 'TINY-REWIND',
    do: (match, { locals, seat }) => {
      if (foodOf(match, seat) < costOf(match, locals)) rewind(match);
      else release(match);
    },
  },
  {
    name: 'pay food',
    rule: 'TINY-PLAY',
    do: (match, { locals, seat }) => {
      const amount = costOf(match, locals);
      if (amount > 0) raise(match, fact('foodSpent', { seat, amount }));
    },
  },
  paymentStep({
    name: 'pay the offering',
    rule: 'TINY-OFFERING',
    purpose: 'payOffering',
    due: (match, { locals: { card }, seat }) => offeringDue(match, card, seat),
    facts: (_match, { seat }, { card }) => [fact('discarded', { card, seat })],
  }),
  {
    name: 'it takes effect',
    rule: 'TINY-PLAY',
    do: (match, { locals, seat }) => {
      const { card, chosen } = locals;
      const { type } = printedOf(match, card);
      if (type === 'beast') raise(match, fact('enteredDen', { card, seat }));
      else if (type === 'charm') attach(match, card, { host: chosen?.bound[0]?.[0] ?? NO_CARD, seat });
      else followText(match, locals, seat);
    },
  },
  {
    name: 'a spell is discarded',
    rule: 'TINY-PLAY',
    do: (match, { locals: { card } }) => {
      if (printedOf(match, card).type === 'spell') raise(match, fact('resolved', { card }));
    },
  },
]);

/** Lets a seat play a card; if it cannot be paid after all, the running program goes on as if it had never been announced. */
export function beginPlay(match: TinyMatch, card: CardId, seat: Seat): void {
  checkpoint(match);
  call(match, playCard, { card }, { source: card, seat });
}

function attach(match: TinyMatch, card: CardId, { host, seat }: { readonly host: CardRef; readonly seat: Seat }): void {
  if (isCurrent(match.state, host)) raise(match, fact('attached', { card, other: cardOf(host), seat }));
  else raise(match, fact('resolved', { card }));
}

/** The text of a spell, after its choices. Targets that are no longer legal are left alone. */
function followText(match: TinyMatch, { card, chosen = { bound: [], numbers: [] } }: PlayLocals, seat: Seat): void {
  const text = textOf(match, card);
  if (text === undefined) return;
  const { choices } = text.announced.stillLegal(match, contextOf(match, card, { seat }), chosen);
  call(match, text.program, { ...text.locals(undefined), ...choices }, { source: card, seat, step: text.resolveFrom });
}

/** The ability of a spell that is followed when it is played; charms have one whose target is what they are attached to. */
function textOf(match: TinyMatch, card: CardId): CompiledAbility<Tiny> | undefined {
  const { abilities } = match.game.definitions[recordOf(match, card).definition] ?? { abilities: [] };
  const at = abilities.findIndex(({ header }) => header === 'play');
  return at < 0 ? undefined : abilityOf(match, abilityRef(card, at));
}

function targetsOf(match: TinyMatch, card: CardId): CompiledAbility<Tiny>['announced']['targets'] {
  return textOf(match, card)?.announced.targets ?? [];
}

function foodOf({ state }: TinyMatch, seat: Seat): number {
  return state.players[seat]?.food ?? 0;
}

/** What is printed, and X where one was announced. */
function costOf(match: TinyMatch, { card, chosen }: PlayLocals): number {
  const slot = textOf(match, card)?.slots.numbers['x'] ?? -1;
  return printedOf(match, card).cost + (chosen?.numbers[slot] ?? 0);
}

/** The offering that a card asks for, to be paid with other cards from the hand; two copies of a card are the same for it. */
function offeringDue(match: TinyMatch, card: CardId, seat: Seat): Due {
  const { offering } = printedOf(match, card);
  return {
    places: offering === 0 ? [] : [{ name: 'offering', types: ANY_TYPE, count: offering }],
    needless: 'allowed',
    means: cardsIn(match, 'hand', seat).flatMap((each): Means[] => {
      if (each === card) return [];
      const generated = { resources: [{ types: ANY_TYPE, count: printedOf(match, each).cost + 1 }] };
      return [{ verb: 'offer', card: each, generated, alike: String(recordOf(match, each).definition) }];
    }),
  };
}

/** Whether a seat may announce a card: there is a target for all it needs, and the food could be found. */
export function canPlay(match: TinyMatch, card: CardId, seat: Seat): boolean {
  const means = foodOf(match, seat) + cardsIn(match, 'den', seat).length;
  if (means < printedOf(match, card).cost || !canPayWith(match, offeringDue(match, card, seat))) return false;
  const context = contextOf(match, card, { seat });
  return targetsOf(match, card).every((target) => target.min === 0 || target.candidates(match, context).length > 0);
}
