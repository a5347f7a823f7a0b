import { everybody, isInForce, NO_CARD, site, type CardId, type DeepReadonly, type Probe } from '@crupier/kernel/rules';
import { zoneKind, type Marvel } from './state.ts';

const decksAreHidden = site('MC-PLAYER-DECK-2 MC-ENCOUNTER-DECK-2', 'nobody sees the cards of a deck but those shown to them');
const dealtAreHidden = site('MC-DEAL-2', 'a dealt encounter card lies facedown until it is revealed');
const minionsAreHidden = site('MC-CARD-21', 'nobody sees the face of a player card that lies facedown in play as a minion');
const boostsAreHidden = site('MC-BOOST-ICON-2', 'a boost card lies facedown until it is turned up');

const discardsAreOpen = site('MC-DISCARD-PILE-2', 'everybody may look at the discard piles');

/**
 * The seats that may know a card's face where it lies, as bits; the bit after the last seat stands for spectators. Hands are open to all by
 * the players' policy.
 */
export function knownBy(state: DeepReadonly<Marvel>, card: CardId, probe?: Probe): number {
  const record = state.cards[card];
  if (record === undefined || card === NO_CARD) return 0;
  const all = everybody(state.players.length);
  switch (zoneKind(record.zone)) {
    case 'deck':
    case 'encounterDeck':
    case 'tucked':
      return isInForce(probe, decksAreHidden) ? record.knownTo : all;
    case 'facedown':
      return isInForce(probe, minionsAreHidden) ? record.knownTo : all;
    case 'dealt':
      return isInForce(probe, dealtAreHidden) ? record.knownTo : all;
    case 'boost':
      return isInForce(probe, boostsAreHidden) ? record.knownTo : all;
    case 'discard':
    case 'encounterDiscard':
      return isInForce(probe, discardsAreOpen) ? all : record.knownTo;
    default:
      return all;
  }
}
