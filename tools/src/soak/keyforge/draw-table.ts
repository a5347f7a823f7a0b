import { drawSeed, shuffled } from '@crupier/bots';
import type { Dice } from '@crupier/kernel';
import { keyforge } from '@crupier/keyforge';
import { notLate, soakChoices, type Lateness, type SoakTable } from '@crupier/keyforge/soak';
import type { PlayerName } from '../soaked-game.ts';

/** A table, the names of its decks, and who plays them. */
export interface DrawnTable {
  readonly table: SoakTable;
  readonly names: readonly [string, string];
  readonly player: PlayerName;
}

/** Of so many games one is played with decks that come with the game. */
const BUILT_IN_AMONG = 8;
/** Of so many games chains are bid in one, and one has a handicap of chains, at most so many. */
const CHAINS_AMONG = 20;
const HANDICAP_MAX = 12;
/** Of so many games one begins late. */
const LATE_AMONG = 2;
/** The fewest and the most creatures and artifacts that each player has in play then. */
const PERMANENTS_MIN = 3;
const PERMANENTS_MAX = 9;
/** The most æmber that each has then: of so many late games one begins with riches, in which the first keys are forged at once. */
const AEMBER_MAX = 5;
const RICH_AMONG = 4;
const RICH_MAX = 20;

/** Draws two decks, generated ones of any set in most games, the settings, how late it begins, and the player. */
export function drawTable(roll: Dice): DrawnTable {
  const { decks, names } = roll(BUILT_IN_AMONG) === 0 ? builtIn(roll) : generated(roll);
  const late = roll(LATE_AMONG) === 0 ? drawLateness(roll) : notLate;
  return { table: { decks, settings: drawSettings(roll), late }, names, player: roll(2) === 0 ? 'random' : 'eager' };
}

type DrawnDecks = Pick<DrawnTable, 'names'> & Pick<SoakTable, 'decks'>;

function builtIn(roll: Dice): DrawnDecks {
  const [one, other] = shuffled(soakChoices.decks(), roll) as [string, string];
  return { decks: [one, other], names: [one, other] };
}

function generated(roll: Dice): DrawnDecks {
  const [one, other] = [drawList(roll), drawList(roll)];
  return { decks: [one.list, other.list], names: [one.name, other.name] };
}

/** The list of a generated deck, and its name with its set. */
function drawList(roll: Dice): { readonly list: string; readonly name: string } {
  const { sets } = soakChoices;
  const set = sets[roll(sets.length)] ?? '';
  const drawn = keyforge.generateDeck?.(drawSeed(roll), set);
  if (drawn?.ok !== true) throw new Error(`No deck of ${set} can be generated.`);
  return { list: drawn.value.lists.en, name: `${drawn.value.name} (${set})` };
}

function drawLateness(roll: Dice): Lateness {
  return {
    permanents: PERMANENTS_MIN + roll(PERMANENTS_MAX - PERMANENTS_MIN + 1),
    isGathered: roll(2) === 0,
    aember: roll((roll(RICH_AMONG) === 0 ? RICH_MAX : AEMBER_MAX) + 1),
  };
}

function drawSettings(roll: Dice): SoakTable['settings'] {
  const sort = roll(CHAINS_AMONG);
  if (sort === 0) return { chainBidding: true };
  return sort === 1 ? { firstChains: 1 + roll(HANDICAP_MAX) } : {};
}

/** A table in one line. */
export function describeTable({ table, names, player }: DrawnTable): string {
  const { settings, late } = table;
  const said = [
    ...Object.entries(settings).map(([name, value]) => `${name} ${String(value)}`),
    ...(late === notLate ? [] : [`${late.permanents} permanents in play${late.isGathered ? ' of one house' : ''}`, `${late.aember} æmber`]),
  ];
  return [player, names.join(' against '), ...said].join(', ');
}
