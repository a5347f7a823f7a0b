import { applies, type CardId, type GameEvent, raiseAll, site } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { keywordOf, recordOf } from '../state/reading.ts';
import { statuses, type MarvelMatch, type Status } from '../state/state.ts';

const oneOfEach = site('MC-STATUS-CARDS-2', 'a character has no more than one status card of each type');
const twoIfSteady = site('MC-STATUS-CARDS-3 MC-STEADY-1', 'a steady character may have two cards of each of two types');
const stalwart = site('MC-STALWART-1 MC-STUN-4 MC-CONFUSE-4', 'a stalwart character is neither stunned nor confused');
const allLost = site('MC-STEADY-3', 'a steady character loses all its status cards of a type at once');

/** Whether a character may be given one more status card of a type. *Rule:* MC-STATUS-CARDS-2, MC-STATUS-CARDS-3, MC-STALWART-1. */
export function mayReceive(match: MarvelMatch, card: CardId, status: Status): boolean {
  if (status !== 'tough' && keywordOf(match, card, 'stalwart') > 0 && applies(match, stalwart)) return false;
  const most = status !== 'tough' && keywordOf(match, card, 'steady') > 0 && applies(match, twoIfSteady) ? 2 : 1;
  return recordOf(match, card)[status] < most || !applies(match, oneOfEach);
}

/** The tough card with which a character with toughness enters play. *Rule:* MC-TOUGHNESS-1. */
export function toughness(match: MarvelMatch, card: CardId): readonly GameEvent[] {
  const isTough = keywordOf(match, card, 'toughness') > 0 && mayReceive(match, card, 'tough');
  return isTough ? [fact('statusGiven', { card, value: statuses.indexOf('tough') })] : [];
}

/** Takes all status cards of a type off a character. The last act of a step. *Rule:* MC-STUN-5, MC-STUN-7, MC-CONFUSE-5, MC-CONFUSE-7. */
export function loseStatus(match: MarvelMatch, card: CardId, status: Status): void {
  const value = statuses.indexOf(status);
  raiseAll(
    match,
    Array.from({ length: applies(match, allLost) ? recordOf(match, card)[status] : 1 }, () => fact('statusLost', { card, value })),
  );
}
