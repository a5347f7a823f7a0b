import {
  applies,
  call,
  cardOf,
  derived,
  leave,
  mayLower,
  NO_CARD,
  option,
  raise,
  raiseAll,
  rulesOnCard,
  site,
  stateCheck,
  staticsAbout,
  topics,
  type CardId,
  type CardRef,
  type GameEvent,
  type OneSeatQuestion,
  type Seat,
} from '@crupier/kernel/rules';
import { counterNames } from '../state/counters.ts';
import { destroyedBy, fact, kind, losses } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { baseToughnessOf, toughnessOf } from '../state/bodies.ts';
import { cardsIn, combatOf, isDemon, isType, objectsInPlay, recordOf, sideOf, supertypesOf, typesOf } from '../state/reading.ts';
import { goesRound } from '../state/loops.ts';
import { uniqueResources } from '../state/open-resources.ts';
import { activeOrNext, inTurnOrder, teamsLeft } from '../state/seats.ts';
import { tableSlots } from '../state/slots.ts';
import { zoneKind, type Inferno, type InfernoMatch, type Zone } from '../state/state.ts';
import { traitsOf } from '../state/traits.ts';
import { hasType } from '../state/type-line.ts';

const about = topics('stat toughness', 'list type', 'list supertype', 'countersAtMost');

interface CheckLocals {
  /** Cards that their controllers chose to keep. */
  kept: readonly CardId[];
  /** Something was done in this round: it is looked again. */
  done: boolean;
  /** Rounds in which something was done. */
  rounds: number;
}

const emptyDraw = site('INF-705.5a INF-104.3b INF-119.4', 'who tried to draw from an empty deck loses');
/** Trying alone loses: whoever has another way to add one lives. Ruling C-04. */
const emptyResource = site('INF-705.5b INF-104.3c INF-120.3', 'who tried to add a resource from an empty deck loses');
const emptyMill = site('INF-705.5c INF-104.3d', 'who could not put a card of the deck into the Infierno for damage loses');
/** It has moved, and what waits for it to leave has seen it: ruling C-58. */
const tokensCease = site('INF-705.5d INF-108.2a INF-110.5e', 'a token outside play ceases to exist');
const copiesCease = site('INF-705.5e INF-706.8a', 'a copy of a ritual that is not on the chain ceases to exist');
/** Of allies alone: a demon with an empty deck lives. Ruling C-33. */
const noToughness = site('INF-705.5f INF-301.4b INF-301.7 INF-118.5', 'an ally with toughness 0 or less goes to the Infierno');
const oneUnique = site('INF-705.5g INF-204.5d', 'of unique cards with one name a player keeps one');
const activeFirst = site('INF-303.3b', 'scenarios of the active player beat those that entered with them');
const noDestruction = site('INF-701.6b', 'what goes to the Infierno for any other reason is not destroyed');
const oneScenario = site('INF-705.5h INF-303.3', 'one scenario stays in play');
const weaponsOnAllies = site('INF-705.5i INF-302.3e', 'a weapon stays on an ally alone');
const alliesOnNothing = site('INF-705.5j', 'an ally stays on nothing');
const countersAtMost = site('INF-705.5k INF-121.2', 'counters beyond what a card may have are removed');
const oneResult = site('INF-705.6', 'what several state-based actions would do to a card is done once');
const endless = site('INF-104.4b', 'state-based actions that go round without end are a draw');
const straysLeave = site('INF-506.4', 'what is no ally any more leaves the combat');

