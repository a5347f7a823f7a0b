import { NO_CARD, type CardId, type CardRef, type Game, type GameEvent, type Seat } from '@crupier/kernel/rules';
import { record } from './leaving.ts';
import { takeAlong, takeOut } from './moving.ts';
import type { KeyForge, KeyForgeCard } from './state.ts';

/** Notes who an effect gives a card to, after what gave it before; what it was without any comes first. For commits. *Rule:* KF-CONTROL-4. */
export function noteControl(card: KeyForgeCard, seat: Seat, by: CardRef = NO_CARD): void {
  const before = card.control.length === 0 ? [{ seat: card.controller, by: NO_CARD }] : card.control;
  card.control = [...before, { seat, by }];
}

/** Forgets an effect that gives the card to nobody any longer. For commits. */
export function forgetControl(card: KeyForgeCard, by: CardRef): void {
  card.control = card.control.filter((each) => each.by !== by);
}

/** Puts a card among those of a seat, a creature at a place from the left. For commits. *Rule:* KF-CONTROL-3. */
export function changeSides(
  state: KeyForge,
  game: Game<KeyForge>,
  { card, seat, value }: Pick<GameEvent, 'card' | 'seat' | 'value'>,
): void {
  const taken = record(state, card);
  const zone = taken.zone - (taken.zone % 2);
  takeOut(state, taken);
  (state.zones[zone + seat] as CardId[]).splice(value, 0, taken.id);
  taken.zone = zone + seat;
  taken.controller = seat;
  takeAlong(state, game, taken);
}
