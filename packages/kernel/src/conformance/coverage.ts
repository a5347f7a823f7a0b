import { compileAll } from '../compile/definitions.ts';
import type { Game, Match } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** What random play ran through: numbers of sites, and of the programs of cards' abilities. */
export interface Ran {
  readonly sites: Set<number>;
  readonly abilities: Set<number>;
}

/** How much of a game random play ran through. */
export interface Coverage {
  readonly steps: number;
  readonly facts: number;
  readonly abilities: number;
  /** Steps that never ran: `program / step`. Cards' texts share one site for each sort of step. */
  readonly unreachedSteps: readonly string[];
  readonly unreachedFacts: readonly string[];
  /** Abilities that never did or asked anything: `key/place`. Static ones only look and are not counted. */
  readonly unreachedAbilities: readonly string[];
}

/** Notes the abilities that are resolving now. */
export function noteAbilities<S extends CoreState>({ game, state }: Match<S>, ran: Ran): void {
  for (const { program } of state.frames) if (game.programs[program]?.isAbility === true) ran.abilities.add(program);
}

/** Puts together what several walks ran through. */
export function sumRan(walks: readonly { readonly ran: Ran }[]): Ran {
  return {
    sites: new Set(walks.flatMap(({ ran }) => [...ran.sites])),
    abilities: new Set(walks.flatMap(({ ran }) => [...ran.abilities])),
  };
}

/** Says which steps, facts and abilities of a game were never reached. */
export function coverageOf<S extends CoreState>(game: Game<S>, ran: Ran): Coverage {
  compileAll(game);
  const steps = new Map(game.programs.flatMap(({ sites }) => sites.map(({ id, name }) => [id, name] as const)));
  const abilities = game.definitions.flatMap((each) => each.abilities).filter(({ data }) => 'clause' in data);
  return {
    steps: steps.size,
    facts: game.facts.names.length,
    abilities: abilities.length,
    unreachedSteps: [...steps].filter(([id]) => !ran.sites.has(id)).map(([, name]) => name),
    unreachedFacts: game.facts.names.filter((_, kind) => !ran.sites.has(game.facts.sites[kind]?.id ?? -1)),
    unreachedAbilities: abilities.filter(({ program }) => !ran.abilities.has(program.id)).map(({ program }) => program.name),
  };
}
