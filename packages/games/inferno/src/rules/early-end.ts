import { applies, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { buildersFor, self, type Ability, type AnyWords, type EarlyEnd } from '@crupier/kernel/cards';
import { cardsIn, recordOf } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

// Rules know no words, so any text is one here: they are looked up as the cards are loaded.
const { act, activated } = buildersFor<AnyWords>();

/** The header of special actions: what a player with priority does at once, off the chain. *Rule:* INF-115.1. */
export const SPECIAL = 'special';
/** As the timing of a special action: every player may take it, not only who controls its source. */
export const BY_ANYONE = 'anyone';
/** The definition of the lasting effect by which a player ignores the static abilities of a card. */
export const IGNORING_KEY = 'effect ignoring';

const ignored = site('INF-115.2b', 'a player who has ignored an effect is free of it for as long as it says');

/** The special action that ends an effect, or ignores a static ability until then. *Rule:* INF-115.2a, INF-115.2b. */
export function earlyEnd({ energy = 0, price, numbers }: EarlyEnd, until: string | undefined): Ability {
  const deed = until === undefined ? act('endEffect', self) : act('ignoreEffect', self, undefined, { until });
  return activated(SPECIAL, { ...(numbers && { numbers }), do: [deed] }, energy, {
    ...(price && { price }),
    ...(until !== undefined && { timing: BY_ANYONE }),
  });
}

/** Whether a player ignores what a card says. *Rule:* INF-115.2b. */
export function ignores(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  return cardsIn(match, 'effects').some((effect) => {
    const { host, controller, definition } = recordOf(match, effect);
    if (host !== card || controller !== seat) return false;
    return match.game.definitions[definition]?.key === IGNORING_KEY && applies(match, ignored);
  });
}
