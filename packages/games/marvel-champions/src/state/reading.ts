import { applies, cardOf, isCurrent, NO_CARD, site, type CardId, type CardRef, type Seat } from '@crupier/kernel/rules';
import { isPlayZone } from './leaving.ts';
import { inMatch, printedOf, type CardType, type PrintedCard } from './printed.ts';
import { cardsIn, seatOf, seatsFrom, zoneKind, type MarvelMatch, type Zone } from './state.ts';

const steady = site('MC-STUN-3 MC-CONFUSE-3', 'a steady character is stunned or confused by two cards');

/** The record of a card. */
export function recordOf({ state }: MarvelMatch, card: CardRef): MarvelMatch['state']['cards'][number] {
  return state.cards[cardOf(card)] as MarvelMatch['state']['cards'][number];
}

/** Which zone a card lies in. */
export function zoneOfCard(match: MarvelMatch, card: CardRef): Zone {
  return zoneKind(recordOf(match, card).zone);
}

/** Whether a card is in play where it lies now. */
export function isInPlay(match: MarvelMatch, card: CardRef): boolean {
  return isPlayZone(zoneOfCard(match, card));
}

/** Whether a reference still means a card that is in play. */
export function isStillInPlay(match: MarvelMatch, card: CardRef): boolean {
  return card !== NO_CARD && isCurrent(match.state, card) && isInPlay(match, card);
}

/** All cards in play, those of the players first. */
export function inPlay(match: MarvelMatch): readonly CardId[] {
  const seats = match.state.players.map((_, seat) => seat);
  return [
    ...seats.flatMap((seat) => [...cardsIn(match, 'area', seat), ...cardsIn(match, 'engaged', seat)]),
    ...cardsIn(match, 'villainArea'),
  ];
}

/** The type of a card as it lies. */
export function typeOf(match: MarvelMatch, card: CardRef): CardType {
  return printedOf(match, card).type;
}

/** A player's identity card. */
export function identityOf({ state }: MarvelMatch, seat: Seat): CardId {
  return state.players[seat]?.identity ?? 0;
}

/** Whether a player is in hero form. *Rule:* MC-FORM-1. */
export function isHero(match: MarvelMatch, seat: Seat): boolean {
  return typeOf(match, identityOf(match, seat)) === 'hero';
}

/** The allies that a player controls. */
export function alliesOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'area', seat).filter((card) => typeOf(match, card) === 'ally');
}

/** The minions engaged with a player. */
export function minionsOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'engaged', seat).filter((card) => typeOf(match, card) === 'minion');
}

/** The villain and all minions. */
export function enemiesOf(match: MarvelMatch): readonly CardId[] {
  return [match.state.villain, ...seatsFrom(match, match.state.first).flatMap((seat) => minionsOf(match, seat))];
}

/** The schemes in play, the main one first. */
export function schemesOf(match: MarvelMatch): readonly CardId[] {
  const others = cardsIn(match, 'villainArea').filter((card) => ['sideScheme', 'playerSideScheme'].includes(typeOf(match, card)));
  return [match.state.mainScheme, ...others];
}

/** The powers of characters. */
export type Power = 'attack' | 'thwart' | 'defense' | 'recover' | 'scheme';

/** A power of a character as it is now; undefined for one that it lacks or that is a dash. */
export function powerOf(match: MarvelMatch, card: CardRef, power: Power): number | undefined {
  return printedOf(match, card)[power];
}

/** The number of a keyword of a card, all that it has added up: 0 where it has none. */
export function keywordOf(match: MarvelMatch, card: CardRef, keyword: string): number {
  return printedOf(match, card).keywords[keyword] ?? 0;
}

/** The most hit points that a character may have. *Rule:* MC-HIT-POINTS-1. */
export function hitPointsOf(match: MarvelMatch, card: CardRef): number {
  return inMatch(match, printedOf(match, card).hitPoints);
}

/** The hit points that a character has left. *Rule:* MC-HIT-POINTS-3, MC-HIT-POINTS-7. */
export function hitPointsLeft(match: MarvelMatch, card: CardRef): number {
  return hitPointsOf(match, card) - recordOf(match, card).damage;
}

/** The most cards that a player's hand has at the end of the player phase. *Rule:* MC-HAND-SIZE-1. */
export function handSizeOf(match: MarvelMatch, seat: Seat): number {
  return printedOf(match, identityOf(match, seat)).handSize;
}

/** How many of an icon are in play. */
export function iconsInPlay(match: MarvelMatch, icon: 'acceleration' | 'hazard' | 'crisis' | 'amplify'): number {
  return inPlay(match).reduce((sum, card) => sum + printedOf(match, card)[icon], 0);
}

/** Whether a character is stunned or confused: by one card, or by two if it is steady. *Rule:* MC-STUN-3, MC-CONFUSE-3. */
export function hasStatus(match: MarvelMatch, card: CardRef, status: 'stunned' | 'confused'): boolean {
  const needed = keywordOf(match, card, 'steady') > 0 && applies(match, steady) ? 2 : 1;
  return recordOf(match, card)[status] >= needed;
}

/** The player in whose area a card lies. */
export function areaOf(match: MarvelMatch, card: CardRef): Seat {
  return seatOf(recordOf(match, card).zone);
}

/** Whether two unique cards match. *Rule:* MC-UNIQUE-1, MC-UNIQUE-2. */
export function isMatching(one: PrintedCard, other: PrintedCard): boolean {
  if (!one.isUnique || !other.isUnique) return false;
  const isPlain = ({ subtitle, type }: PrintedCard): boolean => subtitle === '' && type !== 'alterEgo';
  if (isPlain(one) && isPlain(other)) return one.name === other.name;
  const namesOf = ({ name, subtitle, type }: PrintedCard): readonly string[] =>
    type === 'alterEgo' ? [name] : [subtitle].filter((each) => each !== '');
  const allOf = (card: PrintedCard): readonly string[] => [card.name, ...namesOf(card)];
  return namesOf(one).some((name) => allOf(other).includes(name)) || namesOf(other).some((name) => allOf(one).includes(name));
}

/** Whether a card may enter play beside those that are there. *Rule:* MC-UNIQUE-6. */
export function mayEnter(match: MarvelMatch, card: CardId): boolean {
  const printed = printedOf(match, card);
  return !printed.isUnique || !inPlay(match).some((each) => isMatching(printed, printedOf(match, each)));
}