/** All state-based actions at once, again and again until none is left. *Rule:* INF-705.3. */
export const stateBased = stateCheck<Inferno, CheckLocals>('state-based actions', [
  {
    name: 'is there anything to do',
    rule: 'INF-705.2',
    do: (match) => (isAnythingDue(match) ? undefined : leave),
  },
  {
    name: 'choose which of the unique ones stays',
    rule: 'INF-705.5g',
    ask: (match, { locals }) => keepQuestion(uniqueGroups(match), locals.kept, match, 'keepUnique'),
    take: (_match, { locals }, [chosen]) => {
      locals.kept = [...locals.kept, chosen?.card ?? NO_CARD];
      return 'choose which of the unique ones stays';
    },
  },
  {
    name: 'choose which scenario stays',
    rule: 'INF-705.5h INF-303.3 INF-303.3a INF-303.3c',
    ask: (match, { locals }) => keepQuestion([newestScenarios(match)], locals.kept, match, 'keepScenario'),
    take: (_match, { locals }, [chosen]) => {
      locals.kept = [...locals.kept, chosen?.card ?? NO_CARD];
    },
  },
  {
    name: 'all at once',
    rule: 'INF-705.1 INF-705.3',
    do: (match, { locals }) => {
      const due = actionsDue(match, locals.kept);
      locals.done = due.length > 0;
      if (locals.done) raiseAll(match, due);
    },
  },
  {
    name: 'forget what was tried',
    rule: 'INF-705.5',
    do: (match) => {
      if (match.state.players.some(hasFailed)) raise(match, fact('attemptsForgotten', {}));
    },
  },
  {
    name: 'is the match over',
    rule: 'INF-104.2a INF-104.4a',
    do: (match) => {
      const left = teamsLeft(match);
      if (left <= 1) raise(match, fact('matchEnded', { value: left }));
    },
  },
  {
    name: 'look again',
    rule: 'INF-705.3',
    do: (match, { locals }) => {
      if (!locals.done) return leave;
      Object.assign(locals, { kept: [], done: false, rounds: locals.rounds + 1 });
      if (goesRound(match, locals.rounds)) {
        if (applies(match, endless)) raise(match, fact('matchDrawn', {}));
        return leave;
      }
      return 'is there anything to do';
    },
  },
]);

type Attempts = Pick<InfernoMatch['state']['players'][number], 'failedDraw' | 'failedMill' | 'failedResource'>;

function hasFailed({ failedDraw, failedMill, failedResource }: Attempts): boolean {
  return failedDraw || failedMill || failedResource;
}

/** Does all that is due. The last act of a step. *Rule:* INF-705.2. */
export function checkState(match: InfernoMatch): void {
  // A probe sees the check step by step.
  if (match.probe !== undefined || derived(match, tableSlots.due, isAnythingDue))
    call(match, stateBased, { kept: [], done: false, rounds: 0 });
}

/** Whether there is anything to do. The test that nearly every check ends with: it makes no list. */
export function isAnythingDue(match: InfernoMatch): boolean {
  const { players, cards } = match.state;
  for (const player of players) if (hasFailed(player)) return true;
  for (let at = 0; at < cards.length; at++) if (cards[at]?.token === true && !mayHoldTokens(zoneKind(cards[at]?.zone ?? 0))) return true;
  let scenarios = 0;
  let uniques = 0;
  const isLowered = mayLower(match, about['stat toughness']);
  const isPlain = !isLowered && mayStand(match);
  for (let seat = 0; seat < players.length; seat++) {
    uniques += uniqueResources(match, seat).length;
    for (const card of cardsIn(match, 'play', seat)) {
      const record = cards[card];
      if (isPlain && record?.damage === 0 && record.host === NO_CARD && traitsOf(match, record.definition).stands) continue;
      if (recordOf(match, card).host !== NO_CARD && !mayStayAttached(match, card)) return true;
      const types = typesOf(match, card);
      if (hasType(match, types, 'ally') && isWorn(match, card, isLowered)) return true;
      if (hasType(match, types, 'scenario') && ++scenarios > 1) return true;
      if (supertypesOf(match, card).includes('unique')) uniques++;
    }
  }
  if (uniques > 1 && uniqueGroups(match).length > 0) return true;
  return isAnyStray(match) || (isCounted(match) && surplus(match).length > 0);
}

/** Whether nothing is left of an ally's toughness. */
function isWorn(match: InfernoMatch, card: CardId, isLowered: boolean): boolean {
  return (isLowered || baseToughnessOf(match, card) <= 0) && toughnessOf(match, card) <= 0;
}

/** Whether what is printed says what things are, and no weapon lowers a toughness: then most of them need not be looked at. */
function mayStand(match: InfernoMatch): boolean {
  if (match.probe !== undefined || staticsAbout(match, about['list type']).length + staticsAbout(match, about['list supertype']).length > 0)
    return false;
  for (let seat = 0; seat < match.state.players.length; seat++) {
    for (const card of cardsIn(match, 'play', seat))
      if (recordOf(match, card).host !== NO_CARD && (printedOf(match, card).modifiers?.toughness ?? 0) < 0) return false;
  }
  return true;
}

