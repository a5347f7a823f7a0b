import {
  abilityHas,
  abilityOf,
  abilityRef,
  bearerOf,
  applies,
  callNamed,
  cardOf,
  definitionIn,
  isCurrent,
  headed,
  NO_CARD,
  numbersOf,
  pin,
  site,
  type AbilityRef,
  type CardId,
  type CardRef,
  type Choices,
  type GameEvent,
  type Heard,
  type Search,
  type Seat,
  contextOf,
} from '@crupier/kernel/rules';
import { abilityCost, canPayTogether, costsOf, isOptional, nameOfCost, totalCost } from './costs.ts';
import { meansOf } from './energy.ts';
import { changeItem, forgetTrigger, itemOf, noteWords, pushItem } from '../state/chain.ts';
import { changedWordsOf } from '../state/defined.ts';
import { definedX } from '../state/defined-x.ts';
import { printedOf } from '../state/printed.ts';
import { givenBy, giverOf } from '../state/speaker.ts';
import { cardsIn, isType, leftPlay, recordOf } from '../state/reading.ts';
import { isPlayZone, zoneKind, type InfernoMatch } from '../state/state.ts';

const freeXIsNothing = site('INF-107.3b', 'X of what is played without paying its energy cost is 0');

/** What is put on the chain. */
export const sorts = { card: 0, activated: 1, triggered: 2 } as const;

/** The locals of putting something on the chain. */
export interface PlayLocals {
  readonly sort: number;
  /** The card played, or the source of the ability. */
  readonly card: CardId;
  /** The ability that will be followed, or -1 for a card that enters play. */
  readonly ref: AbilityRef;
  readonly event: GameEvent | undefined;
  /** It is played without paying its energy cost. *Rule:* INF-604.5. */
  readonly free: boolean;
  /** The zone that it comes from, as an index of `zones`. */
  from: number;
  /** No ritual could be played when it began. *Rule:* INF-306.4a. */
  untimely: boolean;
  /** The object on the chain, once it is there. */
  object: CardId;
  alternative: AbilityRef;
  additional: readonly AbilityRef[];
  /** Optional costs that were asked about. */
  asked: number;
  x: number;
  numbers: readonly number[];
  bound: readonly (readonly CardRef[])[];
  shares: Choices['shares'];
  /** The energy part of the total cost, once it is locked. */
  cost: number;
  /** Costs whose other parts are still to be paid. */
  unpaid: readonly AbilityRef[];
  /** The one that is being paid, or -1. */
  paying: AbilityRef;
  /** What was announced last, or what the last price that was paid bound. */
  chosen?: Choices | undefined;
}

interface Beginning {
  readonly sort: number;
  readonly card: CardId;
  readonly ref: AbilityRef;
  readonly event?: GameEvent;
  readonly free?: boolean;
}

function fresh({ sort, card, ref, event, free = false }: Beginning): PlayLocals {
  return {
    sort,
    card,
    ref,
    event,
    free,
    from: 0,
    untimely: false,
    object: NO_CARD,
    alternative: -1,
    additional: [],
    asked: 0,
    x: 0,
    numbers: [],
    bound: [],
    shares: undefined,
    cost: 0,
    unpaid: [],
    paying: -1,
  };
}

/** Begins to play a card. The last act of a step, after `checkpoint`. */
export function beginPlay(match: InfernoMatch, card: CardId, seat: Seat, free = false): void {
  const [ref = -1] = isType(match, card, 'ritual') ? headed(match, card, 'ritual') : [];
  callNamed(match, 'play', fresh({ sort: sorts.card, card, ref, free }), { source: card, seat });
}

/** Begins to activate an ability. The last act of a step, after `checkpoint`. */
export function beginActivation(match: InfernoMatch, card: CardId, ref: AbilityRef, seat: Seat): void {
  callNamed(match, 'play', fresh({ sort: sorts.activated, card, ref }), { source: card, seat });
}

/** Puts a triggered ability on the chain. The last act of a step. *Rule:* INF-603.3. */
export function placeTrigger(match: InfernoMatch, trigger: Heard, seat: Seat): void {
  forgetTrigger(match, trigger);
  const { ref, self, event } = trigger;
  callNamed(match, 'play', fresh({ sort: sorts.triggered, card: self, ref, event }), { source: self, seat });
}

/** Notes what lies on top of the chain now. */
export function noteObject(match: InfernoMatch, locals: PlayLocals, seat: Seat): void {
  const { sort, card, ref, event, from, untimely } = locals;
  const isCard = sort === sorts.card;
  const object = isCard ? card : (cardsIn(match, 'chain').at(-1) ?? NO_CARD);
  locals.object = object;
  // Set off by its own leaving: it speaks of the card as it was. *Rule:* INF-603.6d, INF-607.2g.
  const hasLeft = event !== undefined && cardOf(event.card) === card && wasInPlay(match, event.card);
  const source = hasLeft ? event.card : pin(recordOf(match, card));
  // What was set off may have become something else since. *Rule:* INF-603.6d.
  const before = definitionIn(ref);
  const definition = before ?? recordOf(match, ref < 0 ? card : bearerOf(ref)).definition;
  const ability = before === undefined ? ref : abilityRef(card, ref & 31);
  // An ability reads as its source did, whatever becomes of the words of that one. *Rule:* INF-113.6, INF-611.1.
  if (!isCard) noteWords(match, object, leftPlay(match, source)?.reads ?? changedWordsOf(match, ref < 0 ? card : bearerOf(ability)));
  const giver = ref < 0 ? undefined : giverOf(match, card, ref);
  pushItem(match, {
    object,
    ability,
    definition,
    source,
    isCard,
    giver,
    seat,
    event,
    bound: [],
    numbers: [],
    from,
    paid: [],
    x: 0,
    untimely,
  });
}

