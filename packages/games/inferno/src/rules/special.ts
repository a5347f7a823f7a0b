import {
  abilityOf,
  applies,
  bearerOf,
  call,
  cardOf,
  derived,
  headed,
  isWithinLimit,
  leave,
  lentUnder,
  NO_CARD,
  numbersOf,
  option,
  passes,
  program,
  raise,
  release,
  rewind,
  site,
  type AbilityRef,
  type CardId,
  type Choices,
  type Option,
  type Seat,
  contextOf,
  abilityOption,
} from '@crupier/kernel/rules';
import { readsX } from './announce.ts';
import { meansOf, payEnergy } from './energy.ts';
import { BY_ANYONE, SPECIAL } from './early-end.ts';
import { fact } from '../state/facts.ts';
import { openResources } from '../state/open-resources.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import { speakerOf } from '../state/speaker.ts';
import { inTurnOrder } from '../state/seats.ts';
import { tableSlots } from '../state/slots.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { traitsOf } from '../state/traits.ts';

const onceATurn = site('INF-115.2a INF-602.1b', 'what an effect lets be done once a turn is not done again in it');
/** Why a special action is not taken, where no other rule forbids it: see `failedCheck`. */
const specialChecks = {
  energy: site('INF-117.3', 'there is too little energy for a special action'),
  price: site('INF-117.3', 'the rest of what a special action costs cannot be paid'),
  effect: site('', 'a special action would change nothing'),
} as const;
const atAnyPriority = site('INF-115.2a', 'who an effect lets act later does so at any priority, off the chain');

/** A special action that a player may take now, and the card that has it: a card in play or a lasting effect. */
export interface Special {
  readonly card: CardId;
  readonly ref: AbilityRef;
}

/** The special actions that a player with priority may take, besides proposing combats. *Rule:* INF-115.2a, INF-115.2b. */
export function specialActions(match: InfernoMatch, seat: Seat, means: number): readonly Special[] {
  const bearers = derived(match, tableSlots.specials, bearersOfSpecials);
  if (bearers.length === 0) return NONE;
  const found = bearers.flatMap((card) =>
    headed(match, card, SPECIAL).flatMap((ref) => (mayTake(match, { card, ref }, seat, means) ? [{ card, ref }] : [])),
  );
  return found.length === 0 || !applies(match, atAnyPriority) ? NONE : found;
}

const NO_CARDS: readonly CardId[] = [];

/** The cards in play and the lasting effects that may have a special action: none most of the time. */
function bearersOfSpecials(match: InfernoMatch): readonly CardId[] {
  const { cards } = match.state;
  const isLent = lentUnder(match, SPECIAL).length > 0;
  let found: CardId[] | undefined;
  for (const side of inTurnOrder(match)) {
    for (const card of cardsIn(match, 'play', side))
      if (isLent || traitsOf(match, cards[card]?.definition ?? 0).hasSpecial) (found ??= []).push(card);
    for (const card of openResources(match, side))
      if (isLent || traitsOf(match, cards[card]?.definition ?? 0).hasSpecial) (found ??= []).push(card);
  }
  for (const card of cardsIn(match, 'effects'))
    if (isLent || traitsOf(match, cards[card]?.definition ?? 0).hasSpecial) (found ??= []).push(card);
  return found ?? NO_CARDS;
}

const NONE: readonly Special[] = [];

/** Whether a player may take a special action now. *Rule:* INF-115.2a. */
export function mayTake(match: InfernoMatch, { card, ref }: Special, seat: Seat, means: number): boolean {
  const ability = abilityOf(match, ref);
  const { data } = ability;
  if (data.kind !== 'activated' || (!isWithinLimit(match, { ref, self: card, seat }) && applies(match, onceATurn))) return false;
  if (data.timing !== BY_ANYONE && recordOf(match, card).controller !== seat) return false;
  const context = contextOf(match, card, { seat });
  const { amount, canPay } = ability.price;
  return (
    passes(match, specialChecks.energy, amount(match, context) <= means) &&
    passes(match, specialChecks.price, canPay(match, context)) &&
    passes(match, specialChecks.effect, ability.canDo(match, contextOf(match, card)))
  );
}

