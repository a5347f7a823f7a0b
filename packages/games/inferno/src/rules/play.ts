import {
  abilityOf,
  again,
  call,
  cardOf,
  headed,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  release,
  rewind,
  type AbilityRef,
  type CardId,
  type CardRef,
  type GameEvent,
  type Heard,
  type LoweredAbility,
  type Seat,
} from '@crupier/kernel';
import { canPayCost, costsOf, isOptional, totalCost } from './costs.ts';
import { meansOf, payEnergy } from './energy.ts';
import { canTarget, waysToPay } from './options.ts';
import { mayTarget } from './targets.ts';
import { changeItem, forgetTrigger, itemOf, pushItem } from '../state/chain.ts';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn, isType, recordOf, zoneOfCard } from '../state/reading.ts';
import { zones, type Inferno, type InfernoMatch } from '../state/state.ts';

/** What is put on the chain. */
const sorts = { card: 0, activated: 1, triggered: 2 } as const;

/** The locals of putting something on the chain. */
export interface PlayLocals {
  readonly sort: number;
  /** The card played, or the source of the ability. */
  readonly card: CardId;
  /** The ability that will be followed, or -1 for a card that enters play. */
  readonly ref: AbilityRef;
  readonly event: GameEvent | undefined;
  /** The object on the chain, once it is there. */
  object: CardId;
  alternative: AbilityRef;
  additional: readonly AbilityRef[];
  /** Optional costs that were asked about. */
  asked: number;
  x: number;
  numbers: readonly number[];
  bound: readonly (readonly CardRef[])[];
  /** The energy part of the total cost, once it is locked. */
  cost: number;
  /** Costs whose other parts are still to be paid. */
  unpaid: readonly AbilityRef[];
  /** What the last price that was paid bound: see `handOverStep`. */
  chosen?: { readonly bound: readonly (readonly CardRef[])[]; readonly numbers: readonly number[] };
}

