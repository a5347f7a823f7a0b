import { shuffled } from '@crupier/bots';
import type { Dice } from '@crupier/kernel';
import { asDecksAre, drawCampaign, notLate, soakChoices, type Lateness, type SoakTable } from '@crupier/marvel-champions/soak';
import type { PlayerName } from '../soaked-game.ts';

/** A table and its player. */
export interface DrawnTable {
  readonly table: SoakTable;
  readonly player: PlayerName;
}

/** Which cards tables are drawn with: in twelve tables seven have the core set alone, four cards beyond it, and one a campaign. */
const sorts = [...Array<'core'>(7).fill('core'), ...Array<'beyond'>(4).fill('beyond'), 'campaign'] as const;

const HEROIC_MAX = 2;
const VILLAIN_LEFT_MAX = 3;
const HEROES_LEFT_MAX = 2;
/** How many cards beyond the core set are dealt to each player, and to the scenario. */
const CARDS_BEYOND = 14;
const ENCOUNTERS_BEYOND = 10;

/** Draws who plays, against what, how hard and how late: every hero, scenario, modular set and difficulty is as likely as the others. */
export function drawTable(roll: Dice): DrawnTable {
  const sort = oneOf(sorts, roll);
  const scenario = oneOf(soakChoices.scenarios, roll);
  const decks = shuffled(soakChoices.decks, roll).slice(0, 1 + roll(soakChoices.seatsMax));
  const table: SoakTable = {
    decks,
    scenario,
    modular: shuffled(soakChoices.modulars, roll).slice(0, oneOf([0, 1, 1, 1, 2], roll)),
    difficulty: oneOf(soakChoices.difficulties, roll),
    heroic: roll(HEROIC_MAX + 1),
    skirmish: roll(4) === 0 ? 1 + roll(soakChoices.versionsOf(scenario)) : 0,
    ...(sort === 'beyond' ? drawBeyond(decks.length, roll) : ofCoreSet(roll)),
    ...(sort === 'campaign' && drawCampaign(decks, roll)),
    late: roll(2) === 0 ? notLate : drawLateness(roll),
  };
  return { table, player: drawPlayer(roll) };
}

/** One of four players is random. */
export function drawPlayer(roll: Dice): PlayerName {
  return roll(4) === 0 ? 'random' : 'eager';
}

type DealtCards = typeof asDecksAre;

function ofCoreSet(roll: Dice): DealtCards {
  return { ...asDecksAre, besides: roll(2) === 0 ? [] : soakChoices.sparedCards() };
}

/** Every seat has one of the identities of other products or its deck’s own, and all have the same cards of other products. */
function drawBeyond(seats: number, roll: Dice): DealtCards {
  const { identities, players, encounters } = soakChoices.beyondCards();
  const others = shuffled(identities, roll);
  return {
    identities: Array.from({ length: seats }, (_, seat) => (roll(2) === 0 ? others[seat] : undefined)),
    besides: shuffled(players, roll).slice(0, CARDS_BEYOND),
    encounter: shuffled(encounters, roll).slice(0, ENCOUNTERS_BEYOND),
    isThin: true,
  };
}

function drawLateness(roll: Dice): Lateness {
  return {
    villainLeft: roll(2) === 0 ? 1 + roll(VILLAIN_LEFT_MAX) : 0,
    heroesLeft: roll(2) === 0 ? 1 + roll(HEROES_LEFT_MAX) : 0,
    isSchemeNear: roll(3) === 0,
    isShort: roll(2) === 0,
    hasAllies: roll(2) === 0,
    hasAttachments: roll(3) === 0,
    hasNemeses: roll(2) === 0,
    isBare: roll(6) === 0,
  };
}

/** One of a list. */
export function oneOf<T>(list: readonly T[], roll: Dice): T {
  return list[roll(list.length)] as T;
}

/** A table in one line. */
export function describeTable({ table, player }: DrawnTable): string {
  const { decks, identities, besides, encounter, isThin, campaign, scenario, modular, difficulty, heroic, skirmish, late } = table;
  const { villainLeft, heroesLeft, isSchemeNear, isShort, hasAllies, hasAttachments, hasNemeses, isBare } = late;
  const lateness = [
    ...(villainLeft > 0 ? [`villain at ${villainLeft}`] : []),
    ...(heroesLeft > 0 ? [`heroes at ${heroesLeft}`] : []),
    ...(isSchemeNear ? ['scheme near'] : []),
    ...(isShort ? ['short decks'] : []),
    ...(hasAllies ? ['allies in play'] : []),
    ...(hasAttachments ? ['attachments on the villain'] : []),
    ...(hasNemeses ? ['nemeses'] : []),
    ...(isShort && isBare ? ['no encounter discard pile'] : []),
  ];
  const inCampaign = campaign === undefined ? [] : [`campaign ${campaign.campaign} (${campaign.level})`];
  const settings = [...inCampaign, scenario, ...modular, difficulty, `heroic ${heroic}`, ...(skirmish > 0 ? [`skirmish ${skirmish}`] : [])];
  const cards = [
    ...(besides.length > 0 ? [`with ${besides.join(' ')}`] : []),
    ...(encounter.length > 0 ? [`encounter cards ${encounter.join(' ')}`] : []),
    ...(isThin ? ['thin decks'] : []),
  ];
  const seated = decks.map((deck, seat) => (identities[seat] === undefined ? deck : `${deck} as ${identities[seat]}`));
  return [player, seated.join(' + '), ...cards, ...settings, ...lateness].join(', ');
}
