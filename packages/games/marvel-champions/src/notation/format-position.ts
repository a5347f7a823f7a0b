import type { CardId, DeepReadonly, Game } from '@crupier/kernel/rules';
import { SCENARIO } from '../state/leaving.ts';
import type { PrintedCard } from '../state/printed.ts';
import { seatOf, zoneKind, zoneOf, type Marvel, type MarvelCard, type Zone } from '../state/state.ts';
import { isOfScenario, isPile, numberMarks, scenarioZones, seatZones } from './place-cards.ts';
import { stepOf } from './resume.ts';

/** A state that is written, with the cards that need a name in the text. */
interface Written {
  readonly game: Game<Marvel>;
  readonly state: DeepReadonly<Marvel>;
  readonly labelled: readonly CardId[];
}

/**
 * Writes a position as lines that `buildPosition` reads. What runs in the middle of a step, the card that is being resolved, lasting effects, uses of limited abilities and
 * who has looked at what are not part of a position: a saved state keeps them.
 */
export function formatPosition(game: Game<Marvel>, state: DeepReadonly<Marvel>): readonly string[] {
  const { players, first, round, heroic, villain, mainScheme } = state;
  const hosts = state.cards.flatMap(({ zone, host }) => (['boost', 'tucked'].includes(zoneKind(zone)) ? [host] : []));
  const written: Written = { game, state, labelled: state.zones.flat().filter((card) => hosts.includes(card)) };
  return [
    `players ${players.length}`,
    ...(first === 0 ? [] : [`first ${first + 1}`]),
    ...(heroic === 0 ? [] : [`heroic ${heroic}`]),
    ...(state.phase === 'setup' ? ['setup'] : [`round ${round}`, beginning(state)]),
    `villain ${cardText(written, villain, 0)}`,
    `scheme ${cardText(written, mainScheme, 0)}`,
    ...scenarioZones.flatMap((zone) => zoneLine(written, zone, undefined)),
    ...players.flatMap((_, seat) => seatLines(written, seat)),
  ];
}

function beginning(state: DeepReadonly<Marvel>): string {
  return state.active === SCENARIO ? `before ${stepOf(state as Marvel)}` : `turn ${state.active + 1}`;
}

function seatLines(written: Written, seat: number): string[] {
  const player = written.state.players[seat];
  if (player === undefined) return [];
  const { identity, hasChangedForm, isEliminated, costsLess } = player;
  return [
    `${seat + 1} identity ${cardText(written, identity, seat)}`,
    ...(hasChangedForm ? [`${seat + 1} hasChangedForm`] : []),
    ...(isEliminated ? [`${seat + 1} isEliminated`] : []),
    ...(costsLess === 0 ? [] : [`${seat + 1} costsLess ${costsLess}`]),
    ...seatZones.flatMap((zone) => zoneLine(written, zone, seat)),
  ];
}

function zoneLine(written: Written, zone: Zone, seat: number | undefined): string[] {
  const { state } = written;
  const { villain, mainScheme, players } = state;
  const apart = [villain, mainScheme, ...players.map(({ identity }) => identity)];
  const isUnder = zone === 'boost' || zone === 'tucked';
  const cards = (state.zones[zoneOf(zone, seat ?? 0)] ?? []).filter(
    (card) => !apart.includes(card) && (isUnder || state.cards[card]?.host === 0),
  );
  const words = seat === undefined ? zone : `${seat + 1} ${zone}`;
  // A deck that is not named would be filled.
  if (cards.length === 0) return zone === 'deck' || zone === 'encounterDeck' ? [`${words} 0`] : [];
  const listed = isPile(zone) ? cards.toReversed() : cards;
  return [`${words} ${listed.map((card) => cardText(written, card, seat ?? 0)).join('; ')}`];
}

function cardText(written: Written, card: CardId, seat: number): string {
  const { game, state, labelled } = written;
  const record = state.cards[card] as DeepReadonly<MarvelCard>;
  const marks = marksOf(written, record, seat);
  const attached = state.zones.flat().filter((each) => isAttached(state, each, card));
  return [
    game.definitions[record.definition]?.key ?? '',
    ...(marks.length === 0 ? [] : [`(${marks.join(', ')})`]),
    ...(labelled.includes(card) ? [`as ${labelOf(written, card)}`] : []),
    ...attached.map((each) => `+ ${cardText(written, each, seat)}`),
  ].join(' ');
}

function isAttached(state: DeepReadonly<Marvel>, card: CardId, host: CardId): boolean {
  const { host: on = 0, zone = 0 } = state.cards[card] ?? {};
  return on === host && ['area', 'engaged', 'villainArea'].includes(zoneKind(zone));
}

function labelOf({ labelled }: Written, card: CardId): string {
  return `bearer${labelled.indexOf(card) + 1}`;
}

function marksOf(written: Written, card: DeepReadonly<MarvelCard>, seat: number): readonly string[] {
  const printed = written.game.definitions[card.definition]?.printed as PrintedCard;
  const isUnder = card.host !== 0 && ['boost', 'tucked'].includes(zoneKind(card.zone));
  const usualOwner = isSeatZone(card) ? seatOf(card.zone) : seat;
  const isOwnedHere = card.owner === (isOfScenario(printed) ? SCENARIO : usualOwner);
  return [
    ...(card.exhausted ? ['exhausted'] : []),
    ...numberMarks.flatMap((name) => (card[name] === 0 ? [] : [`${name} ${card[name]}`])),
    ...(isOwnedHere ? [] : [`by ${card.owner + 1}`]),
    ...(isUnder ? [`on ${labelOf(written, card.host)}`] : []),
  ];
}

function isSeatZone({ zone }: DeepReadonly<MarvelCard>): boolean {
  return seatZones.some((each) => each === zoneKind(zone));
}
