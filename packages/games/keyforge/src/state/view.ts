import {
  shownOnce,
  type CardId,
  type Seat,
  type Shown,
  type ValueCollector,
  type Viewer,
  type Showing,
  type ZoneToShow,
} from '@crupier/kernel/rules';
import { forgedColours } from './keys.ts';
import { printedOf } from './printed.ts';
import {
  armorLeft,
  armorOf,
  cardsIn,
  housesOf,
  isCreature,
  keywordsOf,
  powerOf,
  recordOf,
  shownSlot,
  traitsOf,
  typeOf,
} from './reading.ts';
import { isTopFirst, type KeyForgeMatch, type KeyForgePlayer, type Zone } from './state.ts';

const shownZones = ['line', 'artifacts', 'upgrades', 'under', 'parts', 'hand', 'archives', 'discard', 'purged', 'resolving'] as const;

/**
 * What the table shows of a position: the allow-list of everything that may ever leave it. The kernel hides the faces that a
 * viewer may not know. `keyCostOf` is the rules' business.
 */
export function show(match: KeyForgeMatch, _viewer: Viewer, keyCostOf: (seat: number) => number): Showing {
  const { turn, active, first, house, step, players, tide, hasTide } = match.state;
  return {
    table: { turn, active, first, house, step, ...(hasTide && { tide }) },
    seats: players.map((player, seat) => showPlayer(player, keyCostOf(seat))),
    zones: [0, 1].flatMap((seat) => zonesOf(match, seat)).concat(effectZone(match)),
    // The same for all who may know the card.
    now: (card) => shownOnce(match, shownSlot(card), showCard, card),
  };
}

/** The cards of a zone in the order in which positions, views and expectations name them: a pile from the top. */
function namedOrder(match: KeyForgeMatch, zone: Zone, seat: Seat): readonly CardId[] {
  const cards = cardsIn(match, zone, seat);
  return isTopFirst(zone) ? cards.toReversed() : cards;
}

function showPlayer(
  { aember, keys, chains, houses, deck }: KeyForgeMatch['state']['players'][number] | KeyForgePlayer,
  keyCost: number,
): Readonly<Record<string, Shown>> {
  return { aember, keys: forgedColours(keys), chains, keyCost, houses, deck };
}

function zonesOf(match: KeyForgeMatch, seat: number): ZoneToShow[] {
  const shown = shownZones.map((kind): ZoneToShow => ({ kind, seat, cards: namedOrder(match, kind, seat) }));
  return [...shown, { kind: 'deck', seat, cards: namedOrder(match, 'deck', seat), countOnly: true }];
}

/** Lasting effects, but for those that are rules of the game. */
function effectZone(match: KeyForgeMatch): ZoneToShow {
  const turn = match.game.durations.indexOf('match');
  return { kind: 'effects', seat: -1, cards: cardsIn(match, 'effects', 0).filter((card) => recordOf(match, card).until !== turn) };
}

/** A card's values as they are now; what is at its default is left out. */
function showCard(match: KeyForgeMatch, card: CardId, values: ValueCollector): void {
  const { house, icons, damage, aember, powerCounters, counters, exhausted, stunned, warded, enraged, marked } = recordOf(match, card);
  values.put('house', house);
  if (icons.length > 0) values.put('icons', icons);
  if (isCreature(match, card)) putNumbers(match, card, values);
  putChangedWords(match, card, values);
  values.put('damage', damage);
  values.put('aember', aember);
  values.put('powerCounters', powerCounters);
  for (const name in counters) values.put(`${name}Counters`, counters[name]);
  values.put('exhausted', exhausted);
  values.put('stunned', stunned);
  values.put('warded', warded);
  values.put('enraged', enraged);
  values.put('marked', marked);
}

/** Whoever is told nothing takes the power and the armor for those printed, and the armor that is left for all of it. */
function putNumbers(match: KeyForgeMatch, card: CardId, values: ValueCollector): void {
  const printed = printedOf(match, card);
  const power = powerOf(match, card);
  const armor = armorOf(match, card);
  const left = armorLeft(match, card);
  values.put('power', power, power !== printed.power);
  values.put('armor', armor, armor !== printed.armor);
  if (left !== armor) values.put('armorLeft', left, true);
}

function putChangedWords(match: KeyForgeMatch, card: CardId, values: ValueCollector): void {
  const printed = printedOf(match, card);
  const houses = housesOf(match, card);
  const type = typeOf(match, card);
  const traits = traitsOf(match, card);
  const keywords = keywordsOf(match, card);
  if (houses.length !== 1 || houses[0] !== recordOf(match, card).house) values.put('houses', houses);
  if (type !== printed.type) values.put('type', type, true);
  if (traits !== printed.traits) values.put('traits', traits);
  if (keywords.length > 0)
    values.put(
      'keywords',
      keywords.map(({ keyword, value }) => (value > 1 ? `${keyword}:${value}` : keyword)),
    );
}
