import { applies, rulesOnSeat, site, topics, type CardId, type Seat } from '@crupier/kernel/rules';
import { controlledBy, creaturesOf, housesOf } from '../state/reading.ts';
import { upgradesOn } from '../state/relations.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const about = topics('cannotChooseHouse', 'mustChooseHouse');

const fourthHouse = site('KF-TURN-HOUSE-4 KF-HOUSE-CHOICE-2 KF-CONTROL-5', 'the house of a controlled card may be chosen');
const cannotChoose = site('KF-HOUSE-CHOICE-1 KF-CANNOT-1 KF-FAQ-CARD-pitlord-1', 'a house that cannot be chosen is no choice');
const mustChoose = site('KF-HOUSE-CHOICE-5', 'of the houses that must be chosen one is');
const unavailable = site('KF-TURN-HOUSE-5 KF-FAQ-CARD-pitlord-2', 'a house that is not available is no choice');
const upgradesStay = site('KF-FAQ-CARD-pitlord-3', 'an upgrade gives a house to the player who played it, whoever’s creature it is on');
/** What is of no active house: ruling KF-C-08. */
const noHouse = site('KF-HOUSE-CHOICE-4', 'who may choose no house has no active house');

/** The houses that a player may choose this turn; none where no choice is legal. *Rule:* KF-HOUSE-CHOICE-1 to KF-HOUSE-CHOICE-5. */
export function houseChoices(match: KeyForgeMatch, seat: Seat): readonly string[] {
  const own = match.state.players[seat]?.houses ?? [];
  const available = applies(match, unavailable) ? availableTo(match, seat, own) : match.state.houseNames;
  const banned = rulesOnSeat(match, seat, about.cannotChooseHouse).map(({ word }) => word);
  const free = available.filter((house) => !banned.includes(house) || !applies(match, cannotChoose));
  const demanded = rulesOnSeat(match, seat, about.mustChooseHouse).map(({ word }) => word);
  const forced = free.filter((house) => demanded.includes(house));
  if (free.length === 0 && !applies(match, noHouse)) return available;
  return forced.length > 0 && applies(match, mustChoose) ? forced : free;
}

/** The houses of the identity card, and of the cards that the player controls. */
function availableTo(match: KeyForgeMatch, seat: Seat, own: readonly string[]): readonly string[] {
  if (!applies(match, fourthHouse)) return own;
  const available = [...own];
  for (const card of cardsThatCount(match, seat)) {
    for (const house of housesOf(match, card)) if (!available.includes(house)) available.push(house);
  }
  return available;
}

function cardsThatCount(match: KeyForgeMatch, seat: Seat): readonly CardId[] {
  const controlled = controlledBy(match, seat);
  return applies(match, upgradesStay)
    ? controlled
    : [...controlled, ...creaturesOf(match, seat).flatMap((card) => upgradesOn(match, card))];
}
