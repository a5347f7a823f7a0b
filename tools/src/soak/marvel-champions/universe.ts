import type { Game } from '@crupier/kernel/rules';
import { endings, type Marvel } from '@crupier/marvel-champions/soak';
import type { Universe } from '../counts.ts';
import { commonUniverse } from '../universe.ts';

type Definition = Game<Marvel>['definitions'][number];

const played = ['ally', 'event', 'support', 'upgrade'];
/** The codes of the core set begin so. Cards beyond it are dealt for the steps and conditions that are theirs alone, and not counted themselves. */
const CORE = '01';
const isOfCoreSet = (key: string): boolean => key.startsWith(CORE);
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
  const common = commonUniverse(game, {
    rows: 'MC-',
    isCounted: isOfCoreSet,
    isOffered: ({ data, header }) => header === 'action' || header === 'resource' || (data.kind === 'triggered' && !data.forced),
    unused,
  });
  const ofType = (types: readonly string[]): readonly string[] =>
    game.definitions.filter((each) => isOfCoreSet(each.key) && types.includes(typeOf(each))).map(({ key }) => key);
  return {
    played: ofType(played),
    revealed: ofType(encounter),
    boosted: ofType(encounter),
    ...common,
    endings: endings.filter((each) => each !== leftEnding),
  };
}

function typeOf({ printed }: Definition): string {
  return (printed as { readonly type?: string }).type ?? '';
}
