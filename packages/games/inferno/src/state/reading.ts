import {
  appliedTo,
  applies,
  bearerOf,
  cardOf,
  characteristic,
  derived,
  derivedFrom,
  isCurrent,
  lastKnownOf,
  NO_CARD,
  prospective,
  site,
  staticsAbout,
  topics,
  type CardId,
  type CardRef,
  type LayerRule,
  type Prospect,
  type Seat,
  type WorkingChange,
  contextOf,
} from '@crupier/kernel/rules';
import { asItWouldEnter, saysOfItself } from './entering.ts';
import { definedWords, wordAsRead, wordsAsRead } from './defined.ts';
import { abilityWordsRule, inLayer, wordsRule, workBegan, type Words } from './layers.ts';
import { printedBy, printedOf, type CardType, type Path } from './printed.ts';
import { inTurnOrder } from './seats.ts';
import { cardSlot, slots, tableSlots } from './slots.ts';
import { hasType, keywordsOnce, subtypesKept, supertypesKept, typesKept } from './type-line.ts';
import {
  isPlayZone,
  RULES_KEY,
  zoneKind,
  zoneOf,
  type Combat,
  type Inferno,
  type InfernoMatch,
  type LeftPlay,
  type Zone,
} from './state.ts';

const about = topics('list type', 'list keyword', 'isBlank');

const lookBack = site('INF-607.2g INF-603.6d INF-113.6 INF-113.6a', 'what has left is known as it last was');
const ownersElsewhere = site(
  'INF-108.4 INF-108.4a INF-109.3',
  'what is neither in play nor on the chain has no controller: its owner stands for one',
);
const withItsIcon = site('INF-107.4a', 'the icon beside the name of the edition says the path of a card');
const takersDepend = site('INF-612.7 INF-612.7a INF-612.7b', 'what takes abilities waits for what would take its own');
const onlyInPlay = site('INF-608.2', 'effects work on what is in play unless they say otherwise');

/** The record of a card. */
export function recordOf({ state }: InfernoMatch, card: CardRef): InfernoMatch['state']['cards'][number] {
  return state.cards[cardOf(card)] as InfernoMatch['state']['cards'][number];
}

/** The cards of a zone, in their order. */
export function cardsIn({ state }: InfernoMatch, zone: Zone, seat: Seat = 0): readonly CardId[] {
  return state.zones[zoneOf(zone, seat)] ?? [];
}

/** Which zone a card lies in. */
export function zoneOfCard({ state }: InfernoMatch, card: CardRef): Zone {
  return zoneKind((state.cards[cardOf(card)] as InfernoMatch['state']['cards'][number]).zone);
}

/** What is remembered of a card that the reference means no longer. *Rule:* INF-607.2g. */
export function leftPlay(match: InfernoMatch, card: CardRef): LeftPlay | undefined {
  if (isCurrent(match.state, card)) return undefined;
  return applies(match, lookBack) ? lastKnownOf<LeftPlay>(match.state, card) : undefined;
}

/** Whether the reference means something in play. *Rule:* INF-403.1. */
export function inPlay(match: InfernoMatch, card: CardRef): boolean {
  return cardOf(card) !== NO_CARD && leftPlay(match, card) === undefined && isPlayZone(zoneOfCard(match, card));
}

/** The deck, whose last card is on top. */
export function topOfDeck(match: InfernoMatch, seat: Seat): CardId | undefined {
  return cardsIn(match, 'deck', seat).at(-1);
}

/** A player's demon. *Rule:* INF-112.1. */
export function demonOf({ state }: InfernoMatch, seat: Seat): CardId {
  return state.players[seat]?.demon ?? NO_CARD;
}

/** Who controls something in play or on the chain, and who owns it elsewhere. *Rule:* INF-108.4. */
export function sideOf(match: InfernoMatch, card: CardRef): Seat {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.controller;
  const { owner, controller } = recordOf(match, card);
  const zone = zoneOfCard(match, card);
  return isPlayZone(zone) || zone === 'chain' || zone === 'resolving' || zone === 'effects' ? controller : ownerOf(match, owner);
}

const NOBODY: Seat = -1;

function ownerOf(match: InfernoMatch, owner: Seat): Seat {
  return applies(match, ownersElsewhere) ? owner : NOBODY;
}

/** The rules of the layers in which words are gained and lost: see `layers.ts`. */
const typeRule = listRule(slots.types, 'type');
const subtypeRule = listRule(slots.subtypes, 'subtype');
const supertypeRule = listRule(slots.supertypes, 'supertype');
const pathRule = listRule(slots.path, 'path');
const keywordRule = keywordsRule(slots.keywords, wordsApplied);

