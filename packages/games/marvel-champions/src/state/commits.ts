import {
  abilityRef,
  beginEffect,
  beginLook,
  cardOf,
  endEffect,
  endLook,
  endPeriod,
  hideZone,
  noteUse,
  redefine,
  shiftCard,
  shuffle,
  type CardId,
  type Commit,
  type Game,
} from '@crupier/kernel/rules';
import type { FactName } from './facts.ts';
import { blankCard, discardOf, dropAttached, dropHosted, layAnew, putCard, record, SCENARIO, isPlayZone } from './leaving.ts';
import { swapFaces, swapPlaces } from './swapping.ts';
import { inMatch, isLentToPlayers, type PrintedCard, printedKeywords, cardTypes } from './printed.ts';
import { bitsOf, resourcesIn, withDue, withResource } from './resources.ts';
import { wordOf } from './written.ts';
import { endings, phases, SEATS_MAX, statuses, wonEndings, zoneKind, zoneOf, type Marvel, type MarvelPlayer, type Zone } from './state.ts';

/** A fact that begins an effect carries its duration times this, and the number that it was made with. */
export const EFFECT_NUMBERS = 1024;

/** What each fact writes. Nothing else in the game writes. */
export const commits: Record<FactName, Commit<Marvel>> = {
  firstPlayerChosen: (state, { seat }) => {
    state.first = seat;
  },
  deckShuffled: (state, { seat }) => mix(state, zoneOf('deck', seat)),
  encounterDeckShuffled: (state) => mix(state, zoneOf('encounterDeck')),
  roundBegan: (state, { value }) => {
    state.round = value;
    for (const player of state.players) player.hasChangedForm = false;
  },
  phaseBegan: (state, { value }) => {
    state.phase = phases[value] ?? 'setup';
  },
  phaseEnded: (state) => {
    endPeriod(state, 'phase');
    for (const player of state.players) player.costsLess = 0;
  },
  roundEnded: (state) => {
    state.lastKnown = [];
    endPeriod(state, 'round');
  },
  turnBegan: (state, { seat }) => {
    state.active = seat;
  },
  turnEnded: (state) => {
    state.active = -1;
  },
  firstPlayerPassed: (state, { seat }) => {
    state.first = seat;
  },
  formChanged: (state, { card, value }, game) => redefine(state, game, cardOf(card), value),
  extraFormTaken: nothing,
  formChosen: (state, { seat }) => {
    playerOf(state, seat).hasChangedForm = true;
  },
  ended: (state, { value }) => {
    const ending = endings[value] ?? 'left';
    state.ending = ending;
    const isWon = wonEndings.includes(ending);
    state.lost = !isWon;
    state.winners = isWon ? state.players.map((_, seat) => seat) : [];
  },
  cardDrawn: (state, { card, seat }, game) => putCard(state, game, card, zoneOf('hand', seat)),
  deckRenewed: (state, { seat }, game) => {
    for (const card of [...(state.zones[zoneOf('discard', seat)] ?? [])]) putCard(state, game, card, zoneOf('deck', seat));
    mix(state, zoneOf('deck', seat));
  },
  cardDiscarded: (state, { card }, game) => putCard(state, game, card, discardOf(state, cardOf(card))),
  cardSpent: (state, { card, value }, game) => {
    notePaid(state, value, printedIn(state, game, cardOf(card)).resources.map(bitsOf));
    putCard(state, game, card, discardOf(state, cardOf(card)));
  },
  resourceGenerated: (state, { card, seat, value, amount }, game) => {
    notePaid(state, value, resourcesIn(amount));
    countUse(state, game, { card: cardOf(card), seat });
  },
  looked: (state, { seat, value, amount }) => {
    const zone = value === 1 ? zoneOf('encounterDeck') : zoneOf('deck', seat);
    const cards = state.zones[zone] ?? [];
    beginLook(state, seat, amount === 0 ? cards : cards.slice(-amount));
  },
  lookEnded: (state, { seat }, game) => endLook(state, game, seat),
  cardTucked: (state, { card, other }, game) => {
    putCard(state, game, card, zoneOf('tucked'));
    record(state, card).host = cardOf(other);
  },
  costReduced: (state, { seat, amount }) => {
    playerOf(state, seat).costsLess += amount;
  },
  cardReturned: (state, { card, seat }, game) => putCard(state, game, card, zoneOf('hand', seat)),
  typeTurned: (state, { card, seat, value }, game) => {
    const isMinion = cardTypes[value - 1] === 'minion';
    moveWithHosted(state, game, cardOf(card), zoneOf(isMinion ? 'engaged' : 'area', seat));
    Object.assign(record(state, card), { countsAs: value, controller: isMinion ? SCENARIO : seat });
  },
  cardShuffledIn: (state, { card }, game) => {
    const deck = zoneOf('deck', record(state, card).owner);
    putCard(state, game, card, deck);
    mix(state, deck);
  },
  handMixed: (state, { seat }) => shuffle(state.random, state.zones[zoneOf('hand', seat)] as CardId[]),
  cardSetAside: (state, { card }, game) => putCard(state, game, card, zoneOf('aside', Math.max(0, record(state, card).owner))),
  removedFromGame: (state, { card }, game) => putCard(state, game, card, zoneOf('removed')),
  removedFromCampaign: (state, { card }, game) => {
    putCard(state, game, card, zoneOf('removed'));
    state.removedFromCampaign = [...state.removedFromCampaign, cardOf(card)];
  },
  countersAdded: (state, { card, amount }) => {
    record(state, card).counters += amount;
  },
  countersRemoved: (state, { card, amount }) => {
    record(state, card).counters -= amount;
  },
  damagePlaced: (state, { card, amount }) => {
    record(state, card).damage += amount;
  },
  cardAnnounced: (state, { card, seat }, game) => {
    putCard(state, game, card, zoneOf('resolving', seat));
    Object.assign(record(state, card), { paidWith: 0, moreDamage: 0 });
  },
  damageRaised: (state, { card, amount }) => {
    record(state, card).moreDamage += amount;
  },
  playBegan: (state, { card, seat }, game) => {
    const played = record(state, card);
    played.paidWith = withDue(
      played.paidWith,
      Math.max(0, (printedIn(state, game, played.id).cost ?? 0) - playerOf(state, seat).costsLess),
    );
    playerOf(state, seat).costsLess = 0;
  },
  cardPlayed: nothing,
  eventBegan: nothing,
  cardEntered: (state, { card, other, seat }, game) => {
    const host = cardOf(other);
    putCard(state, game, card, host === 0 ? zoneOf('area', seat) : (state.cards[host]?.zone ?? zoneOf('area', seat)));
    const printed = printedIn(state, game, cardOf(card));
    const keywords = printedKeywords({ state }, printed);
    const counters = (keywords['uses'] ?? 0) + wordOf({ state, game }, cardOf(card), 'entersWithCounters');
    Object.assign(record(state, card), { host, controller: seat, counters, tough: keywords['toughness'] ?? 0 });
    if ((keywords['linked'] ?? 0) > 0 || isLentToPlayers(printed)) record(state, card).owner = seat;
  },
  playerSchemeEntered: (state, { card, seat }, game) => {
    putCard(state, game, card, zoneOf('villainArea'));
    const { startingThreat } = printedIn(state, game, cardOf(card));
    Object.assign(record(state, card), { controller: seat, threat: inMatch({ state }, startingThreat) });
  },
  facesSwapped: (state, { card, other }, game) => {
    const [one, two] = [cardOf(card), cardOf(other)];
    if (isPlayZone(zoneKind(record(state, one).zone))) swapFaces(state, game, one, two);
    else swapFaces(state, game, two, one);
  },
  placesSwapped: (state, { card, other }, game) => swapPlaces(state, game, cardOf(card), cardOf(other)),
  // The card goes on being what it was, with all that is on it, before another player.
  controlTaken: (state, { card, seat, value }, game) => {
    const taken = [cardOf(card), ...state.cards.filter(({ host, id }) => host === cardOf(card) && id > 0).map(({ id }) => id)];
    moveWithHosted(state, game, cardOf(card), zoneOf('area', seat));
    record(state, card).borrowed = value === 1;
    if (value === 0 && isLentToPlayers(printedIn(state, game, cardOf(card)))) record(state, card).owner = seat;
    for (const id of taken) if (record(state, id).owner !== SCENARIO) record(state, id).controller = seat;
  },
  cardExhausted: (state, { card }) => {
    record(state, card).exhausted = true;
  },
  cardReadied: (state, { card }) => {
    record(state, card).exhausted = false;
  },
  statusGiven: (state, { card, value }) => {
    record(state, card)[statuses[value] ?? 'tough']++;
  },
  statusLost: (state, { card, value }) => {
    record(state, card)[statuses[value] ?? 'tough']--;
  },
  attackMade: nothing,
  thwartMade: nothing,
  recovered: nothing,
  attackEnded: nothing,
  thwartEnded: nothing,
  activationDelayed: (state, { card, other, seat, value }) => {
    state.activations = [...state.activations, { enemy: card, target: other, seat, how: howOf[value] ?? 'byForm' }];
  },
  activationTaken: (state, { value }) => {
    state.activations = state.activations.filter((_, at) => at !== value);
  },
  activationBegan: nothing,
  attackBegan: nothing,
  attackSpread: nothing,
  schemeBegan: nothing,
  boostGiven: (state, { card, other }, game) => {
    putCard(state, game, card, zoneOf('boost'));
    record(state, card).host = cardOf(other);
  },
  boostTurned: (state, { card }, game) => putCard(state, game, card, zoneOf('resolving')),
  boostShown: nothing,
  defended: nothing,
  attackDealt: nothing,
  enemyAttacked: nothing,
  defenseEnded: nothing,
  attackOver: nothing,
  enemySchemed: nothing,
  damageDealt: nothing,
  damageTaken: (state, { card, amount }) => {
    record(state, card).damage += amount;
  },
  damageDone: nothing,
  damageHealed: (state, { card, amount }) => {
    record(state, card).damage -= amount;
  },
  defeatBegan: nothing,
  defeated: nothing,
  defeatedBy: nothing,
  wasDefeated: nothing,
  threatPlaced: (state, { card, amount }) => {
    record(state, card).threat += amount;
  },
  threatRemoved: (state, { card, amount }) => {
    record(state, card).threat -= amount;
  },
  accelerationAdded: (state, { card, amount }) => {
    record(state, card).acceleration += amount;
  },
  schemeCompleted: nothing,
  // The card is the same, so that the acceleration tokens stay; what was printed on it goes out of the game with the next one's.
  schemeAdvanced: (state, { card, other }, game) => {
    dropHosted(state, game, cardOf(card));
    exchange(state, game, cardOf(card), cardOf(other));
    Object.assign(record(state, card), { threat: 0, counters: 0 });
  },
  schemeTurned: (state, { card, value, amount }, game) => {
    redefine(state, game, cardOf(card), value);
    record(state, card).threat += amount;
  },
  // A stage of the same name is the same character: ruling MC-C-12. *Rule:* MC-VILLAIN-DEFEAT-6, MC-VILLAIN-DEFEAT-10.
  stageAdvanced: (state, { card, other }, game) => {
    const villain = cardOf(card);
    const isSame = nameOf(state, game, villain) === nameOf(state, game, cardOf(other));
    if (!isSame) {
      dropHosted(state, game, villain);
      Object.assign(record(state, card), { stunned: 0, confused: 0, tough: 0, counters: 0, acceleration: 0, exhausted: false });
      // What it was doing ends with it. *Rule:* MC-VILLAIN-DEFEAT-11.
      record(state, card).stay++;
    }
    exchange(state, game, villain, cardOf(other));
    record(state, card).damage = 0;
  },
  cardFlipped: (state, { card, value }, game) => redefine(state, game, cardOf(card), value),
  cardCleared: (state, { card }, game) => {
    dropAttached(state, game, cardOf(card));
    Object.assign(record(state, card), { stunned: 0, confused: 0, tough: 0, damage: 0, threat: 0, counters: 0, acceleration: 0 });
  },
  encounterDealt: (state, { card, seat }, game) => putCard(state, game, card, zoneOf('dealt', seat)),
  encounterTurned: (state, { card, seat }, game) => putCard(state, game, card, zoneOf('resolving', seat)),
  revealBegan: nothing,
  encounterEntered: (state, { card, other, seat }, game) => {
    const host = cardOf(other);
    const zone = seat === SCENARIO ? zoneOf('villainArea') : zoneOf('area', seat);
    putCard(state, game, card, host === 0 ? zone : (state.cards[host]?.zone ?? zone));
    const { startingThreat } = printedIn(state, game, cardOf(card));
    Object.assign(record(state, card), { host, threat: inMatch({ state }, startingThreat) });
  },
  minionEngaged: (state, { card, seat }, game) => {
    const zone = zoneOf('engaged', seat);
    const isEngaged =
      record(state, card).zone !== zone && state.zones.some((cards, at) => isEngagedZone(at) && cards.includes(cardOf(card)));
    if (isEngaged) moveWithHosted(state, game, cardOf(card), zone);
    else putCard(state, game, card, zone);
  },
  minionLaid: (state, { card, value }, game) => {
    const { owner, id: host } = record(state, card);
    Object.assign(layAnew(state, game, value), { owner, controller: SCENARIO, host });
  },
  minionEntered: nothing,
  facedownEngaged: (state, { card, other, seat }, game) => {
    putCard(state, game, card, zoneOf('engaged', seat));
    putCard(state, game, other, zoneOf('facedown'));
    record(state, other).host = cardOf(card);
  },
  effectsBegan: nothing,
  revealed: nothing,
  surgeGained: nothing,
  phaseThreatPlaced: nothing,
  encounterShuffledIn: (state, { card }, game) => {
    putCard(state, game, card, zoneOf('encounterDeck'));
    mix(state, zoneOf('encounterDeck'));
  },
  encounterDiscarded: (state, { card }, game) => putCard(state, game, card, discardOf(state, cardOf(card))),
  encounterDeckRenewed: (state, _event, game) => {
    for (const card of [...(state.zones[zoneOf('encounterDiscard')] ?? [])]) putCard(state, game, card, zoneOf('encounterDeck'));
    mix(state, zoneOf('encounterDeck'));
  },
  putInVictory: (state, { card }, game) => putCard(state, game, card, zoneOf('victory')),
  playerEliminated: (state, { seat }) => {
    playerOf(state, seat).isEliminated = true;
  },
  areaRemoved: (state, { seat }, game) => {
    const own = state.cards.filter((card) => card.id > 0 && card.owner === seat && !stays(card));
    for (const { id } of own) putCard(state, game, id, zoneOf('removed'));
    for (const zone of (['area', 'resolving', 'dealt'] as const).map((each) => zoneOf(each, seat)))
      for (const card of [...(state.zones[zone] ?? [])])
        if (record(state, card).zone === zone) putCard(state, game, card, leftBehind(state, game, card));
    // What an encounter card has brought about goes on without that player. *Rule:* MC-PLAYER-ELIMINATION-11.
    for (const card of state.zones[zoneOf('effects')] ?? [])
      if (record(state, card).owner === SCENARIO && record(state, card).controller === seat) record(state, card).controller = SCENARIO;
  },
  effectBegan: (state, { source, other, seat, value, amount }, game) => {
    const numbers = { until: Math.floor(amount / EFFECT_NUMBERS), amount: amount % EFFECT_NUMBERS };
    beginEffect(state, game, { definition: value, host: cardOf(other), controller: seat, ...numbers }, (id, zone) =>
      blankCard(id, 0, seat, zone),
    );
    const effect = state.zones[zoneOf('effects')]?.at(-1);
    if (effect !== undefined && record(state, source).owner === SCENARIO) record(state, effect).owner = SCENARIO;
  },
  effectEnded: (state, { card }, game) => endEffect(state, game, cardOf(card)),
};

