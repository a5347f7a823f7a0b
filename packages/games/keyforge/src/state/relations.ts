import { cardOf, type CardId, type CardRef } from '@crupier/kernel/rules';
import { printedOf } from './printed.ts';
import { cardsIn, creatures, creaturesOf, housesOf, inPlay, isCreature, powerOf, recordOf, sideOf, traitsOf } from './reading.ts';
import type { KeyForgeMatch } from './state.ts';

/** The creatures and artifacts in play, but for the card itself, of a house of that card. */
export function houseMatesOf(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  const houses = housesOf(match, ref);
  const { active } = match.state;
  const artifacts = [...cardsIn(match, 'artifacts', active), ...cardsIn(match, 'artifacts', 1 - active)];
  return [...creatures(match), ...artifacts].filter(
    (card) => card !== cardOf(ref) && housesOf(match, card).some((house) => houses.includes(house)),
  );
}

/** Whether two cards have a trait in common. *Rule:* KF-TRAIT-1. */
export function shareTrait(match: KeyForgeMatch, one: CardRef, other: CardRef): boolean {
  const traits = traitsOf(match, one);
  return traitsOf(match, other).some((trait) => traits.includes(trait));
}

/** Whether two cards or more have a house in common. Ruling KF-C-15. *Rule:* KF-LEAVES-PLAY-6. */
export function shareHouse(match: KeyForgeMatch, cards: readonly CardRef[]): boolean {
  const [first, ...others] = cards.map((card) => housesOf(match, card));
  return others.length > 0 && first?.some((house) => others.every((houses) => houses.includes(house))) === true;
}

/** The cards in the hand of a card's owner that are of a house of that card. */
export function handOfItsHouse(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  const houses = housesOf(match, ref);
  return cardsIn(match, 'hand', recordOf(match, ref).owner).filter((card) => housesOf(match, card).some((house) => houses.includes(house)));
}

/** The creatures and artifacts of a house of a card that are creatures. */
export function houseMatesInLine(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  return houseMatesOf(match, ref).filter((card) => isCreature(match, card));
}

/** The other creatures that share a trait with a card. *Rule:* KF-TRAIT-1. */
export function traitMatesOf(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  return creatures(match).filter((card) => card !== cardOf(ref) && shareTrait(match, ref, card));
}

/** The other creatures of a creature's battleline. *Rule:* KF-BATTLELINE-1. */
export function lineMatesOf(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  return creaturesOf(match, sideOf(match, ref)).filter((card) => card !== cardOf(ref));
}

/** The creatures in the hand of a card's owner that have another name. */
export function otherNamesInHand(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  const { name } = printedOf(match, cardOf(ref));
  const hand = cardsIn(match, 'hand', recordOf(match, ref).owner);
  return hand.filter((card) => printedOf(match, card).type === 'creature' && printedOf(match, card).name !== name);
}

/** The upgrades attached to a card. */
export function upgradesOn(match: KeyForgeMatch, card: CardId): readonly CardId[] {
  const { active } = match.state;
  return [...cardsIn(match, 'upgrades', active), ...cardsIn(match, 'upgrades', 1 - active)].filter(
    (each) => recordOf(match, each).host === card,
  );
}

/** The upgrades that are attached to a card in play. *Rule:* KF-UPGRADE-1, KF-LEAVES-PLAY-1. */
export function attachedTo(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  return inPlay(match, ref) ? upgradesOn(match, cardOf(ref)) : [];
}

/** The other creatures of a creature's power, which one that has left play had when it left. *Rule:* KF-POWER-1, KF-LEAVES-PLAY-6. */
export function powerMatesOf(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  const power = powerOf(match, ref);
  return creatures(match).filter((card) => card !== cardOf(ref) && powerOf(match, card) === power);
}

/** The creatures of less power than a creature. *Rule:* KF-POWER-1, KF-LEAVES-PLAY-6. */
export function weakerThan(match: KeyForgeMatch, ref: CardRef): readonly CardRef[] {
  const power = powerOf(match, ref);
  return creatures(match).filter((card) => powerOf(match, card) < power);
}

/** Whether a creature stands left or right of another in the same battleline. *Rule:* KF-BATTLELINE-1. */
export function isBeside(match: KeyForgeMatch, card: CardRef, other: CardId, side: 'left' | 'right'): boolean {
  if (!isCreature(match, card) || !isCreature(match, other)) return false;
  const line = creaturesOf(match, recordOf(match, other).controller);
  const [at, from] = [line.indexOf(cardOf(card)), line.indexOf(other)];
  return at >= 0 && (side === 'left' ? at < from : at > from);
}

/** The highest power among some creatures; -1 where there is none. *Rule:* KF-MOST-POWERFUL-1. */
export function mostPowerfulAmong(match: KeyForgeMatch, cards: readonly CardId[]): number {
  return cards.reduce((most, card) => Math.max(most, powerOf(match, card)), -1);
}
