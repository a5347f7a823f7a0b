import {
  applies,
  lenderOf,
  everybody,
  pin,
  site,
  type AbilityRef,
  type CardId,
  type CardRef,
  type Manners,
  type Seat,
} from '@crupier/kernel/rules';
import { allDurations } from '../state/durations.ts';
import { fact } from '../state/facts.ts';
import { inPlay, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import { EFFECT_NUMBERS, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { knownBy } from '../state/visibility.ts';
import { cites } from './cites.ts';
import { mix } from './discard.ts';

const SEATS = 2;

/** What is repeated, once or all of it: ruling KF-C-10. */
const stopsRepeating = site('KF-REPEAT-1 KF-FAQ-CARD-neutron-shark-1', 'an effect that repeats stops when its card has left play');

const hiddenZones = site(
  'KF-FAQ-CARD-overlord-greking-1 KF-LEAVES-PLAY-2 KF-FAQ-GEN-31 KF-ABILITY-1',
  'what went to a hidden zone is not followed there',
);
const byArchives = site(
  'KF-FAQ-CARD-dysania-1 KF-FAQ-CARD-knowledge-is-power-1',
  'archived cards are those of the player in whose archives they lie',
);
const byControl = site('KF-FRIENDLY-1 KF-ENEMY-1 KF-CONTROL-7', 'friendly and enemy go by who controls it now');

/** How card texts are followed. */
export const manners: Manners<KeyForge> = {
  ownerOf: whose,
  giverOf,
  // A card that left for a zone in which its face is public can still be found there. *Rule:* KF-LEAVES-PLAY-2.
  mayFollow: (match, card) => knownBy(match.state, recordOf(match, card).id) === everybody(SEATS) || !applies(match, hiddenZones),
  mayRepeat: (match, source) => inPlay(match, source) || zoneOfCard(match, source) === 'resolving' || !applies(match, stopsRepeating),
  // *Rule:* KF-FAQ-GEN-8, KF-FAQ-CARD-jargogle-2.
  mix: (match, card) => mix(match, zoneOfCard(match, card), recordOf(match, card).zone & 1),
  announces: false,
  triggersIgnoringCondition: true,
  ifDoneAsks: 'events',
  // Ruling KF-C-12.
  offersImpossible: true,
  // What the parts of a card's text carry out, whichever card it is.
  cites,
  grantFact: (match, { granted, until, owner, source, amount, boundTo }, host) => {
    const number = Math.min(Math.max(0, amount), EFFECT_NUMBERS - 1);
    return fact('effectBegan', {
      card: boundTo,
      other: host,
      seat: owner,
      value: granted,
      amount: durationFor(match, until, owner) * EFFECT_NUMBERS + number,
      source,
    });
  },
};

const [NEXT, OPPONENTS_NEXT, OWN_NEXT] = (['nextTurn', 'opponentsNextTurn', 'ownNextTurn'] as const).map((each) =>
  allDurations.indexOf(each),
) as [number, number, number];

/** The duration of a player's effect: the next turn is that player's own, or the opponent's. */
function durationFor({ state }: KeyForgeMatch, until: number, owner: Seat): number {
  if (until !== NEXT) return until;
  return state.active === owner ? OPPONENTS_NEXT : OWN_NEXT;
}

/** Whose a card is, for "friendly" and "enemy". *Rule:* KF-FRIENDLY-1, KF-ENEMY-1. */
function whose(match: KeyForgeMatch, card: CardRef): Seat {
  const asOwned = !applies(match, byControl) || (zoneOfCard(match, card) === 'archives' && !applies(match, byArchives));
  return asOwned ? recordOf(match, card).owner : sideOf(match, card);
}

/** The card in play that lends a card one of its abilities: that very copy. *Rule:* KF-SELF-REF-3. */
function giverOf(match: KeyForgeMatch, card: CardId, ref?: AbilityRef): CardRef | undefined {
  const lender = ref === undefined ? card : lenderOf(ref, card);
  return lender !== card && inPlay(match, lender) ? pin(recordOf(match, lender)) : undefined;
}