function listRule(slot: number, list: string): LayerRule<Inferno, readonly string[]> {
  return wordsRule((card) => cardSlot(card, slot), list);
}

function keywordsRule(slot: number, applied: NonNullable<LayerRule<Inferno, Words>['earlier']>['applied']): LayerRule<Inferno, Words> {
  return abilityWordsRule((card) => cardSlot(card, slot), applied);
}

/** What layer 4 has changed of a card: an effect that began there goes on in the later layers. *Rule:* INF-612.5. */
function wordsApplied(match: InfernoMatch, card: CardId): readonly WorkingChange<Inferno>[] {
  const { types, supertypes } = printedOf(match, card);
  const prospect = prospectOf(match, card);
  return [
    ...appliedTo(match, card, typeRule, { base: types, prospect }),
    ...appliedTo(match, card, subtypeRule, { base: baseSubtypes(match, card), prospect }),
    ...appliedTo(match, card, supertypeRule, { base: supertypes, prospect }),
  ];
}

/**
 * What would work on a card that is about to enter play, as it would be there: what an effect has taken from it on the chain it does
 * not say. *Rule:* INF-613.11.
 */
function prospectOf(match: InfernoMatch, card: CardId): Prospect<Inferno> | undefined {
  const prospect = asItWouldEnter(match, card);
  if (prospect === undefined || !isBlank(match, card)) return prospect;
  return { ...prospect, comes: prospect.comes.filter((each) => workBegan(each) !== 'later') };
}

/** A characteristic of a card, as it is or as it would enter play. *Rule:* INF-612.1, INF-613.11. */
export function characteristicOf<V>(match: InfernoMatch, card: CardId, rule: LayerRule<Inferno, V>, base: V): V {
  const prospect = prospectOf(match, card);
  if (prospect === undefined) return characteristic(match, card, inLayer(match, rule), base);
  return prospective(match, card, inLayer(match, rule), { base, prospect });
}

/** The subtypes that are printed or that the card's own text defines, as their words read now. *Rule:* INF-611.2, INF-612.2. */
function baseSubtypes(match: InfernoMatch, card: CardId): Words {
  return definedWords(match, card, 'definesSubtype', wordsAsRead(match, card, printedOf(match, card).subtypes));
}

const demonsHaveNone = site('INF-204.3c', 'demons have no card type and gain none');

const resourcesAlone = site('INF-110.6b', 'a resource is a resource and nothing else because it is one, not because it lies face down');
const resourceTypes: readonly string[] = ['resource'];

/** The types of an object now. A face-down card in play is a resource and nothing else. *Rule:* INF-300.1, INF-305.2. */
export function typesOf(match: InfernoMatch, card: CardRef): readonly string[] {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.types;
  const id = cardOf(card);
  const record = match.state.cards[id] as InfernoMatch['state']['cards'][number];
  if (zoneKind(record.zone) === 'resources' && applies(match, resourcesAlone)) return resourceTypes;
  const { types } = printedBy(match.game, record.definition);
  // Most of the time no effect speaks of types.
  if (match.probe === undefined && staticsAbout(match, about['list type']).length === 0 && !saysOfItself(match, id)) return types;
  if (types[0] === 'demon' && applies(match, demonsHaveNone)) return types;
  return typesKept(match, characteristicOf(match, id, typeRule, types));
}

/** Whether an object has a type. *Rule:* INF-300.2. */
export function isType(match: InfernoMatch, card: CardRef, type: CardType): boolean {
  return hasType(match, typesOf(match, card), type);
}

/** Whether a card in play is a resource of which nothing else is known: one of the type lies face up and is what is printed on it. *Rule:* INF-305.2, ruling C-34. */
export function isFaceDownResource(match: InfernoMatch, card: CardId): boolean {
  return zoneOfCard(match, card) === 'resources' && recordOf(match, card).faceDown;
}

/** The subtypes of an object now. *Rule:* INF-204.4. */
export function subtypesOf(match: InfernoMatch, card: CardRef): readonly string[] {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.subtypes;
  const id = cardOf(card);
  if (isFaceDownResource(match, id)) return NONE;
  const printed = printedOf(match, id).types;
  const now = characteristicOf(match, id, subtypeRule, baseSubtypes(match, id));
  return subtypesKept(match, now, {
    types: typesOf(match, id),
    printed,
  });
}

