import { cardOf, NO_CARD, ownCard, redefine, type Game, type GameEvent } from '@crupier/kernel/rules';
import { NO_HOUSE, type KeyForge, type KeyForgeCard } from './state.ts';

const NOT_COPIED: KeyForgeCard['ownFrame'] = { house: NO_HOUSE, icons: [] };

/**
 * Makes a card a copy: `value` is the definition that it has, `other` the card whose house and bonus icons it has, or `NO_CARD` for its
 * own, `amount` the house that it belongs to instead, counted from 1 in the list of houses, and `source` the lasting effect that makes it
 * a copy, or `NO_CARD` where it is one until it leaves play. For commits. *Rule:* KF-FAQ-CARD-mimicry-1, KF-FAQ-CARD-mimic-gel-1.
 */
export function beginCopy(state: KeyForge, { card, other, value, amount, source }: GameEvent, game: Game<KeyForge>): void {
  const copy = ownCard(state, cardOf(card));
  if (copy.ownDefinition === 0) {
    copy.ownDefinition = copy.definition;
    copy.ownFrame = { house: copy.house, icons: copy.icons };
  }
  const { house, icons } = other === NO_CARD ? copy.ownFrame : ownCard(state, cardOf(other));
  copy.copiedBy = source;
  redefine(state, game, copy.id, value);
  Object.assign(copy, { house: state.houseNames[amount - 1] ?? house, icons });
}

/** Makes of a copy what it is by itself again. For commits. */
export function endCopy(state: KeyForge, game: Game<KeyForge>, copy: KeyForgeCard): void {
  if (copy.ownDefinition === 0) return;
  redefine(state, game, copy.id, copy.ownDefinition);
  Object.assign(copy, { ...copy.ownFrame, ...notCopied });
}

/** Of a card that is no copy. */
export const notCopied: Pick<KeyForgeCard, 'ownDefinition' | 'ownFrame' | 'copiedBy'> = {
  ownDefinition: 0,
  ownFrame: NOT_COPIED,
  copiedBy: NO_CARD,
};
