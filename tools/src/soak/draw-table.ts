import { shuffled } from '@crupier/bots';
import type { Dice } from '@crupier/kernel';
import { notLate, soakChoices, type Lateness, type SoakTable } from '@crupier/marvel-champions/soak';

/** Who answers for all seats of a game. */
export type PlayerName = 'eager' | 'random';

/** A table and its player. */
export interface DrawnTable {
  readonly table: SoakTable;
  readonly player: PlayerName;
}

const HEROIC_MAX = 2;
const VILLAIN_LEFT_MAX = 3;
const HEROES_LEFT_MAX = 2;

/** Draws who plays, against what, how hard and how late: every hero, scenario, modular set and difficulty is as likely as the others. */
export function drawTable(roll: Dice): DrawnTable {
  const scenario = oneOf(soakChoices.scenarios, roll);
  const table: SoakTable = {
    decks: shuffled(soakChoices.decks, roll).slice(0, 1 + roll(soakChoices.seatsMax)),
    scenario,
    modular: shuffled(soakChoices.modulars, roll).slice(0, oneOf([0, 1, 1, 1, 2], roll)),
    difficulty: oneOf(soakChoices.difficulties, roll),
    heroic: roll(HEROIC_MAX + 1),
    skirmish: roll(4) === 0 ? 1 + roll(soakChoices.versionsOf(scenario)) : 0,
    besides: roll(2) === 0 ? [] : soakChoices.sparedCards(),
    late: roll(2) === 0 ? notLate : drawLateness(roll),
  };
  return { table, player: roll(4) === 0 ? 'random' : 'eager' };
}

function drawLateness(roll: Dice): Lateness {
  return {
    villainLeft: roll(2) === 0 ? 1 + roll(VILLAIN_LEFT_MAX) : 0,
    heroesLeft: roll(2) === 0 ? 1 + roll(HEROES_LEFT_MAX) : 0,
    isSchemeNear: roll(3) === 0,
    isShort: roll(2) === 0,
    hasAllies: roll(3) === 0,
    hasNemeses: roll(3) === 0,
    isBare: roll(6) === 0,
  };
}

function oneOf<T>(list: readonly T[], roll: Dice): T {
  return list[roll(list.length)] as T;
}

/** A table in one line. */
export function describeTable({ table, player }: DrawnTable): string {
  const { decks, besides, scenario, modular, difficulty, heroic, skirmish, late } = table;
  const { villainLeft, heroesLeft, isSchemeNear, isShort, hasAllies, hasNemeses, isBare } = late;
  const lateness = [
    ...(villainLeft > 0 ? [`villain at ${villainLeft}`] : []),
    ...(heroesLeft > 0 ? [`heroes at ${heroesLeft}`] : []),
    ...(isSchemeNear ? ['scheme near'] : []),
    ...(isShort ? ['short decks'] : []),
    ...(hasAllies ? ['allies in play'] : []),
    ...(hasNemeses ? ['nemeses'] : []),
    ...(isShort && isBare ? ['no encounter discard pile'] : []),
  ];
  const settings = [scenario, ...modular, difficulty, `heroic ${heroic}`, ...(skirmish > 0 ? [`skirmish ${skirmish}`] : [])];
  const cards = besides.length > 0 ? [`${besides.length} cards besides`] : [];
  return [player, decks.join(' + '), ...cards, ...settings, ...lateness].join(', ');
}
