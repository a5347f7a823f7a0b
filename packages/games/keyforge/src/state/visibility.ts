import { everybody, isInForce, NO_CARD, site, type CardId, type DeepReadonly, type Probe } from '@crupier/kernel/rules';
import { zoneKind, type KeyForge, type KeyForgeCard } from './state.ts';

const SEATS = 2;
const NOBODY = 0;

const decksAreHidden = site('KF-DECK-3 KF-OUT-OF-PLAY-1 KF-SEARCH-1', 'nobody sees the cards of a deck but those that were shown to them');
const handsAreHidden = site('KF-OUT-OF-PLAY-1', 'a hand is seen by its owner alone');
const archivesAreHidden = site('KF-ARCHIVES-2 KF-OUT-OF-PLAY-1', 'archives are seen by the player whose they are alone');
const discardsArePublic = site('KF-DISCARD-PILE-1 KF-OUT-OF-PLAY-2', 'discard piles are seen by everybody');
/** Ruling KF-C-01. */
const purgedArePublic = site('KF-OUT-OF-PLAY-3', 'purged cards are seen by everybody');
const tokensAreHidden = site('KF-TOKEN-CREATURE-4', 'the card that is a token creature is seen by the controller of that one alone');
const seenInPlay = site('KF-FAQ-GEN-22', 'nobody sees the card that is to be a token creature before that one is in play');
const facedown = site('KF-FACEDOWN-1 KF-OUT-OF-PLAY-4', 'a card facedown under another is seen by the controller of that one alone');

/**
 * The seats that may know a card's face where it lies, as bits; the bit after the last seat stands for spectators.
 * *Rule:* KF-OUT-OF-PLAY-1, KF-OUT-OF-PLAY-2, KF-OUT-OF-PLAY-3, KF-DECK-3, KF-ARCHIVES-2.
 */
export function knownBy(state: DeepReadonly<KeyForge>, card: CardId, probe?: Probe): number {
  const record = state.cards[card];
  if (record === undefined || card === NO_CARD) return 0;
  switch (zoneKind(record.zone)) {
    case 'deck':
      return isInForce(probe, decksAreHidden) ? record.knownTo : everybody(SEATS);
    case 'hand':
      return isInForce(probe, handsAreHidden) ? record.knownTo | (1 << (record.zone & 1)) : everybody(SEATS);
    case 'archives':
      return isInForce(probe, archivesAreHidden) ? record.knownTo | (1 << (record.zone & 1)) : everybody(SEATS);
    case 'discard':
      return isInForce(probe, discardsArePublic) ? everybody(SEATS) : NOBODY;
    case 'purged':
      return isInForce(probe, purgedArePublic) ? everybody(SEATS) : NOBODY;
    case 'under':
      return record.facedown && isInForce(probe, facedown) ? record.knownTo | (1 << (record.zone & 1)) : everybody(SEATS);
    case 'parts':
      return record.facedown ? knownOfToken(state, record, probe) : everybody(SEATS);
    default:
      return everybody(SEATS);
  }
}

/** Who may know the card that is a token creature. *Rule:* KF-TOKEN-CREATURE-4, KF-FAQ-GEN-22. */
function knownOfToken(state: DeepReadonly<KeyForge>, { host, knownTo, zone }: DeepReadonly<KeyForgeCard>, probe?: Probe): number {
  if (!isInForce(probe, tokensAreHidden)) return everybody(SEATS);
  const token = state.cards[host];
  const inPlay = token !== undefined && zoneKind(token.zone) === 'line';
  return knownTo | (inPlay || !isInForce(probe, seenInPlay) ? 1 << (zone & 1) : NOBODY);
}