/** Playing a card, activating an ability or placing a triggered one: the same steps, a to h. *Rule:* INF-601.1, INF-602.2, INF-603.3c. */
export const play = program<Inferno, PlayLocals>('play', [
  {
    name: 'a announce it',
    rule: 'INF-601.1a INF-602.2a INF-603.3',
    do: (match, { locals: { sort, card }, seat }) => {
      if (sort === sorts.card) raise(match, fact('announced', { card, seat }));
      else raise(match, fact('abilityAnnounced', { other: card, seat, value: sort }));
    },
  },
  { name: 'a it is on top of the chain', rule: 'INF-405.1 INF-601.1a', do: (match, { locals, seat }) => noteObject(match, locals, seat) },
  {
    name: 'b announce how it is paid for',
    rule: 'INF-601.1b INF-117.9',
    ask: (match, { locals: { sort, card }, seat }) => {
      if (sort !== sorts.card) return undefined;
      const ways = waysToPay(match, card, seat, meansOf(match, seat));
      if (ways.length === 1 && ways[0]?.alternative === -1) return undefined;
      const options = ways.map(({ alternative }) => option('payBy', card, alternative));
      return options.length === 0 ? undefined : { kind: 'mode', seat, purpose: 'howToPay', source: card, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.alternative = chosen?.value ?? -1;
    },
  },
  {
    name: 'b announce additional costs',
    rule: 'INF-601.1b INF-117.8',
    ask: (match, { locals, seat }) => {
      if (locals.sort !== sorts.card) return undefined;
      const ref = optionalCosts(match, locals.card)[locals.asked];
      if (ref === undefined) return undefined;
      const options = isWithinMeans(match, locals, seat, ref) ? [option('addCost', locals.card, ref)] : [];
      return options.length === 0 ? undefined : { kind: 'may', seat, purpose: 'addCost', source: locals.card, min: 0, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.asked++;
      if (chosen !== undefined) locals.additional = [...locals.additional, chosen.value];
      return again;
    },
  },
  {
    name: 'b announce X',
    rule: 'INF-601.1b INF-107.3',
    ask: (match, { locals, seat }) => {
      const most = mostX(match, locals, seat);
      if (most < 0) return undefined;
      const options = Array.from({ length: most + 1 }, (_, x) => option('number', NO_CARD, x));
      return { kind: 'number', seat, purpose: 'chooseX', source: locals.card, options };
    },
    take: (match, { locals }, [chosen]) => {
      const x = chosen?.value ?? 0;
      locals.x = x;
      const slot = locals.ref < 0 ? 0 : (abilityOf(match, locals.ref).slots.numbers['x'] ?? 0);
      const numbers = locals.numbers.slice();
      while (numbers.length <= slot) numbers.push(0);
      numbers[slot] = x;
      locals.numbers = numbers;
    },
  },
  {
    name: 'c choose the targets',
    rule: 'INF-601.1c INF-603.3c INF-114.2',
    ask: (match, { locals: { card, ref, bound }, seat }) => {
      const target = ref < 0 ? undefined : abilityOf(match, ref).targets[bound.length];
      if (target === undefined) return undefined;
      const fitting = target.candidates(match, card, seat).filter((each) => mayTarget(match, each, card, seat));
      const { min, max } = target;
      return {
        kind: 'target',
        seat,
        purpose: 'chooseTarget',
        source: card,
        min,
        max,
        options: fitting.map((each) => option('target', each)),
      };
    },
    take: (match, { locals }, chosen) => {
      locals.bound = [...locals.bound, chosen.map(({ card }) => pin(recordOf(match, card)))];
      return again;
    },
  },
  {
    name: 'c they become targets',
    rule: 'INF-601.1c INF-114.5',
    do: (match, { locals: { bound, object }, seat }) => {
      changeItem(match, object, { bound });
      const targets = bound.flat();
      raiseAll(
        match,
        targets.map((ref) => fact('targeted', { card: cardOf(ref), other: object, seat })),
      );
    },
  },
  {
    name: 'e lock the total cost',
    rule: 'INF-601.1e INF-602.2b',
    do: (match, { locals, seat }) => {
      const { sort, card, ref, numbers } = locals;
      if (sort === sorts.triggered) return 'h it is played';
      locals.additional = sort === sorts.card ? [...mandatoryCosts(match, card), ...locals.additional] : [];
      locals.unpaid = sort === sorts.card ? [...locals.additional, ...(locals.alternative < 0 ? [] : [locals.alternative])] : [ref];
      const cost = sort === sorts.card ? totalCost(match, card, seat, locals) : abilityOf(match, ref).energy(match, card, seat, numbers);
      if (cost === undefined || cost > meansOf(match, seat)) return 'take it back';
      locals.cost = cost;
      return undefined;
    },
  },
  {
    name: 'f and g pay energy',
    rule: 'INF-601.1f INF-601.1g',
    do: (match, { locals: { cost, card }, seat }) => {
      if (cost > 0) call(match, payEnergy, { price: cost }, { source: card, seat });
    },
  },
  {
    name: 'g pay the rest',
    rule: 'INF-601.1g INF-117.3 INF-117.10',
    do: (match, { locals, seat }) => {
      const [ref, ...others] = locals.unpaid;
      if (ref === undefined) return undefined;
      locals.unpaid = others;
      const ability = abilityOf(match, ref);
      if (ability.priceProgram === undefined) return again;
      if (!ability.canPay(match, locals.card, seat, locals.numbers)) return 'take it back';
      call(match, ability.priceProgram, priceLocals(ability, locals), { source: locals.card, seat });
      return 'g note what was paid with';
    },
  },
  { name: 'g nothing is left to pay', rule: 'INF-601.1g', do: () => 'h it is played' },
  {
    name: 'g note what was paid with',
    rule: 'INF-607.2i',
    do: (_match, { locals }) => {
      const { chosen, ref, sort } = locals;
      // What an activated ability was paid with may be spoken of by its text.
      if (chosen !== undefined && sort === sorts.activated && ref >= 0)
        Object.assign(locals, { bound: chosen.bound, numbers: chosen.numbers });
      return 'g pay the rest';
    },
  },
  { name: 'take it back', rule: 'INF-708.1 INF-601.1', do: (match) => rewind(match) },
  {
    name: 'h it is played',
    rule: 'INF-601.1h INF-602.2b INF-603.3d',
    do: (match, { locals, seat }) => {
      const { sort, object, bound, numbers, card, ref, additional, alternative } = locals;
      changeItem(match, object, { bound, numbers, paid: alternative < 0 ? additional : [...additional, alternative] });
      if (sort !== sorts.triggered) release(match);
      if (sort === sorts.card) raise(match, fact('cardPlayed', { card, seat, value: itemOf(match, object)?.from ?? 0 }));
      else if (sort === sorts.activated) raise(match, fact('abilityActivated', { card, seat, value: ref & 31 }));
      else raise(match, fact('abilityTriggered', { card, seat }));
    },
  },
]);

function fresh(sort: number, card: CardId, ref: AbilityRef, event?: GameEvent): PlayLocals {
  return {
    sort,
    card,
    ref,
    event,
    object: NO_CARD,
    alternative: -1,
    additional: [],
    asked: 0,
    x: 0,
    numbers: [],
    bound: [],
    cost: 0,
    unpaid: [],
  };
}

/** Begins to play a card. The last act of a step. */
export function beginPlay(match: InfernoMatch, card: CardId, seat: Seat): void {
  const [ref = -1] = isType(match, card, 'ritual') ? headed(match, card, 'ritual') : [];
  call(match, play, fresh(sorts.card, card, ref), { source: card, seat });
}

/** Begins to activate an ability. The last act of a step. */
export function beginActivation(match: InfernoMatch, card: CardId, ref: AbilityRef, seat: Seat): void {
  call(match, play, fresh(sorts.activated, card, ref), { source: card, seat });
}

/** Puts a triggered ability on the chain, or removes it where a choice that it needs cannot be made. The last act of a step. *Rule:* INF-603.3c. */
export function placeTrigger(match: InfernoMatch, trigger: Heard): void {
  forgetTrigger(match, trigger);
  const { ref, self, seat, event } = trigger;
  if (!canTarget(match, ref, self, seat)) return;
  call(match, play, fresh(sorts.triggered, self, ref, event), { source: self, seat });
}

/** Notes what lies on top of the chain now. */
function noteObject(match: InfernoMatch, locals: PlayLocals, seat: Seat): void {
  const { sort, card, ref, event } = locals;
  const isCard = sort === sorts.card;
  const object = isCard ? card : (cardsIn(match, 'chain').at(-1) ?? NO_CARD);
  locals.object = object;
  const from = isCard ? zones.indexOf('hand') : zones.indexOf(zoneOfCard(match, card));
  const source = pin(recordOf(match, card));
  pushItem(match, { object, ability: ref, source, isCard, seat, event, bound: [], numbers: [], from, paid: [] });
}

function optionalCosts(match: InfernoMatch, card: CardId): AbilityRef[] {
  return costsOf(match, card, 'additional').filter((ref) => isOptional(match, ref));
}

function mandatoryCosts(match: InfernoMatch, card: CardId): AbilityRef[] {
  return costsOf(match, card, 'additional').filter((ref) => !isOptional(match, ref));
}

function isWithinMeans(match: InfernoMatch, locals: PlayLocals, seat: Seat, ref: AbilityRef): boolean {
  const { card, alternative, additional, x } = locals;
  if (!canPayCost(match, ref, card, seat)) return false;
  const cost = totalCost(match, card, seat, { alternative, x, additional: [...mandatoryCosts(match, card), ...additional, ref] });
  return cost !== undefined && cost <= meansOf(match, seat);
}

/** The highest X that could be paid, or -1 where no X is announced. *Rule:* INF-107.3. */
function mostX(match: InfernoMatch, locals: PlayLocals, seat: Seat): number {
  const { sort, card, ref } = locals;
  if (sort === sorts.triggered) return -1;
  const means = meansOf(match, seat);
  if (sort === sorts.card) {
    if (!printedOf(match, card).costsX) return -1;
    // Without its energy cost X is 0. *Rule:* INF-107.3d.
    if (locals.alternative >= 0) return 0;
    const { alternative, additional } = locals;
    const without = totalCost(match, card, seat, { alternative, x: 0, additional: [...mandatoryCosts(match, card), ...additional] }) ?? 0;
    return means - without;
  }
  const ability = abilityOf(match, ref);
  const slot = ability.slots.numbers['x'];
  if (slot === undefined) return -1;
  let x = 0;
  while (x < means && ability.energy(match, card, seat, numbersWith(slot, x + 1)) <= means) x++;
  return x;
}

function numbersWith(slot: number, value: number): number[] {
  const numbers = new Array<number>(slot + 1).fill(0);
  numbers[slot] = value;
  return numbers;
}

function priceLocals(
  ability: LoweredAbility<Inferno>,
  { event, bound, numbers }: PlayLocals,
): ReturnType<LoweredAbility<Inferno>['locals']> {
  return { ...ability.locals(event), bound, numbers };
}