/** The same as options: each names the card that the effect comes from, and its place among them. */
export function specialOptions(match: InfernoMatch, seat: Seat, means: number): Option[] {
  return specialActions(match, seat, means).map(({ card, ref }, at) =>
    abilityOption(match, 'special', { ref, self: cardOf(speakerOf(match, card)) }, at),
  );
}

interface SpecialLocals {
  readonly ref: AbilityRef;
  numbers: readonly number[];
  /** What the price bound. */
  chosen?: Choices | undefined;
}

/** The bits of a reference to an ability that say its place in the definition. */
const PLACES = 31;
/** The most that anybody could want X to be. */
const X_MAX = 99;

/** A special action is paid for and done at once; who took it has priority again. *Rule:* INF-115.1, INF-115.3. */
export const specialAction = program<Inferno, SpecialLocals>('take a special action', [
  {
    name: 'choose X as it is paid',
    rule: 'INF-107.3d',
    ask: (match, { locals: { ref }, source, seat }) => {
      if (!readsX(match, ref)) return undefined;
      const ability = abilityOf(match, ref);
      const means = meansOf(match, seat);
      const isPayable = (x: number): boolean => {
        const context = contextOf(match, source, { seat, numbers: numbersOf(ability.slots, { x }) });
        return ability.price.amount(match, context) <= means && ability.price.canPay(match, context);
      };
      let most = 0;
      while (most < X_MAX && isPayable(most + 1)) most++;
      const options = Array.from({ length: most + 1 }, (_, x) => option('number', NO_CARD, x));
      return { kind: 'number', seat, purpose: 'chooseX', options };
    },
    take: (match, { locals }, [chosen]) => {
      locals.numbers = numbersOf(abilityOf(match, locals.ref).slots, { x: chosen?.value ?? 0 });
    },
  },
  {
    name: 'pay its energy',
    rule: 'INF-117.3',
    do: (match, { locals: { ref, numbers }, source, seat }) => {
      const price = abilityOf(match, ref).price.amount(match, contextOf(match, source, { seat, numbers }));
      if (price > meansOf(match, seat)) return 'take it back';
      if (price > 0) call(match, payEnergy, { price }, { source, seat });
      return 'pay the rest';
    },
  },
  { name: 'take it back', rule: 'INF-708.1', do: (match) => rewind(match) },
  {
    name: 'pay the rest',
    rule: 'INF-117.3',
    do: (match, { locals: { ref, numbers }, source, seat }) => {
      const ability = abilityOf(match, ref);
      if (!ability.price.canPay(match, contextOf(match, source, { seat, numbers }))) return 'take it back';
      if (ability.price.program !== undefined)
        call(match, ability.price.program, { ...ability.locals(undefined), numbers }, { source, seat });
      return 'it is taken';
    },
  },
  {
    name: 'it is taken',
    rule: 'INF-115.1',
    do: (match, { locals: { ref }, source, seat }) => {
      const card = cardOf(speakerOf(match, source));
      release(match);
      raise(match, fact('specialTaken', { card, source, other: bearerOf(ref), seat, value: ref & PLACES }));
    },
  },
  {
    name: 'do it',
    rule: 'INF-115.1 INF-115.2a INF-115.2b',
    do: (match, { locals: { ref, numbers, chosen }, source, seat }) => {
      const ability = abilityOf(match, ref);
      call(
        match,
        ability.program,
        { ...ability.locals(undefined), bound: chosen?.bound ?? [], numbers: chosen?.numbers ?? numbers },
        { source, seat },
      );
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** Takes one of the special actions that were offered. The last act of a step, after `checkpoint`. */
export function takeSpecial(match: InfernoMatch, seat: Seat, at: number): void {
  const special = specialActions(match, seat, meansOf(match, seat))[at];
  if (special !== undefined) call(match, specialAction, { ref: special.ref, numbers: [] }, { source: special.card, seat });
}