/** Where tokens and copies of rituals may be. *Rule:* INF-705.5d, INF-705.5e. */
function mayHoldTokens(zone: Zone): boolean {
  return zone === 'play' || zone === 'resources' || zone === 'chain';
}

/** Everything that applies now, as one event. *Rule:* INF-705.5. */
function actionsDue(match: InfernoMatch, kept: readonly CardId[]): GameEvent[] {
  const due = [
    ...losing(match),
    ...outsidePlay(match),
    ...dying(match),
    ...(applies(match, oneUnique) ? unwanted(match, uniqueGroups(match), kept) : []),
    ...(applies(match, oneScenario) ? unwanted(match, [scenarios(match)], scenarioKept(match, kept)) : []),
    ...detaching(match),
    ...(match.state.combat === undefined ? [] : strays(match).map((card) => fact('removedFromCombat', { card }))),
    ...(isCounted(match) ? surplus(match) : []),
  ];
  return applies(match, oneResult) ? withoutDoubles(due) : due;
}

/** Facts that take a card out of play. */
const leavingPlay: ReadonlySet<number> = new Set([kind.destroyed, kind.cardToInfierno]);

/** A card that would go to the Infierno for several reasons goes there once. *Rule:* INF-705.6. */
function withoutDoubles(due: readonly GameEvent[]): GameEvent[] {
  const gone = new Set<CardRef>();
  return due.filter(({ kind: of, card }) => {
    if (!leavingPlay.has(of)) return true;
    const isFirst = !gone.has(card);
    gone.add(card);
    return isFirst;
  });
}

/** Not at once, but when somebody would have priority. *Rule:* INF-705.5a, INF-705.5b, INF-705.5c, ruling C-03. */
function losing(match: InfernoMatch): GameEvent[] {
  return match.state.players.flatMap((player, seat) => {
    if (player.lost || !hasFailed(player)) return [];
    if (player.failedDraw && applies(match, emptyDraw)) return [fact('playersLost', { seat, value: losses.indexOf('emptyDraw') })];
    if (player.failedResource && applies(match, emptyResource))
      return [fact('playersLost', { seat, value: losses.indexOf('emptyResource') })];
    if (player.failedMill && applies(match, emptyMill)) return [fact('playersLost', { seat, value: losses.indexOf('emptyMill') })];
    return [];
  });
}

/** Tokens that are not in play, and copies of rituals that are not on the chain. *Rule:* INF-705.5d, INF-705.5e. */
function outsidePlay(match: InfernoMatch): GameEvent[] {
  return match.state.cards
    .filter(({ id, token, zone }) => {
      if (!token || mayHoldTokens(zoneKind(zone))) return false;
      return applies(match, printedOf(match, id).types.includes('ritual') ? copiesCease : tokensCease);
    })
    .map(({ id }) => fact('tokenCeased', { card: id }));
}

/** It counts as destroyed, by whatever dealt it the last damage. *Rule:* INF-705.5f, ruling C-06. */
function dying(match: InfernoMatch): GameEvent[] {
  if (!applies(match, noToughness)) return [];
  const isLowered = mayLower(match, about['stat toughness']);
  return objectsInPlay(match)
    .filter((card) => isType(match, card, 'ally') && isWorn(match, card, isLowered))
    .map((card) =>
      fact('destroyed', { card, other: recordOf(match, card).damagedBy[0] ?? NO_CARD, source: NO_CARD, value: destroyedBy.toughness }),
    );
}

function detaching(match: InfernoMatch): GameEvent[] {
  return objectsInPlay(match)
    .filter((card) => recordOf(match, card).host !== NO_CARD && !mayStayAttached(match, card))
    .filter((card) => applies(match, isType(match, card, 'ally') ? alliesOnNothing : weaponsOnAllies))
    .map((card) => fact('detached', { card, other: recordOf(match, card).host }));
}

/** A weapon stays on an ally only, and an ally on nothing. *Rule:* INF-705.5i, INF-705.5j. */
function mayStayAttached(match: InfernoMatch, card: CardId): boolean {
  const { host } = recordOf(match, card);
  return zoneKind(recordOf(match, host).zone) === 'play' && isType(match, host, 'ally') && !isType(match, card, 'ally');
}

/** Who takes part in a combat and is neither ally nor demon any more: no action of the list, but done when those are. *Rule:* INF-506.4. */
function strays(match: InfernoMatch): CardId[] {
  const { attackers, defenders } = combatOf(match);
  if (!applies(match, straysLeave)) return [];
  return [...attackers, ...defenders].map(cardOf).filter((card) => isStray(match, card));
}

