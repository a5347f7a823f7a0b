import type { CardId, Seat } from '@crupier/kernel/rules';
import { auditedFacts, type AuditedFacts } from './audited-facts.ts';
import type { SchemeIcon } from '../cards/facts/card-facts.ts';
import { confused, stunned, type AuditEvent, type Beginning } from './audit-event.ts';

/** Where a card lies that is attached to nothing: before a player, or with the villain; a minion lies with neither. */
type Area = Seat | 'villain' | 'engaged';

/** A card in play. */
export interface CardInPlay {
  key: string;
  /** What it is attached to; 0 for nothing. */
  host: CardId;
  area: Area;
  /** Acceleration tokens. */
  tokens: number;
  stunned: number;
  confused: number;
  /** The boost cards that it holds, the first given first. */
  readonly boosts: CardId[];
}

/** A player, as far as the villain phase is about players. */
interface PlayerInPicture {
  readonly identity: CardId;
  isOut: boolean;
  /** The minions engaged with the player. */
  readonly minions: CardId[];
  /** The encounter cards dealt to the player that are not revealed, the first dealt first. */
  readonly dealt: CardId[];
}

/** What the auditor knows of a table, from events alone. */
export interface Picture {
  readonly heroic: number;
  readonly players: readonly PlayerInPicture[];
  first: Seat;
  readonly villain: CardId;
  readonly mainScheme: CardId;
  readonly cards: Map<CardId, CardInPlay>;
  /** The players who own cards, and those of the scenario. */
  readonly owners: Seat[];
}

function laid(key: string, area: Area, host: CardId = 0): CardInPlay {
  return { key, host, area, tokens: 0, stunned: 0, confused: 0, boosts: [] };
}

/** The picture before the first event. */
export function firstPicture({ identities, villain, mainScheme, others, owners, heroic }: Beginning): Picture {
  const cards = new Map<CardId, CardInPlay>();
  identities.forEach(({ card, key }, seat) => cards.set(card, laid(key, seat)));
  for (const { card, key, seat, host } of others) cards.set(card, laid(key, seat < 0 ? 'villain' : seat, host));
  for (const { card, key } of [villain, mainScheme]) cards.set(card, laid(key, 'villain'));
  const players = identities.map(({ card }) => ({ identity: card, isOut: false, minions: [], dealt: [] }));
  return { heroic, players, first: 0, villain: villain.card, mainScheme: mainScheme.card, cards, owners: [...owners] };
}

/** The facts of a card in play; undefined for what is no printed card, such as one that lies facedown. */
export function factsIn(picture: Picture, card: CardId): AuditedFacts | undefined {
  return auditedFacts(picture.cards.get(card)?.key ?? '');
}

/** The seats of those who still play, in player order from one. *Rule:* MC-FIRST-PLAYER-1. */
export function seatsFrom({ players }: Picture, first: Seat): readonly Seat[] {
  return players.map((_, at) => (first + at) % players.length).filter((seat) => players[seat]?.isOut === false);
}

/** Whether a player is in hero form. *Rule:* MC-ACTIVATION-3. */
export function isHero(picture: Picture, seat: Seat): boolean {
  return factsIn(picture, picture.players[seat]?.identity ?? 0)?.type === 'hero';
}

/** Whether some card in play is of a sort. */
export function anyInPlay({ cards }: Picture, test: (card: CardInPlay) => boolean): boolean {
  for (const card of cards.values()) if (test(card)) return true;
  return false;
}

/** How many of an icon are on cards in play. */
export function iconsOf(picture: Picture, icon: SchemeIcon): number {
  let count = 0;
  for (const card of picture.cards.keys()) count += factsIn(picture, card)?.icons.filter((each) => each === icon).length ?? 0;
  return count;
}

/** The seat of the player with whom a minion is engaged; undefined for what is no minion. */
export function engagedWith({ players }: Picture, card: CardId): Seat | undefined {
  const seat = players.findIndex(({ minions }) => minions.includes(card));
  return seat < 0 ? undefined : seat;
}

/** Whether a card is the villain or a minion. */
export function isEnemy(picture: Picture, card: CardId): boolean {
  return card === picture.villain || engagedWith(picture, card) !== undefined;
}

function without<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** A card leaves play, with all that is attached to it. *Rule:* MC-LEAVES-PLAY-3, MC-LEAVES-PLAY-4. */
function takeOut(picture: Picture, card: CardId): void {
  if (!picture.cards.delete(card)) return;
  for (const { minions } of picture.players) without(minions, card);
  dropAttached(picture, card);
}

function dropAttached(picture: Picture, host: CardId): void {
  for (const [card, each] of picture.cards) if (each.host === host) takeOut(picture, card);
}

function enter(picture: Picture, { card, other, key }: AuditEvent, area: Area): void {
  picture.cards.set(card, laid(key, area, other));
}

