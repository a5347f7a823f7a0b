import {
  abilityOf,
  bearerOf,
  call,
  callHeard,
  leave,
  lentUnder,
  perDefinition,
  program,
  raise,
  release,
  rewind,
  type AbilityRef,
  type CardId,
  type Choices,
  type Heard,
  type Seat,
  contextOf,
  contextIn,
} from '@crupier/kernel/rules';
import { couldAdd, isEnergyAbility } from './energy-criteria.ts';
import { gainAsResource, gainOf, gainSetOff, tapsItself } from './energy-gains.ts';
import { activations, mayActivate, type Activating } from './activating.ts';
import { isPaidUnseen } from './unseen-discards.ts';
import { fact } from '../state/facts.ts';
import { openResources } from '../state/open-resources.ts';
import { localsFor } from '../state/speaker.ts';
import { activatedHeaders } from '../state/traits.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

/** Whether a definition has an energy ability: the cards that could have none are passed over at once. */
const hasEnergyAbility = perDefinition<Inferno, boolean>(({ definitions }, at) =>
  (definitions[at]?.abilities ?? []).some(
    (ability) => ability.data.kind === 'activated' && ability.header !== 'ritual' && couldAdd(ability),
  ),
);

/** An energy ability that a player could activate now. */
export interface EnergyAbility {
  readonly card: CardId;
  readonly ref: AbilityRef;
  /** Its place among the abilities of the card that can be activated. */
  readonly at: number;
  /** How much energy it would add to what the player has, as far as its text says. */
  readonly gain: number;
  /** Whether it is paid for by tapping the card. */
  readonly taps: boolean;
}

const NONE: readonly EnergyAbility[] = [];
const NO_CARDS: readonly CardId[] = [];

/** The energy abilities that a player could activate now, those of resources aside. `means` is what could be paid for them. *Rule:* INF-605.3a. */
export function usableEnergyAbilities(match: InfernoMatch, seat: Seat, means: number): readonly EnergyAbility[] {
  const { cards, zones } = match.state;
  const isLent = isEnergyLent(match);
  const activating: Activating = { seat, means, meansWithout: (card) => means - gainAsResource(match, card, seat), slow: false };
  let found: EnergyAbility[] | undefined;
  for (const card of zones[zoneOf('play', seat)] ?? NO_CARDS)
    if (isLent || hasEnergyAbility(match, cards[card]?.definition ?? 0)) found = pushUsable(match, found, card, activating);
  for (const card of openResources(match, seat))
    if (isLent || hasEnergyAbility(match, cards[card]?.definition ?? 0)) found = pushUsable(match, found, card, activating);
  return found ?? NONE;
}

/** Whether an ability that could add energy is lent to anybody: most that are lent could not. */
function isEnergyLent(match: InfernoMatch): boolean {
  for (const header of activatedHeaders) for (const { ability } of lentUnder(match, header)) if (couldAdd(ability)) return true;
  return false;
}

function pushUsable(
  match: InfernoMatch,
  found: EnergyAbility[] | undefined,
  card: CardId,
  activating: Activating,
): EnergyAbility[] | undefined {
  let usable = found;
  const { seat } = activating;
  activations(match, card).forEach((ref, at) => {
    const ability = abilityOf(match, ref);
    if (!isEnergyAbility(match, ability) || !mayActivate(match, card, ref, activating)) return;
    (usable ??= []).push({
      card,
      ref,
      at,
      gain:
        gainOf(ability) +
        gainSetOff(match, fact('energyActivated', { card, seat }), seat) -
        ability.price.amount(match, contextOf(match, card, { seat })),
      taps: tapsItself(ability),
    });
  });
  return usable;
}

interface ActivateLocals {
  readonly ref: AbilityRef;
  chosen?: Choices | undefined;
}

/** Activating an energy ability: it is paid for and resolves at once, off the chain. *Rule:* INF-605.3. */
export const activateEnergy = program<Inferno, ActivateLocals>('activate an energy ability', [
  {
    name: 'pay for it',
    rule: 'INF-605.3 INF-602.2b',
    do: (match, { locals: { ref }, source, seat }) => {
      const ability = abilityOf(match, ref);
      const begun = localsFor(match, source, ref);
      if (!ability.price.canPay(match, contextIn({ source, seat, locals: begun }))) return 'take it back';
      if (ability.price.program !== undefined) call(match, ability.price.program, begun, { source, seat });
      return 'pay its energy';
    },
  },
  { name: 'take it back', rule: 'INF-708.1', do: (match) => rewind(match) },
  {
    name: 'pay its energy',
    rule: 'INF-605.3 INF-117.3',
    do: (match, { locals: { ref, chosen }, source, seat }) => {
      const ability = abilityOf(match, ref);
      const amount = ability.price.amount(match, contextOf(match, source, { seat }));
      if (chosen !== undefined && isPaidUnseen(match, ability, chosen)) return 'take it back';
      if (amount > (match.state.players[seat]?.energy ?? 0)) return 'take it back';
      release(match);
      if (amount > 0) raise(match, fact('energySpent', { seat, amount }));
      return 'it is activated';
    },
  },
  {
    name: 'it is activated',
    rule: 'INF-605.3',
    do: (match, { locals: { ref }, source, seat }) =>
      raise(match, fact('abilityActivated', { card: source, other: bearerOf(ref), seat, value: ref & 31 })),
  },
  {
    name: 'it resolves at once',
    rule: 'INF-605.3b INF-605.2 INF-405.6c INF-113.4',
    do: (match, { locals: { ref, chosen }, source, seat }) => {
      const ability = abilityOf(match, ref);
      const { bound, numbers } = chosen ?? { bound: [], numbers: [] };
      call(match, ability.program, { ...localsFor(match, source, ref), bound, numbers }, { source, seat, step: ability.resolveFrom });
    },
  },
  {
    name: 'what it sets off',
    rule: '',
    do: (match, { source, seat }) => raise(match, fact('energyActivated', { card: source, seat })),
  },
]);

interface TriggeredLocals {
  waiting: readonly Heard[];
}

/** Triggered energy abilities resolve at once, one after the other. *Rule:* INF-605.4a. */
export const energyTriggers = program<Inferno, TriggeredLocals>('triggered energy abilities', [
  {
    name: 'the next one resolves',
    rule: 'INF-605.4 INF-605.4a',
    do: (match, { locals }) => {
      const [next, ...rest] = locals.waiting;
      if (next === undefined) return leave;
      locals.waiting = rest;
      callHeard(match, next);
      return 'the next one resolves';
    },
  },
]);
