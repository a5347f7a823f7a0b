import { everybody, isInForce, NO_CARD, site, type CardId, type DeepReadonly, type Probe } from '@crupier/kernel/rules';
import { seatOfZone, zoneKind, type Inferno } from './state.ts';

const NOBODY = 0;

const decksAreHidden = site(
  'INF-401.1 INF-400.2 INF-305.3b INF-701.4d',
  'nobody sees the cards of a deck but those that were shown to them',
);
const handsAreHidden = site('INF-402.3 INF-400.2 INF-305.3a', 'a hand is seen by its owner alone');
const infiernosArePublic = site('INF-404.2 INF-400.2 INF-305.3d', 'the Infierno is seen by everybody');
const drawnIsUnseen = site('INF-401.4', 'what is drawn as a cost is not seen before what it pays for is played');
const faceDownIsSecret = site(
  'INF-305.2 INF-406.3 INF-120.2#2 INF-305.3c',
  'a card that lies face down is seen by nobody, its owner included',
);

/**
 * The seats that may know a card's face where it lies, as bits; the bit after the last seat stands for spectators.
 * *Rule:* INF-400.2.
 */
export function knownBy(state: DeepReadonly<Inferno>, card: CardId, probe?: Probe): number {
  const record = state.cards[card];
  if (record === undefined || card === NO_CARD) return NOBODY;
  const all = everybody(state.players.length);
  switch (zoneKind(record.zone)) {
    case 'deck':
      return isInForce(probe, decksAreHidden) ? record.knownTo : all;
    case 'hand':
      // Ruling C-13.
      if (record.faceDown && isInForce(probe, drawnIsUnseen)) return record.knownTo;
      return isInForce(probe, handsAreHidden) ? record.knownTo | (1 << seatOfZone(record.zone)) : all;
    case 'infierno':
      return isInForce(probe, infiernosArePublic) ? all : NOBODY;
    default:
      return record.faceDown && isInForce(probe, faceDownIsSecret) ? record.knownTo : all;
  }
}
