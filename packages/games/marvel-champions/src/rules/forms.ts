import { applies, passes, rulesOnSeat, site, topics, type Seat } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { isHero } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';

/** The labels of an ability: the form that it needs, what it counts as, whether it is forced, and whether any player uses it. *Rule:* MC-LABELED-ABILITY-1. */
export const labels = ['hero', 'alterEgo', 'attack', 'defense', 'thwart', 'forced', 'anyPlayer'] as const;
/** One of them. */
export type Label = (typeof labels)[number];

/** Whether an ability has a label. */
export function isLabelled(data: Ability, label: Label): boolean {
  return 'labels' in data && data.labels?.includes(label) === true;
}

const matchingForm = site(
  'MC-PLAYER-TURN-7 MC-ABILITY-20 MC-HERO-FORM-1 MC-LTP-35',
  'a player who is not in the form of the header does not use the ability',
);

/** Whether a player is in the form that an ability needs. *Rule:* MC-PLAYER-TURN-7. */
export function isInForm(match: MarvelMatch, data: Ability, seat: Seat): boolean {
  const other = isHero(match, seat) ? 'alterEgo' : 'hero';
  return !(isLabelled(data, other) && applies(match, matchingForm));
}

const about = topics('cannotChangeToHero');
const staysAlterEgo = site('MC-ERRATA-46', 'who cannot change to hero form does not change form as an alter-ego');

const onceARound = site('MC-FORM-2 MC-PLAYER-TURN-2', 'a player changes form once a round');

/** Whether a player may change form as an option of the turn. *Rule:* MC-FORM-2, MC-PLAYER-TURN-2. */
export function canChangeForm(match: MarvelMatch, seat: Seat): boolean {
  return passes(match, onceARound, match.state.players[seat]?.hasChangedForm === false) && mayChangeForm(match, seat);
}

/** Whether a player may change form now, as far as texts say: to hero form or to the other. *Rule:* MC-ERRATA-46. */
export function mayChangeForm(match: MarvelMatch, seat: Seat): boolean {
  return isHero(match, seat) || rulesOnSeat(match, seat, about.cannotChangeToHero).length === 0 || !applies(match, staysAlterEgo);
}