function engage(picture: Picture, { card, seat, key }: AuditEvent): void {
  if (!picture.cards.has(card)) picture.cards.set(card, laid(key, 'engaged'));
  for (const { minions } of picture.players) without(minions, card);
  picture.players[seat]?.minions.push(card);
}

function changeStatus({ cards }: Picture, { card, value }: AuditEvent, by: 1 | -1): void {
  const found = cards.get(card);
  if (found === undefined) return;
  if (value === stunned) found.stunned += by;
  if (value === confused) found.confused += by;
}

/** A villain of another name is another character, with nothing on it. *Rule:* MC-VILLAIN-DEFEAT-9, MC-VILLAIN-DEFEAT-10. */
function nextStage(picture: Picture, { card, key }: AuditEvent): void {
  const villain = picture.cards.get(card);
  if (villain === undefined) return;
  const isSame = auditedFacts(villain.key)?.name === auditedFacts(key)?.name;
  villain.key = key;
  if (isSame) return;
  dropAttached(picture, card);
  Object.assign(villain, { tokens: 0, stunned: 0, confused: 0 });
  villain.boosts.length = 0;
}

function turn({ cards }: Picture, { card, key }: AuditEvent): void {
  const found = cards.get(card);
  if (found !== undefined) found.key = key;
}

/**
 * Whether a card leaves with an eliminated player: it lies before that player, or it is the player's, before whomever it lies. So does
 * a card of the player's that lies facedown as a minion. *Rule:* MC-PLAYER-ELIMINATION-6, MC-PLAYER-ELIMINATION-7.
 */
function leavesWith({ cards, owners }: Picture, seat: Seat, card: CardId): boolean {
  const { area, host } = cards.get(card) ?? laid('', 'villain');
  return owners[card] === seat || (area === seat && host === 0);
}

/** What an eliminated player had leaves the game. *Rule:* MC-PLAYER-ELIMINATION-8. */
function clearArea(picture: Picture, seat: Seat): void {
  for (const card of picture.cards.keys()) if (leavesWith(picture, seat, card)) takeOut(picture, card);
  picture.players[seat]?.dealt.splice(0);
}

type Change = (picture: Picture, event: AuditEvent) => void;

const leaves: Change = (picture, { card }) => takeOut(picture, card);

/** What events change in the picture. The others tell nothing that the checks ask for. */
const changes: Readonly<Record<string, Change>> = {
  firstPlayerChosen: (picture, { seat }) => {
    picture.first = seat;
  },
  firstPlayerPassed: (picture, { seat }) => {
    picture.first = seat;
  },
  formChanged: turn,
  cardEntered: (picture, event) => enter(picture, event, event.seat),
  playerSchemeEntered: (picture, event) => enter(picture, event, 'villain'),
  controlTaken: ({ cards }, { card, seat }) => {
    const found = cards.get(card);
    if (found !== undefined) found.area = seat;
  },
  encounterEntered: (picture, event) => enter(picture, event, event.seat < 0 ? 'villain' : event.seat),
  minionEngaged: engage,
  facedownEngaged: (picture, event) => {
    picture.owners[event.card] = event.seat;
    engage(picture, event);
  },
  cardDiscarded: leaves,
  cardReturned: leaves,
  cardShuffledIn: leaves,
  encounterDiscarded: leaves,
  encounterShuffledIn: leaves,
  removedFromGame: leaves,
  removedFromCampaign: leaves,
  putInVictory: leaves,
  statusGiven: (picture, event) => changeStatus(picture, event, 1),
  statusLost: (picture, event) => changeStatus(picture, event, -1),
  accelerationAdded: ({ cards }, { card, amount }) => {
    const found = cards.get(card);
    if (found !== undefined) found.tokens += amount;
  },
  boostGiven: ({ cards }, { card, other }) => {
    cards.get(other)?.boosts.push(card);
  },
  boostTurned: ({ cards }, { card, other }) => without(cards.get(other)?.boosts ?? [], card),
  stageAdvanced: nextStage,
  schemeAdvanced: (picture, event) => {
    dropAttached(picture, event.card);
    turn(picture, event);
  },
  schemeTurned: turn,
  cardFlipped: turn,
  cardSetAside: leaves,
  encounterDealt: ({ players }, { card, seat }) => {
    players[seat]?.dealt.push(card);
  },
  encounterTurned: ({ players }, { card }) => {
    for (const { dealt } of players) without(dealt, card);
  },
  playerEliminated: ({ players }, { seat }) => {
    const player = players[seat];
    if (player !== undefined) player.isOut = true;
  },
  areaRemoved: (picture, { seat }) => clearArea(picture, seat),
};

/** Draws an event into the picture. */
export function draw(picture: Picture, event: AuditEvent): void {
  changes[event.name]?.(picture, event);
}