const whereItWasPut = site('INF-113.5j', 'an ability whose cost moves its card works from the zone into which that was put');

/** An ability that moved its card to be paid for, from outside play, has that card for its source where it lies now. *Rule:* INF-113.5j. */
export function noteMoved(match: InfernoMatch, { card, object }: PlayLocals): void {
  const item = itemOf(match, object);
  if (item === undefined || isCurrent(match.state, item.source) || wasInPlay(match, item.source)) return;
  if (applies(match, whereItWasPut)) changeItem(match, object, { source: pin(recordOf(match, card)) });
}

/** Whether a card has left play; one that has entered has left the chain. */
function wasInPlay(match: InfernoMatch, card: CardRef): boolean {
  const gone = leftPlay(match, card);
  return gone !== undefined && isPlayZone(zoneKind(gone.zone));
}

/** The numbers that the text of a ritual or an ability reads: X, and a 1 for each named cost that is paid. */
export function numbersFor(match: InfernoMatch, { ref, x, additional, alternative, card }: PlayLocals): readonly number[] {
  const paid = [...additional, ...(alternative < 0 ? [] : [alternative])].flatMap((each) => nameOfCost(match, each) ?? []);
  return numbersOf(abilityOf(match, ref).slots, {
    x: definedX(match, card) ?? x,
    ...Object.fromEntries(paid.map((name) => [`paid ${name}`, 1])),
  });
}

/** The additional costs that the player may choose to pay. */
export function optionalCosts(match: InfernoMatch, card: CardId): AbilityRef[] {
  return costsOf(match, card, 'additional').filter((ref) => isOptional(match, ref));
}

function mandatoryCosts(match: InfernoMatch, card: CardId): AbilityRef[] {
  return costsOf(match, card, 'additional').filter((ref) => !isOptional(match, ref));
}

/** Whether the energy of a further additional cost could be paid too. */
export function isWithinMeans(match: InfernoMatch, locals: PlayLocals, seat: Seat, ref: AbilityRef): boolean {
  const { card, alternative, additional, x, free } = locals;
  const announced = { alternative, x, free, additional: [...mandatoryCosts(match, card), ...additional, ref] };
  const cost = totalCost(match, card, seat, announced);
  return cost !== undefined && cost <= meansOf(match, seat);
}

/** The costs besides the energy cost that are announced so far: the mandatory ones too. */
export function announcedCosts(match: InfernoMatch, { card, additional, alternative }: PlayLocals): AbilityRef[] {
  return [...mandatoryCosts(match, card), ...additional, ...(alternative < 0 ? [] : [alternative])];
}

/** Says which costs are paid: the mandatory ones too. */
export function lockCosts(match: InfernoMatch, locals: PlayLocals): void {
  const { sort, card, ref, alternative } = locals;
  locals.additional = sort === sorts.card ? [...mandatoryCosts(match, card), ...locals.additional] : [];
  locals.unpaid = sort === sorts.card ? [...locals.additional, ...(alternative < 0 ? [] : [alternative])] : [ref];
}

/** The total cost in energy; undefined where it cannot be paid. *Rule:* INF-601.1e, INF-602.2b. */
export function costFor(match: InfernoMatch, locals: PlayLocals, seat: Seat): number | undefined {
  const { sort, card, ref, numbers } = locals;
  return sort === sorts.card ? totalCost(match, card, seat, locals) : abilityCost(match, abilityOf(match, ref), card, { seat, numbers });
}

/** The highest X that anybody could want to announce. */
const X_MAX = 99;

/** The highest X that could be paid, or -1 where no X is announced. *Rule:* INF-107.3. */
export function mostX(match: InfernoMatch, locals: PlayLocals, seat: Seat): number {
  const { sort, card, ref, alternative, additional, free } = locals;
  if (sort === sorts.triggered || definedX(match, card) !== undefined) return -1;
  const costs = sort === sorts.card ? announcedCosts(match, locals) : [];
  if (sort === sorts.card) {
    const isPrinted = printedOf(match, card).costsX;
    if (!isPrinted && !costs.some((each) => readsX(match, each))) return -1;
    if (isPrinted && (alternative >= 0 || free) && applies(match, freeXIsNothing)) return 0;
  } else if (!readsX(match, ref)) return -1;
  const means = meansOf(match, seat);
  const isPayable = (x: number): boolean => {
    const announced = { ...locals, x, additional: [...mandatoryCosts(match, card), ...additional] };
    const numbers = sort === sorts.card ? locals.numbers : numbersFor(match, announced);
    if ((costFor(match, { ...announced, numbers }, seat) ?? Infinity) > means) return false;
    if (sort === sorts.card) return canPayTogether(match, costs, { card, seat, x });
    return abilityOf(match, ref).price.canPay(match, contextOf(match, card, { seat, ...givenBy(match, card, ref), numbers }));
  };
  let x = 0;
  while (x < X_MAX && isPayable(x + 1)) x++;
  return x;
}

const x: Search = { amount: (amount) => amount.kind === 'number' && amount.name === 'x' };

/** Whether what is paid for an ability, or a cost itself, depends on X. */
export function readsX(match: InfernoMatch, ref: AbilityRef): boolean {
  const { data } = abilityOf(match, ref);
  if (data.kind === 'cost') return abilityHas(x, data);
  return data.kind === 'activated' && data.clause.numbers?.['x']?.paid === true;
}
