import { abilityHas, applies, perDefinition, site, type CardId } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';

const standsFirm = site('MC-WIN-4', 'what says how the game is won or lost otherwise is neither cancelled nor counted as blank');

const endsGame = perDefinition<Marvel, boolean>(({ definitions }, definition) =>
  (definitions[definition]?.written ?? []).some((data) =>
    abilityHas({ act: ({ verb }) => verb === 'winGame' || verb === 'loseGame' }, data),
  ),
);

/** Whether the text of a card says how the game is won or lost, so that nothing cancels it or makes it blank. *Rule:* MC-WIN-4. */
export function saysHowItEnds(match: MarvelMatch, card: CardId): boolean {
  return endsGame(match, recordOf(match, card).definition) && applies(match, standsFirm);
}