/** Where a card goes that an eliminated player had and did not own: a permanent one that is no attachment leaves the game. *Rule:* MC-PERMANENT-7. */
function leftBehind(state: Marvel, game: Game<Marvel>, card: CardId): number {
  const { type, keywords } = printedIn(state, game, card);
  return (keywords['permanent'] ?? 0) > 0 && type !== 'attachment' ? zoneOf('removed') : discardOf(state, card);
}

/** Where lasting effects lie, which go on without whoever began them. *Rule:* MC-LASTING-EFFECTS-2. */
const effectZones: readonly Zone[] = ['effects', 'spent'];

/**
 * Whether a card stays that an eliminated player owns, as effects do. All others leave the game, whoever controls them, whatever they are
 * attached to, and minions too: ruling MC-C-27. A card that lies facedown as a minion leaves with it.
 * *Rule:* MC-PLAYER-ELIMINATION-7, MC-PLAYER-ELIMINATION-8.
 */
function stays({ zone }: Marvel['cards'][number]): boolean {
  const kind = zoneKind(zone);
  return kind === 'facedown' || effectZones.includes(kind);
}

/** How an activation that waits will be done, as the value of its fact. */
export const howOf = ['byForm', 'attack', 'scheme'] as const;

function nothing(): void {
  // The fact itself changes nothing: abilities listen for it.
}

