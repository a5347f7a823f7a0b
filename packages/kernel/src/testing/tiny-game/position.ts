import {
  freshCard,
  type Game,
  type Problem,
  type Result,
  fail,
  ok,
  type BuiltPosition,
  type CardId,
  type Frame,
  type Seat,
  moveCard,
  frameOf,
} from '../../rules.ts';
import { emptyTiny, type TinyConfiguration } from './game.ts';
import type { Tiny, TinyCard, Zone } from './state/state.ts';
import { SEATS_MAX, zoneOf, zones } from './state/state.ts';
import { inTurn } from './rules/loops.ts';
import { rounds, turn } from './rules/turn.ts';

interface Building {
  readonly game: Game<Tiny>;
  readonly state: Tiny;
  readonly labels: Record<string, CardId>;
}

/**
 * Builds a position in which seat 1 may act. Lines: `seats 3`, `teams 1 1 2`, `hands open`, `round 2`, `1 food 5`, and `1 den wolf w=wolf bear:2! amulet@w`:
 * a zone of a seat with keys of cards, which may have a name before (`w=`), damage (`:2`), be tired (`!`) or be a charm on a named
 * beast (`@w`). What has no name is called by its key. *Errors:* `position.line` with the line.
 */
export function buildTiny(game: Game<Tiny>, lines: readonly string[], seed: string): Result<BuiltPosition<Tiny>> {
  const seats = Number(lines.find((line) => line.startsWith('seats '))?.slice(6) ?? 2);
  if (![2, SEATS_MAX].includes(seats)) return fail('position.line', 'line 1', { line: `seats ${seats}` });
  const building: Building = { game, state: emptyTiny(seed, seats, togetherIn(lines)), labels: {} };
  const problems = lines.flatMap((line, at): Problem[] =>
    readLine(building, line) ? [] : [{ code: 'position.line', at: `line ${at + 1}`, values: { line } }],
  );
  if (problems.length > 0) return { ok: false, problems };
  building.state.round = Math.max(1, building.state.round);
  building.state.frames = framesOf(seats);
  return ok({ state: building.state, labels: building.labels });
}

/** Who plays with whom, as the lines `teams` and `hands` say. */
function togetherIn(lines: readonly string[]): Omit<TinyConfiguration, 'decks'> {
  const teams = lines
    .find((line) => line.startsWith('teams '))
    ?.split(' ')
    .slice(1)
    .map(Number);
  return { ...(teams && { teams }), openHands: lines.includes('hands open') };
}

/** In the first seat's turn, where it may act. */
function framesOf(seats: number): Frame[] {
  const left = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  return [
    frameOf(rounds, {}, { step: rounds.stepAt['the round ends'] ?? 0 }),
    frameOf(inTurn, { left, each: turn.id }),
    frameOf(turn, { item: 0 }, { step: turn.stepAt['act'] ?? 0 }),
  ];
}

/** Reads one line into the state; false if it is not understood. */
export function readLine(building: Building, line: string): boolean {
  const [first = '', second = '', ...rest] = line.trim().split(/\s+/);
  if (['seats', 'teams', 'hands'].includes(first)) return true;
  if (first === 'round') {
    building.state.round = Number(second);
    return Number.isInteger(building.state.round);
  }
  const player = building.state.players[Number(first) - 1];
  if (player === undefined) return false;
  if (second === 'food') player.food = Number(rest[0]);
  if (second === 'food') return Number.isInteger(player.food);
  const zone = zones.find((each) => each === second);
  return zone !== undefined && rest.every((text) => place(building, { zone, seat: Number(first) - 1, text }));
}

interface Placing {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly text: string;
}

function place({ game, state, labels }: Building, { zone, seat, text }: Placing): boolean {
  const [, label, key = '', damage = '0', tired, host] = /^(?:(\w+)=)?([\w]+)(?::(\d+))?(!)?(?:@(\w+))?$/.exec(text) ?? [];
  const definition = game.definitions.findIndex((each) => each.key === key);
  const bearer = host === undefined ? 0 : (labels[host] ?? -1);
  if (definition < 1 || bearer < 0) return false;
  const id = state.cards.length;
  const deck = zoneOf('deck', seat);
  state.cards.push({ ...freshCard(id, definition, seat, deck), origin: definition, damage: 0, tired: false });
  state.zones[deck]?.push(id);
  if (zone !== 'deck') moveCard(state, game, id, zoneOf(bearer > 0 ? 'charms' : zone, seat));
  Object.assign(state.cards[id] as TinyCard, { damage: Number(damage), tired: tired !== undefined, host: bearer });
  labels[label ?? key] = id;
  return true;
}
