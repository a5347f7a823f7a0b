import type { CardId, Seat } from '@crupier/kernel/rules';
import { printedOf } from '../../state/printed.ts';
import { enemiesOf, isEngagedWith, traitsOf, typeOf } from '../../state/reading.ts';
import type { MarvelMatch } from '../../state/state.ts';

/** Whether a minion that has entered play and engaged a player activates at once, since another one of the trait of its teamwork is in play. *Rule:* MC-TEAMWORK-1. */
export function worksInTeam(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const trait = printedOf(match, card).keywordWords?.['teamwork']?.toLowerCase();
  if (trait === undefined || !isEngagedWith(match, card, seat)) return false;
  const others = enemiesOf(match).filter((each) => each !== card && typeOf(match, each) === 'minion');
  return others.some((each) => traitsOf(match, each).some((has) => has.toLowerCase() === trait));
}