function playerOf(state: Marvel, seat: number): MarvelPlayer {
  return state.players[seat] as MarvelPlayer;
}

function mix(state: Marvel, zone: number): void {
  shuffle(state.random, state.zones[zone] as CardId[]);
  hideZone(state, zone);
}

function printedIn(state: Marvel, game: Game<Marvel>, card: CardId): PrintedCard {
  return game.definitions[state.cards[card]?.definition ?? 0]?.printed as PrintedCard;
}

function nameOf(state: Marvel, game: Game<Marvel>, card: CardId): string {
  return printedIn(state, game, card).name;
}

/** Counts the use of a card's resource ability against its limit. *Rule:* MC-LIMIT-1. */
function countUse(state: Marvel, game: Game<Marvel>, { card, seat }: { readonly card: CardId; readonly seat: number }): void {
  const abilities = game.definitions[state.cards[card]?.definition ?? 0]?.abilities ?? [];
  const at = abilities.findIndex(({ header }) => header === 'resource');
  const data = abilities[at]?.data;
  const limit = data?.kind === 'activated' ? data.limit : undefined;
  if (limit === undefined) return;
  noteUse(state, { ref: abilityRef(card, at), self: card, seat }, typeof limit === 'string' ? limit : limit.per);
}

function notePaid(state: Marvel, card: CardId, resources: readonly number[]): void {
  if (card > 0) record(state, card).paidWith = resources.reduce(withResource, record(state, card).paidWith);
}

/** Makes a card the one that lies next, which is removed from the game as what the other was. *Rule:* MC-DEFEAT-3. */
function exchange(state: Marvel, game: Game<Marvel>, card: CardId, next: CardId): void {
  const [was = 0, becomes = 0] = [state.cards[card]?.definition, state.cards[next]?.definition];
  putCard(state, game, next, zoneOf('removed'));
  redefine(state, game, next, was);
  redefine(state, game, card, becomes);
}

const engaged = zoneOf('engaged');

const isEngagedZone = (zone: number): boolean => zone >= engaged && zone < engaged + SEATS_MAX;

/** A minion that engages another player, or a card that becomes one of another type before a player, goes on being what it was, with all that is on it. *Rule:* MC-PLAYER-ELIMINATION-3. */
function moveWithHosted(state: Marvel, game: Game<Marvel>, minion: CardId, to: number): void {
  const { zone: from } = record(state, minion);
  shiftCard(state, game, minion, to);
  for (const card of [...(state.zones[from] ?? [])]) if (state.cards[card]?.host === minion) shiftCard(state, game, card, to);
}
