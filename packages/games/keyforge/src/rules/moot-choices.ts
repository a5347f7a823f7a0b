import { abilityHas, NO_CARD, perDefinition, type Option, type Search, type Seat } from '@crupier/kernel/rules';
import { keyColours, type KeyForge, type KeyForgeMatch } from '../state/state.ts';

/** Whether the text of a definition has a part. */
type Says = (match: KeyForgeMatch, definition: number) => boolean;

function saying(part: Search): Says {
  return perDefinition<KeyForge, boolean>(
    ({ definitions }, at) => definitions[at]?.written.some((ability) => abilityHas(part, ability)) === true,
  );
}

const colourStates: readonly string[] = keyColours.map((colour) => `${colour}KeyForged`);
const namesColour = saying({ condition: (condition) => condition.kind === 'state' && colourStates.includes(condition.state) });

/** The words for a place left or right of something, as qualities of cards and as values of verbs. */
const sides: readonly string[] = ['leftFlank', 'rightFlank', 'leftOfThis', 'rightOfThis'];
/** Looks for the place of a creature that has gone from the left. */
const PLACED_FROM_LEFT = 'putInPlaceOf';
const tellsSides = saying({
  quality: (quality) => typeof quality === 'string' && sides.includes(quality),
  act: ({ verb, value = '' }) => verb === PLACED_FROM_LEFT || sides.includes(value),
});

/**
 * Whether it makes no difference which of some keys of a player is forged or turned back. Where no card of the match names a colour, the
 * player's colours could be exchanged from the beginning to the end; texts only tell those that were forged in a turn from the others.
 * *Rule:* KF-KEYS-1, KF-FAQ-CARD-key-hammer-1.
 */
export function areKeysAlike(match: KeyForgeMatch, seat: Seat, keys: readonly Option[]): boolean {
  const { forgedInTurn = 0 } = match.state.players[seat] ?? {};
  const inTurn = keys.filter(({ value }) => (forgedInTurn & (1 << value)) !== 0);
  return (inTurn.length === 0 || inTurn.length === keys.length) && !isSaid(match, namesColour);
}

/**
 * Whether it makes no difference at which end of a battleline a creature comes to stand. Where that line has one other creature and no card
 * of the match tells left from right, the two lines are mirror images. *Rule:* KF-FLANK-1, KF-NEIGHBOR-1.
 */
export function areEndsAlike(match: KeyForgeMatch, places: readonly Option[]): boolean {
  return places.length === 2 && places[1]?.value === 1 && !isSaid(match, tellsSides);
}

/** Whether a card of either deck says something, or one that has come into the match since. Both lists are open to all. */
function isSaid(match: KeyForgeMatch, says: Says): boolean {
  const { cards, players } = match.state;
  return (
    cards.some(
      ({ id, definition, ownDefinition }) =>
        id !== NO_CARD && (says(match, definition) || (ownDefinition !== 0 && says(match, ownDefinition))),
    ) || players.some(({ token }) => token !== 0 && says(match, token))
  );
}
