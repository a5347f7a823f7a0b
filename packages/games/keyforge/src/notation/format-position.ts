import { shownKey, type CardId, type DeepReadonly, type Game } from '@crupier/kernel/rules';
import { forgedColours } from '../state/keys.ts';
import type { Printed } from '../state/printed.ts';
import { isTopFirst, NO_HOUSE, zoneOf, type KeyForge, type KeyForgeCard, type Zone } from '../state/state.ts';

const flagMarks = ['exhausted', 'stunned', 'warded', 'enraged', 'asUpgrade', 'captive'] as const;
const numberMarks = ['damage', 'aember', 'powerCounters', 'armorUsed', 'armorWhenUsed', 'timesFought', 'timesUsed'] as const;
const writtenZones = ['line', 'artifacts', 'hand', 'archives', 'deck', 'discard', 'purged'] as const;

/**
 * Writes a position as lines that `buildPosition` reads. What runs in the middle of a step, lasting effects, and what a copy is by itself
 * are not part of a position: a saved state keeps them.
 */
export function formatPosition(game: Game<KeyForge>, state: DeepReadonly<KeyForge>): readonly string[] {
  const { turn, first, active, house, step, doneThisStep, fromHandThisTurn, tide, hasTide, omega, usesThisTurn } = state;
  // Before a turn the active player is the one whose turn it was.
  const shownActive = step === 'start' ? 2 - active : active + 1;
  return [
    `turn ${turn}`,
    `first ${first + 1}`,
    `active ${shownActive}`,
    ...(house === NO_HOUSE ? [] : [`house ${house}`]),
    `step ${step}`,
    ...(doneThisStep > 0 ? [`did ${doneThisStep}`] : []),
    ...(fromHandThisTurn > 0 ? [`fromHand ${fromHandThisTurn}`] : []),
    ...(usesThisTurn.length > 0 ? [`uses ${usesThisTurn.map((definition) => shownKey(game.definitions[definition])).join('; ')}`] : []),
    ...(hasTide ? [`tide ${tide < 0 ? 'neutral' : tide + 1}`] : []),
    ...(omega ? ['omega'] : []),
    ...[0, 1].flatMap((seat) => seatLines(game, state, seat)),
  ];
}

function seatLines(game: Game<KeyForge>, state: DeepReadonly<KeyForge>, seat: number): string[] {
  const { aember = 0, keys = 0, chains = 0, houses = [], token = 0, deck = '' } = state.players[seat] ?? {};
  const { forgedInTurn = 0, creaturesInTurn = 0, discardedThisTurn = 0 } = state.players[seat] ?? {};
  const zonesWritten = writtenZones.flatMap((zone) => zoneLine(game, state, zone, seat));
  return [
    `${seat + 1} deck-name ${deck}`,
    `${seat + 1} houses ${houses.join(' ')}`,
    `${seat + 1} aember ${aember}`,
    ...(keys === 0 ? [] : [`${seat + 1} keys ${forgedColours(keys).join(' ')}`]),
    ...(chains === 0 ? [] : [`${seat + 1} chains ${chains}`]),
    ...(token === 0 ? [] : [`${seat + 1} token ${game.definitions[token]?.key}`]),
    ...(forgedInTurn === 0 ? [] : [`${seat + 1} forgedInTurn ${forgedColours(forgedInTurn).join(' ')}`]),
    ...(creaturesInTurn === 0 ? [] : [`${seat + 1} creaturesInTurn ${creaturesInTurn}`]),
    ...(discardedThisTurn === 0 ? [] : [`${seat + 1} discarded ${discardedThisTurn}`]),
    ...zonesWritten,
  ];
}

function zoneLine(game: Game<KeyForge>, state: DeepReadonly<KeyForge>, zone: Zone, seat: number): string[] {
  const cards = state.zones[zoneOf(zone, seat)] ?? [];
  if (cards.length === 0) return [];
  const listed = isTopFirst(zone) ? cards.toReversed() : cards;
  return [`${seat + 1} ${zone} ${listed.map((card) => cardText(game, state, { card, seat })).join('; ')}`];
}

interface WrittenCard {
  readonly card: CardId;
  /** On whose side it lies. */
  readonly seat: number;
}

function cardText(game: Game<KeyForge>, state: DeepReadonly<KeyForge>, { card, seat }: WrittenCard): string {
  const record = state.cards[card] as DeepReadonly<KeyForgeCard>;
  const definition = game.definitions[record.definition];
  const { houses = [], icons = [] } = (definition?.printed ?? {}) as Partial<Printed>;
  const added = record.icons.slice(icons.length);
  const marks = [
    ...flagMarks.filter((flag) => record[flag]),
    ...numberMarks.flatMap((name) => (record[name] === 0 ? [] : [`${name} ${record[name]}`])),
    ...Object.entries(record.counters).map(([name, count]) => `${name} ${count}`),
    ...(record.owner === seat ? [] : [`by ${record.owner + 1}`]),
  ];
  const upgrades = [0, 1].flatMap((side) => state.zones[zoneOf('upgrades', side)] ?? []).filter((each) => state.cards[each]?.host === card);
  return [
    shownKey(definition),
    ...(record.house === (houses[0] ?? NO_HOUSE) ? [] : [`[${record.house}]`]),
    ...(added.length > 0 ? [`{${added.join(' ')}}`] : []),
    ...(marks.length > 0 ? [`(${marks.join(', ')})`] : []),
    ...upgrades.map((upgrade) => `+ ${cardText(game, state, { card: upgrade, seat })}`),
  ].join(' ');
}
