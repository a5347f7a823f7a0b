import { infernoGame } from '@crupier/inferno';
import { losses, RULES_KEY, soakCards, soakPlayed } from '@crupier/inferno/soak';
import type { Universe } from '../counts.ts';
import { commonUniverse } from '../universe.ts';

/** The keys of lasting effects that no card has begin so. */
const EFFECT = 'effect ';
/** How games end: nobody leaves or concedes, and nobody offers a draw. */
const endings = [...losses.filter((loss) => loss !== 'conceded'), 'draw'];
/** The headers of abilities that are used by choice. */
const usedByChoice: readonly string[] = ['activate', 'energy', 'flip', 'fromHand', 'special'];
/** Programs that no game comes to. */
const unused: readonly string[] = ['leave the match / '];

/** All that games could reach: cards, abilities, steps, conditions, facts and endings. */
export function universeOf(): Universe {
  const counted = new Set([...soakCards(), RULES_KEY]);
  const common = commonUniverse(infernoGame(), {
    rows: 'INF-',
    // What a card grants has its key and a part more.
    isCounted: (key) => counted.has(key.split('/')[0] ?? '') || key.startsWith(EFFECT),
    isOffered: ({ header }) => usedByChoice.includes(header),
    unused,
  });
  return { played: soakPlayed(), ...common, endings };
}
