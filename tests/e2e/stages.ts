/** Positions that several browser tests show. */

import type { Stage } from './staged.ts';

/** The first player's turn of house Sanctum in KeyForge; `lines` lay the cards. */
export function sanctumTurn(...lines: readonly string[]): Stage {
  const houses = ['1 houses staralliance sanctum mars', '2 houses staralliance sanctum mars'];
  return { game: 'keyforge', lines: [...houses, 'house sanctum', 'active 1', ...lines] };
}

/** A turn with a creature that asks for a choice, an upgrade that lends an ability, and an opponent with Æmber; `lines` add to it. */
export function monksWith(...lines: readonly string[]): Stage {
  return sanctumTurn('1 line Grey Monk (damage 2) + Observ-u-Max; Sequis', '2 line Sequis', '2 aember 3', ...lines);
}

/** A turn of Inferno with an ally on either side, a ritual and an ally in hand, and the energy for both; `lines` add to it. */
export function duelWith(...lines: readonly string[]): Stage {
  const cards = ['1 hand Ignition; Ember Imp', '1 energy 9', '1 play Feral Dog', '2 play Feral Dog'];
  return {
    game: 'inferno',
    lines: ['active 1', ...cards, '1 deck Ember Imp; Ember Imp; Ember Imp', '2 deck Ember Imp; Ember Imp', ...lines],
  };
}
