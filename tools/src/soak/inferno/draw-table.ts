import { shuffled } from '@crupier/bots';
import { drawDeck, notLate, soakDecks, soakDemons, type Lateness, type SoakTable } from '@crupier/inferno/soak';
import type { Dice } from '@crupier/kernel';
import type { PlayerName } from '../soaked-game.ts';

/** A table, the names of its decks, and who plays them. */
export interface DrawnTable {
  readonly table: SoakTable;
  readonly names: readonly string[];
  readonly player: PlayerName;
}

/** Of so many games one is played with decks that come with the game. */
const BUILT_IN_AMONG = 12;
/** Of so many games one is played by more than two, and one of so many of those with four in two teams. */
const MORE_AMONG = 10;
const TEAMS_AMONG = 3;
const SEATS_MAX = 4;
const TEAMS = [0, 1, 0, 1];
/** Of so many games one begins late. */
const LATE_AMONG = 2;
/** The most that each player has then. */
const OBJECTS_MAX = 8;
const RESOURCES_MAX = 9;
const INFIERNO_MAX = 12;

/** Draws decks for two players or more, how late it begins, and the player. */
export function drawTable(roll: Dice): DrawnTable {
  const isMore = roll(MORE_AMONG) === 0;
  const isTeams = isMore && roll(TEAMS_AMONG) === 0;
  const others = isMore ? 1 + roll(SEATS_MAX - 2) : 0;
  const seats = isTeams ? TEAMS.length : 2 + others;
  const { decks, names } = roll(BUILT_IN_AMONG) === 0 ? builtIn(seats, roll) : drawn(seats, roll);
  const late = roll(LATE_AMONG) === 0 ? drawLateness(roll) : notLate;
  return { table: { decks, late, ...(isTeams && { teams: TEAMS }) }, names, player: roll(2) === 0 ? 'random' : 'eager' };
}

type DrawnDecks = Pick<DrawnTable, 'names'> & Pick<SoakTable, 'decks'>;

function builtIn(seats: number, roll: Dice): DrawnDecks {
  const decks = shuffled(soakDecks(), roll).slice(0, seats);
  return { decks, names: decks };
}

function drawn(seats: number, roll: Dice): DrawnDecks {
  const drawnDecks = Array.from({ length: seats }, () => {
    const demon = soakDemons[roll(soakDemons.length)] as (typeof soakDemons)[number];
    return { list: drawDeck(demon, roll), name: demon.name.en };
  });
  return { decks: drawnDecks.map(({ list }) => list), names: drawnDecks.map(({ name }) => name) };
}

function drawLateness(roll: Dice): Lateness {
  return { objects: 1 + roll(OBJECTS_MAX), resources: roll(RESOURCES_MAX + 1), infierno: roll(INFIERNO_MAX + 1) };
}

/** A table in one line. */
export function describeTable({ table: { late, teams }, names, player }: DrawnTable): string {
  const { objects, resources, infierno } = late;
  const said = [
    ...(teams === undefined ? [] : ['in teams']),
    ...(late === notLate ? [] : [`${objects} objects in play`, `${resources} resources`, `${infierno} cards in each Infierno`]),
  ];
  return [player, names.join(' against '), ...said].join(', ');
}
