import { allSites } from '@crupier/kernel';
import { compileAll } from '@crupier/kernel/conformance';
import type { Game } from '@crupier/kernel/rules';
import { endings, type Marvel } from '@crupier/marvel-champions/soak';
import type { Universe } from './counts.ts';
import { nameOfAbility } from './watch-match.ts';

type Definition = Game<Marvel>['definitions'][number];

const played = ['ally', 'event', 'support', 'upgrade'];
/** The codes of the core set begin so. Cards beyond it are dealt for the steps and conditions that are theirs alone, and not counted themselves. */
const CORE = '01';
const isOfCoreSet = ({ key }: Definition): boolean => key.startsWith(CORE);
/** What is dealt, revealed and turned up: the one environment of the core set is put into play by the set-up of its scenario. */
const encounter = ['attachment', 'minion', 'obligation', 'sideScheme', 'treachery'];

/**
 * Programs that no game comes to: nobody leaves a table, and abilities that were set off are used by the game's own program, in place of
 * the kernel's.
 */
const unused = ['leave the table / ', 'use an ability that was set off / '];
const leftEnding = 'left';

/** All that games could reach: cards, abilities, steps, conditions, facts and endings. */
export function universeOf(game: Game<Marvel>): Universe {
  compileAll(game);
  const ofType = (types: readonly string[]): readonly string[] =>
    game.definitions.filter((each) => isOfCoreSet(each) && types.includes(typeOf(each))).map(({ key }) => key);
  const abilities = game.definitions.filter(isOfCoreSet).flatMap((each) => each.abilities);
  const offered = abilities
    .filter(({ data, header }) => header === 'action' || header === 'resource' || (data.kind === 'triggered' && !data.forced))
    .map(({ program }) => nameOfAbility(program.name));
  const steps = game.programs.flatMap(({ sites }) => sites.map(({ name }) => name));
  const conditions = allSites().filter(({ name, rule }) => rule.includes('MC-') && !name.includes(' / ') && !name.startsWith('commit '));
  return {
    played: ofType(played),
    revealed: ofType(encounter),
    boosted: ofType(encounter),
    offered,
    taken: offered,
    resolved: [...new Set(abilities.filter(({ data }) => 'clause' in data).map(({ program }) => nameOfAbility(program.name)))],
    steps: [...new Set(steps)].filter((name) => unused.every((program) => !name.startsWith(program))),
    conditions: [...new Set(conditions.map(({ name }) => name))],
    facts: game.facts.names,
    endings: endings.filter((each) => each !== leftEnding),
  };
}

function typeOf({ printed }: Definition): string {
  return (printed as { readonly type?: string }).type ?? '';
}