/** The supertypes of an object now. *Rule:* INF-204.5. */
export function supertypesOf(match: InfernoMatch, card: CardRef): readonly string[] {
  const id = cardOf(card);
  if (isFaceDownResource(match, id)) return NONE;
  return supertypesKept(match, characteristicOf(match, id, supertypeRule, printedOf(match, id).supertypes));
}

/** The path of a card, or undefined for a neutral one. *Rule:* INF-105.2. */
export function pathOf(match: InfernoMatch, card: CardRef): Path | undefined {
  const id = cardOf(card);
  if (isFaceDownResource(match, id)) return undefined;
  const { path } = printedOf(match, id);
  const base = definedWords(
    match,
    id,
    'definesPath',
    wordsAsRead(match, id, path === undefined || !applies(match, withItsIcon) ? NONE : [path]),
  );
  return characteristicOf(match, id, pathRule, base)[0] as Path | undefined;
}

const NONE: readonly string[] = [];

/** The keywords of an object now, each once. *Rule:* INF-702.1. */
export function keywordsOf(match: InfernoMatch, card: CardRef): readonly string[] {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.keywords;
  const id = cardOf(card);
  if (isFaceDownResource(match, id)) return NONE;
  return keywordsOnce(match, characteristicOf(match, id, keywordRule, printedOf(match, id).keywords));
}

/** Whether an object has a keyword. */
export function hasKeyword(match: InfernoMatch, card: CardRef, keyword: string): boolean {
  // What no effect gives or takes is had by those on whom it is printed.
  const id = cardOf(card);
  const given = staticsAbout(match, about['list keyword']);
  const isPrinted = printedOf(match, id).keywords.includes(keyword);
  if (!isCurrent(match.state, card)) return keywordsOf(match, card).includes(keyword);
  if (saysOfItself(match, id)) return keywordsOf(match, card).includes(keyword);
  if (!isPrinted) {
    if (given.length === 0 || !isGiven(match, keyword, id)) return false;
  } else if (match.probe === undefined && !mayBeLost(match)) return !isFaceDownResource(match, id);
  return keywordsOf(match, card).includes(keyword);
}

/** Whether any effect takes a keyword, or all abilities: where none does, what is printed is had. */
function mayBeLost(match: InfernoMatch): boolean {
  const given = staticsAbout(match, about['list keyword']);
  for (let at = 0; at < given.length; at++) {
    const { change } = given[at] as (typeof given)[number];
    if (change.kind !== 'list' || change.change !== 'gain') return true;
  }
  return staticsAbout(match, about.isBlank).length > 0;
}

/** Whether an effect may give a keyword to a card now: one that speaks of its own card or its host alone gives nothing to others. */
function isGiven(match: InfernoMatch, keyword: string, card: CardId): boolean {
  for (const { change, ability, ref } of staticsAbout(match, about['list keyword'])) {
    const { data, lent } = ability;
    if (lent !== undefined) return true;
    const of = data.kind === 'static' ? data.applies.kind : 'each';
    if (of === 'self' && bearerOf(ref) !== card) continue;
    if (of === 'host' && match.state.cards[bearerOf(ref)]?.host !== card) continue;
    if (change.kind !== 'list' || change.word === undefined || change.word === keyword) return true;
    if (wordAsRead(match, bearerOf(ref), change.word) === keyword) return true;
  }
  return false;
}

/**
 * Whether a card has lost its abilities: those that it has of itself, or one that `by` has lent it, unless that came later. What the
 * rules lend goes with what they lend it for, a keyword most of the time. *Rule:* INF-113.10, INF-612.6.
 */
export function isBlank(match: InfernoMatch, card: CardId, by?: CardId): boolean {
  if (staticsAbout(match, about.isBlank).length === 0) return false;
  // What is lost may have been what made it one that loses its abilities.
  if (by === undefined) return derivedFrom(match, cardSlot(card, slots.blank), false, () => isBlankNow(match, card));
  if (match.game.definitions[recordOf(match, by).definition]?.key === RULES_KEY) return false;
  return blankers(match, card).some((self) => ageOf(match, self) > ageOf(match, by) && !isSilenced(match, self));
}

function isBlankNow(match: InfernoMatch, card: CardId): boolean {
  return blankers(match, card).some((self) => !isSilenced(match, self));
}

