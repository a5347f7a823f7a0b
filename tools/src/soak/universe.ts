import { allSites } from '@crupier/kernel';
import { compileAll } from '@crupier/kernel/conformance';
import type { CoreState, Game } from '@crupier/kernel/rules';
import type { Universe } from './counts.ts';
import { nameOfAbility } from './watch-match.ts';

type Definition<S extends CoreState> = Game<S>['definitions'][number];
type Ability<S extends CoreState> = Definition<S>['abilities'][number];

/** What a run counts of all that a game has. */
export interface Counted<S extends CoreState> {
  /** What the ids of its ledger begin with, such as `MC-`. */
  readonly rows: string;
  /** Whether the abilities of a card, and of what it grants, are counted, by its key. */
  readonly isCounted: (key: string) => boolean;
  /** Whether an ability is used by choice. */
  readonly isOffered: (ability: Ability<S>) => boolean;
  /** What the steps begin with to which no match comes: the names of their programs, and of some their own. */
  readonly unused: readonly string[];
}

/** What the matches of any game could reach: abilities, steps, conditions and facts. */
export function commonUniverse<S extends CoreState>(
  game: Game<S>,
  { rows, isCounted, isOffered, unused }: Counted<S>,
): Required<Pick<Universe, 'offered' | 'taken' | 'resolved' | 'steps' | 'conditions' | 'facts'>> {
  compileAll(game);
  const abilities = game.definitions.filter(({ key }) => isCounted(key)).flatMap((each) => each.abilities);
  const namesOf = (some: readonly Ability<S>[]): readonly string[] => [...new Set(some.map(({ program }) => nameOfAbility(program.name)))];
  const offered = namesOf(abilities.filter(isOffered));
  const steps = game.programs.flatMap(({ sites }) => sites.map(({ name }) => name));
  const conditions = allSites().filter(({ name, rule }) => rule.includes(rows) && !name.includes(' / ') && !name.startsWith('commit '));
  return {
    offered,
    taken: offered,
    resolved: namesOf(abilities.filter(({ data }) => 'clause' in data)),
    steps: [...new Set(steps)].filter((name) => unused.every((beginning) => !name.startsWith(beginning))),
    conditions: [...new Set(conditions.map(({ name }) => name))],
    facts: game.facts.names,
  };
}
