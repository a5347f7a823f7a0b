import { houseNamedBy } from '../../../faces/house-named-by.ts';
import type { OptionNotes } from '../../scene/game-look.ts';
import { cardsOfHouse } from './next-keys.ts';

/** What a house that may be chosen for the turn would let its player play and use. */
export const houseNotes: OptionNotes = {
  purposes: new Set(['chooseHouse']),
  say: (option, view, seat, { texts, speech }) => {
    const house = houseNamedBy(option, speech);
    return house === undefined ? undefined : texts.houseBrings(cardsOfHouse(view, seat, { house, speech }));
  },
};
