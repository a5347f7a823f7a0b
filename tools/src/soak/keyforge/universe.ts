import { keyforgeGame } from '@crupier/keyforge';
import { soakCards } from '@crupier/keyforge/soak';
import type { Universe } from '../counts.ts';
import { commonUniverse } from '../universe.ts';

/** The definition of what keywords mean. */
const RULES = 'rules';
/** How games end: nobody leaves. */
const endings = ['threeKeys'];
/** The headers of abilities that are used by choice. */
const usedByChoice: readonly string[] = ['action', 'omni'];
/**
 * Programs that no game comes to: nobody leaves a match, and abilities that were set off are used by the game's own program, in place of
 * the kernel's.
 */
const unused = ['leave the match / ', 'use an ability that was set off / '];

/** All that games could reach: cards, abilities, steps, conditions, facts and endings. */
export function universeOf(): Universe {
  const played = soakCards();
  const counted = new Set([...played, RULES]);
  const common = commonUniverse(keyforgeGame(), {
    rows: 'KF-',
    // What a card grants has its key and a part more.
    isCounted: (key) => counted.has(key.split('/')[0] ?? ''),
    isOffered: ({ header }) => usedByChoice.includes(header),
    unused,
  });
  return { played, ...common, endings };
}
