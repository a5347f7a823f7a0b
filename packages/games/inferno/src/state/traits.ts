import type { Ability, Clause } from '@crupier/kernel/cards';
import {
  abilityHas,
  amountHas,
  choicesHave,
  clauseHas,
  overDefinitions,
  perDefinition,
  type CompiledAbility,
  type Definition,
  type Search,
} from '@crupier/kernel/rules';
import { environments, type Inferno, type Zone } from './state.ts';
import { workingZones } from './working-zones.ts';
import { printedBy } from './printed.ts';

/**
 * What a definition could ever do by what is printed on it. Worked out once a game, so that at every priority most cards are passed over
 * without a look at their abilities.
 */
export interface Traits {
  /** Its own abilities that are activated in play, by their places. *Rule:* INF-602.1, INF-113.5. */
  readonly activatedInPlay: readonly number[];
  /** It has abilities that are activated, wherever it lies. *Rule:* INF-602.1. */
  readonly isActivated: boolean;
  /** It has abilities that are activated from the hand. *Rule:* INF-602.2a. */
  readonly isActivatedFromHand: boolean;
  readonly isInstant: boolean;
  /** The zones outside play in which abilities of it are activated. *Rule:* INF-113.5j. */
  readonly isActivatedIn: readonly Zone[];
  /** It lets players take special actions. *Rule:* INF-115.2. */
  readonly hasSpecial: boolean;
  /** It has additional or alternative costs. *Rule:* INF-117.8, INF-117.9. */
  readonly hasCosts: boolean;
  /** It says that it is played from elsewhere, or has Recobrar. *Rule:* INF-604.6, INF-702.7. */
  readonly isPlayedFromElsewhere: boolean;
  /** Its text says what its strength or toughness is. *Rule:* INF-604.3. */
  readonly definesBody: boolean;
  /** The environments that it is a source of, as bits of `environments`. */
  readonly environments: number;
  /**
   * No state-based action is about it in play while it is unhurt and attached to nothing, and no effect changes what it is or lowers a
   * toughness: it is neither unique nor a scenario, nor an ally without toughness of its own. *Rule:* INF-705.5.
   */
  readonly stands: boolean;
  /** Its text speaks of what may be a resource. */
  readonly concernsResources: boolean;
  /** Its text does so off the chain: in what it costs, in what is announced with it, or in what is true all the time. */
  readonly mindsResources: boolean;
}

/** The headers of abilities that are activated in play. *Rule:* INF-602.1, INF-605.1. */
export const activatedHeaders = ['activate', 'energy', 'flip'] as const;
/** The header of those that are activated from the hand. *Rule:* INF-602.2a. */
export const FROM_HAND = 'fromHand';

const bodyRules: readonly string[] = ['definesBoth', 'definesStrength', 'definesToughness', 'choosesBody'];

/** The nouns that resources answer to. */
const resourceNouns: readonly string[] = ['resource', 'anyObject', 'card', 'openCard'];
const resources: Search = { filter: ({ noun }) => resourceNouns.includes(noun) };
const tapped: Search = { quality: (quality) => quality === 'tapped' || quality === 'untapped' };

/** The traits of a definition of a game, by its number. */
export const traitsOf = perDefinition<Inferno, Traits>((game, at) => toTraits(game.definitions[at]?.abilities ?? [], printedBy(game, at)));

function toTraits(abilities: Definition<Inferno>['abilities'], printed: ReturnType<typeof printedBy>): Traits {
  const headers = new Set<string>(abilities.map(({ header }) => header));
  const rules = new Set<string>();
  for (const { data } of abilities) {
    if (data.kind === 'static') for (const change of data.changes) if (change.kind === 'rule') rules.add(change.rule);
  }
  const definesBody = bodyRules.some((rule) => rules.has(rule));
  const recovers = abilities.some(({ data }) => data.kind === 'keyword' && data.keyword === 'recover');
  const activated = activatedHeaders.flatMap((header) =>
    abilities.flatMap((ability, at) => (ability.header === header && ability.lent === undefined ? [at] : [])),
  );
  return {
    activatedInPlay: activated.filter((at) => workingZones((abilities[at] as CompiledAbility<Inferno>).data).length === 0),
    isActivated: activated.length > 0,
    isActivatedFromHand: headers.has(FROM_HAND),
    isActivatedIn: [...new Set(abilities.flatMap(({ data }) => (data.kind === 'activated' ? workingZones(data) : [])))],
    hasSpecial: headers.has('special'),
    hasCosts: headers.has('cost'),
    isInstant: printed.supertypes.includes('instant'),
    isPlayedFromElsewhere: recovers || rules.has('mayBePlayedFrom'),
    definesBody,
    environments: environments.reduce((bits, environment, at) => (printed.keywords.includes(environment) ? bits | (1 << at) : bits), 0),
    stands:
      !printed.types.includes('scenario') &&
      !printed.supertypes.includes('unique') &&
      (!printed.types.includes('ally') || ((printed.toughness ?? 0) > 0 && !definesBody)),
    concernsResources: abilities.some(({ data }) => speaksOfResources(data)),
    mindsResources: abilities.some(({ data }) => mindsResources(data)),
  };
}

function speaksOfResources(data: Ability): boolean {
  return abilityHas(resources, data);
}

/** Whether an ability speaks of resources where it does not wait on the chain first: there its player could still answer it. */
function mindsResources(data: Ability): boolean {
  if (data.kind === 'triggered') return false;
  if (data.kind !== 'activated') return speaksOfResources(data);
  const { cost, price, clause } = data;
  return amountHas(resources, cost) || (price !== undefined && clauseHas(resources, price)) || announcesTapped(clause);
}

/**
 * Whether what is announced with a text speaks of resources and looks at what is tapped: a resource that is tapped before may let it be
 * announced. *Rule:* INF-601.1b, INF-601.1c.
 */
function announcesTapped(clause: Clause): boolean {
  const has = (search: Search): boolean => choicesHave(search, clause) || (clause.modes ?? []).some((mode) => clauseHas(search, mode));
  return has(tapped) && has(resources);
}

/** Whether anything in a game speaks of what may be a resource: where nothing does, nobody need look for it. */
export const isAnyConcernedWithResources = overDefinitions<Inferno, boolean>(
  () => false,
  (found, { definitions }, at) => found || definitions[at]?.written.some(speaksOfResources) === true,
);

/** Whether anything in a game does so off the chain. */
export const isAnyMindfulOfResources = overDefinitions<Inferno, boolean>(
  () => false,
  (found, { definitions }, at) => found || definitions[at]?.written.some(mindsResources) === true,
);