/** What says that a card loses its abilities, whatever has become of what says so. */
function blankers(match: InfernoMatch, card: CardId): readonly CardId[] {
  return staticsAbout(match, about.isBlank)
    .filter(({ ability, self }) => ability.static.appliesToCard(match, card, contextOf(match, self)))
    .map(({ self }) => self);
}

/**
 * Whether what takes abilities has lost its own to another that does: it waits for that one, and the older comes first where each
 * would take those of the other. *Rule:* INF-612.7a, INF-612.7b.
 */
export function isSilenced(match: InfernoMatch, card: CardId, asked: readonly CardId[] = []): boolean {
  if (staticsAbout(match, about.isBlank).length < 2 || !applies(match, takersDepend)) return false;
  return blankers(match, card).some((by) => {
    if (by === card || asked.includes(by)) return false;
    const isFirst = ageOf(match, by) < ageOf(match, card) || !blankers(match, by).includes(card);
    return isFirst && !isSilenced(match, by, [...asked, card]);
  });
}

function ageOf({ state }: InfernoMatch, giver: CardId): number {
  return state.statics.findIndex((ref) => bearerOf(ref) === giver);
}

/** Whether something is an ally in play. *Rule:* INF-301.1. */
export function isAlly(match: InfernoMatch, card: CardRef): boolean {
  return (inPlay(match, card) || !applies(match, onlyInPlay)) && isType(match, card, 'ally');
}

/** Whether something is a demon. */
export function isDemon(match: InfernoMatch, card: CardRef): boolean {
  return printedOf(match, cardOf(card)).types[0] === 'demon';
}

/** Everything in play but resources, in turn order of those who control it. */
export function objectsInPlay(match: InfernoMatch): CardId[] {
  const { state } = match;
  const found: CardId[] = [];
  for (const seat of inTurnOrder(match)) for (const card of state.zones[zoneOf('play', seat)] ?? []) found.push(card);
  return found;
}

/** The allies in play. */
export function allies(match: InfernoMatch): readonly CardId[] {
  return derived(match, tableSlots.allies, alliesNow);
}

function alliesNow(match: InfernoMatch): readonly CardId[] {
  return objectsInPlay(match).filter((card) => isType(match, card, 'ally'));
}

/** The demons of those who are in the game. */
export function demons(match: InfernoMatch): CardId[] {
  return inTurnOrder(match).map((seat) => demonOf(match, seat));
}

/** The combat under way; where there is none, one without attacker and defender. *Rule:* INF-506. */
export function combatOf({ state }: InfernoMatch): Combat {
  return state.combat ?? NO_COMBAT;
}

const NO_COMBAT: Combat = { stage: 'propose', attackers: [], defenders: [] };

/** Allies and demons: all that can fight and be dealt damage. *Rule:* INF-118.1a. */
export function fighters(match: InfernoMatch): CardId[] {
  return objectsInPlay(match).filter((card) => isDemon(match, card) || isType(match, card, 'ally'));
}

/** The weapons attached to an ally, in the order in which they were attached or entered. *Rule:* INF-302.6. */
export function weaponsOn(match: InfernoMatch, card: CardId): readonly CardId[] {
  return derived(match, tableSlots.attached, attachedTo).get(card) ?? NOTHING;
}

const NOTHING: readonly CardId[] = [];

/** What is attached to each card: looked for once, and not for each ally. */
function attachedTo(match: InfernoMatch): ReadonlyMap<CardId, readonly CardId[]> {
  const found = new Map<CardId, CardId[]>();
  for (const card of objectsInPlay(match)) {
    const { host } = recordOf(match, card);
    if (host === NO_CARD) continue;
    const known = found.get(host);
    if (known === undefined) found.set(host, [card]);
    else known.push(card);
  }
  return found;
}

/** What the layers before the sixth have changed of a card. *Rule:* INF-612.5. */
export function appliedBeforeStrength(match: InfernoMatch, card: CardId): readonly WorkingChange<Inferno>[] {
  return [...wordsApplied(match, card), ...keywordChanges(match, card)];
}

/** What has changed which keywords a card has, in the order in which it works. *Rule:* INF-612.1e. */
export function keywordChanges(match: InfernoMatch, card: CardId): readonly WorkingChange<Inferno>[] {
  return appliedTo(match, card, keywordRule, { base: printedOf(match, card).keywords, prospect: prospectOf(match, card) });
}

/** Whether a demon shows its earthly face. *Rule:* INF-112.4. */
export function isEarthly(match: InfernoMatch, card: CardRef): boolean {
  return recordOf(match, card).earthly;
}
