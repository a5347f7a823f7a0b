import {
  abilityOf,
  applies,
  bearerOf,
  call,
  callHeard,
  leave,
  program,
  raise,
  release,
  rewind,
  site,
  staticsAbout,
  type AbilityRef,
  type CardId,
  type Choices,
  type Heard,
  type LoweredAbility,
  type Seat,
} from '@crupier/kernel';
import { activations, mayActivate } from './activating.ts';
import { fact } from '../state/facts.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

type Lowered = LoweredAbility<Inferno>;

const withoutTarget = site('INF-605.1 INF-605.1a INF-605.5 INF-605.5a', 'an energy ability has no target');
const setOffByOne = site('INF-605.1b INF-605.5a', 'a triggered energy ability is set off by the activation of one');

/** What a text says that could add energy. */
const ADDS_ENERGY = '"verb":"addEnergy"';
const energyOccasions: readonly string[] = ['tappedForEnergy', 'energyActivated'];

const adding = new WeakMap<object, boolean>();

/** Whether a text could add energy, now or in another position. *Rule:* INF-605.2. */
function couldAdd({ data }: Lowered): boolean {
  const known = adding.get(data);
  if (known !== undefined) return known;
  const could = 'clause' in data && data.clause !== undefined && JSON.stringify(data.clause).includes(ADDS_ENERGY);
  adding.set(data, could);
  return could;
}

/**
 * Whether an ability is an energy ability: activated, without a target, and able to add energy; or triggered by the activation of
 * such a one, without a target, and able to add energy. What it does besides does not matter, nor whether it could add any now. A
 * ritual's text never is one. *Rule:* INF-605.1, INF-605.5.
 */
export function isEnergyAbility(match: InfernoMatch, ability: Lowered): boolean {
  if (!couldAdd(ability)) return false;
  if (ability.targets.length > 0 && applies(match, withoutTarget)) return false;
  const { data } = ability;
  if (data.kind === 'activated') return ability.header !== 'ritual';
  return data.kind === 'triggered' && (energyOccasions.includes(data.when.occasion) || !applies(match, setOffByOne));
}

const sources = new WeakMap<object, readonly boolean[]>();

/** Which definitions have an energy ability: the cards that could have none are passed over at once. */
function energyDefinitions({ game }: InfernoMatch): readonly boolean[] {
  const known = sources.get(game.definitions);
  if (known !== undefined) return known;
  const found = game.definitions.map(({ abilities }) =>
    abilities.some((ability) => ability.data.kind === 'activated' && ability.header !== 'ritual' && couldAdd(ability)),
  );
  sources.set(game.definitions, found);
  return found;
}

/** An energy ability that a player could activate now. */
export interface EnergyAbility {
  readonly card: CardId;
  readonly ref: AbilityRef;
  /** Its place among the abilities of the card that can be activated. */
  readonly at: number;
  /** How much energy it would add to what the player has, as far as its text says. */
  readonly gain: number;
}

const NONE: readonly EnergyAbility[] = [];

/** The energy abilities that a player could activate now, those of resources aside. `means` is what could be paid for them. *Rule:* INF-605.3a. */
export function usableEnergyAbilities(match: InfernoMatch, seat: Seat, means: number): readonly EnergyAbility[] {
  const { cards, zones } = match.state;
  const has = energyDefinitions(match);
  const lent = staticsAbout(match, 'energy').length + staticsAbout(match, 'activate').length > 0;
  let found: EnergyAbility[] | undefined;
  for (const card of zones[zoneOf('play', seat)] ?? []) {
    if (!lent && !has[cards[card]?.definition ?? 0]) continue;
    activations(match, card).forEach((ref, at) => {
      const ability = abilityOf(match, ref);
      if (!isEnergyAbility(match, ability) || !mayActivate(match, card, ref, { seat, means, slow: false })) return;
      (found ??= []).push({ card, ref, at, gain: gainOf(ability) - ability.energy(match, card, seat) });
    });
  }
  return found ?? NONE;
}

/** How much energy a text adds, 1 where that depends on the table. */
function gainOf({ data }: Lowered): number {
  if (data.kind !== 'activated') return 0;
  return data.clause.do.reduce((sum, { verb, amount = 1 }) => sum + (verb === 'addEnergy' ? Number(typeof amount === 'number' ? amount : 1) : 0), 0);
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
      if (!ability.canPay(match, source, seat)) return 'take it back';
      if (ability.priceProgram !== undefined) call(match, ability.priceProgram, ability.locals(undefined), { source, seat });
      return 'pay its energy';
    },
  },
  { name: 'take it back', rule: 'INF-708.1', do: (match) => rewind(match) },
  {
    name: 'pay its energy',
    rule: 'INF-605.3 INF-117.3',
    do: (match, { locals: { ref }, source, seat }) => {
      const amount = abilityOf(match, ref).energy(match, source, seat);
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
    rule: 'INF-605.3b INF-605.2 INF-405.6c',
    do: (match, { locals: { ref, chosen }, source, seat }) => {
      const ability = abilityOf(match, ref);
      const { bound, numbers } = chosen ?? { bound: [], numbers: [] };
      call(match, ability.program, { ...ability.locals(undefined), bound, numbers }, { source, seat, step: ability.resolveFrom });
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
