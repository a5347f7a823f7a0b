import {
  applies,
  isCurrent,
  cardOf,
  handleNow,
  shownKey,
  shownOnce,
  site,
  type CardId,
  type CardRef,
  type Seat,
  type Showing,
  type ShownValues,
  ValueCollector,
  type Viewer,
  type ZoneToShow,
} from '@crupier/kernel/rules';
import { chainAbility, itemOrResolving } from './chain.ts';
import { definedX } from './defined-x.ts';
import { printedBy, printedOf, type Printed } from './printed.ts';
import { strengthOf, toughnessOf } from './bodies.ts';
import {
  cardsIn,
  combatOf,
  inPlay,
  isDemon,
  isType,
  keywordsOf,
  leftPlay,
  pathOf,
  recordOf,
  subtypesOf,
  typesOf,
  zoneOfCard,
} from './reading.ts';
import { roundOf } from './round.ts';
import { cardSlot, slots } from './slots.ts';
import { environments, isTopFirst, RULES_KEY, type ChainItem, type InfernoMatch, type Zone } from './state.ts';

const decksAreCounted = site('INF-401.2', 'everybody may count every deck');

const ownZones = ['play', 'hand', 'infierno', 'exile'] as const;

/**
 * What the table shows of a position: the allow-list of everything that may ever leave it. The kernel hides the faces that a
 * viewer may not know. *Rule:* INF-400.2.
 */
export function show(match: InfernoMatch, viewer: Viewer): Showing {
  const { turn, active, starter, step, combat, combats, environments: bits, depth, players, teams } = match.state;
  const round = roundOf(match);
  return {
    table: {
      turn,
      active,
      starter,
      step,
      stage: combat?.stage ?? '',
      combats,
      environments: environments.filter((_, at) => (bits & (1 << at)) !== 0),
      depth,
    },
    seats: players.map(({ energy, lost }, seat) => ({
      energy,
      lost,
      team: teams[seat] ?? seat,
      ...(round && { gamesWon: round.wins[seat] ?? 0, wonRound: round.winners.includes(seat) }),
    })),
    zones: [...players.flatMap((_, seat) => zonesOf(match, seat)), ...sharedZones(match)],
    // What an object on the chain aims at has another name for each viewer; all else is the same for all who may know the card.
    now: (card) =>
      isOnChain(match, card) ? showOnChain(match, card, viewer) : shownOnce(match, cardSlot(card, slots.shown), showCard, card),
  };
}

function zonesOf(match: InfernoMatch, seat: number): ZoneToShow[] {
  const shown = ownZones.map((kind): ZoneToShow => ({ kind, seat, cards: namedOrder(match, kind, seat) }));
  const resources = cardsIn(match, 'resources', seat);
  const isTapped = (card: CardId): boolean => recordOf(match, card).tapped;
  // Resources that lie face down show no values: whether they are tapped, which all see, is told by where they are listed.
  shown.push({ kind: 'resources', seat, cards: resources.filter((card) => !isTapped(card)) });
  shown.push({ kind: 'tappedResources', seat, cards: resources.filter(isTapped) });
  if (!applies(match, decksAreCounted)) return shown;
  return [...shown, { kind: 'deck', seat, cards: namedOrder(match, 'deck', seat), countOnly: true }];
}

/** The cards of a zone in the order in which positions, views and expectations name them: a pile from the top. */
function namedOrder(match: InfernoMatch, zone: Zone, seat: Seat = 0): readonly CardId[] {
  const cards = cardsIn(match, zone, seat);
  return isTopFirst(zone) ? cards.toReversed() : cards;
}

function sharedZones(match: InfernoMatch): ZoneToShow[] {
  const shared = (['chain', 'resolving'] as const).map((kind): ZoneToShow => ({ kind, seat: -1, cards: namedOrder(match, kind) }));
  const effects = cardsIn(match, 'effects').filter((card) => definitionKey(match, recordOf(match, card).definition) !== RULES_KEY);
  return [...shared, { kind: 'effects', seat: -1, cards: effects }];
}

/** A card's values as they are now; what is at its default is left out. */
function showCard(match: InfernoMatch, card: CardId, values: ValueCollector): void {
  showAtPlace(match, card, values);
  putCombatRole(match, card, values);
}

/** The same of a card on the chain: what it aims at has another name for each viewer. */
function showOnChain(match: InfernoMatch, card: CardId, viewer: Viewer): ShownValues {
  const values = new ValueCollector();
  showAtPlace(match, card, values);
  putChainValues(match, { card, viewer }, values);
  putCombatRole(match, card, values);
  return values.result();
}

function showAtPlace(match: InfernoMatch, card: CardId, values: ValueCollector): void {
  const { tapped, earthly, faceDown, fresh, damage, counters } = recordOf(match, card);
  if (inPlay(match, card)) {
    putBody(match, card, values);
    putChangedWords(match, card, values);
    values.put('fresh', fresh && isType(match, card, 'ally'));
  }
  values.put('tapped', tapped);
  values.put('earthly', earthly);
  values.put('faceDown', faceDown);
  values.put('damage', damage);
  for (const name in counters) values.put(`${name}Counters`, counters[name]);
}

