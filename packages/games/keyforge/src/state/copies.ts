import { cardOf, NO_CARD, ownCard, redefine, type CardRef, type Game, type GameEvent } from '@crupier/kernel/rules';
import { NO_HOUSE, type Frame, type KeyForge, type KeyForgeCard } from './state.ts';

const NO_FRAME: Frame = { house: NO_HOUSE, icons: [] };

/** What a card that has become something else is by itself, and was before lasting effects. */
export type Shape = Pick<KeyForgeCard, 'ownDefinition' | 'ownFrame' | 'usualDefinition' | 'usualFrame'>;

/** Of a card that is nothing but itself. */
export const itselfAlone: Shape = { ownDefinition: 0, ownFrame: NO_FRAME, usualDefinition: 0, usualFrame: NO_FRAME };

/**
 * Makes a card a copy of another until it leaves play: `value` is the definition that it has, `other` the card whose house and bonus icons
 * it has, `amount` the house that it belongs to instead, counted from 1 in the list of houses. For commits.
 * *Rule:* KF-FAQ-CARD-mimicry-1, KF-FAQ-CARD-mimic-gel-1.
 */
export function beginCopy(state: KeyForge, { card, other, value, amount }: GameEvent, game: Game<KeyForge>): void {
  const copy = ownCard(state, cardOf(card));
  keepOwn(copy);
  redefine(state, game, copy.id, value);
  const { house, icons } = ownCard(state, cardOf(other));
  Object.assign(copy, { house: state.houseNames[amount - 1] ?? house, icons });
}

/** Makes of a card that leaves play what it is by itself again. For commits. */
export function endCopy(state: KeyForge, game: Game<KeyForge>, copy: KeyForgeCard): void {
  if (copy.ownDefinition === 0) return;
  redefine(state, game, copy.id, copy.ownDefinition);
  Object.assign(copy, { ...copy.ownFrame, ...itselfAlone });
}

/** Notes on a lasting effect what it makes of cards: the definition `value`, and the frame of `other`. For commits. */
export function noteModel(state: KeyForge, { card, other, value }: GameEvent): void {
  const effect = ownCard(state, cardOf(card));
  effect.ownDefinition = value;
  effect.ownFrame = frameOf(ownCard(state, cardOf(other)));
}

/** Makes of a card what lasting effects say: the definition `value`, and the frame that the effect `other` has noted. For commits. */
export function reshape(state: KeyForge, { card, other, value }: GameEvent, game: Game<KeyForge>): void {
  const changed = ownCard(state, cardOf(card));
  keepOwn(changed);
  if (changed.usualDefinition === 0) {
    changed.usualDefinition = changed.definition;
    changed.usualFrame = frameOf(changed);
  }
  const frame = other === NO_CARD ? changed.usualFrame : ownCard(state, cardOf(other)).ownFrame;
  redefine(state, game, changed.id, value);
  Object.assign(changed, frame);
}

/** Makes of a card what it was before the lasting effects that changed it. For commits. */
export function endReshaping(state: KeyForge, card: CardRef, game: Game<KeyForge>): void {
  const changed = ownCard(state, cardOf(card));
  const { usualDefinition, usualFrame, ownDefinition } = changed;
  redefine(state, game, changed.id, usualDefinition);
  Object.assign(changed, usualFrame);
  const { ownFrame } = changed;
  const own = ownDefinition === usualDefinition ? itselfAlone : { ownDefinition, ownFrame };
  Object.assign(changed, { ...itselfAlone, ...own });
}

function keepOwn(card: KeyForgeCard): void {
  if (card.ownDefinition !== 0) return;
  card.ownDefinition = card.definition;
  card.ownFrame = frameOf(card);
}

function frameOf({ house, icons }: KeyForgeCard): Frame {
  return { house, icons };
}