function isStray(match: InfernoMatch, card: CardRef): boolean {
  return !isType(match, cardOf(card), 'ally') && !isDemon(match, card);
}

function isAnyStray(match: InfernoMatch): boolean {
  const { combat } = match.state;
  if (combat === undefined || !applies(match, straysLeave)) return false;
  for (const card of combat.attackers) if (isStray(match, card)) return true;
  for (const card of combat.defenders) if (isStray(match, card)) return true;
  return false;
}

/** Whether any card says how many counters it may have: the test before looking at all. */
function isCounted(match: InfernoMatch): boolean {
  return staticsAbout(match, about.countersAtMost).length > 0;
}

/** The counters that cards have too many of. *Rule:* INF-705.5k. */
function surplus(match: InfernoMatch): GameEvent[] {
  if (!applies(match, countersAtMost)) return [];
  return objectsInPlay(match).flatMap((card) =>
    rulesOnCard(match, card, about.countersAtMost).flatMap(({ word, amount }) => {
      const more = (recordOf(match, card).counters[word] ?? 0) - amount;
      const value = counterNames.findIndex((name) => name === word);
      return more > 0 ? [fact('countersRemoved', { card, amount: more, value })] : [];
    }),
  );
}

/** Cards of one controller that share a name and are unique. *Rule:* INF-705.5g. */
function uniqueGroups(match: InfernoMatch): CardId[][] {
  const unique = [
    ...objectsInPlay(match).filter((card) => supertypesOf(match, card).includes('unique')),
    ...inTurnOrder(match).flatMap((seat) => uniqueResources(match, seat)),
  ];
  const groups = new Map<string, CardId[]>();
  for (const card of unique) {
    const key = `${sideOf(match, card)} ${printedOf(match, card).name.es}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function scenarios(match: InfernoMatch): CardId[] {
  return objectsInPlay(match).filter((card) => isType(match, card, 'scenario'));
}

/**
 * The scenarios among which somebody must choose: those that entered last, at the same time. Those of the active player beat the
 * others. *Rule:* INF-303.3.
 */
function newestScenarios(match: InfernoMatch): CardId[] {
  const all = scenarios(match);
  if (all.length < 2) return [];
  const newest = Math.max(...all.map((card) => recordOf(match, card).entered));
  const last = all.filter((card) => recordOf(match, card).entered === newest);
  const own = last.filter((card) => sideOf(match, card) === match.state.active);
  return own.length > 0 && applies(match, activeFirst) ? own : last;
}

function scenarioKept(match: InfernoMatch, kept: readonly CardId[]): readonly CardId[] {
  const newest = newestScenarios(match);
  return newest.length === 1 ? newest : kept;
}

/** Asks about the first group of which nobody has chosen the one that stays. */
function keepQuestion(
  groups: readonly (readonly CardId[])[],
  kept: readonly CardId[],
  match: InfernoMatch,
  purpose: string,
): OneSeatQuestion | undefined {
  const open = groups.find((group) => group.length > 1 && !group.some((card) => kept.includes(card)));
  const [first] = open ?? [];
  if (open === undefined || first === undefined) return undefined;
  return { kind: 'target', seat: chooserOf(match, open), purpose, source: NO_CARD, options: open.map((card) => option('keep', card)) };
}

/** Their controller chooses; where they have several, the active player does. *Rule:* INF-303.3b. */
function chooserOf(match: InfernoMatch, group: readonly CardId[]): Seat {
  const sides = new Set(group.map((card) => sideOf(match, card)));
  return sides.size === 1 ? (sides.values().next().value as Seat) : activeOrNext(match);
}

/** All of a group but the one that stays go to their owners' Infiernos; they are not destroyed. */
function unwanted(match: InfernoMatch, groups: readonly (readonly CardId[])[], kept: readonly CardId[]): GameEvent[] {
  return groups
    .filter((group) => group.length > 1)
    .flatMap((group) => group.filter((card) => !kept.includes(card)))
    .map((card) =>
      applies(match, noDestruction)
        ? fact('cardToInfierno', { card, value: 1 })
        : fact('destroyed', { card, other: NO_CARD, source: NO_CARD, value: destroyedBy.effect }),
    );
}