/** Strength and toughness are always shown, 0 too: as text. */
function putBody(match: InfernoMatch, card: CardId, values: ValueCollector): void {
  if (isType(match, card, 'ally') || isDemon(match, card)) values.put('body', `${strengthOf(match, card)}/${toughnessOf(match, card)}`);
}

/** Words that are no longer those printed. */
function putChangedWords(match: InfernoMatch, card: CardId, values: ValueCollector): void {
  const printed = printedOnSheet(match, card);
  const differ = (now: readonly string[], then: readonly string[]): readonly string[] | undefined =>
    now.length === then.length && now.every((word, at) => word === then[at]) ? undefined : now;
  const path = pathOf(match, card);
  const keywords = keywordsOf(match, card);
  values.put('types', differ(typesOf(match, card), printed.types));
  values.put('subtypes', differ(subtypesOf(match, card), printed.subtypes));
  if (printed.keywords.length > 0 || keywords.length > 0) values.put('keywords', keywords);
  if (path !== printed.path) values.put('path', path ?? 'neutral');
}

/** What the card has printed that people are shown for this one. */
function printedOnSheet(match: InfernoMatch, card: CardId): Printed {
  const { definitions } = match.game;
  const { shownAs } = definitions[recordOf(match, card).definition] ?? {};
  if (shownAs === undefined) return printedOf(match, card);
  return printedBy(
    match.game,
    definitions.findIndex(({ key }) => key === shownAs),
  );
}

/** Zones whose cards lie where all can point at them, face down or not. */
const pointedAt: ReadonlySet<Zone> = new Set<Zone>(['play', 'resources', 'infierno', 'exile', 'chain']);

/** Whether a card lies on the chain, or resolves. */
export function isOnChain(match: InfernoMatch, card: CardId): boolean {
  const zone = zoneOfCard(match, card);
  return zone === 'chain' || zone === 'resolving';
}

/** What an object on the chain comes from and aims at: the source by its card's key, the targets by the viewer's handles. */
function putChainValues(
  match: InfernoMatch,
  { card, viewer }: { readonly card: CardId; readonly viewer: Viewer },
  values: ValueCollector,
): void {
  const item = itemOrResolving(match, card);
  if (item === undefined) return;
  const aimed = item.bound.flat().filter((ref) => isCurrent(match.state, ref) && pointedAt.has(zoneOfCard(match, cardOf(ref))));
  if (!item.isCard) {
    values.put('source', definitionKey(match, sourceDefinition(match, item)));
    if (item.giver !== undefined) values.put('giver', giverKey(match, item.giver, item.source));
  }
  // Where no X is shown, there is none: an X of 0 is shown.
  values.put('x', xOnChain(match, item), true);
  if (aimed.length > 0)
    values.put(
      'targets',
      aimed.map((ref) => handleNow(match, viewer, cardOf(ref))),
    );
}

/** The X of an object on the chain, where it has one: what was announced, or what its text says now. *Rule:* INF-107.3a, INF-107.3c. */
function xOnChain(match: InfernoMatch, item: ChainItem): number | undefined {
  const { object, isCard, numbers, x } = item;
  const defined = isCard ? definedX(match, object) : undefined;
  if (defined !== undefined) return defined;
  const slot = item.ability < 0 ? undefined : chainAbility(match, item).slots.numbers['x'];
  if (slot !== undefined) return numbers[slot];
  return isCard && (printedOf(match, object).costsX || x > 0) ? x : undefined;
}

/**
 * What the source of an ability on the chain is, or was: of a card that moved meanwhile, and may lie hidden by now, what it was when the
 * ability went on the chain, as everybody saw. *Rule:* INF-113.6a.
 */
export function sourceDefinition(match: InfernoMatch, { source, giver, definition }: ChainItem): number {
  const gone = leftPlay(match, source);
  if (gone !== undefined) return gone.definition;
  return giver !== undefined || isCurrent(match.state, source) ? recordOf(match, cardOf(source)).definition : definition;
}

/** What a card is called that gave or lent an ability, as it was then. */
function sourceKey(match: InfernoMatch, source: CardRef): string | undefined {
  const definition = leftPlay(match, source)?.definition ?? recordOf(match, cardOf(source)).definition;
  return definitionKey(match, definition);
}

/** The card that gave or lent the ability, where that is another with a face. */
function giverKey(match: InfernoMatch, giver: CardRef, source: CardRef): string | undefined {
  const isLent = cardOf(giver) !== cardOf(source) && zoneOfCard(match, cardOf(giver)) !== 'effects';
  return isLent ? sourceKey(match, giver) : undefined;
}

function definitionKey(match: InfernoMatch, definition: number): string | undefined {
  const found = match.game.definitions[definition];
  return found && shownKey(found);
}

function putCombatRole(match: InfernoMatch, card: CardId, values: ValueCollector): void {
  const { attackers, defenders } = combatOf(match);
  values.put(
    'attacks',
    attackers.some((ref) => cardOf(ref) === card),
  );
  values.put(
    'defends',
    defenders.some((ref) => cardOf(ref) === card),
  );
}
