import { infernoGame } from '@crupier/inferno';
import { losses, RULES_KEY, soakCards, soakPlayed } from '@crupier/inferno/soak';
import type { Universe } from '../counts.ts';
import { commonUniverse } from '../universe.ts';

/** The keys of lasting effects that no card has begin so. */
const EFFECT = 'effect ';
/** How games end: where two are left nobody concedes, and nobody offers a draw. */
const endings = [...losses, 'draw'];
/** The headers of abilities that are used by choice. */
const usedByChoice: readonly string[] = ['activate', 'energy', 'flip', 'fromHand', 'special'];

/** All that games could reach: cards, abilities, steps, conditions, facts and endings. */
export function universeOf(): Universe {
  const counted = new Set([...soakCards(), RULES_KEY]);
  const common = commonUniverse(infernoGame(), {
    rows: 'INF-',
    // What a card grants has its key and a part more.
    isCounted: (key) => counted.has(key.split('/')[0] ?? '') || key.startsWith(EFFECT),
    isOffered: ({ header }) => usedByChoice.includes(header),
    unused: [],
  });
  return { played: soakPlayed(), ...common, endings };
}
