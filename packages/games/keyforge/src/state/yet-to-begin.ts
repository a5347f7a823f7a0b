import { applies, site, type CardId } from '@crupier/kernel/rules';
import { allDurations } from './durations.ts';
import { recordOf, zoneOfCard } from './reading.ts';
import type { KeyForgeMatch } from './state.ts';

const LATER = allDurations.indexOf('opponentsNextTurn');
const OWN_LATER = allDurations.indexOf('ownNextTurn');
const oneTurn = site('KF-LASTING-1', 'what is said of a turn works in that turn alone');

/** Whether a lasting effect waits for the turn that it is for: the next of the player whose effect it is, or of the opponent. */
export function isYetToBegin(match: KeyForgeMatch, card: CardId): boolean {
  const { until, controller } = recordOf(match, card);
  const isOfActive = controller === match.state.active;
  return (
    ((until === LATER && isOfActive) || (until === OWN_LATER && !isOfActive)) &&
    zoneOfCard(match, card) === 'effects' &&
    applies(match, oneTurn)
  );
}
